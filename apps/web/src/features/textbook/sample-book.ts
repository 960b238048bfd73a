import type { ChapterText, ContentsSubject } from "@jotter/textbook/contents";
import { strToU8, zipSync } from "fflate";

/** A book of one chapter as it may be brought along, to be written anew. [TXT-1] */
export function sampleBook(
  { title, line, marker, courses }: Pick<ContentsSubject, "title" | "line" | "marker" | "courses">,
  id: string,
  { language, file, text }: ChapterText,
): Uint8Array<ArrayBuffer> {
  const chapter = id.split("/")[1] ?? "chapter";
  const json = (data: unknown) => strToU8(`${JSON.stringify(data, null, 2)}\n`);
  return zipSync({
    "my-book/subject.json": json({ marker, courses, chapters: [chapter] }),
    [`my-book/${language}.md`]: strToU8(`---\ntitle: ${title}\nline: ${line}\n---\n`),
    [`my-book/${chapter}/chapter.json`]: json(file),
    [`my-book/${chapter}/${language}.md`]: strToU8(text),
  });
}
