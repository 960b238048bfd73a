import { sourceOf } from "@jotter/file-bytes/byte-source";
import { evidenceIn } from "@jotter/memory/fit";
import { memoryOf } from "@jotter/memory/replay";
import { schedulerFor } from "@jotter/memory/scheduler";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readAnki } from "./read-anki.ts";
import {
  basicType,
  clozeType,
  collectionStart,
  currentPackage,
  day,
  legacyPackage,
  occlusionType,
  optionalReversedType,
  reversedType,
  type TestCollection,
  typedType,
} from "./testing/anki-packages.ts";
import { sqlWasm } from "./testing/sql-wasm.ts";
import { zstdBomb, zstdFrame } from "./testing/zstd-frame.ts";

const now = collectionStart + 100 * day;
const read = (bytes: Uint8Array, more = {}) => readAnki(sourceOf(bytes), { sqlWasm, now, ...more });
const cell = strToU8("a picture of a cell");

const biology: TestCollection = {
  noteTypes: [basicType, reversedType, optionalReversedType, typedType, clozeType, occlusionType],
  decks: { 7: "Biology::Cells", 8: "日本語" },
  media: { "cell.png": cell, "犬.mp3": strToU8("a dog"), "_style.css": strToU8("body {}") },
  notes: [
    {
      id: 1,
      type: 101,
      fields: ["What is <b>ATP</b>?", "Energy &amp; more: \\(E=mc^2\\)"],
      tags: " cells exam::final ",
    },
    { id: 2, type: 102, fields: ["犬 [sound:犬.mp3]", "dog"], guid: "k(9=p" },
    { id: 3, type: 103, fields: ["one way", "only", ""] },
    { id: 4, type: 104, fields: ["Capital of France", "Paris"] },
    { id: 5, type: 105, fields: ["{{c1::Mitosis}} makes {{c2::two::how many}} cells", "see p. 4"] },
    {
      id: 6,
      type: 106,
      fields: [
        "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.05}}",
        '<img src="cell.png">',
        "The cell",
        "Nucleus and wall",
        "",
      ],
    },
  ],
  cards: [
    { id: 11, note: 1, deck: 7, type: 2, due: 90, interval: 20, factor: 2500 },
    { id: 12, note: 2, deck: 8, place: 0, type: 2, due: 101, interval: 3 },
    { id: 13, note: 2, deck: 8, place: 1, type: 0, due: 5 },
    { id: 14, note: 3, deck: 7, type: 0, due: 2, queue: -1 },
    { id: 15, note: 4, deck: 99, homeDeck: 7, type: 0, due: 1, flags: 3 },
    { id: 16, note: 5, deck: 7, place: 0, type: 2, due: 95, interval: 30, data: '{"s":31.5,"d":6.2}' },
    { id: 17, note: 5, deck: 7, place: 1, type: 0 },
    { id: 18, note: 6, deck: 7, place: 0 },
    { id: 19, note: 6, deck: 7, place: 1 },
  ],
  answers: [
    { at: now - 9 * day, card: 12, ease: 3, ms: 4200, type: 0 },
    { at: now - 8 * day, card: 12, ease: 1, ms: 9000 },
    { at: now - 8 * day + 5, card: 12, ease: 0, type: 4 },
    { at: now - 7 * day, card: 12, ease: 4, type: 3, factor: 0 },
  ],
};

describe.each([
  ["of ten years", (one: TestCollection) => legacyPackage(one)],
  ["of the years between", (one: TestCollection) => legacyPackage(one, "collection.anki21")],
  ["of today", currentPackage],
])("a package as Anki writes it (%s)", (_, packed) => {
  test("comes in with its decks, cards of every kind, tags, plans and answers [FLA-4]", async () => {
    const result = await read(await packed(biology));
    if (!result.ok) throw new Error(result.problem);
    const { decks, cards, left } = result.value;
    expect(decks).toEqual([
      { key: "7", name: "Biology::Cells" },
      { key: "8", name: "日本語" },
    ]);
    expect(left).toEqual({ notes: 0, files: [], sounds: 1 });
    expect(cards.map(({ kind, front, back, sides }) => ({ kind, front, back, sides }))).toEqual([
      { kind: "basic", front: "What is **ATP**?", back: "Energy & more: $E=mc^2$", sides: undefined },
      { kind: "reversed", front: "犬", back: "dog", sides: 2 },
      { kind: "basic", front: "one way", back: "only", sides: undefined },
      { kind: "typed", front: "Capital of France", back: "Paris", sides: undefined },
      { kind: "cloze", front: "==Mitosis== makes ==two== (how many) cells", back: "see p. 4", sides: 2 },
      { kind: "image", front: "The cell\n\n![](attachment:anki-0)", back: "Nucleus and wall", sides: 2 },
    ]);
    expect(cards[0]?.tags).toEqual(["cells", "exam::final"]);
    expect(cards.map(({ deckKey }) => deckKey)).toEqual(["7", "8", "7", "7", "7", "7"]);
    expect(cards[5]?.areas).toEqual([
      { x: 100, y: 200, width: 300, height: 400 },
      { x: 500, y: 500, width: 200, height: 100 },
    ]);
    expect(cards[2]).toMatchObject({ suspendedAt: now, newAt: now + 2, due: null, reviews: [] });
    expect(cards[3]?.isFlagged).toBe(true);
    expect(cards[1]?.guid).toBe("k(9=p");
  });

  test("has what was answered, side by side, and without answers what Anki knew of it [FLA-4]", async () => {
    const result = await read(await packed(biology));
    if (!result.ok) throw new Error(result.problem);
    const [basic, reversed, , , cloze] = result.value.cards;
    expect(reversed?.reviews).toEqual([
      { at: now - 9 * day, rating: 3, ms: 4200 },
      { at: now - 8 * day, rating: 1, ms: 9000 },
    ]);
    expect(basic?.reviews).toEqual([{ at: collectionStart + 70 * day, set: { stability: 20, difficulty: 5 } }]);
    expect(basic).toMatchObject({ due: collectionStart + 90 * day, newAt: null });
    expect(cloze?.reviews).toEqual([{ at: collectionStart + 65 * day, set: { stability: 31.5, difficulty: 6.2 } }]);
  });

  test("gives the files its cards show, byte by byte, and no others [FLA-4]", async () => {
    const result = await read(await packed(biology));
    if (!result.ok) throw new Error(result.problem);
    const { files } = result.value;
    expect(files.map(({ key, name }) => ({ key, name }))).toEqual([{ key: "anki-0", name: "cell.png" }]);
    expect(await files[0]?.read()).toEqual({ ok: true, value: cell });
  });
});

describe("what a note of Anki's becomes", () => {
  const only = async (note: TestCollection["notes"][number], cards: TestCollection["cards"], more = {}) => {
    const noteTypes = [...biology.noteTypes];
    const result = await read(await legacyPackage({ noteTypes, notes: [note], cards, ...more }));
    if (!result.ok) throw new Error(result.problem);
    return result.value.cards;
  };

  test("gaps that Anki hides together are one side, in the order they stand there [FLA-4]", async () => {
    const note = { id: 1, type: 105, fields: ["{{c3::A}} and {{c1::B}} and {{c3::C}}", ""] };
    const cards = [0, 2].map((place) => ({ id: 20 + place, note: 1, place }));
    const answers = [{ at: 5000, card: 22, ease: 3, type: 0 }];
    expect(await only(note, cards, { answers })).toMatchObject([
      {
        front: "==A== and ==B== and ==C==",
        sides: 2,
        gapSides: [0, 1, 0],
        reviews: [{ at: 5000, rating: 3, ms: 4000 }],
      },
    ]);
  });

  test("a log that begins in the middle begins with what Anki knew then, and tells of forgetting [FLA-2] [FLA-4]", async () => {
    const note = { id: 1, type: 101, fields: ["a", "b"] };
    const plan = { id: 2, note: 1, type: 2, interval: 30, factor: 2500, lapses: 3, due: 100 };
    const answers = [
      { at: now - 40 * day, card: 2, ease: 3, lastInterval: 12 },
      { at: now - 20 * day, card: 2, ease: 1, lastInterval: 20, type: 1 },
    ];
    const [card] = await only(note, [plan], { answers });
    expect(card?.reviews).toEqual([
      { at: now - 52 * day, set: { stability: 12, difficulty: 5 } },
      { at: now - 40 * day, rating: 3, ms: 4000 },
      { at: now - 20 * day, rating: 1, ms: 4000 },
      { at: now - 20 * day + 1, set: { stability: 30, difficulty: 5, slips: 3 } },
    ]);
    expect(evidenceIn([card?.reviews ?? []]).answers).toBe(2);
    expect(memoryOf(card?.reviews ?? [], 0, schedulerFor({ retention: 0.9 }))?.slips).toBe(3);
  });

  test("what was forgotten on demand stays in the log and does not count [FLA-4]", async () => {
    const note = { id: 1, type: 101, fields: ["a", "b"] };
    const answers = [
      { at: 1000, card: 2, ease: 3, type: 0 },
      { at: 2000, card: 2, ease: 0, type: 4, factor: 0 },
    ];
    const [card] = await only(note, [{ id: 2, note: 1 }], { answers });
    expect(card?.reviews).toEqual([
      { at: 1000, rating: 3, ms: 4000 },
      { at: 2000, undoes: 1000 },
    ]);
    expect(card).toMatchObject({ due: null, newAt: now });
  });

  test("other templates are filled in, their conditions, filters and scripts looked through [FLA-4]", async () => {
    const odd = {
      ...{ id: 900, name: "Odd", fields: ["Word", "Reading", "Note"] },
      templates: [
        [
          "<style>x{}</style>{{furigana:Word}} {{^Note}}none{{/Note}}{{#Reading}}({{text:Reading}}){{/Reading}}",
          "{{FrontSide}}<script>alert(1)</script>{{Reading}} {{tts en_US:Word}}",
        ],
        ["{{Reading}}?", "{{Word}}"],
      ] as const,
    };
    const note = { id: 1, type: 900, fields: ["犬", "いぬ", ""] };
    const cards = [0, 1].map((place) => ({ id: place + 5, note: 1, place }));
    const noteTypes = [odd];
    expect(await only(note, cards, { noteTypes })).toMatchObject([
      { kind: "basic", front: "犬 none(いぬ)", back: "いぬ", guid: "guid1" },
      { kind: "basic", front: "いぬ?", back: "犬", guid: "guid1-1" },
    ]);
  });

  test("a hint stands on the back, once, for the front would give it away [FLA-4]", async () => {
    const type = (question: string, answer: string, isCloze = false) => ({
      ...{ id: 901, name: "Hinted", fields: ["Word", "Meaning", "Clue"], isCloze },
      templates: [[question, answer] as const],
    });
    const note = { id: 1, type: 901, fields: ["犬", "dog", "it <b>barks</b>"] };
    const made = async (noteType: ReturnType<typeof type>, fields = note.fields) =>
      (await only({ ...note, fields }, [{ id: 5, note: 1 }], { noteTypes: [noteType] }))?.map(({ front, back }) => [
        front,
        back,
      ]);
    const answer = "{{FrontSide}}<hr id=answer>{{Meaning}}";
    expect(await made(type("{{Word}} {{hint:Clue}}", answer))).toEqual([["犬", "dog\nit **barks**"]]);
    expect(await made(type("{{Word}}{{hint:Meaning}}", answer))).toEqual([["犬", "dog"]]);
    expect(await made(type("{{Word}}<br>{{ hint : furigana : Clue }}", `${answer}<br>{{hint:Clue}}`))).toEqual([
      ["犬", "dog\nit **barks**"],
    ]);
    expect(await made(type("{{Word}}{{^Clue}}{{hint:Meaning}}{{/Clue}}", "{{FrontSide}}"))).toEqual([["犬", ""]]);
    expect(await made(type("<p>{{hint:Clue}}</p>", "{{Meaning}}"))).toEqual([["it **barks**", "dog"]]);
    const cloze = type("{{cloze:Word}} {{hint:Clue}}", "{{cloze:Word}}", true);
    expect(await made(cloze, ["a {{c1::dog}}", "", "barks"])).toEqual([["a ==dog==", "barks"]]);
  });

  test("a gap within a gap loses none of Anki's cards: the outer one hides both [FLA-4]", async () => {
    const note = { id: 1, type: 105, fields: ["{{c1::{{c2::a}} and {{c3::b}}}}, {{c4::\\(x\\)}}", ""] };
    const cards = [0, 1, 2, 3].map((place) => ({ id: 10 + place, note: 1, place, type: 2, interval: 3 + place }));
    const [cloze, ...others] = await only(note, cards);
    expect(others).toEqual([]);
    expect(cloze).toMatchObject({
      ...{ front: "==a== ==and== ==b==, ==$x$==", sides: 4 },
      ...{ gapSides: [1, 0, 2, 3], hiddenWith: [[0], [], [0], []] },
    });
    const known = cloze?.reviews.map(({ side = 0, set }) => [side, set?.stability]).toSorted();
    expect(known).toEqual([0, 1, 2, 3].map((side) => [side, 3 + side]));
  });

  test("a formula with several gaps keeps each of Anki's cards [FLA-4]", async () => {
    const cards = [0, 1].map((place) => ({ id: 10 + place, note: 1, place, type: 2, interval: 3 + place }));
    const [apart] = await only({ id: 1, type: 105, fields: ["\\({{c1::F}} = {{c2::ma}}\\)", ""] }, cards);
    expect(apart).toMatchObject({ front: "==$F$== $=$ ==$ma$==", sides: 2 });
    const [whole] = await only({ id: 1, type: 105, fields: ["\\(x^{{c1::2}} + {{c2::y}}\\)", ""] }, cards);
    expect(whole).toMatchObject({ front: "==$x^2 + y$==", sides: 2, gapSides: [1], hiddenWith: [[0]] });
    expect(whole?.reviews).toHaveLength(2);
  });

  test("sounds stay behind, are counted once each, and leave no name in a card [FLA-4]", async () => {
    const notes = [
      { id: 1, type: 101, fields: ["seed [sound:kern.mp3]", "<b>Kern[sound:kern.mp3]</b> [sound:off 2.mp3]"] },
      { id: 3, type: 101, fields: ["[sound:kern.mp3]", "core"] },
    ];
    const cards = notes.map(({ id }) => ({ id: id + 1, note: id }));
    const result = await read(
      await legacyPackage({ noteTypes: [basicType], notes, cards, media: { "kern.mp3": strToU8("k") } }),
    );
    if (!result.ok) throw new Error(result.problem);
    expect(result.value.cards.map(({ front, back }) => [front, back])).toEqual([["seed", "**Kern**"]]);
    expect(result.value.files).toEqual([]);
    expect(result.value.left).toEqual({ notes: 1, files: [], sounds: 2 });
  });

  test("gaps that are suspended beside others are asked here, and counted; what was put off comes with the next day [FLA-4]", async () => {
    const notes = [
      { id: 1, type: 105, fields: ["{{c1::a}} {{c2::b}} {{c3::c}}", ""] },
      { id: 5, type: 105, fields: ["{{c1::a}} {{c2::b}}", ""] },
      { id: 8, type: 101, fields: ["put", "off"] },
    ];
    const cards = [
      ...[0, 1, 2].map((place) => ({ id: 2 + place, note: 1, place, queue: place === 0 ? 0 : -1 })),
      ...[0, 1].map((place) => ({ id: 6 + place, note: 5, place, queue: -1 })),
      { id: 9, note: 8, queue: -2 },
    ];
    const bytes = await legacyPackage({ noteTypes: [...biology.noteTypes], notes, cards });
    const result = await readAnki(sourceOf(bytes), { sqlWasm, now, dayEndsAt: now + 3_600_000 });
    if (!result.ok) throw new Error(result.problem);
    expect(result.value.takenUp).toBe(2);
    expect(result.value.cards.map(({ suspendedAt = null }) => suspendedAt)).toEqual([null, now, null]);
    expect(result.value.cards[2]?.buriedUntil).toBe(now + 3_600_000);
  });

  test("files it names and the package lacks are counted, and their names are words [FLA-4]", async () => {
    const notes = [{ id: 1, type: 101, fields: ['<img src="../../gone.png">', "b"] }];
    const result = await read(await legacyPackage({ noteTypes: [basicType], notes, cards: [{ id: 2, note: 1 }] }));
    expect(result).toMatchObject({
      ok: true,
      value: { cards: [{ front: "../../gone.png", back: "b" }], left: { files: ["../../gone.png"], sounds: 0 } },
    });
  });
});

describe("a file that is not what it should be is refused [FLA-4]", () => {
  const small = {
    noteTypes: [basicType],
    notes: [{ id: 1, type: 101, fields: ["a", "b"] }],
    cards: [{ id: 2, note: 1 }],
  };

  test("as none of Anki's, too new, or damaged", async () => {
    expect(await read(strToU8("no zip at all"))).toEqual({ ok: false, problem: "not-anki" });
    expect(await read(new Uint8Array())).toEqual({ ok: false, problem: "not-anki" });
    expect(await read(zipSync({ "a.txt": strToU8("a") }))).toEqual({ ok: false, problem: "not-anki" });
    expect(await read(await currentPackage({ ...small, version: 19 }))).toEqual({ ok: false, problem: "too-new" });
    const meta = zipSync({ meta: Uint8Array.from([8, 4]), "collection.anki21c": strToU8("?") });
    expect(await read(meta)).toEqual({ ok: false, problem: "too-new" });
    expect(await read(zipSync({ "collection.anki2": strToU8("no database") }))).toEqual({
      ok: false,
      problem: "damaged",
    });
    expect(await read(zipSync({ "collection.anki21b": strToU8("no zstd") }))).toEqual({
      ok: false,
      problem: "damaged",
    });
  });

  test("whichever byte of it is broken: it comes in or is refused, and nothing is thrown", async () => {
    const whole = await currentPackage(biology);
    for (let at = 7; at < whole.length; at += Math.ceil(whole.length / 40)) {
      const broken = whole.slice();
      broken[at] = (broken[at] ?? 0) ^ 0x5a;
      expect(typeof (await read(broken)).ok).toBe("boolean");
      expect(typeof (await read(whole.slice(0, at))).ok).toBe("boolean");
    }
  });

  test("as too large, by what it says and by what comes out of it", async () => {
    const bomb = zipSync({ "collection.anki21b": zstdBomb(2_000) });
    expect(await read(bomb, { limits: { collectionBytes: 1_000_000 } })).toEqual({ ok: false, problem: "too-large" });
    const zeros = zipSync({ "collection.anki2": new Uint8Array(2_000_000) });
    expect(await read(zeros, { limits: { collectionBytes: 1_000_000 } })).toEqual({ ok: false, problem: "too-large" });
    expect(await read(await legacyPackage(small), { limits: { cards: 0 } })).toEqual({
      ok: false,
      problem: "too-large",
    });
  });

  test("a size that is a lie gives no more than was said", async () => {
    const zeros = zipSync({ "collection.anki2": new Uint8Array(2_000_000) });
    const lying = zeros.slice();
    const directory = lying.findLastIndex(
      (_, at) => lying[at] === 0x50 && lying[at + 1] === 0x4b && lying[at + 2] === 1,
    );
    lying.set([100, 0, 0, 0], directory + 24);
    expect(await read(lying)).toEqual({ ok: false, problem: "damaged" });
  });

  test("a table that is no table is not asked", async () => {
    const { newDatabase } = await import("./database.ts");
    const database = await newDatabase(sqlWasm);
    database.run(
      "CREATE TABLE col (crt, ver, models, decks); INSERT INTO col VALUES (0, 11, '{}', '{}'); CREATE TABLE cards (id); CREATE TABLE revlog (id);" +
        "CREATE VIEW notes AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
    );
    expect(await read(zipSync({ "collection.anki2": database.export() }))).toEqual({ ok: false, problem: "damaged" });
  });

  test("when nobody wants it any more", async () => {
    const signal = AbortSignal.abort();
    expect(await read(await legacyPackage(small), { signal })).toEqual({ ok: false, problem: "cancelled" });
  });

  test("a file of media is only as large as is taken", async () => {
    const notes = [{ id: 1, type: 101, fields: ['<img src="a.png">', ""] }];
    const packed = await currentPackage({ ...small, notes, media: { "a.png": new Uint8Array(5000) } });
    const result = await read(packed, { limits: { fileBytes: 1000 } });
    expect(result.ok && (await result.value.files[0]?.read())).toEqual({ ok: false, problem: "too-large" });
    expect(zstdFrame(new Uint8Array()).length).toBe(9);
  });
});
