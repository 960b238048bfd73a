import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { RecallRuler } from "../../ui/RecallRuler.tsx";
import { reviewHref } from "../next-up/links.ts";
import type { Clock } from "../records/use-clock.ts";
import styles from "./exam-figures.module.css";
import { mostMinutes } from "./most-minutes.ts";
import { useReturnWords } from "./next-return.ts";
import { planWords, type UntriedPlan } from "./plan-words.ts";
import type { ExamReadiness } from "./study-news.ts";
import { useExamDay } from "./use-exam-day.ts";

type FiguresProps = { readonly of: ExamReadiness; readonly clock: Clock; readonly marker?: string | undefined };

/** What would be known today and on the day; nothing where nobody can know. [DSH-4] */
export function ExamRuler({ of, clock, marker, size = "card" }: FiguresProps & { readonly size?: "row" | "card" }) {
  const { t, format } = useLanguage();
  const dayOf = useExamDay();
  const { exam, readiness } = of;
  if (!readiness) return null;
  const { knownToday, onDayIfStop, onDayWithPlan } = readiness;
  const { at: when, now } = dayOf(exam, clock);
  const [today, stops, onDay] = [knownToday, onDayIfStop, onDayWithPlan].map(format.percent) as [
    string,
    string,
    string,
  ];
  return (
    <RecallRuler
      says={t("ready.says", { title: exam.title, when, today, stops, onDay })}
      today={{ share: knownToday, value: today, label: now }}
      stops={{ share: onDayIfStop, value: stops, label: t("ready.stops") }}
      onDay={{ share: onDayWithPlan, value: onDay, label: when }}
      size={size}
      marker={marker}
    />
  );
}

/** Before the first answer: nobody can say what is known, only what the plan would make of it. */
export function NothingKnown({ of, clock, className }: FiguresProps & { readonly className?: string | undefined }) {
  const { t } = useLanguage();
  const { exam, planned, cards, leftOut, quizIds } = of;
  // A quiz that was taken says nothing where cards ask for the same.
  const says = cards > 0 && quizIds.length > 0 ? "ready.nothingAsked" : "ready.nothingText";
  return (
    <p className={className}>
      {t(says, { title: exam.title })} <WithPlan exam={exam} planned={planned} begins={cards - leftOut} clock={clock} />
    </p>
  );
}

type WithPlanProps = UntriedPlan & Pick<ExamReadiness, "exam"> & Pick<FiguresProps, "clock">;

export function WithPlan({ exam, planned, begins, clock }: WithPlanProps) {
  const words = useLanguage();
  const dayOf = useExamDay();
  return planWords({ planned, begins }, dayOf(exam, clock).at, words);
}

/** Never a number without this: what it rests on, and what is in no number. [DSH-4] */
export function RestsOn({ of }: Pick<FiguresProps, "of">) {
  const { t, format, language } = useLanguage();
  if (!of.readiness) return null;
  const { cards, unseen, quizzes, mistakes, topicsWithNothing } = of.readiness.rests;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const list = new Intl.ListFormat(language);
  const what = [
    ...(cards > 0 ? [t("ready.cards", counted(cards))] : []),
    ...(quizzes > 0 ? [t("ready.quizzes", counted(quizzes))] : []),
  ];
  const topics = list.format(topicsWithNothing.slice(0, mostTopics));
  return (
    <p className={styles.rests}>
      {t("ready.rests", { what: list.format(what) })} {unseen > 0 && `${t("ready.unseen", counted(unseen))} `}
      {mistakes > 0 && `${t("ready.mistakes", counted(mistakes))} `}
      {topicsWithNothing.length > 0 && t("ready.gaps", { ...counted(topicsWithNothing.length), topics })}
    </p>
  );
}

const mostTopics = 4;

type NothingLeftProps = {
  readonly review: string;
  readonly today: ExamReadiness["today"];
  readonly now: number;
  readonly className: string | undefined;
};

/** Why nothing is asked right now: it comes back soon, there is nothing, or it is enough; whoever wants to goes on. */
export function NothingLeft({ review, today: { waiting: count, nextAt }, now, className }: NothingLeftProps) {
  const { t, format } = useLanguage();
  const returns = useReturnWords();
  if (nextAt !== null) return <p className={className}>{returns(nextAt, now)}</p>;
  if (count === 0) return <p className={className}>{t("ready.doneToday")}</p>;
  return (
    <p className={className}>
      {t("ready.limitToday", { count, formatted: format.number(count) })}{" "}
      <PlainLink href={reviewHref(review)}>{t("ready.goOn")}</PlainLink>
    </p>
  );
}

/** What the plan takes on a day at most; today as long as its review takes. */
export function minutesADay({ readiness, today }: Pick<ExamReadiness, "readiness" | "today">): number {
  return mostMinutes([today.minutes, ...(readiness?.minutes.slice(1) ?? [])]);
}
