/** The JSON object a record carries. Unknown keys travel along, so that an older app never strips a newer one's fields. */
export type RecordData = { readonly [field: string]: unknown };

/** What a schema says of a value, as far as anybody here asks. */
type Checked<Data> =
  | { readonly success: true; readonly data: Data }
  | {
      readonly success: false;
      readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
    };

/**
 * All that the replica, the sync and the server need to know about one kind of record.
 * A new entity is one definition and one line in `entities.ts`.
 */
export type Entity<Data extends RecordData = RecordData, Text extends string = string> = {
  readonly kind: string;
  /** Grows when the shape changes; `migrations[n]` turns a record of version n into version n + 1. */
  readonly version: number;
  readonly schema: { safeParse(data: unknown): Checked<Data> };
  /** Long prose: merged word by word, and stored apart from the row so that lists never load it. */
  readonly textFields: readonly Text[];
  /** Times that only move forward: of two, the later one, and nothing was lost. */
  readonly timeFields: readonly string[];
  /** Times something is due: of two, the sooner one, since too early is mended by looking. Null is no time. */
  readonly soonestFields: readonly string[];
  /**
   * Lists that only grow, of entries with their time `at`: two devices' entries all stay, each once, by time. Entries are
   * the same if all of them is, `at` included: one thing noted on two devices stands there twice.
   */
  readonly logFields: readonly string[];
  /** Pages written as ranges, which only become more: two devices' pages all stay (`page-ranges`). */
  readonly rangeFields: readonly string[];
  /** Long texts of pages, parted by a form feed: merged page by page (`merge-pages`). Among the `textFields`, too. */
  readonly pagedFields: readonly string[];
  /**
   * What is noted when a record is merely looked at, or by the device itself: elsewhere it may have been deleted
   * meanwhile, and that is no reason to bring it back.
   */
  readonly quietFields: readonly string[];
  /** What lists are ordered and filtered by, in Dexie's notation over `data.<field>`. */
  readonly indexes: readonly string[];
  readonly migrations: Readonly<Record<number, (data: RecordData) => RecordData>>;
};

/** The names of its long texts become part of the type: a list does not have them, and no screen can look for them there. */
export function defineEntity<Data extends RecordData, Text extends keyof Data & string = never>(
  definition: Pick<Entity<Data>, "kind" | "schema"> &
    Partial<Omit<Entity<Data>, "textFields">> & { readonly textFields?: readonly Text[] } & {
      readonly [Fields in
        | "timeFields"
        | "soonestFields"
        | "logFields"
        | "rangeFields"
        | "pagedFields"
        | "quietFields"]?: readonly (keyof Data & string)[];
    },
): Entity<Data, Text> {
  const lists = { textFields: [], timeFields: ["updatedAt"], soonestFields: [], logFields: [], rangeFields: [] };
  return { version: 1, ...lists, pagedFields: [], quietFields: [], indexes: [], migrations: {}, ...definition };
}

/** A record as the newest version of its entity has it. */
export function migrated(
  entity: Pick<Entity, "version" | "migrations">,
  version: number,
  data: RecordData,
): RecordData {
  let current = data;
  for (let step = version; step < entity.version; step++) {
    const migrate = entity.migrations[step];
    if (migrate) current = migrate(current);
  }
  return current;
}
