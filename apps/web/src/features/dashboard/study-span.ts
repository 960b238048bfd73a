const longestMinutes = 60;
const stepMinutes = 5;

/** An hour of a free slot at most, from the next five minutes on, as the calendar writes it. */
export function studySpan(day: string, slot: { readonly from: number; readonly to: number }) {
  const from = Math.ceil(slot.from / stepMinutes) * stepMinutes;
  const to = Math.min(slot.to, from + longestMinutes);
  return { from, to, start: `${day}T${clock(from)}`, end: `${day}T${clock(to)}` };
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
