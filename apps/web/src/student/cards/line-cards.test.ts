import { type Card, type CardSource, card } from "@jotter/domain/card";
import { entities } from "@jotter/domain/entities";
import { newNote, note } from "@jotter/domain/note";
import { writtenLines } from "@jotter/markdown/written-lines";
import { openReplica } from "@jotter/replica/open-replica";
import type { Replica } from "@jotter/replica/replica";
import { wipeReplica } from "@jotter/replica/wipe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepCards } from "./keep-cards.ts";
import { editLine, followLines } from "./line-cards.ts";

let replica: Replica;
let clock = 100;
const now = () => clock++;

beforeEach(async () => {
  replica = openReplica({ userId: "ada", entities, now });
  await replica.opened;
});

afterEach(async () => {
  replica.close();
  await wipeReplica("ada");
});

/** Keeps every card line of a text as a card of the note. */
async function keep(text: string, kind?: Card["kind"]): Promise<readonly string[]> {
  const lines = writtenLines(text);
  const source = (quote: string): CardSource => ({ kind: "note", id: "cells", isLine: true, quote });
  const words = lines.map((line) => ({ ...line, kind: kind ?? line.kind, source: source(line.line) }));
  return (await keepCards(replica, { name: "Cells", classId: null }, words, now())).ids;
}

const follow = (text: string) => followLines(replica, "cells", writtenLines(text), now());
const stored = async (id: string | undefined) => (await replica.get(card, id ?? "")) as Card;

describe("The cards of a note [FLA-1] [NOT-7]", () => {
  test("are found by the note, among cards from elsewhere and cards from nowhere", async () => {
    const [id] = await keep("Mitosis :: division");
    const other = { kind: "basic", front: "a", back: "b" } as const;
    await keepCards(
      replica,
      { name: "Others", classId: null },
      [other, { ...other, source: { kind: "note", id: "plants" } }],
      now(),
    );
    expect((await replica.having(card, "source.id", ["cells"])).map((row) => row.id)).toEqual([id]);
  });

  test("say what their lines say, and keep every answer", async () => {
    const [id] = await keep("Mitosis :: division");
    const reviews = [{ at: 5, rating: 3 as const }];
    await replica.update(card, id ?? "", { reviews });
    await follow("# Cells\n\nMitosis :: division of a nucleus");
    expect(await stored(id)).toMatchObject({
      front: "Mitosis",
      back: "division of a nucleus",
      reviews,
      source: { quote: "Mitosis :: division of a nucleus", isLine: true },
    });
  });

  test("ask as many things as the sentence has gaps, and what was written for the answer stays", async () => {
    const [id] = await keep("The ==spindle== pulls chromatids");
    await replica.update(card, id ?? "", { back: "See page 12." });
    await follow("The ==spindle== pulls ==chromatids==");
    expect(await stored(id)).toMatchObject({ kind: "cloze", sides: 2, back: "See page 12." });
    await follow("The spindle pulls chromatids :: apart");
    expect(await stored(id)).toMatchObject({ kind: "basic", sides: 1, back: "apart" });
  });

  test("that ask both ways go on to do so", async () => {
    const [id] = await keep("der Hund :: the dog", "reversed");
    await follow("der Hund :: the hound");
    expect(await stored(id)).toMatchObject({ kind: "reversed", back: "the hound", sides: 2 });
  });

  test("are suspended when their line goes, and taken up again when it comes back", async () => {
    const [id] = await keep("Mitosis :: division");
    expect((await follow("Nothing.")).suspended).toEqual([id]);
    expect((await stored(id)).suspendedAt).not.toBeNull();
    expect((await follow("Nothing.")).suspended).toEqual([]);
    const { cardOf } = await follow("Mitosis :: division");
    expect(cardOf.map((row) => row?.id)).toEqual([id]);
    expect((await stored(id)).suspendedAt).toBeNull();
    expect((await stored(id)).source).toEqual({
      kind: "note",
      id: "cells",
      isLine: true,
      quote: "Mitosis :: division",
    });
  });

  test("that the student suspended stay so, with or without their line", async () => {
    const [id] = await keep("Mitosis :: division");
    await replica.update(card, id ?? "", { suspendedAt: 7 });
    expect((await follow("Nothing.")).suspended).toEqual([]);
    await follow("Mitosis :: division");
    expect((await stored(id)).suspendedAt).toBe(7);
  });

  test("that the student took up again without their line are left alone", async () => {
    const [id] = await keep("Mitosis :: division");
    await follow("Nothing.");
    await replica.update(card, id ?? "", { suspendedAt: null });
    expect((await follow("Still nothing.")).suspended).toEqual([]);
    expect((await stored(id)).suspendedAt).toBeNull();
  });

  test("are one for a line, however often it is kept", async () => {
    const [first] = await keep("Mitosis :: division");
    const [second] = await keep("Mitosis :: division");
    expect((await stored(second)).source?.isLine).toBe(false);
    const { cardOf, suspended } = await follow("Mitosis :: division of a nucleus");
    expect([cardOf.map((row) => row?.id), suspended]).toEqual([[first], []]);
    expect((await stored(second)).back).toBe("division");
  });

  test("that are edited by themselves edit their line, or have none where no line can say it", async () => {
    const body = "# Cells\n\n- Mitosis :: division\n- Meiosis :: two divisions";
    await replica.create(note, { ...newNote(now()), body }, "cells");
    const [id = ""] = await keep(body);
    await replica.update(card, id, { back: "division of a nucleus" });
    await editLine(replica, id, now());
    const edited = "# Cells\n\n- Mitosis :: division of a nucleus\n- Meiosis :: two divisions";
    expect((await replica.get(note, "cells"))?.body).toBe(edited);
    expect((await follow(edited)).suspended).toEqual([]);
    await replica.update(card, id, { back: "first\n\nsecond" });
    await editLine(replica, id, now());
    expect((await replica.get(note, "cells"))?.body).toBe(edited);
    expect((await stored(id)).source?.isLine).toBe(false);
  });

  test("are not written again while nothing changes", async () => {
    const [id] = await keep("Mitosis :: division");
    const before = await replica.row(card, id ?? "");
    await follow("Mitosis :: division\n\nMore words.");
    expect(await replica.row(card, id ?? "")).toEqual(before);
  });
});
