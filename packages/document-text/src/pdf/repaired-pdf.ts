import { lettersAt } from "../kind.ts";

/**
 * A PDF whose end is lost, with a new end: what names its pages stands last. The pages that are still whole are listed
 * anew. Null where there is none.
 */
export function repairedPdf(bytes: Uint8Array): Uint8Array | null {
  const text = withoutEnd(lettersAt(bytes, 0, bytes.length));
  const pages: string[] = [];
  let highest = 0;
  let catalogue = "";
  for (const { 0: head, 1: number = "", 2: version = "", index } of text.matchAll(
    /(?<!\d)(\d{1,7}) (\d{1,5}) obj\b/g,
  )) {
    highest = Math.max(highest, Number(number));
    const start = text.slice(index + head.length, index + head.length + 1500);
    const content = start.split(/endobj|stream/, 1)[0] ?? "";
    if (/\/Type\s*\/Page(?![a-zA-Z])/.test(content)) pages.push(`${number} ${version} R`);
    if (/\/Type\s*\/Catalog(?![a-zA-Z])/.test(content)) catalogue = `${number} ${version} R`;
  }
  if (pages.length === 0 && catalogue === "") return null;
  const [list, root] = [highest + 1, highest + 2];
  const end =
    pages.length === 0
      ? `\ntrailer\n<< /Size ${root} /Root ${catalogue} >>\n%%EOF\n`
      : `\nendstream\nendobj\n${list} 0 obj\n<< /Type /Pages /Count ${pages.length} /Kids [${pages.join(" ")}] >>\nendobj\n` +
        `${root} 0 obj\n<< /Type /Catalog /Pages ${list} 0 R >>\nendobj\ntrailer\n<< /Size ${root + 1} /Root ${root} 0 R >>\n%%EOF\n`;
  const whole = new Uint8Array(text.length + end.length);
  whole.set(bytes.subarray(0, text.length));
  whole.set(new TextEncoder().encode(end), text.length);
  return whole;
}

/** Half a list of objects would be believed before ours. */
function withoutEnd(text: string): string {
  const last = text.lastIndexOf("endobj");
  return last >= 0 && /^\s*(?:xref|trailer|startxref)/.test(text.slice(last + 6, last + 60))
    ? text.slice(0, last + 6)
    : text;
}
