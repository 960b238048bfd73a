import { EssayEntry, wordOrigins } from "@jotter/domain/essay-entry";
import { countWords } from "@jotter/markdown/count-words";
import fc from "fast-check";
import { expect, test } from "vitest";
import { weakEssays } from "../testing/judge-weak.ts";
import { accountOf, statementOf } from "./account.ts";
import { closed, type EssayChange, type Recorder, recorded } from "./recorder.ts";

const minute = 60_000;

/** All entries that a row of changes leaves, with what is open at the end. */
function logOf(changes: readonly EssayChange[]): readonly EssayEntry[] {
  let recorder: Recorder = null;
  const log: EssayEntry[] = [];
  for (const change of changes) {
    const { recorder: next, entries } = recorded(recorder, change);
    log.push(...entries);
    recorder = next;
  }
  return [...log, ...closed(recorder)];
}

const typed = (text: string, from: number, everyMs = 200): readonly EssayChange[] =>
  [...text].map((sign, at) => ({ at: from + at * everyMs, origin: "typed", text: sign }));

test("words are counted as they are typed, letter by letter, and what is pasted stands apart [ESS-2]", () => {
  const log = logOf([
    ...typed("The green light isn't hope. ", 0),
    { at: 20_000, origin: "pasted", text: "two words" },
    { at: 21_000, origin: "moved", text: "moved here" },
    ...typed("王は去った", 22_000),
  ]);
  const { words, times } = accountOf(log);
  expect(words).toEqual({ typed: 5 + 5, pasted: 2, moved: 2, quoted: 0, accepted: 0 });
  expect(times).toMatchObject({ pasted: 1, moved: 1 });
});

test.each(weakEssays)(
  "$id typed letter by letter or pasted counts as many words as the editor says [ESS-2]",
  ({ text }) => {
    expect(accountOf(logOf(typed(text, 0))).words.typed).toBe(countWords(text));
    expect(accountOf(logOf([{ at: 0, origin: "pasted", text }])).words.pasted).toBe(countWords(text));
  },
);

test("numbers, short forms and dashes count as in the editor [ESS-2]", () => {
  for (const text of ["3.5 of 1914–1918", "U.S. law—and e-mail@school.org…", "GPT-4 – 15 000, ＳＮＳは、50 %"])
    expect([text, accountOf(logOf(typed(text, 0))).words.typed]).toEqual([text, countWords(text)]);
});

test("time in which nothing is done is no time at work [ESS-2]", () => {
  const log = logOf([...typed("ten letters", 0, 1000), ...typed("later again", 20 * minute, 1000)]);
  expect(accountOf(log)).toMatchObject({ workMs: 20_000, sittings: 1, firstAt: 0, lastAt: 20 * minute + 10_000 });
  const next = logOf(typed("tomorrow", 24 * 60 * minute, 1000));
  expect(accountOf([...log, ...next])).toMatchObject({ sittings: 2 });
});

test("a stretch is written down every few minutes [ESS-2]", () => {
  const log = logOf(typed("a ".repeat(600), 0, 1000));
  expect(log.length).toBeGreaterThanOrEqual(4);
  expect(accountOf(log)).toMatchObject({ words: { typed: 600 }, workMs: 1_199_000 });
});

test("a word that is being typed when a stretch is written down is one word [ESS-2]", () => {
  expect(accountOf(logOf(typed("a".repeat(600), 0, 1000))).words.typed).toBe(1);
});

test("two devices at once are one student at work [ESS-2]", () => {
  const here: EssayEntry = { at: 10 * minute, ms: 5 * minute, origin: "typed", words: 10 };
  const there: EssayEntry = { at: 12 * minute, ms: 5 * minute, origin: "typed", words: 20 };
  expect(accountOf([here, there])).toMatchObject({ workMs: 7 * minute, words: { typed: 30 } });
});

test("the statement says what happened and what did not [ESS-2]", () => {
  expect(statementOf(accountOf(logOf(typed("By hand.", 0))), 2)).toEqual([
    { key: "size", words: 2 },
    { key: "typed", words: 2 },
    { key: "none-pasted" },
    { key: "none-accepted" },
    { key: "model-not-asked" },
    { key: "time", minutes: 0, sittings: 1 },
  ]);
  const log: readonly EssayEntry[] = [
    { at: 60_000, ms: 60_000, origin: "typed", words: 50 },
    { at: 70_000, origin: "accepted", words: 4 },
    { at: 71_000, asked: "feedback" },
    { at: 72_000, asked: "feedback" },
  ];
  expect(statementOf(accountOf(log), 54)).toEqual([
    { key: "size", words: 54 },
    { key: "typed", words: 50 },
    { key: "none-pasted" },
    { key: "accepted", words: 4, times: 1 },
    { key: "model-asked", mode: "feedback", times: 2 },
    { key: "time", minutes: 1, sittings: 1 },
  ]);
});

test("where nothing was written on its page, no time is stated [ESS-2]", () => {
  expect(statementOf(accountOf([]), 120).map(({ key }) => key)).toEqual([
    ...["size", "typed", "none-pasted", "none-accepted", "model-not-asked"],
  ]);
});

const entry: fc.Arbitrary<EssayEntry> = fc.oneof(
  fc.record({ at: fc.nat(1e7), ms: fc.nat(3e5), origin: fc.constantFrom(...wordOrigins), words: fc.nat(500) }),
  fc.record({ at: fc.nat(1e7), asked: fc.constantFrom("feedback", "thesis") }),
);

test("two devices that put their entries together come to one account, in whatever order and however often [ESS-2]", () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (one, other) => {
      const together = accountOf([...one, ...other]);
      expect(accountOf([...other, ...one, ...one.toReversed()])).toEqual(together);
      expect(together.workMs).toBeLessThanOrEqual(accountOf(one).workMs + accountOf(other).workMs);
    }),
  );
});

test("whatever is changed in whatever order, entries fit their schema and no word is counted twice [ESS-2]", () => {
  const change: fc.Arbitrary<EssayChange> = fc.record({
    at: fc.nat(1e7),
    origin: fc.constantFrom(...wordOrigins),
    text: fc.constantFrom("a", " ", "word ", "水", "", "don't"),
    deleted: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const log = logOf(changes);
      for (const one of log) expect(EssayEntry.safeParse(one).success).toBe(true);
      const most = changes.filter(({ text }) => text.trim() !== "").length;
      expect(log.reduce((all, { words = 0 }) => all + words, 0)).toBeLessThanOrEqual(most);
    }),
  );
});
