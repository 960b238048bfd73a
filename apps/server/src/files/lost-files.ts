import { type Database, run } from "../storage/database.ts";
import type { FileStore } from "./file-store.ts";

type Row = { readonly id: string; readonly bytes: number; readonly state: "stored" | "lost" };

const rowsAtOnce = 500;
const filesAtOnce = 8;

/**
 * Looks whether the bytes of all files are there. One that has none is not listed any more, and its name is free for the
 * device that gives it back; one that was missed and is there again is as it was.
 */
export async function noteLostFiles({ db }: Database, store: FileStore): Promise<number> {
  let lost = 0;
  let after = "";
  for (;;) {
    const rows = await run<Row>(
      db,
      "select id, bytes, state from file where state in ('stored', 'lost') and id > $1 order by id limit $2",
      [after, rowsAtOnce],
    );
    const waiting = [...rows];
    const look = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        const isThere = (await store.bytesOf(row.id)) === row.bytes;
        if (!isThere) lost++;
        const state = isThere ? "stored" : "lost";
        if (state !== row.state)
          await run(db, "update file set state = $3 where id = $1 and state = $2", [row.id, row.state, state]);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, look));
    after = rows.at(-1)?.id ?? "";
    if (rows.length < rowsAtOnce) return lost;
  }
}
