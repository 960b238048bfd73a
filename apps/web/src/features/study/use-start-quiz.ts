import { newQuiz, quiz } from "@jotter/domain/quiz";
import { storable } from "@jotter/study-tools/quiz/again";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import { useNavigate } from "@tanstack/react-router";
import { useStudent } from "../../student/session/student-context.ts";
import type { StudySource } from "./use-sources.ts";

/** How a quiz is taken: marked after each answer, at the end, or at the end and against the clock. */
export const waysToTake = ["each", "end", "exam"] as const;
export type WayToTake = (typeof waysToTake)[number];

/** A minute and a half for a question, as in most exams. */
export function examMinutes(count: number): number {
  return Math.max(1, Math.ceil(count * 1.5));
}

/** Makes a quiz of these questions and opens it. [QUZ-1] */
export function useStartQuiz(sources: readonly StudySource[]) {
  const { replica, now } = useStudent();
  const navigate = useNavigate();
  return async (questions: readonly StudyQuestion[], way: WayToTake) => {
    const cited = new Set(questions.flatMap(({ citations }) => citations.map(({ sourceId }) => sourceId)));
    const id = await replica.create(
      quiz,
      newQuiz(
        {
          title: sources[0]?.title ?? "",
          classId: sources[0]?.classId ?? null,
          // A pasted text lies nowhere else.
          sources: sources
            .filter((one) => cited.has(one.id))
            .map(({ taken, title, text }) => ({ ...taken, title, ...(taken.kind === "text" && { text }) })),
          questions: storable(questions),
          marked: way === "each" ? "each" : "end",
          minutes: way === "exam" ? examMinutes(questions.length) : null,
        },
        now(),
      ),
    );
    await navigate({ to: "/quiz/$id", params: { id } });
  };
}
