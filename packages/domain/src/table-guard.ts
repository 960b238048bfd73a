/** A spreadsheet would run what begins like this. The apostrophe says text; a negative number is just that. */
export function guarded(text: string): string {
  const isFormula = formula.test(text) && !/^-\d+(?:[.,]\d+)?$/.test(text);
  return isFormula ? `'${text}` : text;
}

export function withoutGuard(text: string): string {
  return formula.test(text) && text.startsWith("'") ? text.slice(1) : text;
}

const formula = /^'*[=+\-@＝＋－＠\t\r]/u;

/** A cell as it stands in a file: between quotes where it must. */
export function quoted(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n\t]|^\s|\s$/u.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A file that Excel opens as a table, and no cell of which it runs: its mark for UTF-8 at the front, its line ends. */
export function tableFile(rows: readonly (readonly string[])[], separator: string): string {
  const lines = rows.map((row) => row.map((cell) => quoted(guarded(cell), separator)).join(separator));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}
