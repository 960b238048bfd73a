/** What another text says and a note is to have, under the name of that text. */
export type MissedPart = { readonly heading: string; readonly lines: readonly string[] };

/** At the end, each part under its heading; what stands there already goes on. */
export function withMissed(body: string, parts: readonly MissedPart[]): string {
  return parts.reduce((text, { heading, lines }) => {
    const items = lines.map((line) => `- ${line}`);
    const rows = text.split("\n");
    const at = rows.indexOf(`## ${heading}`);
    if (at < 0) return `${text.trimEnd()}${text.trim() === "" ? "" : "\n\n"}## ${heading}\n\n${items.join("\n")}\n`;
    const end = endOfPart(rows, at);
    return [...rows.slice(0, end), ...items, ...rows.slice(end)].join("\n");
  }, body);
}

/** Without them again, whatever was written meanwhile; a heading that nothing is left under goes too. */
export function withoutMissed(body: string, parts: readonly MissedPart[]): string {
  return parts.reduce((text, { heading, lines }) => {
    const rows = text.split("\n");
    const at = rows.indexOf(`## ${heading}`);
    if (at < 0) return text;
    const gone = new Set(lines.map((line) => `- ${line}`));
    const end = endOfPart(rows, at);
    const left = rows.slice(at + 1, end).filter((row) => !gone.delete(row));
    if (left.some((row) => row.trim() !== ""))
      return [...rows.slice(0, at + 1), ...left, ...rows.slice(end)].join("\n");
    const rest = rows.slice(end).join("\n").trimStart();
    const before = rows.slice(0, at).join("\n").trimEnd();
    return rest === "" ? `${before}\n` : `${before}\n\n${rest}`;
  }, body);
}

/** Behind the last line that is not blank, before the next heading. */
function endOfPart(rows: readonly string[], at: number): number {
  const next = rows.findIndex((row, index) => index > at && /^#{1,6}\s/.test(row));
  let end = next < 0 ? rows.length : next;
  while (end > at + 1 && rows[end - 1]?.trim() === "") end -= 1;
  return end;
}
