import { chapterRead, chapterRecordId } from "@jotter/domain/chapter-read";
import { countingAnswers, newQuiz, type Quiz, type QuizAnswer, quiz as quizEntity } from "@jotter/domain/quiz";
import { storable } from "@jotter/study-tools/quiz/again";
import { isSettled, markOf } from "@jotter/study-tools/quiz/marking";
import { placed } from "@jotter/study-tools/quiz/places";
import { takenQuestions } from "@jotter/study-tools/quiz/stored";
import type { StudyQuestion } from "@jotter/study-tools/study-question";
import type { NotYet } from "@jotter/textbook/not-yet";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Exam } from "../../student/cards/exam.ts";
import { MistakeCards } from "../../student/cards/MistakeCards.tsx";
import { spokenName } from "../../student/cards/spoken-words.ts";
import { AnswerRows } from "../../student/quiz/AnswerRows.tsx";
import { answerIn, firstGiven, type Given } from "../../student/quiz/given.ts";
import { mistakesOf } from "../../student/quiz/mistakes.ts";
import { NumberAnswer } from "../../student/quiz/NumberAnswer.tsx";
import { notYetOf } from "../../student/quiz/not-yet-of.ts";
import { OptionKeys } from "../../student/quiz/OptionKeys.tsx";
import { OrderAnswer } from "../../student/quiz/OrderAnswer.tsx";
import { gap, Prompt } from "../../student/quiz/Prompt.tsx";
import { verdictOf } from "../../student/quiz/verdict.ts";
import { WordsAnswer } from "../../student/quiz/WordsAnswer.tsx";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useLive } from "../../student/records/use-live.ts";
import { useTabState } from "../../student/records/use-tab-state.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import styles from "./chapter.module.css";
import type { OpenChapter } from "./use-chapter.ts";
import type { useReading } from "./use-reading.ts";
import { checksOf, useSpokenQuiz } from "./use-spoken-quiz.ts";

type SelfChecksProps = {
  readonly chapter: OpenChapter;
  readonly exam: Exam | null;
  readonly keep: ReturnType<typeof useReading>["keep"];
};

/**
 * Questions that are marked as a quiz is, and kept as one: what reads quizzes, the ledger and readiness among them, knows
 * these answers, too. [TXT-1] [QUZ-2]
 */
export function SelfChecks({ chapter, exam, keep }: SelfChecksProps) {
  const t = useTexts();
  const format = useFormat();
  const { replica, now } = useStudent();
  const { id, file, written, language } = chapter;
  // A reload finds the options where they stood.
  const [seed, setSeed] = useTabState(`${id}:checks`, () => now());
  const fresh = useMemo(() => placed(checksOf(file, written, language), seed), [file, written, language, seed]);
  const mayArrive = useMayArrive();
  const quizId = useLive(
    async () => (await replica.get(chapterRead, chapterRecordId(id)))?.quizId ?? null,
    [replica, id],
  );
  const stored = useLive(
    async () => (quizId ? ((await replica.get(quizEntity, quizId)) ?? null) : null),
    [replica, quizId],
  );
  const spoken = useSpokenQuiz(stored, chapter);
  const beginning = useRef<Promise<string> | null>(null);
  const [begun, setBegun] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  if (quizId === undefined || spoken === undefined) return null;
  const { quiz, asKept } = spoken;

  /** One record, however quickly two answers come. */
  function begin(): Promise<string> {
    if (quizId && quiz) return Promise.resolve(quizId);
    beginning.current ??= replica
      .create(
        quizEntity,
        newQuiz(
          {
            title: written.title,
            classId: exam?.classId ?? null,
            examId: exam?.id ?? null,
            sources: [{ kind: "textbook", id, title: written.title }],
            questions: storable(fresh),
          },
          now(),
        ),
      )
      .then(async (made) => {
        await keep({ quizId: made, part: "checks" });
        return made;
      });
    return beginning.current;
  }

  /** `own`: what the student says of words that the device cannot judge. */
  async function answer(place: number, question: StudyQuestion, given: Given, ms: number, own?: number) {
    const record = await begin();
    await replica.together(async () => {
      const stored = await replica.get(quizEntity, record);
      if (!stored) return;
      // Pressed twice, or in two tabs: it is answered once.
      if (own === undefined && countingAnswers(stored)[place]) return;
      const known = isSettled(question, given) ? markOf(question, given).share : null;
      const share = own !== undefined ? own : known;
      const at = Math.max(now(), ...stored.answers.map((one) => one.at + 1));
      const answers = [
        ...stored.answers,
        {
          at,
          question: place,
          given: asKept(given, question),
          share,
          ms,
          isOverruled: own !== undefined,
        } as QuizAnswer,
      ];
      const isWhole = countingAnswers({ ...stored, answers }).every((one) => one !== null);
      await replica.update(quizEntity, record, {
        answers,
        finishedAt: stored.finishedAt ?? (isWhole ? at : null),
        updatedAt: now(),
      });
    });
  }

  async function again() {
    beginning.current = null;
    await replica.update(chapterRead, chapterRecordId(id), { quizId: null, updatedAt: now() });
    flushSync(() => {
      setSeed(now());
      setBegun((last) => last + 1);
    });
    list.current?.querySelector("h3")?.focus({ preventScroll: false });
  }
  const taken = quiz ? takenQuestions(quiz) : fresh.map((question, place) => ({ place, question, answer: null }));
  const isWhole = taken.length > 0 && taken.every((one) => one.answer !== null);
  return (
    <>
      <ol ref={list} className={styles.checks}>
        {taken.map((one) => (
          <Check
            key={`${begun}-${one.place}-${language}`}
            keptAs={`${id}:check-${one.place}:${seed}:${language}`}
            isAwaited={quiz === null && mayArrive}
            number={format.number(one.place + 1)}
            taken={one}
            onAnswer={(given, ms, own) => answer(one.place, one.question, given, ms, own)}
          />
        ))}
      </ol>
      {quiz && quizId && <Missed quiz={quiz} id={quizId} />}
      {isWhole && (
        <div className={styles.ways}>
          <Button onClick={() => void again()}>{t("textbook.checksAgain")}</Button>
        </div>
      )}
    </>
  );
}

/** Only what was answered and not known: what is still open is no mistake yet. */
function Missed({ quiz, id }: { readonly quiz: Quiz; readonly id: string }) {
  const answered = useMemo(() => {
    const places = new Set(takenQuestions(quiz).flatMap(({ place, answer }) => (answer ? [place] : [])));
    return mistakesOf(quiz).filter(({ question }) => places.has(question));
  }, [quiz]);
  if (answered.length === 0) return null;
  return (
    <div className={styles.missed}>
      <MistakeCards quizId={id} title={quiz.title} classId={quiz.classId} mistakes={answered} />
    </div>
  );
}

type CheckProps = {
  readonly number: string;
  /** What is chosen or typed and not checked yet is kept in this tab under this name. */
  readonly keptAs: string;
  /** Whether it was answered on another device is not known yet: it is not asked before that. */
  readonly isAwaited: boolean;
  readonly taken: ReturnType<typeof takenQuestions>[number];
  readonly onAnswer: (given: Given, ms: number, own?: number) => Promise<void>;
};

function Check({ number, taken, keptAs, isAwaited, onAnswer }: CheckProps) {
  const t = useTexts();
  const id = useId();
  const { question, answer } = taken;
  const first = firstGiven({ ...taken, answer: null });
  const [kept, setGiven] = useTabState<Given>(keptAs, first);
  const given = isAmong(kept, question) ? kept : first;
  const since = useRef<number | null>(null);
  /** Why it is no answer yet: it is neither marked nor kept. */
  const [notYet, setNotYet] = useState<NotYet | null>(null);
  const touch = (next: Given) => {
    setNotYet(null);
    since.current ??= performance.now();
    setGiven(next);
  };
  const isOwn = useRef(false);
  const said = useRef<HTMLParagraphElement>(null);
  const isMarked = answer !== null;
  // The field or the option that had the focus is gone: who goes by keyboard or ear goes on at the verdict.
  useEffect(() => {
    if (isMarked && isOwn.current) said.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const submit = async () => {
    if (answerIn(taken, given) === null) return;
    const fault = await notYetOf(question, given);
    setNotYet(fault);
    if (fault !== null) return;
    isOwn.current = true;
    void onAnswer(given, Math.round(performance.now() - (since.current ?? performance.now())));
  };
  const part = { question, given, onGive: touch, isOneOfMany: true, askedBy: id };
  const verdict = answer ? verdictOf(answer.share) : null;
  return (
    <li className={styles.check} data-verdict={verdict} data-awaited={isAwaited} inert={isAwaited}>
      <div className={styles.prompt}>
        <strong aria-hidden="true">{number}</strong>
        <h3
          id={id}
          tabIndex={-1}
          aria-label={spokenName(question.prompt.replaceAll(gap, "…"))}
          lang={question.language}
        >
          <Prompt text={question.prompt} />
        </h3>
      </div>
      {answer === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {question.type === "ordering" ? (
            <OrderAnswer {...part} />
          ) : question.type === "numeric" ? (
            <NumberAnswer {...part} />
          ) : question.type === "short" || question.type === "cloze" ? (
            <WordsAnswer {...part} onSubmit={() => void submit()} />
          ) : (
            <OptionKeys {...part} onSubmit={() => void submit()} />
          )}
          <Button type="submit" look="outline" disabled={answerIn(taken, given) === null}>
            {t("quiz.check")}
          </Button>
          <p role="status" className={styles.tried}>
            {notYet !== null && t(`quiz.notYet.${notYet}`)}
          </p>
        </form>
      ) : (
        <div className={styles.marked}>
          <p ref={said} tabIndex={-1} className={styles.verdict} data-verdict={verdict}>
            {t(`quiz.verdict.${verdictOf(answer.share)}`)}
          </p>
          <AnswerRows question={question} answer={answer} isInGap={false} />
          {verdict === "open" && (
            <div className={styles.ways}>
              <Button look="outline" onClick={() => void onAnswer(answer.given as Given, 0, 1)}>
                {t("textbook.saysTheSame")}
              </Button>
              <Button look="outline" onClick={() => void onAnswer(answer.given as Given, 0, 0)}>
                {t("textbook.saysAnother")}
              </Button>
            </div>
          )}
          <div lang={question.language}>
            <Markdown text={question.explanation} />
          </div>
        </div>
      )}
    </li>
  );
}

/** Options may be others since: the chapter was written anew, or its checks begun again on another device. */
function isAmong(given: Given, { options }: StudyQuestion): boolean {
  return options.length === 0 || [given].flat().every((one) => one === "" || options.includes(one));
}

/**
 * At a start the answers of another device may still be on their way; who has waited long enough is asked anyway, and
 * what was asked once stays: somebody may be answering it.
 */
function useMayArrive(): boolean {
  const { kind, isCaughtUp } = useSyncReport();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isCaughtUp) return setIsAsked(true);
    const timer = setTimeout(() => setIsAsked(true), mostWaitMs);
    return () => clearTimeout(timer);
  }, [isCaughtUp]);
  const isReached = kind !== "offline" && kind !== "failed" && kind !== "signed-out" && kind !== "alone";
  return !isAsked && isReached && !isCaughtUp;
}

const mostWaitMs = 4000;
