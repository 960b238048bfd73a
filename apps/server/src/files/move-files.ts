import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Database, run } from "../storage/database.ts";
import type { FileStore } from "./file-store.ts";
import type { FileStores } from "./open-file-store.ts";

export type Moved = {
  readonly files: number;
  readonly bytes: number;
  /** Their bytes are in neither place, or are not what was received. They stay where they are. */
  readonly damaged: readonly string[];
  /** What could not be moved this time, and why the last of them could not. */
  readonly failed: number;
  readonly reason: string | undefined;
};

type Row = { readonly id: string; readonly bytes: number };
type Outcome = "moved" | "here" | "gone" | "damaged";

const rowsAtOnce = 500;
const filesAtOnce = 4;

/**
 * Brings all files from where they lay before to where they are kept now, while students work. A file leaves its old place
 * only after it was read again in the new one and is the same; so it may be killed at any moment and begun anew.
 */
export async function moveFiles(
  { db }: Pick<Database, "db">,
  { now, before }: FileStores,
  onProgress: (moved: Moved) => void = () => {},
): Promise<Moved> {
  if (!before) throw new Error("There is nowhere to move files from.");
  const damaged = new Set<string>();
  let [files, bytes, failed] = [0, 0, 0];
  let reason: string | undefined;
  const moved = (): Moved => ({ files, bytes, damaged: [...damaged], failed, reason });

  async function moveOne({ id, bytes: wanted }: Row, from: FileStore): Promise<Outcome> {
    if ((await from.bytesOf(id)) === undefined) {
      const isHere = (await now.bytesOf(id)) === wanted;
      return isHere ? "here" : (await isStored(id)) ? "damaged" : "gone";
    }
    const there = await now.bytesOf(id);
    if (there === wanted) return await leave(id, from, await hashOf(from, id));
    // Half of it, from a run that was killed.
    await now.remove(id);
    const content = await from.read(id);
    if (!content) return "gone";
    const hashing = createHashing(content);
    await now.write(id, hashing.content, wanted);
    if (!(await isStored(id))) return await takeBack(id);
    if (hashing.found().bytes === wanted) return await leave(id, from, hashing.found());
    await now.remove(id);
    return "damaged";
  }

  /** Its old place, now that it can be read in the new one. Two files under one name are nothing to choose from. */
  async function leave(id: string, from: FileStore, wanted: Hashed | undefined): Promise<Outcome> {
    const here = await hashOf(now, id);
    if (!isDeepStrictEqual(here, wanted)) return (await isStored(id)) ? "damaged" : "gone";
    await from.remove(id);
    return "moved";
  }

  async function isStored(id: string) {
    return (await run(db, "select id from file where id = $1 and state = 'stored'", [id])).length > 0;
  }

  /** Its student removed it while it was on the way. Nobody may send it again until what we wrote is gone. */
  async function takeBack(id: string): Promise<Outcome> {
    const row = { id, user_id: "", name: "", type: "", bytes: 0, state: "deleting", created_at: 0 } as const;
    const marked = await db
      .insertInto("file")
      .values({ ...row, purpose: "document", receiver: 0 })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // Where there is a row again, it is on its way out, or its student has sent it anew: then it is not ours to remove.
    if (!marked) return "gone";
    await now.remove(id);
    await db.deleteFrom("file").where("id", "=", id).where("state", "=", "deleting").execute();
    return "gone";
  }

  /** How many were still in their old place. */
  async function pass(from: FileStore): Promise<number> {
    let found = 0;
    let after = "";
    for (;;) {
      const rows = await run<Row>(
        db,
        "select id, bytes from file where state = 'stored' and id > $1 order by id limit $2",
        [after, rowsAtOnce],
      );
      const waiting = [...rows];
      await Promise.all(
        Array.from({ length: filesAtOnce }, async () => {
          for (let row = waiting.shift(); row; row = waiting.shift()) {
            const outcome = await moveOne(row, from).catch((error) => {
              failed++;
              reason = error instanceof Error ? error.message : "unknown";
            });
            if (outcome === "damaged") damaged.add(row.id);
            if (outcome !== "moved") continue;
            found++;
            files++;
            bytes += row.bytes;
          }
        }),
      );
      onProgress(moved());
      after = rows.at(-1)?.id ?? "";
      if (rows.length < rowsAtOnce) return found;
    }
  }

  // What was on its way into the old place when its turn was over is found by another look.
  for (;;) {
    failed = 0;
    if ((await pass(before)) === 0) return moved();
  }
}

type Hashed = { readonly hash: string; readonly bytes: number };

/** Undefined where there is none. */
async function hashOf(store: FileStore, id: string): Promise<Hashed | undefined> {
  const content = await store.read(id);
  if (!content) return undefined;
  const hashing = createHashing(content);
  for await (const _ of hashing.content);
  return hashing.found();
}

/** Passes content on and says afterwards what it was. */
function createHashing(source: AsyncIterable<Buffer>) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* content() {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: content(), found: (): Hashed => ({ hash: hash.copy().digest("hex"), bytes }) };
}
