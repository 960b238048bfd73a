import { note } from "@jotter/domain/note";
import { Link } from "@tanstack/react-router";
import { type CSSProperties, lazy, Suspense, useState } from "react";
import { ExamRuler, NothingKnown, NothingLeft, RestsOn } from "../../student/cards/ExamFigures.tsx";
import { OtherExams } from "../../student/cards/OtherExams.tsx";
import type { ExamReadiness } from "../../student/cards/study-news.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { reviewHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf, type Taken } from "../../student/study/taken.ts";
import { buttonClass, Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cardsIcon } from "../../ui/icons/study.ts";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { ClassStudyLink } from "./ClassStudyLink.tsx";
import styles from "./desk-now.module.css";
import { FocusLink } from "./FocusLink.tsx";
import deskStyles from "./study-desk.module.css";

const LeftOut = lazy(async () => ({ default: (await import("../../student/cards/LeftOut.tsx")).LeftOut }));

type DeskNowProps = {
  readonly of: ExamReadiness;
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
  /** Why it is the first of what to do next. */
  readonly reasons: readonly string[];
  /** The exams after it. */
  readonly others: readonly ExamReadiness[];
};

const mostTopics = 3;

/** The nearest exam: what would be known of it, what fades fastest, and the review that holds it. [DSH-4] */
export function DeskNow({ of, clock, classLabels, reasons, others }: DeskNowProps) {
  const { t, format, language } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const words = spokenTimesFor(language);
  const { exam, review, today, topics, readiness, cards, leftOut } = of;
  const marker = exam.classId ? classLabels.get(exam.classId)?.marker : undefined;
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const hour = exam.event.start.includes("T") ? `, ${format.time(exam.at)}` : "";
  const from = addressOf(takenOf(of));
  const hasText = useHasNotes(exam);
  const hasNotes = (exam.event.noteIds ?? []).length > 0;
  return (
    <section className={`${cardClass} ${styles.now}`} aria-label={t("study.now")}>
      <div className={deskStyles.head}>
        <ClassStudyLink classId={exam.classId} classLabels={classLabels} />
        <span className={deskStyles.pill}>{`${words.day(exam.at)}${hour}`}</span>
        {cards > 0 && <span className={deskStyles.pill}>{t("ready.cards", counted(cards))}</span>}
        {reasons.length > 0 && (
          <Pressable className={deskStyles.why} aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
            {t(isAsked ? "study.hideWhy" : "study.whyFirst")}
          </Pressable>
        )}
      </div>
      {isAsked && (
        <ul className={deskStyles.reasons}>
          {reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ExamRuler of={of} clock={clock} marker={marker} />
      {readiness ? <RestsOn of={of} /> : <Unknown of={of} clock={clock} />}
      {leftOut > 0 && (
        <Suspense>
          <LeftOut exam={exam} news={leftOut} clock={clock} />
        </Suspense>
      )}
      <div className={styles.foot}>
        <FadingTopics
          topics={topics.filter(({ known, isOlder }) => isOlder && known !== null).slice(0, mostTopics)}
          marker={marker}
        />
        <div className={styles.actions}>
          {today.cards > 0 && (
            <PlainLink href={reviewHref(review)} className={`${buttonClass("primary", true)} ${styles.big}`}>
              <Icon shape={cardsIcon} size={24} />
              {t("ready.review", counted(today.cards))}
            </PlainLink>
          )}
          {today.cards === 0 && cards > 0 && (
            <NothingLeft review={review} today={today} now={clock.now} className={styles.quiet} />
          )}
          {cards === 0 && (
            <PlainLink
              href={makeCardsHref(hasNotes ? from : undefined, exam.title)}
              className={`${buttonClass("primary", true)} ${styles.big}`}
            >
              <Icon shape={cardsIcon} size={24} />
              {t(hasNotes ? "ready.makeCards" : "ready.chooseAbout")}
            </PlainLink>
          )}
          {from && hasText && (hasNotes || cards > 0) && (
            <Link
              to="/ai-tools/$tool"
              params={{ tool: "quiz-generator" }}
              search={{ from }}
              className={buttonClass("quiet")}
            >
              {t("ready.quizInstead")}
            </Link>
          )}
          <FocusLink on={`event:${exam.id}`} title={exam.title} />
        </div>
      </div>
      <OtherExams exams={others} clock={clock} classLabels={classLabels} />
    </section>
  );
}

function Unknown({ of, clock }: Pick<DeskNowProps, "of" | "clock">) {
  const { t } = useLanguage();
  return (
    <div>
      <strong className={styles.nothing}>{t("ready.nothing")}</strong>
      <NothingKnown of={of} clock={clock} className={styles.quiet} />
    </div>
  );
}

type FadingTopicsProps = { readonly topics: ExamReadiness["topics"]; readonly marker: string | undefined };

function FadingTopics({ topics, marker }: FadingTopicsProps) {
  const { t, format } = useLanguage();
  if (topics.length === 0) return null;
  return (
    <div className={styles.topics} data-marker={marker}>
      <h2>{t("ready.fastest")}</h2>
      <ul>
        {topics.map(({ topic, known, cards }) => (
          <li key={topic}>
            <span>{topic}</span>
            <i aria-hidden="true" className={styles.level} style={{ "--share": known ?? 0 } as CSSProperties} />
            <b>{format.percent(known ?? 0)}</b>
            <small>{t("ready.cards", { count: cards, formatted: format.number(cards) })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether there is anything to be asked about. */
function useHasNotes({ event, classId }: ExamReadiness["exam"]): boolean {
  const { replica } = useStudent();
  const isNamed = (event.noteIds ?? []).length > 0;
  const found = useLive(async () => {
    if (isNamed || !classId) return isNamed;
    const within = { field: "classId", id: classId };
    return (await replica.list(note, { by: "updatedAt", within, most: 1 })).length > 0;
  }, [replica, isNamed, classId]);
  return found ?? isNamed;
}

/** Its notes; without any those of its class. */
function takenOf({ exam }: ExamReadiness): readonly Taken[] {
  const notes = (exam.event.noteIds ?? []).map((id): Taken => ({ kind: "note", id }));
  if (notes.length > 0) return notes;
  return exam.classId ? [{ kind: "class", id: exam.classId }] : [];
}
