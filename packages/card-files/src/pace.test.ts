import { sourceOf } from "@jotter/file-bytes/byte-source";
import { describe, expect, test } from "vitest";
import { readAnki } from "./read-anki.ts";
import { basicType, collectionStart, day, legacyPackage } from "./testing/anki-packages.ts";
import { sqlWasm } from "./testing/sql-wasm.ts";
import { writeAnki } from "./write-anki.ts";

const now = collectionStart + 200 * day;
const count = 1500;
const large = () => {
  const notes = Array.from({ length: count }, (_, place) => ({
    ...{ id: collectionStart + place, type: 101 },
    fields: [`What is <b>thing</b> number ${place}?`, `<div>It is \\(x_{${place}}\\)</div><ul><li>one</li></ul>`],
  }));
  const cards = notes.map(({ id }) => ({ id: id + 1e9, note: id, type: 2, due: 200, interval: 10 }));
  const answers = cards.flatMap(({ id }, place) =>
    [0, 1, 2].map((turn) => ({
      at: collectionStart + turn * 9 * day + place * 5 + turn,
      card: id,
      ease: 3,
      type: turn,
    })),
  );
  return legacyPackage({ noteTypes: [basicType], notes, cards, answers });
};

/** What a thread worked since it last rested, whatever else the machine does. */
function workMeter() {
  const worked = () => process.threadCpuUsage().user / 1000;
  let last = worked();
  const stretches: number[] = [];
  const pause = async () => {
    stretches.push(worked() - last);
    await new Promise<void>((resolve) => setTimeout(resolve));
    last = worked();
  };
  return { stretches, pause };
}

describe("long work", () => {
  test("rests so often that a page would not notice, and tells how far it is [FLA-4]", async () => {
    const packed = await large();
    const { stretches, pause } = workMeter();
    const told: number[] = [];
    const onProgress = (done: number, of: number) => told.push(done / of);
    const read = await readAnki(sourceOf(packed), { sqlWasm, now, pause, onProgress });
    if (!read.ok) throw new Error(read.problem);
    expect(read.value.cards.length).toBe(count);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
    const cards = read.value.cards.map((card, place) => ({ ...card, id: `c${place}`, deckId: "d" }));
    const written = await writeAnki({ decks: [{ id: "d", name: "D" }], cards, files: [] }, { sqlWasm, now, pause });
    expect(written.ok).toBe(true);
    expect(stretches.length).toBeGreaterThan(10);
    const long = stretches.filter((ms) => ms > 50);
    expect(long.length).toBeLessThan(3);
  });

  test("stops when it is called off in the middle [FLA-4]", async () => {
    const stopping = new AbortController();
    let rests = 0;
    const pause = async () => {
      if (++rests === 3) stopping.abort();
    };
    const read = await readAnki(sourceOf(await large()), { sqlWasm, now, pause, signal: stopping.signal });
    expect(read).toEqual({ ok: false, problem: "cancelled" });
    expect(rests).toBe(3);
  });
});
