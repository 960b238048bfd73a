import { ownChapter } from "@jotter/domain/own-chapter";
import { sourceOf } from "@jotter/file-bytes/byte-source";
import { paceOf } from "@jotter/file-bytes/pace";
import { openZip } from "@jotter/file-bytes/zip-read";
import { loadTypesetter } from "@jotter/markdown/formula";
import type { Replica } from "@jotter/replica/replica";
import { type CheckedBook, checkBrought, isBookFile, mostBrought } from "@jotter/textbook/brought-book";
import { inOneLanguage } from "@jotter/textbook/one-language";

/** Reads what was chosen, files, a folder or a zip, and checks each chapter as the house's own are checked. [TXT-1] */
export async function checkOwn(chosen: readonly File[], known: readonly string[]): Promise<CheckedBook> {
  const texts = await textsOf(chosen);
  return checkBrought(texts, { typeset: await loadTypesetter(), known, owner: "own" });
}

/** Every chapter that is all right becomes a record; the same chapter once more replaces the one before. */
export async function keepOwn(replica: Replica, { chapters }: CheckedBook, now: number): Promise<number> {
  const good = chapters.filter(({ isGood }) => isGood);
  await replica.together(async () => {
    for (const { isGood: _, ...one } of good) {
      const id = `own--${one.subject.slice(0, 24)}--${one.chapter.slice(0, 24)}--${one.language}`;
      const data = { ...one, createdAt: now, updatedAt: now };
      if (await replica.get(ownChapter, id)) await replica.update(ownChapter, id, data);
      else await replica.create(ownChapter, data, id);
    }
  });
  return inOneLanguage(good, "en").length;
}

async function textsOf(chosen: readonly File[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  let bytes = 0;
  const take = (path: string, text: string) => {
    bytes += text.length;
    if (texts.size >= mostBrought.files || bytes > mostBrought.bytes) throw new Error("too much");
    texts.set(path, text);
  };
  for (const file of chosen) {
    if (/\.zip$/i.test(file.name)) {
      const entries = await openZip(sourceOf(new Uint8Array(await file.arrayBuffer())), mostBrought.files);
      for (const [path, entry] of entries) {
        if (!isBookFile(path) || entry.size > mostBrought.file) continue;
        take(path, new TextDecoder().decode(await entry.read(paceOf({}))));
      }
    } else {
      const path = file.webkitRelativePath || file.name;
      if (isBookFile(path) && file.size <= mostBrought.file) take(path, await file.text());
    }
  }
  return texts;
}
