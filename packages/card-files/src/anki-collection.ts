import { z } from "zod/mini";
import type { OpenDatabase, Row } from "./database.ts";
import { refuse } from "./pace.ts";
import { numberField, textField } from "./protobuf.ts";

export type Template = { readonly name: string; readonly question: string; readonly answer: string };

export type NoteType = {
  readonly name: string;
  readonly isCloze: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly Template[];
};

/** What the notes and cards of a collection refer to. */
export type Collection = {
  /** Days are counted from this moment. */
  readonly createdAt: number;
  readonly noteTypes: ReadonlyMap<number, NoteType>;
  /** Names by id, with `::` between a deck and the one it lies in. */
  readonly decks: ReadonlyMap<number, string>;
};

/** The newest way of laying out a collection that is known here. */
const newestVersion = 18;

export function collectionIn(database: OpenDatabase): Collection {
  const { tables, rows } = database;
  for (const table of ["col", "notes", "cards", "revlog"]) if (!tables.has(table)) refuse("damaged");
  const [col] = rows("SELECT crt, ver, models, decks FROM col LIMIT 1");
  if (!col) return refuse("damaged");
  const [created, version, models, decks] = col;
  if (Number(version) > newestVersion) refuse("too-new");
  return {
    createdAt: Number(created) * 1000 || 0,
    noteTypes: tables.has("notetypes") ? noteTypesInTables(database) : noteTypesInJson(String(models)),
    decks: tables.has("decks") ? decksInTable(database) : decksInJson(String(decks)),
  };
}

/** Since version 15. */
function noteTypesInTables({ tables, rows }: OpenDatabase): ReadonlyMap<number, NoteType> {
  if (!tables.has("fields") || !tables.has("templates")) refuse("damaged");
  const fields = byOwner(rows("SELECT ntid, ord, name FROM fields"));
  const templates = byOwner(rows("SELECT ntid, ord, name, config FROM templates"));
  return new Map(
    [...rows("SELECT id, name, config FROM notetypes")].map(([id, name, config]) => [
      Number(id),
      {
        name: String(name),
        isCloze: numberField(bytesIn(config), 1) === 1,
        fields: (fields.get(Number(id)) ?? []).map(([, , name]) => String(name)),
        templates: (templates.get(Number(id)) ?? []).map(([, , name, config]) => ({
          name: String(name),
          question: textField(bytesIn(config), 1),
          answer: textField(bytesIn(config), 2),
        })),
      },
    ]),
  );
}

function byOwner(rows: Iterable<Row>): ReadonlyMap<number, readonly Row[]> {
  const owned = new Map<number, Row[]>();
  for (const row of [...rows].sort((one, other) => Number(one[1]) - Number(other[1]))) {
    owned.set(Number(row[0]), [...(owned.get(Number(row[0])) ?? []), row]);
  }
  return owned;
}

function bytesIn(value: Row[number] | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

function decksInTable({ rows }: OpenDatabase): ReadonlyMap<number, string> {
  return new Map([...rows("SELECT id, name FROM decks")].map(([id, name]) => [Number(id), deckName(String(name))]));
}

function deckName(name: string): string {
  return name.replaceAll("\u001f", "::");
}

const Models = z.record(
  z.string(),
  z.object({
    name: z.string(),
    type: z.optional(z.number()),
    flds: z.array(z.object({ name: z.string(), ord: z.optional(z.nullable(z.number())) })),
    tmpls: z.array(
      z.object({ name: z.string(), ord: z.optional(z.nullable(z.number())), qfmt: z.string(), afmt: z.string() }),
    ),
  }),
);
const Decks = z.record(z.string(), z.object({ name: z.string() }));

function noteTypesInJson(text: string): ReadonlyMap<number, NoteType> {
  const models = parsed(Models, text);
  return new Map(
    Object.entries(models).map(([id, { name, type, flds, tmpls }]) => [
      Number(id),
      {
        name,
        isCloze: type === 1,
        fields: inOrder(flds).map(({ name }) => name),
        templates: inOrder(tmpls).map(({ name, qfmt, afmt }) => ({ name, question: qfmt, answer: afmt })),
      },
    ]),
  );
}

function inOrder<Part extends { readonly ord?: number | null | undefined }>(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((one, other) => (one.ord ?? 0) - (other.ord ?? 0));
}

function decksInJson(text: string): ReadonlyMap<number, string> {
  return new Map(Object.entries(parsed(Decks, text)).map(([id, { name }]) => [Number(id), deckName(name)]));
}

function parsed<Shape>(
  schema: { readonly safeParse: (data: unknown) => { success: boolean; data?: Shape } },
  text: string,
): Shape {
  const { success, data } = schema.safeParse(jsonIn(text));
  return success && data !== undefined ? data : refuse("damaged");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("damaged");
  }
}
