import type { DocumentKind } from "./document.ts";

/** What the first bytes say. A zip may be many things; a text may be written in many ways. */
export type RoughKind = "pdf" | "zip" | "image" | "text" | "locked-office" | "wrong-kind" | "unknown-kind";

const heads: readonly (readonly [string, RoughKind])[] = [
  ["\x89PNG\r\n\x1a\n", "image"],
  ["\xff\xd8\xff", "image"],
  ["GIF8", "image"],
  ["II*\0", "image"],
  ["MM\0*", "image"],
  ["PK\x03\x04", "zip"],
  ["PK\x05\x06", "zip"],
  ["{\\rtf", "wrong-kind"],
  ["%!PS", "wrong-kind"],
  ["Rar!", "wrong-kind"],
  ["7z\xbc\xaf", "wrong-kind"],
  ["\x1f\x8b", "wrong-kind"],
  ["BZh", "wrong-kind"],
  ["\xfd7zXZ", "wrong-kind"],
  ["\x28\xb5\x2f\xfd", "wrong-kind"],
  ["MZ", "wrong-kind"],
  ["\x7fELF", "wrong-kind"],
  ["ID3", "wrong-kind"],
  ["OggS", "wrong-kind"],
  ["fLaC", "wrong-kind"],
  ["\x1aE\xdf\xa3", "wrong-kind"],
  ["SQLite format 3", "wrong-kind"],
];

export function roughKind(bytes: Uint8Array): RoughKind {
  const head = lettersAt(bytes, 0, 1024);
  // Anything may stand before a PDF's own first line, as long as it is near.
  if (head.includes("%PDF-")) return "pdf";
  const known = heads.find(([start]) => head.startsWith(start));
  if (known && !(known[0] === "MZ" && !head.includes("\0"))) return known[1];
  if (head.startsWith("BM") && head.includes("\0")) return "image";
  if (head.startsWith("RIFF")) return head.slice(8, 12) === "WEBP" ? "image" : "wrong-kind";
  if (head.slice(4, 8) === "ftyp")
    return /^(?:avi|heic|heix|mif1|msf1)/.test(head.slice(8, 12)) ? "image" : "wrong-kind";
  if (head.startsWith("\xd0\xcf\x11\xe0")) return isLockedOffice(bytes) ? "locked-office" : "wrong-kind";
  return "text";
}

/** Word and PowerPoint put a locked file into the container of their old formats, under this name. */
function isLockedOffice(bytes: Uint8Array): boolean {
  const name = [..."EncryptedPackage"].map((letter) => `${letter}\0`).join("");
  return (
    lettersAt(bytes, 0, 65_536).includes(name) ||
    lettersAt(bytes, Math.max(0, bytes.length - 65_536), 65_536).includes(name)
  );
}

/** Byte by byte, as letters of the same number. */
export function lettersAt(bytes: Uint8Array, from: number, length: number): string {
  let letters = "";
  for (let at = from; at < Math.min(bytes.length, from + length); at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, Math.min(bytes.length, from + length, at + 8192)));
  }
  return letters;
}

/** What a file that is packed, or ought to be, is meant to be: its name says it, or what can still be seen of it. */
export function meantKind(name: string, bytes: Uint8Array): Extract<DocumentKind, "docx" | "pptx" | "epub"> | null {
  const ending = /\.(docx|pptx|epub)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === "docx" || ending === "pptx" || ending === "epub") return ending;
  const head = lettersAt(bytes, 0, 65_536);
  if (!head.startsWith("PK")) return null;
  if (head.includes("application/epub+zip")) return "epub";
  if (head.includes("word/document.xml")) return "docx";
  return head.includes("ppt/presentation.xml") ? "pptx" : null;
}

/** Which text a text is: HTML and SVG say so themselves, the others are told apart by their names. */
export function textKind(name: string, text: string): Extract<DocumentKind, "text" | "markdown" | "html" | "csv"> {
  const start = text.slice(0, 4000).replace(/^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*/, "");
  if (/^<(?:!doctype\s+(?:html|svg)|html|head|body|svg)\b/i.test(start)) return "html";
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (/^(?:html?|xhtml)$/.test(ending) && /<\/?[a-z][^<>]*>/i.test(start)) return "html";
  if (/^(?:md|markdown|mdown)$/.test(ending)) return "markdown";
  return ending === "csv" || ending === "tsv" ? "csv" : "text";
}
