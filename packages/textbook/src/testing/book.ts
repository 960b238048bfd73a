import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@jotter/domain/settings";
import { ChapterFile } from "../chapter-file.ts";
import { readWritten, type Written } from "../written.ts";

const folder = join(import.meta.dirname, "../../../../content/textbook");

/** The chapters of the house's own book. */
export const chapters: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(join(folder, name), { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? [`${name}/${one.name}`] : [],
    ),
  );

export function chapterFile(id: string): ChapterFile {
  return ChapterFile.parse(JSON.parse(readFileSync(join(folder, id, "chapter.json"), "utf8")));
}

/** In English where it is not written in a language. */
export function chapterText(id: string, language: Language): Written {
  const files = readdirSync(join(folder, id));
  const file = files.includes(`${language}.md`) ? `${language}.md` : "en.md";
  return readWritten(readFileSync(join(folder, id, file), "utf8"));
}
