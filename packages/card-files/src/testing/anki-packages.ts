import { strToU8, zipSync } from "fflate";
import { newDatabase } from "../database.ts";
import { sqlWasm } from "./sql-wasm.ts";
import { zstdFrame } from "./zstd-frame.ts";

/*
 * Packages as Anki writes them, by the documented layouts of a collection: 11, with its note types and decks in JSON, and
 * 18, with tables of protocol buffer messages.
 */

export type TestNoteType = {
  readonly id: number;
  readonly name: string;
  readonly isCloze?: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly (readonly [question: string, answer: string])[];
};

export type TestNote = {
  readonly id: number;
  readonly type: number;
  readonly fields: readonly string[];
  readonly tags?: string;
  readonly guid?: string;
};

export type TestCard = {
  readonly id: number;
  readonly note: number;
  readonly deck?: number;
  readonly homeDeck?: number;
  readonly place?: number;
  readonly type?: number;
  readonly queue?: number;
  readonly due?: number;
  readonly interval?: number;
  readonly factor?: number;
  readonly lapses?: number;
  readonly flags?: number;
  readonly data?: string;
};

export type TestAnswer = {
  readonly at: number;
  readonly card: number;
  readonly ease: number;
  readonly ms?: number;
  readonly type?: number;
  readonly factor?: number;
  readonly lastInterval?: number;
};

export type TestCollection = {
  readonly createdAt?: number;
  readonly version?: number;
  readonly noteTypes: readonly TestNoteType[];
  readonly decks?: Readonly<Record<number, string>>;
  readonly notes: readonly TestNote[];
  readonly cards: readonly TestCard[];
  readonly answers?: readonly TestAnswer[];
  readonly media?: Readonly<Record<string, Uint8Array>>;
};

export const basicType: TestNoteType = {
  id: 101,
  name: "Basic",
  fields: ["Front", "Back"],
  templates: [["{{Front}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"]],
};

export const reversedType: TestNoteType = {
  ...{ id: 102, name: "Basic (and reversed card)", fields: ["Front", "Back"] },
  templates: [
    ["{{Front}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"],
    ["{{Back}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Front}}"],
  ],
};

export const optionalReversedType: TestNoteType = {
  ...{ id: 103, name: "Basic (optional reversed card)", fields: ["Front", "Back", "Add Reverse"] },
  templates: [
    ["{{Front}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"],
    ["{{#Add Reverse}}{{Back}}{{/Add Reverse}}", "{{FrontSide}}\n\n<hr id=answer>\n\n{{Front}}"],
  ],
};

export const typedType: TestNoteType = {
  ...{ id: 104, name: "Basic (type in the answer)", fields: ["Front", "Back"] },
  templates: [["{{Front}}\n\n{{type:Back}}", "{{Front}}\n\n<hr id=answer>\n\n{{type:Back}}"]],
};

export const clozeType: TestNoteType = {
  ...{ id: 105, name: "Cloze", isCloze: true, fields: ["Text", "Back Extra"] },
  templates: [["{{cloze:Text}}", "{{cloze:Text}}<br>\n{{Back Extra}}"]],
};

export const occlusionType: TestNoteType = {
  ...{
    id: 106,
    name: "Image Occlusion",
    isCloze: true,
    fields: ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
  },
  templates: [
    [
      "{{#Header}}<div>{{Header}}</div>{{/Header}}<div style='display:none'>{{cloze:Occlusion}}</div><div>{{Image}}</div><script>go()</script>",
      "<div>{{cloze:Occlusion}}</div>{{Image}}{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}",
    ],
  ],
};

/** As Anki wrote them for ten years, and still does for other programs. */
export async function legacyPackage(collection: TestCollection, name = "collection.anki2"): Promise<Uint8Array> {
  const names = Object.keys(collection.media ?? {});
  const map = Object.fromEntries(names.map((each, place) => [place, each]));
  const files = Object.values(collection.media ?? {}).map((bytes, place) => [place, bytes] as const);
  return zipSync({
    [name]: await legacyCollection(collection),
    media: strToU8(JSON.stringify(map)),
    ...Object.fromEntries(files),
  });
}

/** As Anki writes them now, beside an old collection that asks to update. */
export async function currentPackage(collection: TestCollection): Promise<Uint8Array> {
  const stub = await legacyCollection({
    ...{ noteTypes: [basicType], cards: [{ id: 1, note: 1 }] },
    notes: [{ id: 1, type: basicType.id, fields: ["Please update to the latest Anki version", ""] }],
  });
  const media = Object.entries(collection.media ?? {});
  const entries = media.flatMap(([name, bytes]) =>
    field(
      1,
      Uint8Array.from([...field(1, strToU8(name)), ...number(2, bytes.length), ...field(3, new Uint8Array(20))]),
    ),
  );
  const files = media.map(([, bytes], place) => [place, zstdFrame(bytes)] as const);
  const content = {
    meta: Uint8Array.from(number(1, 3)),
    "collection.anki2": stub,
    "collection.anki21b": zstdFrame(await currentCollection(collection)),
    media: zstdFrame(Uint8Array.from(entries)),
    ...Object.fromEntries(files),
  };
  return zipSync(content, { level: 0 });
}

export const day = 86_400_000;
export const collectionStart = Date.UTC(2026, 0, 1, 4);

async function legacyCollection(collection: TestCollection): Promise<Uint8Array> {
  const database = await newDatabase(sqlWasm);
  database.run(`
    CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
    ${commonTables}`);
  const models = collection.noteTypes.map(({ id, name, isCloze, fields, templates }) => [
    id,
    {
      ...{ id: String(id), name, type: isCloze ? 1 : 0, css: ".card {}", did: null },
      flds: fields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: "Arial", size: 20 })),
      tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt, did: null })),
    },
  ]);
  const decks = Object.entries(collection.decks ?? {}).map(([id, name]) => [id, { id: Number(id), name, dyn: 0 }]);
  const { createdAt = collectionStart, version = 11 } = collection;
  database.run("INSERT INTO col VALUES (1, ?, 0, 0, ?, 0, 0, 0, '{}', ?, ?, '{}', '{}')", [
    createdAt / 1000,
    version,
    JSON.stringify(Object.fromEntries(models)),
    JSON.stringify(Object.fromEntries([[1, { id: 1, name: "Default" }], ...decks])),
  ]);
  return filled(database, collection);
}

async function currentCollection(collection: TestCollection): Promise<Uint8Array> {
  const database = await newDatabase(sqlWasm);
  database.run(`
    CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
    CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE nocase, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
    CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE nocase, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid;
    CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE nocase, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid;
    CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL COLLATE nocase, mtime_secs integer NOT NULL, usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL);
    CREATE TABLE tags (tag text NOT NULL PRIMARY KEY COLLATE nocase, usn integer NOT NULL, collapsed boolean NOT NULL, config blob NULL) without rowid;
    CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
    CREATE UNIQUE INDEX idx_decks_name ON decks (name);
    CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
    CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
    ${commonTables}`);
  const { createdAt = collectionStart, version = 18 } = collection;
  database.run("INSERT INTO col VALUES (1, ?, 0, 0, ?, 0, 0, 0, '', '', '', '', '')", [createdAt / 1000, version]);
  for (const { id, name, isCloze, fields, templates } of collection.noteTypes) {
    const kind = Uint8Array.from([...(isCloze ? number(1, 1) : []), ...field(3, strToU8(".card {}"))]);
    database.run("INSERT INTO notetypes VALUES (?, ?, 0, 0, ?)", [id, name, kind]);
    fields.forEach((name, ord) => {
      database.run("INSERT INTO fields VALUES (?, ?, ?, ?)", [
        id,
        ord,
        name,
        Uint8Array.from(field(3, strToU8("Arial"))),
      ]);
    });
    templates.forEach(([question, answer], ord) => {
      const config = Uint8Array.from([...field(1, strToU8(question)), ...field(2, strToU8(answer))]);
      database.run("INSERT INTO templates VALUES (?, ?, ?, 0, 0, ?)", [id, ord, `Card ${ord + 1}`, config]);
    });
  }
  for (const [id, name] of Object.entries({ 1: "Default", ...collection.decks })) {
    const stored = name.replaceAll("::", "\u001f");
    database.run("INSERT INTO decks VALUES (?, ?, 0, 0, x'', x'')", [Number(id), stored]);
  }
  // Anki sorts these by a rule of its own, which no other program knows.
  database.run(
    "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = replace(sql, 'COLLATE nocase', 'COLLATE unicase')",
  );
  return filled(database, collection);
}

const commonTables = `
  CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
  CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);`;

type TestDatabase = Awaited<ReturnType<typeof newDatabase>>;

function filled(database: TestDatabase, { notes, cards, answers = [] }: TestCollection): Uint8Array {
  database.run("BEGIN");
  const insertNote = database.prepare("INSERT INTO notes VALUES (?, ?, ?, 0, 0, ?, ?, ?, 0, 0, '')");
  for (const { id, type, fields, tags = "", guid = `guid${id}` } of notes) {
    insertNote.run([id, guid, type, tags, fields.join("\u001f"), fields[0] ?? ""]);
  }
  insertNote.free();
  const insertCard = database.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, 0, ?, 0, 0, ?, ?, ?)",
  );
  for (const card of cards) {
    const { deck = 1, place = 0, type = 0, queue = type, due = 0, interval = 0, factor = 0 } = card;
    const { lapses = 0, homeDeck = 0, flags = 0, data = "{}" } = card;
    const plan = [type, queue, due, interval, factor, lapses];
    insertCard.run([card.id, card.note, deck, place, ...plan, homeDeck, flags, data]);
  }
  insertCard.free();
  const insertAnswer = database.prepare("INSERT INTO revlog VALUES (?, ?, 0, ?, 0, ?, ?, ?, ?)");
  for (const { at, card, ease, lastInterval = 0, factor = 2500, ms = 4000, type = 1 } of answers) {
    insertAnswer.run([at, card, ease, lastInterval, factor, ms, type]);
  }
  insertAnswer.free();
  database.run("COMMIT");
  const bytes = database.export();
  database.close();
  return bytes;
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function number(place: number, value: number): number[] {
  return [...varint(place * 8), ...varint(value)];
}

function field(place: number, bytes: Uint8Array): number[] {
  return [...varint(place * 8 + 2), ...varint(bytes.length), ...bytes];
}
