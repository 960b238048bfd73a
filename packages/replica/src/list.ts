import type { Entity, RecordData } from "@jotter/domain/entity";
import { type Collection, Dexie } from "dexie";
import { keyOf } from "./names.ts";
import type { ListRow } from "./row.ts";
import { listTable, type Store } from "./store.ts";

/** Which rows of a kind, and in what order. What lies in the trash is left out, but where it is asked for. */
export type Wanted = {
  /** A field the entity has an index of, `[del+data.<field>]`: rows that have it, in its order. */
  readonly by: string;
  /** Only of one owner, where the entity has an index `[del+data.<field>+data.<by>]`. */
  readonly within?: { readonly field: string; readonly id: string };
  /** From this value of the field on. */
  readonly from?: string | number;
  /** Up to this value, and without it. */
  readonly before?: string | number;
  readonly isTrash?: boolean;
  readonly lastFirst?: boolean;
  readonly most?: number;
};

/** How a replica reads its lists: never a long text, and by an index, however many rows there are. */
export function listsOf(store: Store) {
  return {
    list: <Data extends RecordData, Text extends string>(
      entity: Entity<Data, Text>,
      wanted: Wanted,
    ): Promise<readonly ListRow<Data, Text>[]> => walk(store, entity, wanted).toArray(),

    ids: (entity: Entity, wanted: Wanted): Promise<readonly string[]> => walk(store, entity, wanted).primaryKeys(),

    count: (entity: Entity, wanted: Wanted): Promise<number> => walk(store, entity, wanted).count(),

    having: async <Data extends RecordData, Text extends string>(
      entity: Entity<Data, Text>,
      field: string,
      values?: readonly string[],
    ): Promise<readonly ListRow<Data, Text>[]> => {
      const index = listTable<Data, Text>(store, entity.kind).where(`data.${field}`);
      const rows = await (values ? index.anyOf(values) : index.above("")).toArray();
      return rows.filter(({ del }) => del === 0);
    },

    row: <Data extends RecordData, Text extends string>(
      entity: Entity<Data, Text>,
      id: string,
    ): Promise<ListRow<Data, Text> | undefined> => listTable<Data, Text>(store, entity.kind).get(id),

    rows: async <Data extends RecordData, Text extends string>(
      entity: Entity<Data, Text>,
      ids: readonly string[],
    ): Promise<readonly ListRow<Data, Text>[]> => {
      const found = await listTable<Data, Text>(store, entity.kind).bulkGet([...ids]);
      return found.flatMap((row) => row ?? []);
    },

    records: async <Data extends RecordData>(entity: Entity<Data>, ids: readonly string[]) => {
      const [rows, texts] = await Promise.all([
        listTable<Data>(store, entity.kind).bulkGet([...ids]),
        store.texts.bulkGet(ids.map((id) => keyOf(entity.kind, id))),
      ]);
      return rows.flatMap((row, at) =>
        row && row.del === 0 ? [{ id: row.id, data: { ...row.data, ...texts[at]?.fields } as Data }] : [],
      );
    },

    inPortions: async function* <Data extends RecordData, Text extends string>(
      entity: Entity<Data, Text>,
      most = portion,
    ): AsyncGenerator<readonly ListRow<Data, Text>[]> {
      const table = listTable<Data, Text>(store, entity.kind);
      for (let after = ""; ; ) {
        const rows = await table.where(":id").above(after).limit(most).toArray();
        yield rows;
        if (rows.length < most) return;
        after = rows.at(-1)?.id ?? "";
      }
    },
  };
}

/** Few enough that the browser draws a frame between two reads. */
export const portion = 500;

function walk<Data extends RecordData, Text extends string>(
  store: Store,
  entity: Entity<Data, Text>,
  { by, within, from, before, isTrash = false, lastFirst = false, most }: Wanted,
): Collection<ListRow<Data, Text>, string> {
  const del = isTrash ? 1 : 0;
  const [owner, start] = within ? [`data.${within.field}+`, [del, within.id]] : ["", [del]];
  const rows = listTable<Data, Text>(store, entity.kind)
    .where(`[del+${owner}data.${by}]`)
    .between([...start, from ?? Dexie.minKey], [...start, before ?? Dexie.maxKey]);
  const ordered = lastFirst ? rows.reverse() : rows;
  return most === undefined ? ordered : ordered.limit(most);
}
