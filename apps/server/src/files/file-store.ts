import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export type ByteRange = { readonly start: number; readonly end: number };

/** Where the bytes of files lie. Names are ids the server made; what students call their files never gets here. */
export type FileStore = {
  /**
   * All of it, or nothing: a file is there only once every byte is safely kept. Where it is known how long it is at most,
   * no more memory is set aside for it than that.
   */
  readonly write: (id: string, content: AsyncIterable<Buffer>, mostBytes?: number) => Promise<void>;
  /** Undefined where there is none. */
  readonly read: (id: string, range?: ByteRange) => Promise<Readable | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** How long it is; undefined where there is none. */
  readonly bytesOf: (id: string) => Promise<number | undefined>;
  /** Removes what was being written before the given time, by a process that did not live to finish. */
  readonly removeUnfinished: (before: number) => Promise<void>;
};

export function createDiskFileStore(folder: string): FileStore {
  const unfinished = join(folder, "unfinished");
  const pathOf = (id: string) => filePath(folder, id);

  return {
    async write(id, content) {
      const path = join(unfinished, id);
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(pathOf(id)), { recursive: true });
      try {
        await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
        await rename(path, pathOf(id));
        await flushFolder(dirname(pathOf(id)));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async read(id, range) {
      try {
        const file = await open(pathOf(id));
        return createReadStream("", { fd: file, ...range });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(id) {
      await rm(pathOf(id), { force: true });
      await rm(join(unfinished, id), { force: true });
    },

    async bytesOf(id) {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async removeUnfinished(before) {
      for (const name of await readdir(unfinished).catch(() => [])) {
        const path = join(unfinished, name);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** A level of folders keeps each one short. */
export function filePath(folder: string, id: string): string {
  return join(folder, id.slice(0, 2), id);
}

/** A rename is only safe from a power cut once the folder itself is written. */
async function flushFolder(path: string) {
  if (process.platform === "win32") return; // Windows cannot, and need not
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
