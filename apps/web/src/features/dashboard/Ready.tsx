import type { Book } from "@jotter/domain/grade-book";
import type { Calibration } from "@jotter/memory/calibration";
import { lazy, Suspense, useEffect, useRef } from "react";
import { ExamRuler, minutesADay, NothingKnown, NothingLeft, RestsOn } from "../../student/cards/ExamFigures.tsx";
import { OtherExams } from "../../student/cards/OtherExams.tsx";
import { useCalibration } from "../../student/cards/predictions.ts";
import type { ExamReadiness, StudyNews } from "../../student/cards/study-news.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import { useStudyNews } from "../../student/cards/use-readiness.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { reviewHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cardsIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Card } from "./Card.tsx";
import styles from "./ready.module.css";
import { keepReadyHeight } from "./ready-place.ts";

const LeftOut = lazy(async () => ({ default: (await import("../../student/cards/LeftOut.tsx")).LeftOut }));

export { hasBlocks, RepairCard } from "./RepairCard.tsx";
export { studyActionOf } from "./StudyAction.tsx";

/** Tells the page what cards and quizzes say, once that is reckoned. */
export function StudyReckoning({
  clock,
  onNews,
}: {
  readonly clock: Clock;
  readonly onNews: (news: StudyNews) => void;
}) {
  const news = useStudyNews(clock);
  useEffect(() => {
    if (news) onNews(news);
  }, [news, onNews]);
  return null;
}

type ReadyProps = {
  readonly exams: readonly ExamReadiness[];
  readonly books: readonly Book[] | undefined;
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
  readonly className: string | undefined;
};

/** "Ready for Tuesday?": what would be known of the next exam, what that rests on, and what changes it. [DSH-4] */
export function Ready({ exams, books, clock, classLabels, className }: ReadyProps) {
  const { t } = useLanguage();
  const dayOf = useExamDay();
  const calibration = useCalibration(clock, books);
  const { account } = useStudent();
  const inside = useRef<HTMLDivElement>(null);
  const [first, ...others] = exams;
  const stands = first !== undefined;
  useEffect(() => {
    const card = stands && inside.current?.closest("section");
    if (!card) return;
    const watch = new ResizeObserver(() => keepReadyHeight(account.id, innerWidth, card.offsetHeight));
    watch.observe(card);
    return () => watch.disconnect();
  }, [account.id, stands]);
  if (!first) return null;
  const marker = markerOf(first, classLabels);
  return (
    <Card
      id="ready"
      title={dayOf(first.exam, clock).title}
      link={{ href: "/calendar?view=agenda", label: t("ready.allExams") }}
      className={className}
    >
      <div ref={inside} className={styles.ready}>
        {first.readiness ? <Figure of={first} clock={clock} /> : <Nothing of={first} clock={clock} />}
        <ExamRuler of={first} clock={clock} marker={marker} />
        <RestsOn of={first} />
        {first.leftOut > 0 && (
          <Suspense>
            <LeftOut exam={first.exam} news={first.leftOut} clock={clock} />
          </Suspense>
        )}
        <Action of={first} clock={clock} />
        {calibration && <LastTime calibration={calibration} />}
        <OtherExams exams={others} clock={clock} classLabels={classLabels} />
      </div>
    </Card>
  );
}

function markerOf({ exam }: ExamReadiness, classLabels: ClassLabels): string | undefined {
  return exam.classId ? classLabels.get(exam.classId)?.marker : undefined;
}

function Figure({ of, clock }: { readonly of: ExamReadiness; readonly clock: Clock }) {
  const { t, format } = useLanguage();
  const { isToday } = useExamDay()(of.exam, clock);
  if (!of.readiness) return null;
  const { knownToday, onDayWithPlan } = of.readiness;
  const minutes = minutesADay(of);
  const percent = format.percent(onDayWithPlan);
  return (
    <p className={styles.figure}>
      <b>{format.percent(knownToday)}</b>
      <span>
        {t("ready.ofNow", { title: of.exam.title })}
        <small>
          {minutes > 0
            ? t(isToday ? "ready.onDayToday" : "ready.onDay", {
                percent,
                count: minutes,
                formatted: format.number(minutes),
              })
            : t(isToday ? "ready.onDayTodayAlone" : "ready.onDayAlone", { percent })}
        </small>
      </span>
    </p>
  );
}

function Nothing({ of, clock }: { readonly of: ExamReadiness; readonly clock: Clock }) {
  const { t } = useLanguage();
  return (
    <div className={styles.nothing}>
      <strong>{t("ready.nothing")}</strong>
      <NothingKnown of={of} clock={clock} />
    </div>
  );
}

/** The one thing that changes it: the review that was reckoned, or the cards it lacks. */
function Action({ of, clock }: { readonly of: ExamReadiness; readonly clock: Clock }) {
  const { exam, review, today, cards } = of;
  const { t, format, language } = useLanguage();
  if (today.cards > 0) {
    const time = spokenTimesFor(language).duration(Math.max(1, today.minutes));
    return (
      <PlainLink href={reviewHref(review)} className={buttonClass("quiet", true)}>
        <Icon shape={cardsIcon} size={20} />
        {`${t("ready.review", { count: today.cards, formatted: format.number(today.cards) })} · ${time}`}
      </PlainLink>
    );
  }
  if (cards > 0) return <NothingLeft review={review} today={today} now={clock.now} className={styles.quiet} />;
  const notes = (exam.event.noteIds ?? []).map((id) => ({ kind: "note" as const, id }));
  return (
    <PlainLink href={makeCardsHref(addressOf(notes), exam.title)} className={buttonClass("quiet", true)}>
      <Icon shape={cardsIcon} size={20} />
      {t(notes.length > 0 ? "ready.makeCards" : "ready.chooseAbout")}
    </PlainLink>
  );
}

/** How good the last prediction was, and all of them together. [DSH-4] */
function LastTime({ calibration: { pairs, overall } }: { readonly calibration: Calibration }) {
  const { t, format } = useLanguage();
  const last = pairs.at(-1);
  if (!last) return null;
  const points = format.number(Math.round((overall?.meanAbsoluteError ?? 0) * 100));
  return (
    <p className={styles.quiet}>
      {t("ready.last", { said: format.percent(last.said), got: format.percent(last.got) })}{" "}
      {overall && t("ready.record", { count: pairs.length, formatted: format.number(pairs.length), points })}
    </p>
  );
}
