/** From when to when, in the form single times have: Japanese would write a range out, "8時00分～8時50分". */
export function spokenRange(formatter: Intl.DateTimeFormat, from: number, to: number): string {
  return formatter.formatRange(from, to).replace(/(\d{1,2})時(\d{2})分/gu, "$1:$2");
}
