import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { essayCases } from "../packages/essay/src/testing/judge-structure.ts";
import { readCoaching } from "../packages/study-tools/src/essay-coach.ts";
import { remarkKinds } from "../packages/study-tools/src/essay-remark.ts";

/** What a good teacher pointed at in essays of students, as a model would answer it. */
describe.each(languages)("good feedback in %s [ESS-1]", (language) => {
  const cases = essayCases.filter(({ lang, faults }) => lang === language && faults.length > 0);

  test("comes through, each question at the words it was asked about", () => {
    expect(cases.length).toBeGreaterThanOrEqual(3);
    for (const { id, essay, faults } of cases) {
      expect(faults.filter(({ kind }) => !remarkKinds.some((one) => one === kind)).map(({ kind }) => kind)).toEqual([]);
      const comments = faults.map(({ kind, quote, question }) => ({ kind, quote, question }));
      const given = { mode: "feedback", text: essay, criteria: [] } as const;
      const { remarks } = readCoaching({ comments, estimates: [] }, given, language) ?? { remarks: [] };
      expect([id, remarks.map(({ kind, place }) => [kind, place && essay.slice(place.from, place.to)])]).toEqual([
        id,
        faults.map(({ kind, quote }) => [
          kind,
          expect.stringContaining(quote.replace(/^["“„«「\s]+|[\s.!?。”"»」]+$/gu, "")),
        ]),
      ]);
    }
  });

  test("is dropped where it quotes words the essay does not have", () => {
    for (const { essay, faults } of cases) {
      const comments = faults.map(({ kind, quote, question }) => ({ kind, quote: `${quote} xyzzy`, question }));
      const given = { mode: "feedback", text: essay, criteria: [] } as const;
      expect(readCoaching({ comments, estimates: [] }, given, language)?.remarks).toEqual([]);
    }
  });
});
