import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { student } from "../own-data/testing/student.ts";
import { recogniseStudyOrder } from "./study-order.ts";
import { studyOrders, studyOrdersMissed } from "./testing/study-orders.ts";

describe.each(languages)("what the study desk is asked for, in %s [AIX-6]", (language) => {
  const facts = student(language);

  test("is understood as whoever speaks the language would, and no new one is missed", () => {
    const missed = studyOrders[language].flatMap(([say, tool, about]) => {
      const order = recogniseStudyOrder(say, language, facts);
      const isRight = (order?.tool ?? "none") === tool && (about === undefined || order?.about === about);
      return isRight ? [] : [{ say, heard: `${order?.tool ?? "none"} ${order?.about ?? ""}`.trim() }];
    });
    expect(
      missed.map(({ say }) => say),
      JSON.stringify(missed, null, 1),
    ).toEqual(studyOrdersMissed[language]);
  });
});
