import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { noteData, type PushOp, pullAll, push, type StudentAccount } from "./account.ts";

/**
 * Students who write as fast as the server answers, and remember exactly what it acknowledged.
 * Half of their pushes create notes, half change notes that were acknowledged before; batches are of 1 to 8.
 */
type WriteStorm = {
  /** Writes until told to stop, or until the server is gone. */
  readonly blow: () => void;
  readonly still: () => Promise<void>;
  readonly acknowledged: () => number;
  /** Pushes that nobody answered. */
  readonly unanswered: () => number;
  /** Compares what the server has with what it had promised. To be asked while nobody writes. */
  readonly damage: () => Promise<Damage>;
};

type Damage = {
  /** Acknowledged, but absent or older than promised, or not what was written. */
  readonly lost: readonly string[];
  /** Pushes without an answer of which some writes landed and others did not. */
  readonly halfApplied: readonly string[];
};

type Promised = { readonly rev: number; readonly body: string };
/** A push nobody answered: it may have landed, but only as a whole. */
type Doubtful = readonly { readonly id: string; readonly ifRev: number; readonly body: string }[];

export function createWriteStorm(address: string, students: readonly StudentAccount[]): WriteStorm {
  const writers = students.map((student) => createWriter(address, student));
  return {
    blow: () => {
      for (const writer of writers) writer.blow();
    },
    still: async () => {
      await Promise.all(writers.map((writer) => writer.still()));
    },
    acknowledged: () => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0),
    unanswered: () => writers.reduce((sum, writer) => sum + writer.unanswered(), 0),
    damage: async () => {
      const found = await Promise.all(writers.map((writer) => writer.damage()));
      return { lost: found.flatMap((one) => one.lost), halfApplied: found.flatMap((one) => one.halfApplied) };
    },
  };
}

function createWriter(address: string, student: StudentAccount) {
  const device = randomUUID();
  const promisedById = new Map<string, Promised>();
  let doubtful: Doubtful[] = [];
  let [acknowledged, unanswered] = [0, 0];
  let sends = 0;
  let wanted = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    while (wanted) {
      const ops = nextOps();
      let results: Awaited<ReturnType<typeof push>>;
      try {
        results = await push(address, student, device, ops);
      } catch (problem) {
        // A TypeError is fetch's way to say that the line broke: the server died under us, as the storm intends.
        if (!(problem instanceof TypeError)) throw problem;
        unanswered++;
        doubtful.push(ops.map((op) => ({ id: op.id, ifRev: op.ifRev, body: String(op.data?.body) })));
        return;
      }
      for (const [index, result] of results.entries()) {
        const op = ops[index];
        if (result.status !== "ok" || result.rev === undefined || !op) {
          throw new Error(`A write that nobody contested was answered ${JSON.stringify(result)}.`);
        }
        promisedById.set(op.id, { rev: result.rev, body: String(op.data?.body) });
        acknowledged++;
      }
    }
  }

  function nextOps(): readonly PushOp[] {
    const known = [...promisedById];
    const size = 1 + Math.floor(Math.random() * 8);
    const byId = new Map<string, PushOp>();
    for (let index = 0; index < size; index++) {
      const old = Math.random() < 0.5 ? known[Math.floor(Math.random() * known.length)] : undefined;
      const id = old?.[0] ?? randomUUID();
      sends++;
      const data = noteData(`Note ${sends}`, `${sends} ${randomUUID().repeat(1 + Math.floor(Math.random() * 50))}`);
      byId.set(id, { kind: "note", id, ifRev: old?.[1].rev ?? 0, n: sends, v: 1, data, del: false, at: Date.now() });
    }
    return [...byId.values()];
  }

  return {
    blow: () => {
      wanted = true;
      writing = write();
      writing.catch(() => undefined); // `still` tells; until then it must not count as unhandled.
    },
    still: async () => {
      wanted = false;
      await writing;
    },
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
    damage: async (): Promise<Damage> => {
      const rows = await pullAll(address, student);
      const rowById = new Map(rows.map((row) => [row.id, row]));
      const halfApplied: string[] = [];
      for (const ops of doubtful) {
        const landed = ops.filter((op) => rowById.get(op.id)?.data?.body === op.body);
        if (landed.length !== 0 && landed.length !== ops.length) {
          halfApplied.push(`${student.email}: ${landed.length} of ${ops.length} writes of one push`);
        }
        for (const { id, body } of landed) promisedById.set(id, { rev: rowById.get(id)?.rev ?? 0, body });
      }
      doubtful = [];
      const lost: string[] = [];
      for (const [id, promised] of promisedById) {
        const row = rowById.get(id);
        if (!row) lost.push(`${student.email}: ${id} is gone`);
        else if (row.rev !== promised.rev) lost.push(`${student.email}: ${id} is at ${row.rev}, not ${promised.rev}`);
        else if (row.data?.body !== promised.body) lost.push(`${student.email}: ${id} has another text`);
      }
      return { lost, halfApplied };
    },
  };
}

/**
 * "ok", or what is wrong with the data folder of a dead server: what SQLite itself says, and whether each student's
 * counters agree with the records. Asked of a copy, so that the server does its own repair.
 */
export async function databaseVerdict(dataDir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "jotter-verdict-"));
  try {
    const names = (await readdir(dataDir)).filter((name) => /\.(db|sqlite3?)(-wal)?$/.test(name));
    const main = names.find((name) => !name.endsWith("-wal"));
    if (!main) throw new Error(`There is no database in ${dataDir}.`);
    for (const name of names) await cp(join(dataDir, name), join(copy, name));
    const database = new DatabaseSync(join(copy, main));
    const words = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" ")).join("; ");
    const integrity = words(database.prepare("pragma integrity_check").all());
    const wrongCounters = words(database.prepare(studentsWithWrongCounters).all());
    database.close();
    return wrongCounters ? `${integrity}; wrong counters: ${wrongCounters}` : integrity;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const studentsWithWrongCounters = `
  select u.user_id, u.head, max(r.rev), u.bytes, sum(r.bytes), u.rows, count(*)
  from sync_user u join record r on r.user_id = u.user_id
  group by u.user_id having u.head <> max(r.rev) or u.bytes <> sum(r.bytes) or u.rows <> count(*)`;
