import { isKnown, type Quiz, quiz as quizEntity, quizStanding, scoreOf } from "@jotter/domain/quiz";
import type { MistakeState } from "@jotter/memory/mistakes";
import { compared } from "@jotter/study-tools/quiz/again";
import { isMistake, isWaiting, takenQuestions } from "@jotter/study-tools/quiz/stored";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { MistakeCards } from "../../student/cards/MistakeCards.tsx";
import { mistakesOf } from "../../student/quiz/mistakes.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { topicsOf } from "./by-topic.ts";
import { ExamAfter } from "./ExamAfter.tsx";
import { KnownRow } from "./KnownRow.tsx";
import { MistakeCard } from "./MistakeCard.tsx";
import styles from "./result.module.css";
import { headlineOf } from "./result-headline.ts";
import { TopicLines } from "./TopicLines.tsx";
import { tookText } from "./took-text.ts";
import type { Judging } from "./use-judging.ts";
import { useMistakeStates } from "./use-mistake-states.ts";
import type { QuizActs } from "./use-quiz.ts";

type ResultViewProps = {
  readonly id: string;
  readonly quiz: Quiz;
  readonly acts: QuizActs;
  readonly judging: Judging;
};

/** A result says of its mistakes which are still open: nothing is shown before that is read. */
export function ResultView(props: ResultViewProps) {
  const stateOf = useMistakeStates(props.id, props.quiz);
  return stateOf && <Result {...props} stateOf={stateOf} />;
}

type ResultProps = ResultViewProps & { readonly stateOf: (question: number) => MistakeState };

/** What is to be learned, first and large; what was known, as lines; and how to go on. [QUZ-1] */
function Result({ id, quiz, acts, judging, stateOf }: ResultProps) {
  const t = useTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const last = useLast(quiz);
  const all = takenQuestions(quiz).map((taken, at) => ({ taken, number: format.number(at + 1) }));
  const missed = all.filter(({ taken }) => isMistake(taken));
  const mistakes = missed.filter(({ taken }) => stateOf(taken.place) === "open");
  const settled = missed.filter(({ taken }) => stateOf(taken.place) !== "open");
  const toKeep = useMemo(
    () => mistakesOf(quiz).filter(({ question }) => stateOf(question) === "open"),
    [quiz, stateOf],
  );
  const known = all.filter(({ taken }) => isKnown(taken.answer?.share));
  const waiting = all.filter(({ taken }) => isWaiting(taken));
  const { ms } = quizStanding(quiz);
  const score = { ...scoreOf(all.map(({ taken }) => taken.answer)), toLearn: mistakes.length };
  const onCards = settled.filter(({ taken }) => stateOf(taken.place) === "card").length;
  const headline = headlineOf({ ...score, onCards }, { t, format, language });
  const before = last ? compared(quiz, last) : null;
  const take = async (which: "all" | readonly number[]) => {
    const next = await acts.again(which);
    if (next) await navigate({ to: "/quiz/$id", params: { id: next } });
  };
  return (
    <div className={styles.result}>
      <title>{t("quiz.pageTitle", { title: quiz.title })}</title>
      <BackLink href="/ai-tools">{t("study.title")}</BackLink>
      <h1 ref={heading} tabIndex={-1}>
        {headline.score !== "" && <span className={styles.score}>{headline.score}</span>}{" "}
        <MarkedText text={headline.left} />
      </h1>
      {waiting.length > 0 && <p className={styles.quiet}>{t("quiz.result.waiting", { count: waiting.length })}</p>}
      <div className={styles.columns}>
        <div>
          {[
            { label: t("quiz.result.judge"), cards: waiting },
            { label: t("quiz.result.toLearn"), cards: mistakes },
            { label: t("quiz.result.settled"), cards: settled },
          ].map(
            ({ label, cards }) =>
              cards.length > 0 && (
                <section key={label} aria-label={label} className={styles.mistakes}>
                  {cards.map(({ taken, number }) => (
                    <MistakeCard
                      key={taken.place}
                      taken={taken}
                      number={number}
                      state={stateOf(taken.place)}
                      quiz={quiz}
                      judging={judging}
                      acts={acts}
                    />
                  ))}
                </section>
              ),
          )}
          {known.length > 0 && (
            <ul aria-label={t("quiz.result.known")} className={styles.known}>
              {known.map(({ taken, number }) => (
                <KnownRow key={taken.place} taken={taken} number={number} onOverrule={acts.overrule} />
              ))}
            </ul>
          )}
        </div>
        <aside className={styles.next} aria-labelledby="quiz-next">
          <h2 id="quiz-next">{t("quiz.result.goOn")}</h2>
          {before && (
            <p>
              {t("quiz.result.lastTime", {
                before: format.number(before.before),
                of: format.number(before.of),
                now: format.number(before.now),
              })}
            </p>
          )}
          {ms > 0 && <p className={styles.quiet}>{tookText(ms, t)}</p>}
          {missed.length > 0 && (
            <MistakeCards quizId={id} title={quiz.title} classId={quiz.classId} mistakes={toKeep} />
          )}
          <div className={styles.buttons}>
            {mistakes.length > 0 && mistakes.length < all.length && (
              <Button look="outline" wide onClick={() => void take(mistakes.map(({ taken }) => taken.place))}>
                {t("quiz.result.onlyMistakes")}
              </Button>
            )}
            {all.length > 0 && (
              <Button look="outline" wide onClick={() => void take("all")}>
                {t("quiz.result.again")}
              </Button>
            )}
          </div>
          <TopicLines topics={topicsOf(quiz)} />
          <ExamAfter id={id} quiz={quiz} />
        </aside>
      </div>
    </div>
  );
}

/** The quiz this one repeats, if it is still there. */
function useLast({ repeats }: Quiz): Quiz | null {
  const { replica } = useStudent();
  const last = useLive(
    async () => (repeats ? ((await replica.get(quizEntity, repeats)) ?? null) : null),
    [replica, repeats],
  );
  return last ?? null;
}
