import { countingAnswers, type Quiz, type QuizAnswer, quiz as quizEntity } from "@jotter/domain/quiz";
import { quizAgain } from "@jotter/study-tools/quiz/again";
import { useMemo } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

export type QuizActs = {
  readonly log: (answer: Omit<QuizAnswer, "at">) => Promise<void>;
  /** The question is wrong: it goes, and its effect too. */
  readonly withdraw: (place: number, last: QuizAnswer | null) => Promise<void>;
  /** The student had it right, or not, whatever the device or a model says. */
  readonly overrule: (answer: QuizAnswer, isRight: boolean) => Promise<void>;
  /** What a model says of an answer; nothing where that one does not count any more. */
  readonly judge: (answer: QuizAnswer, verdict: Pick<QuizAnswer, "share" | "judged">) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Another quiz of the same questions, or of those of some places; gives its id. */
  readonly again: (which: "all" | readonly number[]) => Promise<string | null>;
};

/** A quiz as its record stands, undefined until it is read, null where there is none. Answers are only ever added. */
export function useQuiz(id: string): QuizActs & { readonly quiz: Quiz | null | undefined } {
  const { replica, now } = useStudent();
  const t = useTexts();
  const quiz = useLive(async () => (await replica.get(quizEntity, id)) ?? null, [replica, id]);
  const acts = useMemo((): QuizActs => {
    const log = (answer: Omit<QuizAnswer, "at">, isWanted: (stored: Quiz) => boolean = () => true) =>
      replica.together(async () => {
        const stored = await replica.get(quizEntity, id);
        if (!stored || !isWanted(stored)) return;
        const at = Math.max(now(), ...stored.answers.map((one) => one.at + 1));
        await replica.update(quizEntity, id, {
          answers: [...stored.answers, { ...answer, at } as QuizAnswer],
          updatedAt: now(),
        });
      });
    return {
      log: (answer) => log(answer),
      withdraw: async (place, last) => {
        await log({ question: place, given: last?.given ?? "", share: null, isWithdrawn: true });
        toast({
          text: t("quiz.withdrawn"),
          action: {
            label: t("action.undo"),
            run: () => void log({ question: place, given: "", share: null, ...last, isWithdrawn: false }),
          },
        });
      },
      overrule: async (answer, isRight) => {
        await log({ ...answer, ms: 0, share: isRight ? 1 : 0, isOverruled: true });
        const before = { ...answer, ms: 0, isOverruled: answer.isOverruled ?? false };
        toast({
          text: t(isRight ? "quiz.overruled" : "quiz.overruledWrong"),
          action: { label: t("action.undo"), run: () => void log(before) },
        });
      },
      // The student may have decided while the model was reading.
      judge: (answer, verdict) =>
        log({ ...answer, ms: 0, ...verdict }, (stored) => countingAnswers(stored)[answer.question]?.at === answer.at),
      finish: () => replica.update(quizEntity, id, { finishedAt: now(), updatedAt: now() }),
      again: async (which) => {
        const stored = await replica.get(quizEntity, id);
        return stored ? replica.create(quizEntity, quizAgain(stored, id, now(), which)) : null;
      },
    };
  }, [replica, id, now, t]);
  return { quiz, ...acts };
}
