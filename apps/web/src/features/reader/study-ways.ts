import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";

/** What a student makes of the document they read, and where. [AIX-5] */
export function studyWays(id: string, page: number) {
  const whole = addressOf([{ kind: "document", id }]);
  const here = addressOf([{ kind: "document", id, pages: { from: page, to: page } }]);
  const from = new URLSearchParams({ from: whole ?? "" });
  return {
    summary: `/ai-tools/note-summarizer?${from}`,
    cards: makeCardsHref(whole),
    cardsHere: makeCardsHref(here),
    quiz: `/ai-tools/quiz-generator?${from}`,
    dates: `/calendar?${new URLSearchParams({ syllabus: id })}`,
  };
}
