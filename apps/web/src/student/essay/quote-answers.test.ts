import { expect, test, vi } from "vitest";
import { quoteAnswers, type SourceText } from "./quote-answers.ts";

const page = (at: number, text: string): SourceText => ({
  place: { kind: "document", id: "gatsby", page: at, label: String(at + 20) },
  text,
});
const sources: readonly SourceText[] = [
  { place: { kind: "note", id: "lecture" }, text: "Long ago.\n\nThe harbour had been closed since March." },
  page(0, "I glanced seaward and distinguished nothing except a single green light,"),
  page(1, "minute and far away, that might have been the end of a dock."),
];
const asked = (text: string) => ({ id: 1, text, language: "en", isStale: false }) as const;

test("a quotation is told from its source by the words that differ, with the page it stands on [ESS-2]", async () => {
  const answer = quoteAnswers(async () => sources);
  const text = "He sees “nothing except a small green light”, and “the harbour had been closed since March”.";
  const { quotes } = await answer(asked(text));
  expect(quotes.map(({ verdict, source }) => [verdict, source?.place])).toEqual([
    ["changed", { kind: "document", id: "gatsby", page: 0, label: "20" }],
    ["allowed", { kind: "note", id: "lecture" }],
  ]);
  expect(quotes[0]?.differences.map(({ at, length }) => text.slice(at, at + length))).toEqual(["small"]);
  expect(quotes[0]?.source?.words).toBe("nothing except a single green light");
});

test("words that go on overleaf are found on the page they begin on [ESS-2]", async () => {
  const { quotes } = await quoteAnswers(async () => sources)(
    asked("He sees “a single green light, minute and far away”, perhaps “the end of a dock”."),
  );
  expect(quotes.map(({ verdict, source }) => [verdict, source?.place])).toEqual([
    ["allowed", { kind: "document", id: "gatsby", page: 0, label: "20" }],
    ["same", { kind: "document", id: "gatsby", page: 1, label: "21" }],
  ]);
});

test("sources are read once, again when they have changed, and again where that failed [ESS-2]", async () => {
  const read = vi.fn(async () => sources);
  const answer = quoteAnswers(read);
  await answer(asked("“one two three four”"));
  await answer(asked("“one two three five”"));
  expect(read).toHaveBeenCalledTimes(1);
  await answer({ ...asked("“one”"), isStale: true });
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error("gone"));
  await expect(answer({ ...asked("“one”"), isStale: true })).rejects.toThrow("gone");
  await answer(asked("“one”"));
  expect(read).toHaveBeenCalledTimes(4);
});
