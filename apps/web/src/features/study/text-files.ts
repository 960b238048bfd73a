import { lettersOf } from "@jotter/file-bytes/letters";
import type { Pasted } from "../../student/study/pasted.ts";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

const mostBytes = 2 * 1024 * 1024;

type Refused = { readonly name: string; readonly why: "fileProblem" | "fileEmpty" | "fileTooLong" };

/** Of some files those that are texts. A picture or a program under another name is none. [AIX-5] */
export async function textFiles(
  files: readonly File[],
): Promise<{ readonly read: readonly Pasted[]; readonly refused: readonly Refused[] }> {
  const read: Pasted[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    if (file.size > mostBytes) {
      refused.push({ name: file.name, why: "fileTooLong" });
      continue;
    }
    const text = await textOf(file);
    if (text === null) refused.push({ name: file.name, why: "fileProblem" });
    else if (text.trim() === "") refused.push({ name: file.name, why: "fileEmpty" });
    else read.push({ title: file.name.replace(/\.\w{1,8}$/, ""), text });
  }
  return { read, refused };
}

export function refusalText({ name, why }: Refused, t: Translate, format: Pick<Format, "bytes">): string {
  return t(`study.picker.${why}`, { name, most: format.bytes(mostBytes) });
}

async function textOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const text = lettersOf(bytes).replace(/^\ufeff/, "");
  // A text has no signs that only machines write.
  if (/\p{Cc}/u.test(text.replace(/\s/g, ""))) return null;
  return text.replace(/\r\n?/g, "\n");
}
