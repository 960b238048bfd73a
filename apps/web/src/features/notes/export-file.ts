import type { CalloutKind } from "@jotter/markdown/callouts";
import type { HtmlWords } from "@jotter/markdown/html";
import type { ExportedNote } from "./exported-note.ts";

/** Everything a page in one file is made of. */
export type FilePage = {
  readonly title: string;
  readonly language: string;
  readonly notes: readonly ExportedNote[];
  readonly words: Omit<HtmlWords, "callout"> & { readonly callout: (kind: CalloutKind) => string };
  readonly imageUrl: (id: string) => string | null;
};

/** A name that Windows, macOS, Linux and a memory stick all take. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in a name.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = withinBytes(name, 120).replace(/[. ]+$/, "");
  if (short === "") return "note";
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(short) ? `note ${short}` : short;
}

/** Systems count a name in bytes; a letter is never cut in two. */
function withinBytes(text: string, bytes: number): string {
  let length = 0;
  let kept = "";
  for (const letter of text) {
    length += new TextEncoder().encode(letter).length;
    if (length > bytes) break;
    kept += letter;
  }
  return kept;
}
