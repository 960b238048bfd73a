import type { Entity, RecordData } from "@jotter/domain/entity";
import { unionOfPages } from "@jotter/domain/page-ranges";
import type { Content } from "./content.ts";
import { changed, openJournal, type Typed } from "./journal.ts";
import { listsOf } from "./list.ts";
import { mergeLog } from "./merge-log.ts";
import { mergeText } from "./merge-text.ts";
import { keyOf } from "./names.ts";
import { newId } from "./new-id.ts";
import { edited } from "./reconcile.ts";
import type { Replica } from "./replica.ts";
import type { LocalRow } from "./row.ts";
import { atomically, getMeta, openStore, readRow, type Store, setMeta, writeNewRows, writeRow } from "./store.ts";

export type ReplicaDeps = {
  readonly userId: string;
  readonly entities: readonly Entity[];
  readonly now: () => number;
  /** No account is behind it: nothing is to come from anywhere, and nothing goes. */
  readonly isAlone?: boolean;
};

export function openReplica({ userId, entities, now, isAlone = false }: ReplicaDeps): Replica {
  const freshId = () => newId(now());
  const store = openStore(userId, entities, freshId, isAlone);
  const edit = editor(store, now);
  const editText: Replica["editText"] = async (entity, id, field, from, to, change) => {
    let stored = to;
    await edit(entity, id, (row) => {
      const before = existing(entity, id, row);
      stored = mergeText(from, to, String(before[field] ?? ""));
      return { data: { ...before, ...change, [field]: stored }, del: false };
    });
    return stored;
  };
  const journal = openJournal({
    userId,
    newId: freshId,
    now,
    replay: async (kind, id, typed) => {
      const entity = store.entities.get(kind);
      const row = entity && (await readRow(store, entity, id));
      // Somebody erased it for good: there is nothing these words belong to.
      if (!entity || (row && !row.data)) return;
      if (!row) {
        const first = Object.assign({}, ...typed.map((each) => each.first), ...typed.map(({ change }) => change));
        // The only one of its kind, typed into before it was ever written.
        if (entity.schema.safeParse(first).success) await edit(entity, id, () => ({ data: first, del: false }));
        return;
      }
      for (const { change, text } of notWritten(editsOf(typed), row.data ?? {})) {
        if (text) await editText(entity, id, text.field, text.from, text.to, change);
        else await edit(entity, id, (row) => ({ data: { ...existing(entity, id, row), ...change }, del: false }));
      }
    },
  });

  return {
    userId,
    store,
    opened: store.opened,
    ...listsOf(store),
    newId: freshId,
    get: async <Data extends RecordData>(entity: Entity<Data>, id: string) => {
      const row = await readRow(store, entity, id);
      return row && !row.del ? (row.data as Data) : undefined;
    },
    create: async (entity, data, id = freshId()) => {
      await edit(entity, id, () => ({ data, del: false }));
      return id;
    },
    createAll: async (entity, all, { goesOn = false } = {}) => {
      const fresh = all.map((data) => {
        refuseOthers(entity, data);
        return { id: freshId(), row: edited(undefined, { data, del: false }, now()) };
      });
      await atomically(store, async () => {
        await writeNewRows(store, entity, fresh);
        if (!goesOn) await setMeta(store, "edits", (await getMeta(store, "edits")) + 1);
      });
      return fresh.map(({ id }) => id);
    },
    update: (entity, id, change) =>
      edit(entity, id, (row) => ({ data: { ...existing(entity, id, row), ...change }, del: false })),
    upsert: (entity, id, change, first) =>
      edit(entity, id, (row) => ({
        data: { ...(row && !row.del && row.data ? row.data : first), ...change },
        del: false,
      })),
    editText,
    past: async <Data extends RecordData>(entity: Entity<Data>, id: string) => {
      const waiting = await store.pending.get(keyOf(entity.kind, id));
      const lost = await store.conflicts.filter((loss) => loss.kind === entity.kind && loss.id === id).toArray();
      return {
        lastSent: (waiting?.base.data as Data | null | undefined) ?? null,
        lost: lost.reverse(),
        // A device that keeps no versions still has its records.
        versions: await journal.versions.of(entity, id).catch(() => []),
      };
    },
    journal,
    keepVersion: (entity, id, data) => journal.versions.keep(entity, id, data),
    remove: (entity, id) => edit(entity, id, (row) => ({ data: existing(entity, id, row), del: true })),
    restore: (entity, id) => edit(entity, id, (row) => ({ data: existing(entity, id, row), del: false })),
    erase: (entity, id) =>
      edit(entity, id, (row) => {
        if (!row?.del) throw new Error(`${entity.kind} ${id} is not in the trash`);
        return { data: null, del: true };
      }),
    together: (edits) => atomically(store, edits),
    syncState: async () => ({
      phase: await getMeta(store, "phase"),
      pending: await store.pending.count(),
      blocked: await store.pending.where("blocked").above("").count(),
      firstSync: (await getMeta(store, "first")) !== null,
    }),
    close: () => {
      journal.close();
      store.db.close();
    },
  };
}

/** The tab may have died between writing and forgetting: what the record has already is not woven in again. */
function notWritten(edits: readonly JournalEdit[], data: RecordData): readonly JournalEdit[] {
  const stands = (text: string | undefined, { text: edit }: JournalEdit) =>
    edit !== undefined && data[edit.field] === text;
  const written = edits.findLastIndex((edit) => stands(edit.text?.to, edit));
  const next = edits.findLastIndex((edit) => stands(edit.text?.from, edit));
  return edits.slice(Math.max(written + 1, next, 0));
}

type JournalEdit = { readonly change: RecordData; readonly text?: { field: string; from: string; to: string } };

/** The journal of one field as edits: one for each text it began from. */
function editsOf(typed: readonly Typed[]): readonly JournalEdit[] {
  const edits: JournalEdit[] = [];
  for (const { change, text } of typed) {
    const last = edits.at(-1);
    if (text && (text.base !== null || !last?.text)) {
      const from = text.base ?? "";
      edits.push({ change, text: { field: text.field, from, to: changed(from, text.changes) } });
    } else if (text && last?.text) {
      edits[edits.length - 1] = { change, text: { ...last.text, to: changed(last.text.to, text.changes) } };
    } else edits.push({ change });
  }
  return edits;
}

/** Every local edit, from any tab: one transaction over the row, its texts and the dirty set. */
function editor(store: Store, now: () => number) {
  return async (entity: Entity, id: string, change: (row: LocalRow | undefined) => Content) => {
    await atomically(store, async () => {
      const row = await readRow(store, entity, id);
      const content = grown(entity, row, change(row));
      if (content.data) refuseOthers(entity, content.data);
      await writeRow(store, entity, id, edited(row, content, now()));
      await setMeta(store, "edits", (await getMeta(store, "edits")) + 1);
    });
  };
}

function refuseOthers(entity: Entity, data: RecordData): void {
  const checked = entity.schema.safeParse(data);
  if (checked.success) return;
  throw new Error(`Not a ${entity.kind}: ${checked.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
}

/** Two tabs add to a log or to pages that each of them has read before: neither takes the other's away. */
function grown({ logFields, rangeFields }: Entity, row: LocalRow | undefined, content: Content): Content {
  if (!row?.data || !content.data || logFields.length + rangeFields.length === 0) return content;
  const { data: before } = row;
  const after = content.data;
  const logs = logFields.map((field) => [field, mergeLog(before[field], after[field])]);
  const ranges = rangeFields.flatMap((field) =>
    field in before || field in after ? [[field, unionOfPages(before[field], after[field])]] : [],
  );
  return { ...content, data: { ...after, ...Object.fromEntries([...logs, ...ranges]) } };
}

function existing(entity: Entity, id: string, row: LocalRow | undefined): RecordData {
  if (!row?.data) throw new Error(`There is no ${entity.kind} ${id}`);
  return row.data;
}
