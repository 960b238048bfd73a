import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Case, casesIn } from "../testing/cases-in.ts";
import { answerOwnData } from "./answer-own-data.ts";
import { answerText, ownDataFormat } from "./answer-text.ts";
import type { OwnDataFacts } from "./facts.ts";
import { recogniseOwnDataQuestion } from "./recognise.ts";
import { student } from "./testing/student.ts";
import { translateIn } from "./testing/translate.ts";

type ReadyCase = Case & { readonly asked: string; readonly classId: string | null };

const cases = casesIn<ReadyCase>(new URL("../testing/ready-cases.jsonl", import.meta.url));

test.each(cases.map((one): [string, string, ReadyCase] => [one.language, one.asked, one]))(
  "%s: “%s” asks how ready they are [CHT-6] [DSH-4]",
  (_, asked, { language, classId }) => {
    expect(recogniseOwnDataQuestion(asked, language, student(language))).toMatchObject({ kind: "readiness", classId });
  },
);

test("where those days have no exam, that is said of those days alone [CHT-6]", () => {
  const facts = student("en");
  const intent = recogniseOwnDataQuestion("am I ready for tomorrow", "en", facts);
  if (intent?.kind !== "readiness") throw new Error("It is understood.");
  const { sentences } = answerOwnData(intent, facts);
  expect(sentences.map(({ id }) => id)).not.toContain("nothing.exams");
});

const exam = (facts: OwnDataFacts) =>
  facts.calendar?.occurrences.find(({ event, endsAt }) => event.type === "exam" && endsAt > facts.now);

function studied(facts: OwnDataFacts, readiness: object | null, isBegun = true): OwnDataFacts {
  const shared = { cards: 12, fresh: 3, unseen: 4, fading: 2, minutes: 6, weakest: null };
  const exams = [{ examId: exam(facts)?.event.id ?? "", review: "deck", ...shared, isBegun, readiness }];
  return { ...facts, study: { exams: exams as never, decks: [], mistakes: [] } };
}

const shares = {
  knownToday: 0.62,
  onDayIfStop: 0.41,
  onDayWithPlan: 0.88,
  rests: { cards: 31, unseen: 4, answers: 17 },
};

describe.each(languages)("%s", (language) => {
  const facts = student(language);
  const asked = { kind: "readiness", classId: null, span: null, key: null } as const;

  test("the figures of the screens are said, with what they rest on and what waits today [DSH-4]", async () => {
    const answer = answerOwnData(asked, studied(facts, shares));
    const text = answerText(answer, await translateIn(language), ownDataFormat(language));
    for (const figure of ["62", "41", "88", "31", "17", "12"]) expect(text).toContain(figure);
    expect(text).toContain(exam(facts)?.event.title);
    expect([answer.status, answer.numbers, answer.opens?.href]).toEqual([
      "answered",
      { known: 62, planned: 88 },
      "/cards/deck/review",
    ]);
  });

  test("where nothing was answered nobody knows, and what to do is said [DSH-4]", async () => {
    const unknown = answerOwnData(asked, studied(facts, null, false));
    const text = answerText(unknown, await translateIn(language), ownDataFormat(language));
    expect([unknown.status, /\d ?[%％]/u.test(text)]).toEqual(["nothing", false]);
    expect(unknown.opens?.href).toContain("/ai-tools/flashcard-generator");
    expect(answerOwnData(asked, studied(facts, null)).opens?.href).toBe("/cards/deck/review");
  });

  test("what the student does not permit is not said [AIX-8]", () => {
    expect(answerOwnData(asked, { ...studied(facts, shares), notes: null }).status).toBe("not-allowed");
    expect(answerOwnData(asked, { ...studied(facts, shares), calendar: null }).status).toBe("not-allowed");
  });
});
