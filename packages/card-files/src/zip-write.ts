import { joined } from "@jotter/file-bytes/byte-source";
import type { Pace } from "@jotter/file-bytes/pace";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file that a card shows, by the id in its `attachment:`. */
export type FileToWrite = {
  readonly id: string;
  readonly name: string;
  readonly read: () => Promise<Uint8Array | null>;
};

const sliceBytes = 64 * 1024;

/** The package: the collection, the files under their numbers, and the list of their names. */
export async function zipped(collection: Uint8Array, files: readonly FileToWrite[], pace: Pace): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = async (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const entry = isPacked ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = new Date(2026, 0, 1);
    zip.add(entry);
    for (let at = 0; at === 0 || at < bytes.length; at += sliceBytes) {
      entry.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
      if (pace.isTime()) await pace.rest();
    }
  };
  await add("collection.anki2", collection, true);
  const names: Record<string, string> = {};
  for (const { name, read } of files) {
    const bytes = await read();
    if (!bytes) continue;
    const place = String(Object.keys(names).length);
    names[place] = name;
    await add(place, bytes, false);
  }
  await add("media", new TextEncoder().encode(JSON.stringify(names)), true);
  zip.end();
  return joined(chunks);
}
