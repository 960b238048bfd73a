import { isKnown, newQuiz, type Quiz } from "@jotter/domain/quiz";
import type { StudyQuestion } from "../study-question.ts";
import { placed } from "./places.ts";
import { isWaiting, type TakenQuestion, takenQuestions } from "./stored.ts";

/** The same quiz once more, its options in another order: all of it, or the questions of some places. [QUZ-1] */
export function quizAgain(quiz: Quiz, id: string, now: number, which: "all" | readonly number[]): Quiz {
  const all = takenQuestions(quiz);
  const asked = (which === "all" ? all : all.filter(({ place }) => which.includes(place))).map(
    ({ question }) => question,
  );
  const { title, classId, examId = null, sources, marked, minutes = null } = quiz;
  const share = quiz.questions.length === 0 ? 1 : asked.length / quiz.questions.length;
  return newQuiz(
    {
      ...{ title, classId, examId, sources, marked, repeats: id },
      minutes: minutes === null ? null : Math.max(1, Math.ceil(minutes * share)),
      questions: storable(placed(asked, now)),
    },
    now,
  );
}

/** Plain data, as a record holds it. */
export function storable(questions: readonly StudyQuestion[]): Quiz["questions"] {
  return JSON.parse(JSON.stringify(questions));
}

/** How many of the questions both have were known then, and now; what waits for a verdict is left out. Null where they share none. */
export function compared(now: Quiz, before: Quiz) {
  const then = new Map(takenQuestions(before).map((one) => [nameOf(one), one]));
  const shared = takenQuestions(now).flatMap((one) => {
    const earlier = then.get(nameOf(one));
    return earlier && !isWaiting(one) && !isWaiting(earlier) ? [{ one, earlier }] : [];
  });
  if (shared.length === 0) return null;
  return {
    of: shared.length,
    before: shared.filter(({ earlier }) => isKnown(earlier.answer?.share)).length,
    now: shared.filter(({ one }) => isKnown(one.answer?.share)).length,
  };
}

function nameOf({ question: { prompt, answer, answers = [answer] } }: TakenQuestion): string {
  return `${prompt}\n${answers.toSorted().join("\n")}`;
}
