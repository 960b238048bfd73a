import { useParams } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import { ExamRuler, NothingKnown, RestsOn } from "../../student/cards/ExamFigures.tsx";
import { LeftOut } from "../../student/cards/LeftOut.tsx";
import { useReturnWords } from "../../student/cards/next-return.ts";
import { OtherExams } from "../../student/cards/OtherExams.tsx";
import type { ExamReadiness } from "../../student/cards/study-news.ts";
import { useExamDay } from "../../student/cards/use-exam-day.ts";
import { useStudyNews } from "../../student/cards/use-readiness.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useGradeBooks } from "../../student/grades/use-grades.ts";
import { reviewHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { newNoteHref } from "../../student/notes/new-note-href.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { makeCardsHref } from "../../student/study/make-cards.ts";
import { addressOf } from "../../student/study/taken.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { cardsIcon } from "../../ui/icons/study.ts";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { ClassHoldings } from "./ClassHoldings.tsx";
import styles from "./class-study.module.css";
import { Meetings } from "./Meetings.tsx";
import { TopicTable } from "./TopicTable.tsx";
import { useClassStudy } from "./use-class-study.ts";
import { useTopicChapters } from "./use-topic-chapters.ts";

const ClassEvidence = lazy(async () => ({ default: (await import("./ClassEvidence.tsx")).ClassEvidence }));

/** One class: what is known of each of its topics, what its next exam asks for, and all that belongs to it. [DSH-4] */
export function ClassStudyPage() {
  const { t, format } = useLanguage();
  const { class: classId } = useParams({ from: "/signed-in/grades/$class/study" });
  const clock = useClock();
  const grades = useGradeBooks();
  const news = useStudyNews(clock);
  const exams = useMemo(() => news?.exams.filter(({ exam }) => exam.classId === classId), [news, classId]);
  const study = useClassStudy(classId, clock, exams);
  const classLabels = useClassLabels(true);
  const dayOf = useExamDay();
  const returns = useReturnWords();
  const book = grades?.books.find(({ course }) => course.id === classId);
  const result = grades?.results.get(classId);
  const topics = study ? [...study.topics.exam, ...study.topics.others].map(({ topic }) => topic) : [];
  const chapters = useTopicChapters(topics, book?.course.name ?? null);
  if (!grades) return <Loader title={t("loader.grades")} size="small" />;
  if (!book) {
    return (
      <Page title={t("grades.title")} heading={t("grades.title")}>
        <EmptyState title={t("ready.gone")} text="">
          <PlainLink href="/grades" className={buttonClass("primary")}>
            {t("ready.toGrades")}
          </PlainLink>
        </EmptyState>
      </Page>
    );
  }
  const { name, marker, teacher, room } = book.course;
  const taught = [teacher, room].filter(Boolean).join(", ");
  const [near, ...later] = exams ?? [];
  const counted = t("ready.grades", { count: book.grades.length, formatted: format.number(book.grades.length) });
  const ofClass = addressOf([{ kind: "class", id: classId }]);
  return (
    <>
      <BackLink href={`/grades?class=${classId}`}>{t("ready.toGrades")}</BackLink>
      <Page
        title={`${name} · ${t("ready.studyClass")} · ${t("product")}`}
        heading={
          <span className={styles.heading} data-marker={marker}>
            {name}
          </span>
        }
      >
        <p className={styles.under}>
          {result?.weighted != null && <strong>{format.exactPercent(Math.round(result.weighted * 10) / 10)}</strong>}
          {book.grades.length > 0 && <span>{[result?.letter, counted].filter(Boolean).join(", ")}</span>}
          {taught !== "" && <span>{taught}</span>}
          <Meetings classId={classId} clock={clock} />
        </p>
        <div className={styles.columns}>
          <div className={styles.main}>
            {near && (
              <section aria-labelledby="class-until" className={styles.until}>
                <h2 id="class-until">
                  {t("ready.until", { title: near.exam.title, when: dayOf(near.exam, clock).on })}
                </h2>
                {near.readiness ? (
                  <ExamRuler of={near} clock={clock} marker={marker} />
                ) : (
                  <NothingKnown of={near} clock={clock} className={styles.quiet} />
                )}
                <RestsOn of={near} />
                {near.leftOut > 0 && <LeftOut exam={near.exam} news={near.leftOut} clock={clock} />}
              </section>
            )}
            {study && !near && study.exams.length === 0 && (
              <p className={styles.quiet}>
                {t("ready.noExam")} <PlainLink href="/calendar">{t("ready.add.exams")}</PlainLink>
              </p>
            )}
            {near && study && (
              <TopicTable
                title={t("ready.topicsOf", { title: near.exam.title })}
                classId={classId}
                rows={study.topics.exam}
                marker={marker}
                chapters={chapters}
              />
            )}
            {later.length > 0 && (
              <section aria-labelledby="class-later" className={styles.until}>
                <h2 id="class-later">{t("ready.others")}</h2>
                <OtherExams exams={later} clock={clock} classLabels={classLabels} />
              </section>
            )}
            {study && (
              <TopicTable
                title={t(near ? "ready.otherTopics" : "ready.byTopic")}
                classId={classId}
                rows={study.topics.others}
                marker={marker}
                chapters={chapters}
              />
            )}
            {study && study.topics.exam.length + study.topics.others.length === 0 && (
              <EmptyState title={t("ready.noTopicsTitle")} text={t("ready.noTopicsText")}>
                <PlainLink
                  href={
                    study.notes.length + study.documentCount > 0 ? makeCardsHref(ofClass) : newNoteHref({ classId })
                  }
                  className={buttonClass("outline")}
                >
                  {t(study.notes.length + study.documentCount > 0 ? "ready.add.decks" : "ready.add.notes")}
                </PlainLink>
              </EmptyState>
            )}
          </div>
          <aside className={styles.side}>
            {near && near.today.cards > 0 && <Next of={near} />}
            {near?.today.cards === 0 && near.today.nextAt !== null && (
              <p className={styles.quiet}>{returns(near.today.nextAt, clock.now)}</p>
            )}
            {study && <ClassHoldings book={book} study={study} />}
          </aside>
        </div>
        {study && (
          <Suspense fallback={null}>
            <ClassEvidence book={book} study={study} clock={clock} />
          </Suspense>
        )}
      </Page>
    </>
  );
}

function Next({ of: { review, today, topics } }: { readonly of: ExamReadiness }) {
  const { t, format, language } = useLanguage();
  const time = spokenTimesFor(language).duration(Math.max(1, today.minutes));
  const weakest = topics.find(({ known }) => known !== null)?.topic;
  return (
    <section className={`${cardClass} ${styles.next}`} aria-labelledby="class-next">
      <small>{t("ready.next")}</small>
      <h2 id="class-next">{t("ready.review", { count: today.cards, formatted: format.number(today.cards) })}</h2>
      <p className={styles.quiet}>{weakest ? t("ready.topicFirst", { time, topic: weakest }) : time}</p>
      <PlainLink href={reviewHref(review)} className={buttonClass("primary", true)}>
        <Icon shape={cardsIcon} size={20} />
        {t("ready.begin")}
      </PlainLink>
    </section>
  );
}
