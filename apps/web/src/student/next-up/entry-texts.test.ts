import type { NextUp, Reason } from "@jotter/domain/next-up";
import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { reasonText } from "./entry-texts.ts";
import { spokenTimesFor } from "./spoken-times.ts";

const now = Date.UTC(2026, 10, 17, 12);
const clock = { now, today: "2026-11-17", zone: "UTC", span: [now, now + 1] } as const;
const deck = { deckId: "deck", name: "Cells", classId: null, cards: 22, fresh: 15, unseen: 15, fading: 7, minutes: 4 };
const entry: NextUp = { kind: "cards", score: 1, reasons: [], deck };
const said = (reason: Reason) =>
  reasonText(reason, entry, clock, translator(en, "en"), formatFor("en"), spokenTimesFor("en"));

test("only what was seen fades, and what was not is told as that [DSH-2]", () => {
  const fading = { id: "fading", points: 1, minutes: 4, weakest: null } as const;
  expect(said({ ...fading, cards: 7, returning: 9, fresh: 15, unseen: 15 })).toBe("7 cards fading");
  expect(said({ ...fading, cards: 0, returning: 9, fresh: 15, unseen: 15 })).toBe("9 cards to review");
  expect(said({ ...fading, cards: 0, returning: 0, fresh: 15, unseen: 15 })).toBe("15 cards not seen yet");
  expect(said({ ...fading, cards: 0, returning: 0, fresh: 2, unseen: 10 })).toBe(
    "10 cards not seen yet, 2 of them today",
  );
});

test("what a category counts is not told as the weight of one exam of it [DSH-2]", () => {
  expect(said({ id: "category", category: "test", percent: 40, points: 1 })).toBe("all of “Test”: 40% of the grade");
  expect(said({ id: "weighs", percent: 10, points: 1 })).toBe("10% of the grade");
});
