import { card } from "@jotter/domain/card";
import { type Quiz, quiz as quizEntity } from "@jotter/domain/quiz";
import { type MistakeState, mistakeStates } from "@jotter/memory/mistakes";
import { useMemo } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";

const mostQuizzes = 200;

/** What became of the mistakes of a quiz, as every screen has it; undefined until that is read. */
export function useMistakeStates(id: string, quiz: Quiz): ((question: number) => MistakeState) | undefined {
  const { replica } = useStudent();
  const read = useLive(async () => {
    const quizzes = await replica.list(quizEntity, { by: "updatedAt", lastFirst: true, most: mostQuizzes });
    const ids = [...new Set([id, ...quizzes.map((one) => one.id)])];
    return { quizzes, made: await replica.having(card, "source.id", ids) };
  }, [replica, id]);
  return useMemo(() => {
    if (!read) return undefined;
    const own = { ...quiz, id };
    const others = read.quizzes.flatMap((one) => (one.id === id ? [] : [{ ...one.data, id: one.id }]));
    const made = read.made.map(({ data: { source } }) => ({ quizId: source?.id ?? "", question: source?.question }));
    const stateOf = mistakeStates([...others, own], made);
    return (question) => stateOf(own, question);
  }, [read, id, quiz]);
}
