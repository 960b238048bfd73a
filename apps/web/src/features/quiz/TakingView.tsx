import { type Quiz, quizStanding } from "@jotter/domain/quiz";
import { isSettled, markOf } from "@jotter/study-tools/quiz/marking";
import { type TakenQuestion, takenQuestions } from "@jotter/study-tools/quiz/stored";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { spokenWords } from "../../student/cards/spoken-words.ts";
import type { Given } from "../../student/quiz/given.ts";
import { hasField } from "../../student/quiz/has-field.ts";
import { loadReader, notYetOf } from "../../student/quiz/not-yet-of.ts";
import { titleOf } from "../../student/quiz/sources.ts";
import { verdictOf } from "../../student/quiz/verdict.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Immersive, ProgressTicks } from "../../ui/Immersive.tsx";
import { menuIcon } from "../../ui/icons/quiz.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Said } from "../../ui/Said.tsx";
import type { Translate } from "../../ui/translate.ts";
import { AskedQuestion } from "./AskedQuestion.tsx";
import { forgetAsked, keptTime, standingAnswer } from "./answer-draft.ts";
import { CheckedQuestion } from "./CheckedQuestion.tsx";
import { Clock } from "./Clock.tsx";
import { nextOpen, placeBeside } from "./next-open.ts";
import type { Judging } from "./use-judging.ts";
import { useQuestionTime } from "./use-question-time.ts";
import type { QuizActs } from "./use-quiz.ts";

type TakingViewProps = { readonly id: string; readonly quiz: Quiz; readonly acts: QuizActs; readonly judging: Judging };

/** One question a screen, until the last one is answered. Whoever leaves goes on where they were. [QUZ-1] */
export function TakingView({ id, quiz, acts, judging }: TakingViewProps) {
  const t = useTexts();
  const format = useFormat();
  const router = useRouter();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const all = takenQuestions(quiz);
  const [place, setPlace] = useState(() => nextOpen(all, null) ?? all.at(-1)?.place ?? 0);
  const studentId = useStudent().account.id;
  const askedAt = (one: number) => ({ studentId, quizId: id, place: one });
  const askedPlace = askedAt(place);
  const time = useQuestionTime(askedPlace);
  const isEach = quiz.marked === "each";
  const { answered } = quizStanding(quiz);
  const at = Math.max(
    0,
    all.findIndex((one) => one.place === place),
  );
  const current = all[at];
  const checked = isEach && current?.answer ? current : null;
  const following = nextOpen(all, place);
  // While the network is there: it may be gone by the question that wants it.
  const isTyped = all.some(({ question }) => hasField(question));
  useEffect(() => {
    if (isTyped) void loadReader();
  }, [isTyped]);
  const goOn = (to: number | null) => (to === null ? void finish() : setPlace(to));
  if (!current) return <Emptied acts={acts} />;

  async function answer(one: TakenQuestion, given: Given, isGuess: boolean) {
    const share = isSettled(one.question, given) ? markOf(one.question, given).share : null;
    const ms = one.place === place ? time.end() : keptTime(askedAt(one.place));
    await acts.log({
      question: one.place,
      given: [...given].length === 0 ? "" : stored(given),
      share,
      ms,
      ...(isGuess && { isGuess }),
    });
    forgetAsked(askedAt(one.place));
  }

  /** Of a mock exam that stands there counts as it would on paper, whether anybody pressed Next or not. */
  async function logStanding(some: readonly TakenQuestion[]) {
    if (isEach) return;
    for (const one of some) {
      const standing = standingAnswer(askedAt(one.place), one);
      // "idk" is none, and leaves it open.
      if (!standing || (await notYetOf(one.question, standing.given)) !== null) continue;
      await answer(one, standing.given, standing.isGuess);
    }
  }

  async function finish() {
    await logStanding(all);
    await acts.finish();
  }

  const goBack = (one: TakenQuestion, to: number) => {
    // The time of the question that is left ends with it.
    void logStanding([one]).finally(() => setPlace(to));
  };
  const withdraw = () => {
    void acts.withdraw(place, current.answer);
    if (isEach) goOn(following);
    // Whoever looks over an exam again has not handed it in by this.
    else setPlace(placeBeside(all, place) ?? place);
  };
  const neighbour = (step: 1 | -1) => all[at + step]?.place ?? null;
  const before = neighbour(-1);
  const shared = {
    taken: current,
    number: format.number(at + 1),
    of: format.number(all.length),
    sourceTitle: titleOf(quiz, current.question),
  };
  return (
    <Immersive
      title={quiz.title}
      leaveLabel={t("quiz.leave")}
      onLeave={() => router.history.push("/ai-tools")}
      progress={
        <ProgressTicks
          label={t("quiz.progress", {
            number: shared.number,
            of: shared.of,
            answered: format.number(answered),
          })}
          ticks={all.map((one) => (one === current ? "now" : one.answer ? "done" : "open"))}
        />
      }
      aside={
        <>
          <Clock quiz={quiz} onEnd={finish} />
          <IconButton
            aria-label={t("area.more")}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            onClick={(event) => setMenu(event.currentTarget)}
          >
            <Icon shape={menuIcon} size={22} />
          </IconButton>
        </>
      }
    >
      <title>{t("quiz.pageTitle", { title: quiz.title })}</title>
      <Said words={checked ? saidOf(checked, t) : askedBesideField(current)} />
      {isEach && current.answer ? (
        <CheckedQuestion
          key={place}
          {...shared}
          quiz={quiz}
          answer={current.answer}
          judging={judging}
          isLast={following === null}
          onNext={() => goOn(following)}
          onWithdraw={withdraw}
          onOverrule={acts.overrule}
        />
      ) : (
        <AskedQuestion
          key={place}
          {...shared}
          askedPlace={askedPlace}
          check={isEach ? "quiz.check" : neighbour(1) === null ? "quiz.handIn" : "quiz.next"}
          mayBeEmpty={!isEach}
          onBack={!isEach && before !== null ? () => goBack(current, before) : null}
          onSkip={isEach ? () => goOn(following) : null}
          onAnswer={async (given, isGuess) => {
            if (given !== null) await answer(current, given, isGuess);
            if (!isEach) goOn(neighbour(1));
          }}
        />
      )}
      {menu && (
        <Menu
          anchor={menu}
          label={t("area.more")}
          items={[
            { key: "finish", label: t("quiz.finishHere"), run: () => void finish() },
            { key: "wrong", label: t("quiz.wrongQuestion"), run: withdraw },
            { key: "leave", label: t("quiz.leave"), run: () => router.history.push("/ai-tools") },
          ]}
          onClose={() => setMenu(null)}
        />
      )}
    </Immersive>
  );
}

/** A field takes the focus from the words of its question, which are then told besides. */
function askedBesideField({ question }: TakenQuestion): string {
  return hasField(question) ? spokenWords(question.prompt.replace(/_{3,}/g, "…")) : "";
}

/** The verdict, and what would have been right. */
function saidOf({ question, answer }: TakenQuestion, t: Translate): string {
  const verdict = verdictOf(answer?.share ?? null);
  const words = t(`quiz.verdict.${verdict}`);
  if (verdict === "right") return words;
  const right =
    question.type === "true-false"
      ? t(question.answer === "true" ? "study.questions.true" : "study.questions.false")
      : spokenWords(question.answer);
  return `${words} ${t("quiz.answerIs", { answer: right })}`;
}

function stored(given: Given): string | string[] {
  return typeof given === "string" ? given : [...given];
}

/** Every question was taken out of it. */
function Emptied({ acts }: Pick<TakingViewProps, "acts">) {
  useEffect(() => void acts.finish(), [acts]);
  return null;
}
