import { addDays } from "@jotter/domain/days";
import { en } from "@jotter/locales/en";
import { expect, test } from "vitest";
import { formatFor } from "../../ui/format.ts";
import { translator } from "../../ui/translate.ts";
import { examDayWords } from "./exam-day-words.ts";

const today = "2026-11-17";
const said = (day: string) => examDayWords(day, today, translator(en, "en"), formatFor("en"), "en");

test("on the day of an exam what is known now and what is known in it have two names [DSH-4] [FLA-3]", () => {
  expect(said(today)).toMatchObject({ on: "today", at: "in the exam", now: "now", isToday: true });
  for (let days = 0; days < 40; days++) {
    const { at, now, isToday } = said(addDays(today, days));
    expect(at).not.toBe(now);
    expect(isToday).toBe(days === 0);
  }
  expect(said(addDays(today, 1))).toMatchObject({ at: "tomorrow", now: "today" });
  expect(said(addDays(today, 3))).toMatchObject({ at: "on Friday", now: "today" });
});
