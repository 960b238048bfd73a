import { type Entity, migrated } from "@jotter/domain/entity";
import {
  isNoticedEpoch,
  landedRow,
  limits,
  type PullPage,
  type PullRequest,
  type PushAnswer,
  type PushOp,
  type PushRequest,
  type PushResult,
  type Refusal,
  type ServerRow,
  startOfEpoch,
} from "@jotter/ports/protocol";
import { contentOf, nothing } from "./content.ts";
import { keyOf } from "./names.ts";
import { isOutdated, outdated, type ReconcileRules, reconcile } from "./reconcile.ts";
import type { LocalRow, Sent } from "./row.ts";
import {
  atomically,
  getMeta,
  listTable,
  migratedContent,
  readRow,
  type Store,
  setMeta,
  writeNewRows,
  writeRow,
  writeWaiting,
} from "./store.ts";

/**
 * The steps of a sync, each one local transaction. Between any two of them the tab may die, a message may be
 * lost, come twice or come late: no step relies on what happened in between.
 */

/** What to ask the server for next. */
export async function nextPull(store: Store, limit: number = limits.rowsPerPage): Promise<PullRequest> {
  const first = await getMeta(store, "first");
  if (!first) return { after: await getMeta(store, "cursor"), limit };
  return { before: first.before < 0 ? "newest" : first.before, limit };
}

/** "upgrade": it holds what this version of the app does not know. "epoch": it comes from other records than ours. */
export type Taken = "more" | "done" | "upgrade" | "epoch";

export async function takePage(store: Store, request: PullRequest, page: PullPage): Promise<Taken> {
  if (page.rows.some((row) => !isKnown(store, row))) return "upgrade";
  return atomically(store, async () => {
    const epoch = await getMeta(store, "epoch");
    if (epoch !== null && epoch !== page.epoch) return "epoch";
    if (epoch === null) await setMeta(store, "epoch", page.epoch);
    await takeRows(store, page.rows);
    const more =
      "after" in request ? await walkOn(store, request.after, page) : await walkBack(store, request.before, page);
    if (!more) await finishHealing(store);
    return more ? "more" : "done";
  });
}

/** Gathers dirty records into one request, and writes down what it sends before it is sent. */
export async function preparePush(store: Store, count: number = limits.opsPerPush): Promise<PushRequest | null> {
  return atomically(store, async () => {
    // Before the first page it is not known which life of the records an answer would come from.
    const epoch = await getMeta(store, "epoch");
    if (epoch === null || (await getMeta(store, "healing"))) return null;
    const ops: PushOp[] = [];
    let sends = await getMeta(store, "sends");
    let bytes = 0;
    const waiting = store.pending.toCollection().filter(({ blocked }) => blocked === undefined);
    const dirty = await waiting.limit(count).toArray();
    // Asked for together: a hundred questions one after another take a second.
    const rows = await Promise.all(
      dirty.map(({ kind, id }) => {
        const entity = store.entities.get(kind);
        return entity && readRow(store, entity, id);
      }),
    );
    const writes: Promise<void>[] = [];
    for (const [place, { kind, id }] of dirty.entries()) {
      const [entity, row] = [store.entities.get(kind), rows[place]];
      if (!entity || !row) continue;
      // An unresolved send goes out again exactly as it was; only a refused one makes way for what stands now.
      const last = row.sent?.at(-1);
      const sending: Sent =
        last && !last.refused ? last : { n: sends + 1, v: entity.version, at: row.at, ...contentOf(row) };
      bytes += JSON.stringify(sending.data).length;
      if (ops.length > 0 && bytes > limits.batchBytes) break;
      if (sending !== last) {
        sends = sending.n;
        writes.push(writeWaiting(store, entity, id, { ...row, sent: [...(row.sent ?? []), sending] }));
      }
      const { n, v, data, del, at } = sending;
      ops.push({ kind, id, ifRev: row.rev, n, v, data, del, at });
    }
    await Promise.all(writes);
    await setMeta(store, "sends", sends);
    if (ops.length === 0) return null;
    return { epoch, device: await getMeta(store, "device"), ops };
  });
}

export async function takeAnswer(store: Store, request: PushRequest, answer: PushAnswer): Promise<Taken> {
  const opOf = ({ kind, id }: PushResult) => request.ops.find((op) => op.kind === kind && op.id === id);
  const rows = answer.results.flatMap((result) => {
    if (result.status === "conflict") return result.row ? [result.row] : [];
    const op = result.status === "ok" && opOf(result);
    return op ? [landedRow(op, request.device, result)] : [];
  });
  if (rows.some((row) => !isKnown(store, row))) return "upgrade";
  return atomically(store, async () => {
    if ((await getMeta(store, "epoch")) !== answer.epoch) return "epoch";
    await takeRows(store, rows);
    for (const result of answer.results) {
      if (result.status === "rejected") {
        const op = opOf(result);
        if (op) await markRefused(store, op, result.code);
      } else if (result.status === "conflict" && !result.row) await offerAnew(store, result.kind, result.id);
    }
    await skipOwnEchoes(store, answer.results);
    const outdated = answer.results.some((result) => result.status === "rejected" && result.code === "UPGRADE");
    return outdated ? "upgrade" : "more";
  });
}

/** The server would not take this write as it is. The record stays here, visibly unsaved, and holds up no other. */
export function refuse(store: Store, op: PushOp, code: Refusal): Promise<void> {
  return atomically(store, () => markRefused(store, op, code));
}

/** What was refused is offered once more: there may be room now. */
export async function unblock(store: Store): Promise<void> {
  await store.pending
    .where("blocked")
    .above("")
    .modify((waiting: { blocked?: Refusal }) => {
      delete waiting.blocked;
    });
}

/**
 * The server's records were replaced (a backup came back). Everything is read anew; what the server lacks
 * or has older is offered to it again, so that the students' devices heal the server.
 */
export async function changeEpoch(store: Store, epoch: string): Promise<void> {
  await atomically(store, async () => {
    if ((await getMeta(store, "epoch")) === epoch) return;
    for (const kind of store.entities.keys()) {
      await listTable(store, kind)
        .toCollection()
        .modify((row: { rev: number }) => {
          row.rev = outdated(row.rev);
        });
    }
    await unblock(store);
    await setMeta(store, "epoch", epoch);
    await setMeta(store, "cursor", 0);
    await setMeta(store, "first", null);
    await setMeta(store, "healing", true);
  });
}

function isKnown(store: Store, row: ServerRow): boolean {
  const entity = store.entities.get(row.kind);
  return entity !== undefined && row.v <= entity.version;
}

async function takeRows(store: Store, rows: readonly ServerRow[]): Promise<void> {
  const device = await getMeta(store, "device");
  const epoch = (await getMeta(store, "epoch")) ?? "";
  const life = { epochStart: startOfEpoch(epoch), isNoticed: isNoticedEpoch(epoch) };
  for (const entity of store.entities.values()) {
    const arrived = rows.filter((row) => row.kind === entity.kind);
    if (arrived.length === 0) continue;
    const here = await listTable(store, entity.kind).bulkGet(arrived.map(({ id }) => id));
    // A first sync is thousands of rows nobody has: they go in at once.
    const isNew = (row: ServerRow, index: number) =>
      !here[index] && arrived.findIndex(({ id }) => id === row.id) === index;
    const fresh = arrived.filter(isNew);
    await writeNewRows(
      store,
      entity,
      fresh.map((row) => ({ id: row.id, row: toLocal(entity, row) })),
    );
    // Side by side, but for one that came twice: that is taken in its order.
    const known = new Map<string, ServerRow[]>();
    for (const row of arrived.filter((each) => !fresh.includes(each))) {
      known.set(row.id, [...(known.get(row.id) ?? []), row]);
    }
    await Promise.all(
      [...known.values()].map(async (same) => {
        for (const row of same) await takeRow(store, entity, row, device, life);
      }),
    );
  }
}

async function takeRow(
  store: Store,
  entity: Entity,
  srv: ServerRow,
  device: string,
  life: Pick<ReconcileRules, "epochStart" | "isNoticed">,
): Promise<void> {
  const stored = await readRow(store, entity, srv.id);
  const local = stored?.sent
    ? { ...stored, sent: stored.sent.map((sent) => ({ ...sent, ...migratedContent(entity, sent.v, sent) })) }
    : stored;
  const arrived = { ...srv, data: srv.data && migrated(entity, srv.v, srv.data) };
  const { row, lost } = reconcile(local, arrived, device, { ...entity, ...life });
  if (row === local) return;
  await writeRow(store, entity, srv.id, row);
  for (const loss of lost) await store.conflicts.add({ ...loss, kind: entity.kind, id: srv.id, at: srv.at });
}

function toLocal(entity: Entity, srv: ServerRow): LocalRow {
  return { rev: srv.rev, at: srv.at, del: srv.del, data: srv.data && migrated(entity, srv.v, srv.data) };
}

async function walkOn(store: Store, after: number, page: PullPage): Promise<boolean> {
  const cursor = await getMeta(store, "cursor");
  // A page that starts beyond what is known would leave a gap; one from before it is only old news.
  if (after <= cursor && page.cursor > cursor) await setMeta(store, "cursor", page.cursor);
  return page.more;
}

async function walkBack(store: Store, before: number | "newest", page: PullPage): Promise<boolean> {
  const first = await getMeta(store, "first");
  const expected = first && (first.before < 0 ? "newest" : first.before);
  if (!first || before !== expected) return true;
  const top = first.before < 0 ? page.head : first.top;
  if (page.more) await setMeta(store, "first", { top, before: page.cursor });
  else {
    await setMeta(store, "cursor", top);
    await setMeta(store, "first", null);
  }
  // Even then: what changed while we walked back stands above `top`.
  return true;
}

async function finishHealing(store: Store): Promise<void> {
  if (!(await getMeta(store, "healing"))) return;
  for (const entity of store.entities.values()) {
    const unknown = listTable(store, entity.kind).filter(({ rev }) => isOutdated(rev));
    for (const id of await unknown.primaryKeys()) await offerAnew(store, entity.kind, id);
  }
  await setMeta(store, "healing", false);
}

/** The server does not have this record (any more): it becomes a new one. */
async function offerAnew(store: Store, kind: string, id: string): Promise<void> {
  const entity = store.entities.get(kind);
  const row = entity && (await readRow(store, entity, id));
  if (entity && row) await writeRow(store, entity, id, { rev: 0, at: row.at, ...contentOf(row), base: nothing });
}

async function markRefused(store: Store, op: PushOp, code: Refusal): Promise<void> {
  const waiting = await store.pending.get(keyOf(op.kind, op.id));
  const last = waiting?.sent?.at(-1);
  // Only the newest send speaks for the record; a late refusal of an older one says nothing new.
  if (!waiting || last?.n !== op.n) return;
  const sent = waiting.sent?.map((each) => (each.n === op.n ? { ...each, refused: true as const } : each));
  await store.pending.put({ ...waiting, blocked: code, ...(sent && { sent }) });
}

/** When our own writes are all that happened since, there is no need to pull them back. */
async function skipOwnEchoes(store: Store, results: readonly PushResult[]): Promise<void> {
  if (await getMeta(store, "first")) return;
  let cursor = await getMeta(store, "cursor");
  for (const result of results) {
    if (result.status === "ok" && result.rev === cursor + 1) cursor = result.rev;
  }
  await setMeta(store, "cursor", cursor);
}
