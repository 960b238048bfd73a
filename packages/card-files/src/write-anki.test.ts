import { createHash } from "node:crypto";
import type { CardKind, Rating, Review } from "@jotter/domain/card";
import { sourceOf } from "@jotter/file-bytes/byte-source";
import { plainText } from "@jotter/markdown/plain-text";
import { treeOf } from "@jotter/markdown/tree";
import { usualWeights } from "@jotter/memory/forgetting";
import { memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import fc from "fast-check";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { newDatabase } from "./database.ts";
import { type AnkiPackage, readAnki } from "./read-anki.ts";
import { sha1 } from "./sha1.ts";
import { sqlWasm } from "./testing/sql-wasm.ts";
import { type CardToWrite, type PackageToWrite, writeAnki } from "./write-anki.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 1, 9);
const picture = strToU8("some picture");
const files = [
  { id: "pic-1", name: "cell.png", read: async () => picture },
  { id: "snd-1", name: "dog.mp3", read: async () => strToU8("wuff") },
  { id: "unused", name: "other.png", read: async () => strToU8("?") },
];
const decks = [{ id: "deck-a", name: "Biology::Cells" }];

const card = (kind: CardKind, front: string, back = "", more: Partial<CardToWrite> = {}): CardToWrite => ({
  ...{ id: `${kind}-${front}-${back}`, deckId: "deck-a", kind, front, back, tags: [], reviews: [], newAt: now },
  ...{ createdAt: now - 50 * day, ...more },
});

async function written(content: PackageToWrite): Promise<Uint8Array> {
  const result = await writeAnki(content, { sqlWasm, now });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

async function thereAndBack(cards: readonly CardToWrite[]): Promise<AnkiPackage> {
  const result = await readAnki(sourceOf(await written({ decks, cards, files })), { sqlWasm, now });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

describe("what is written for Anki is read back", () => {
  test("as it was: every kind, its words, files, tags and marks [FLA-4]", async () => {
    const areas = [
      { x: 100, y: 200.5, width: 300, height: 40 },
      { x: 0, y: 0, width: 50, height: 50 },
    ];
    const cards = [
      card("basic", "What is **ATP**?", "Energy: $E = mc^2$\n\n$$x < y$$", {
        tags: ["cells", "exam::final"],
        isFlagged: true,
      }),
      card("reversed", "犬 [dog](attachment:snd-1)", "dog"),
      card("typed", "Capital of France", "Paris", { suspendedAt: now - day }),
      card("cloze", "==Mitosis== makes ==two== ==$x^{2^{n}}$== cells :: {{c9::no}}", "p. 4"),
      card("cloze", "==A== and ==B== and ==C==", "", { gapSides: [0, 1, 0] }),
      card("image", "The cell\n\n![A cell|200](attachment:pic-1)", "- wall\n- core", { areas }),
      card("cloze", "nothing hidden", "x"),
      card("cloze", "==one== ==two== ==\\{three\\}==", "", { gapSides: [0, 1, 0], hiddenWith: [[], [0], []] }),
      card("cloze", "==joined no more== ==as it was== ==rewritten==", "", { gapSides: [0, 0] }),
      card("cloze", "the first gap is gone, ==the other== is asked", "", { gapSides: [1] }),
    ];
    const { cards: read, decks: readDecks, files: readFiles } = await thereAndBack(cards);
    expect(readDecks.map(({ name }) => name)).toEqual(["Biology::Cells"]);
    expect(read.map(({ kind, front, back, sides }) => [kind, front, back, sides])).toEqual([
      ["basic", "What is **ATP**?", "Energy: $E = mc^2$\n\n$$x < y$$", undefined],
      ["reversed", "犬", "dog", 2],
      ["typed", "Capital of France", "Paris", undefined],
      ["cloze", "==Mitosis== makes ==two== ==$x^{2^{n} }$== cells \\:: {{c9\\::no}}", "p. 4", 3],
      ["cloze", "==A== and ==B== and ==C==", "", 2],
      ["image", "The cell\n\n![A cell|200](attachment:anki-0)", "- wall\n- core", 2],
      ["basic", "nothing hidden", "x", undefined],
      ["cloze", "==one== ==two== =={three}==", "", 2],
      ["cloze", "==joined no more== ==as it was== ==rewritten==", "", 3],
      ["cloze", "the first gap is gone, ==the other== is asked", "", 1],
    ]);
    expect(read[0]).toMatchObject({ tags: ["cells", "exam::final"], isFlagged: true });
    expect(read[2]?.suspendedAt).toBe(now);
    expect(read[4]?.gapSides).toEqual([0, 1, 0]);
    expect(read[7]).toMatchObject({ gapSides: [0, 1, 0], hiddenWith: [[], [0], []] });
    expect(read[5]?.areas).toEqual(areas);
    expect(readFiles.map(({ name }) => name).toSorted()).toEqual(["cell-pic1.png"]);
    const cell = readFiles.find(({ name }) => name.startsWith("cell"));
    expect(await cell?.read()).toEqual({ ok: true, value: picture });
  });

  test("with any words, answers and tags, whatever they are [FLA-4]", async () => {
    const signs = [
      "a",
      "b ",
      "*",
      "_",
      "$",
      "$x^2$",
      "==",
      "==gap==",
      "::",
      "#tag",
      "<b>",
      "&lt;",
      "{{",
      "}}",
      "{{c1::x}}",
      "\\(",
      "\\)",
      "[sound:x]",
      "[latex]",
      "\n",
      "\n\n",
      "- ",
      "1. ",
      "`code`",
      "中",
      "|",
      "\\",
      "**bold**",
      "~~s~~",
      "[w](https://a.b)",
      "> ",
    ];
    const words = fc.array(fc.constantFrom(...signs), { maxLength: 10 }).map((all) => `w ${all.join("")}`);
    const reviews = fc
      .array(
        fc.record({
          rating: fc.constantFrom<Rating>(1, 2, 3, 4),
          pause: fc.integer({ min: 1, max: 900_000 }),
          ms: fc.integer({ min: 1, max: 60_000 }),
        }),
        { maxLength: 6 },
      )
      .map((steps) => {
        let at = now - 90 * day;
        return steps.map(({ rating, pause, ms }): Review => {
          at += pause * 1000;
          return { at, rating, ms };
        });
      });
    const one = fc.record({
      kind: fc.constantFrom<CardKind>("basic", "reversed", "typed", "cloze"),
      front: words,
      back: words,
      reviews,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 8 }), async (given) => {
        // Ids of answers are times, and each is there once.
        const cards = given.map(({ kind, front, back, reviews }, place) =>
          card(kind, front, back, {
            id: `c${place}`,
            tags: [`t${place}`, "中"],
            reviews: reviews.map((each) => ({ ...each, at: each.at + place })),
          }),
        );
        const { cards: read } = await thereAndBack(cards);
        expect(read.length).toBe(cards.length);
        read.forEach((back, place) => {
          const sent = cards[place];
          if (!sent) return;
          const isSame = sent.kind === "cloze" ? gaps(sent.front) > 0 : true;
          expect(back.kind).toBe(isSame ? sent.kind : "basic");
          expect([bare(back.front), bare(back.back)]).toEqual([bare(sent.front), bare(sent.back)]);
          expect(back.tags).toEqual(sent.tags);
          expect(back.reviews).toEqual(sent.reviews);
        });
      }),
      { numRuns: 120 },
    );
  });

  test("what was only known, not answered, is known again, and what was taken back is not [FLA-4]", async () => {
    const set = { at: now - 30 * day, set: { stability: 40.25, difficulty: 6.5, slips: 4 } };
    const undone = [
      { at: now - 9 * day, rating: 3 as const },
      { at: now - 8 * day, undoes: now - 9 * day },
    ];
    const { cards } = await thereAndBack([
      card("basic", "a", "b", { reviews: [set] }),
      card("basic", "c", "d", { reviews: undone }),
    ]);
    expect(cards[0]?.reviews).toEqual([set]);
    expect(cards[1]).toMatchObject({ reviews: [], due: null });
  });
});

test("a card's days are written as they are reckoned for the student, by the weights fitted to them [FLA-4] [FLA-2]", async () => {
  const weights = usualWeights.map((weight, place) => (place < 4 ? weight * 3 : weight));
  const known = card("basic", "a", "b", { reviews: [{ at: now - 2 * day, rating: 4 }] });
  const dueIn = async (more: Partial<PackageToWrite["decks"][number]>) => {
    const bytes = await written({ decks: [{ id: "deck-a", name: "Biology", ...more }], cards: [known], files: [] });
    const database = await newDatabase(sqlWasm, unzipSync(bytes)["collection.anki2"]);
    return Number(database.exec("SELECT ivl FROM cards")[0]?.values[0]?.[0]);
  };
  const state = memoryOf(known.reviews, 0, schedulerFor({ retention: 0.9, weights }));
  expect(await dueIn({ weights })).toBe(Math.round(((state?.due ?? 0) - (state?.last ?? 0)) / day));
  expect(await dueIn({ weights })).toBeGreaterThan(2 * (await dueIn({})));
});

describe("the collection that Anki opens", () => {
  let rows: (sql: string) => readonly (readonly unknown[])[];
  let first: Uint8Array;
  const reviews: readonly Review[] = [
    { at: now - 20 * day, rating: 3, ms: 3000 },
    { at: now - 17 * day, rating: 1 },
    { at: now - 17 * day, side: 1, rating: 4 },
  ];
  const cards = [
    card("reversed", "cat", "gato", { id: "one", reviews: [...reviews] }),
    card("cloze", "==a== ==b==", "", { id: "two", tags: ["x y"], guid: "from-anki" }),
    card("image", "![](attachment:pic-1)", "", { id: "three", areas: [{ x: 1, y: 2, width: 3, height: 4 }] }),
    card("basic", "<i>not</i> markup & more", "", { id: "four", suspendedAt: now }),
    card("basic", "put off", "", { id: "five", buriedUntil: now + day }),
  ];

  beforeAll(async () => {
    first = await written({ decks, cards, files });
    const zip = unzipSync(first);
    expect(JSON.parse(strFromU8(zip.media ?? new Uint8Array()))).toEqual({ 0: "cell-pic1.png" });
    expect(zip["0"]).toEqual(picture);
    const database = await newDatabase(sqlWasm, zip["collection.anki2"]);
    rows = (sql) => database.exec(sql)[0]?.values ?? [];
  });

  test("is whole, of version 11, with every column of its documented kind [FLA-4]", () => {
    expect(rows("PRAGMA integrity_check")).toEqual([["ok"]]);
    expect(rows("SELECT ver, typeof(crt), typeof(mod), typeof(conf) FROM col")).toEqual([
      [11, "integer", "integer", "text"],
    ]);
    const columns = {
      notes: "id guid mid mod usn tags flds sfld csum flags data",
      cards: "id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data",
      revlog: "id cid usn ease ivl lastIvl factor time type",
      graves: "usn oid type",
    };
    const texts = new Set(["guid", "tags", "flds", "data", "sfld"]);
    for (const [table, names] of Object.entries(columns)) {
      expect(
        rows(`PRAGMA table_info(${table})`)
          .map(([, name]) => name)
          .join(" "),
      ).toBe(names);
      for (const name of names.split(" ")) {
        const kinds = rows(`SELECT DISTINCT typeof(${name}) FROM ${table}`).flat();
        if (kinds.length > 0)
          expect([table, name, ...kinds]).toEqual([table, name, texts.has(name) ? "text" : "integer"]);
      }
    }
  });

  test("has note types, decks and options that hold together, and no card without its note [FLA-4]", () => {
    const [[models, decks, dconf, conf] = []] = rows("SELECT models, decks, dconf, conf FROM col");
    const noteTypes = JSON.parse(String(models));
    for (const [id, model] of Object.entries<Record<string, unknown>>(noteTypes)) {
      expect(String(model.id)).toBe(id);
      const names = (model.flds as { name: string }[]).map(({ name }) => name);
      for (const { qfmt, afmt } of model.tmpls as { qfmt: string; afmt: string }[]) {
        const used = [...`${qfmt}${afmt}`.matchAll(/\{\{[#/^]?(?:\w+:)?([^{}]+)\}\}/g)].map(([, name]) => name);
        expect(used.filter((name) => name !== "FrontSide" && !names.includes(name ?? ""))).toEqual([]);
      }
    }
    expect(Object.values<{ name: string }>(JSON.parse(String(decks))).map(({ name }) => name)).toEqual([
      "Default",
      "Biology::Cells",
    ]);
    expect(Object.keys(JSON.parse(String(dconf)))).toEqual(["1"]);
    expect(JSON.parse(String(conf))).toMatchObject({ nextPos: 6, lastUnburied: 51 });
    expect(rows("SELECT id FROM cards WHERE nid NOT IN (SELECT id FROM notes)")).toEqual([]);
    expect(rows("SELECT id FROM revlog WHERE cid NOT IN (SELECT id FROM cards)")).toEqual([]);
    const ids = new Set(Object.keys(noteTypes));
    expect(
      rows("SELECT mid FROM notes")
        .flat()
        .every((id) => ids.has(String(id))),
    ).toBe(true);
    const deckIds = new Set(Object.keys(JSON.parse(String(decks))));
    expect(
      rows("SELECT did FROM cards")
        .flat()
        .every((id) => deckIds.has(String(id))),
    ).toBe(true);
  });

  test("marks each note by its first field as Anki does, and each has as many cards as it asks [FLA-4]", () => {
    const checksum = (text: string) => Number.parseInt(createHash("sha1").update(text).digest("hex").slice(0, 8), 16);
    expect(rows("SELECT guid, tags, sfld, csum FROM notes ORDER BY id")).toEqual([
      ["one", "", "cat", checksum("cat")],
      ["from-anki", " x_y ", "{{c1::a}} {{c2::b}}", checksum("{{c1::a}} {{c2::b}}")],
      expect.arrayContaining(["three", ""]),
      ["four", "", "<i>not</i> markup & more", checksum("<i>not</i> markup & more")],
      ["five", "", "put off", checksum("put off")],
    ]);
    expect(rows("SELECT count(*) FROM cards GROUP BY nid ORDER BY nid").flat()).toEqual([2, 2, 1, 1, 1]);
  });

  test("plans each card by what is remembered of it, with every answer in its log [FLA-4]", () => {
    expect(rows("SELECT lapses, reps FROM cards WHERE lapses > 0")).toEqual([[1, 2]]);
    const plans = rows("SELECT c.type, c.queue, c.ord, c.data FROM cards c ORDER BY nid, ord");
    expect(plans.map(([type, queue, ord]) => [type, queue, ord])).toEqual([
      [1, 1, 0],
      [2, 2, 1],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
      [0, -1, 0],
      [0, -2, 0],
    ]);
    expect(JSON.parse(String(plans[1]?.[3]))).toMatchObject({ s: expect.any(Number), d: expect.any(Number) });
    expect(rows("SELECT r.id, ease, time, r.type FROM revlog r ORDER BY r.id")).toEqual([
      [now - 20 * day, 3, 3000, 0],
      [now - 17 * day, 1, 0, 0],
      // No two rows have one id.
      [now - 17 * day + 1, 4, 0, 0],
    ]);
    const [[due, interval, created] = []] = rows("SELECT due, ivl, (SELECT crt FROM col) FROM cards WHERE type = 2");
    const lastAnswer = now - 17 * day;
    expect(Math.abs(Number(created) * 1000 + Number(due) * day - (lastAnswer + Number(interval) * day))).toBeLessThan(
      day,
    );
  });

  test("is the same the second time, so that Anki updates and doubles nothing [FLA-4]", async () => {
    expect(await written({ decks, cards, files })).toEqual(first);
  });
});

test("bytes have the SHA-1 that everybody gives them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(sha1(bytes)).toBe(createHash("sha1").update(bytes).digest("hex"));
    }),
  );
});

test("writing stops when nobody wants it any more", async () => {
  const result = await writeAnki({ decks, cards: [], files }, { sqlWasm, now, signal: AbortSignal.abort() });
  expect(result).toEqual({ ok: false, problem: "cancelled" });
});

function bare(markdown: string): string {
  return plainText(treeOf(markdown)).replace(/[\s\u00a0]+/g, "");
}

function gaps(markdown: string): number {
  return JSON.stringify(treeOf(markdown)).split('"type":"highlight"').length - 1;
}
