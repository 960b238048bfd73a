import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { fileNameOf } from "../../ui/file-name.ts";
import { turns } from "../../ui/turns.ts";
import { markdownAmongOthers, picturesIn, withPictureFiles } from "./export-markdown.ts";
import type { ExportedNote } from "./exported-note.ts";

const aTurn = turns();

type ZipOptions = {
  readonly classNameOf: (id: string) => string | null;
  readonly pictureOf: (id: string) => Promise<Blob | null>;
};

/** Notes as one zip: a file each, their pictures in a folder beside them, and every link alive inside it. [NOT-5] */
export async function notesZip(
  notes: readonly ExportedNote[],
  { classNameOf, pictureOf }: ZipOptions,
): Promise<{ readonly zip: Blob; readonly missing: number }> {
  const nameOf = uniqueNames();
  const pictureNameOf = uniqueNames();
  const files: ZippedFile[] = [];
  const pathOf = new Map<string, string | null>();
  for (const note of notes) {
    for (const [id, words] of picturesIn(note.body)) {
      if (pathOf.has(id)) continue;
      const content = await pictureOf(id).catch(() => null);
      const kind = content && extensions[content.type];
      const path = kind ? `images/${pictureNameOf(fileNameOf(words || "picture"))}.${kind}` : null;
      pathOf.set(id, path);
      if (content && path)
        files.push({ path, content: new Uint8Array(await content.arrayBuffer()), at: note.updatedAt });
    }
    const stem = nameOf(fileNameOf(note.title));
    const className = note.classId ? classNameOf(note.classId) : null;
    const body = withPictureFiles(note.body, (id) => pathOf.get(id) ?? null);
    const content = new TextEncoder().encode(markdownAmongOthers(note, className, stem, body));
    files.push({ path: `${stem}.md`, content, at: note.updatedAt });
    await aTurn();
  }
  const missing = [...pathOf.values()].filter((path) => path === null).length;
  return { zip: await zipOf(files), missing };
}

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
};

/** No two alike, also where a disk knows no capitals. */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${name} ${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}

export type ZippedFile = { readonly path: string; readonly content: Uint8Array; readonly at: number };

const sliceBytes = 256 * 1024;

/** Packed slice by slice, so that the page goes on meanwhile. Pictures are packed already. */
export async function zipOf(files: readonly ZippedFile[], type = "application/zip"): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  for (const { path, content, at } of files) {
    const isPacked = /\.(?:png|jpg|gif|webp)$/.test(path);
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    // Before 1980 there is no time in a zip file.
    entry.mtime = Math.max(at, Date.UTC(1980, 0, 2));
    zip.add(entry);
    for (let from = 0; ; from += sliceBytes) {
      const isLast = from + sliceBytes >= content.length;
      entry.push(content.subarray(from, from + sliceBytes), isLast);
      await aTurn();
      if (isLast) break;
    }
  }
  zip.end();
  return new Blob(parts, { type });
}
