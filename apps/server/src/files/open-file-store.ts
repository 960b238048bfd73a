import { join } from "node:path";
import { isFileId } from "@jotter/ports/file-id";
import { errorDetails, type Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { StartupProblem } from "../startup-problem.ts";
import { createDiskFileStore, type FileStore } from "./file-store.ts";
import { placeOf, type S3Address } from "./s3-address.ts";
import { createS3FileStore, type S3FileStore } from "./s3-file-store.ts";
import { StoreProblem } from "./s3-wire.ts";

export type FilesPlace = Pick<Settings, "DATA_DIR" | "FILES_URL" | "FILES_BEFORE_URL">;

/** Where files lie now and, while they are moved, where they lay before. */
export type FileStores = { readonly now: FileStore; readonly before: FileStore | undefined };

export function openFileStores({ DATA_DIR, FILES_URL = "disk", FILES_BEFORE_URL }: FilesPlace): FileStores {
  const open = (place: S3Address | "disk") =>
    place === "disk" ? createDiskFileStore(join(DATA_DIR, "files")) : createS3FileStore(place);
  return { now: open(FILES_URL), before: FILES_BEFORE_URL && open(FILES_BEFORE_URL) };
}

export function openFileStore(place: FilesPlace): FileStore {
  const { now, before } = openFileStores(place);
  return before ? bothStores(now, before) : now;
}

/** New files come into the first; what is not there yet lies in the second. */
export function bothStores(now: FileStore, before: FileStore): FileStore {
  /** A file is in its new place before it leaves the old one: who finds it in neither came just in between. */
  async function fromEither<Found>(ask: (store: FileStore) => Promise<Found | undefined>) {
    return (await ask(now)) ?? (await ask(before)) ?? (await ask(now));
  }
  return {
    write: now.write,
    read: (id, range) => fromEither((store) => store.read(id, range)),
    bytesOf: (id) => fromEither((store) => store.bytesOf(id)),
    async remove(id) {
      // The old place first: what is moved meanwhile is then found in the new one.
      await before.remove(id);
      await now.remove(id);
    },
    async removeUnfinished(time) {
      await now.removeUnfinished(time);
      await before.removeUnfinished(time);
    },
  };
}

/**
 * What an operator wrote wrong is said at the start. A store that is away is not: notes do not need it. Gives where students
 * have been: where no data folder knows of them, a bucket does.
 */
export async function checkBuckets(
  { FILES_URL, FILES_BEFORE_URL, found }: FilesPlace & Pick<Settings, "found">,
  log: Log,
): Promise<Settings["found"]> {
  let hasFiles = false;
  for (const [name, place] of [
    ["FILES_URL", FILES_URL],
    ["FILES_BEFORE_URL", FILES_BEFORE_URL],
  ] as const) {
    if (!place || place === "disk") continue;
    try {
      const store = createS3FileStore(place);
      await store.look();
      hasFiles ||= await holdsFiles(store);
    } catch (error) {
      if (error instanceof StoreProblem && error.code === "EACCES")
        throw new StartupProblem(
          `The bucket ${placeOf(place)} of ${name} cannot be used (${error.said}). Check ${name}.`,
        );
      log.error("files.unreachable", errorDetails(error));
    }
  }
  return found === "nothing" && hasFiles ? "bucket" : found;
}

/** Beside what others keep in the same bucket. */
async function holdsFiles(store: S3FileStore): Promise<boolean> {
  let seen = 0;
  for await (const { id } of store.list()) {
    if (isFileId(id)) return true;
    if (++seen === 1000) break;
  }
  return false;
}
