import type { ChapterRead } from "@jotter/domain/chapter-read";
import type { ContentsChapter } from "@jotter/textbook/contents";
import { subjectsFor } from "@jotter/textbook/for-exam";
import { useMemo } from "react";
import { useExams } from "../../student/cards/exams.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { examChapters } from "../../student/textbook/exam-chapters.ts";
import { type BookSubject, chapterHref } from "../../student/textbook/use-book.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { textbookIcon } from "../../ui/icons/app.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { languageName } from "./language-name.ts";
import styles from "./textbook.module.css";

type ForExamProps = {
  readonly subjects: readonly BookSubject[];
  readonly reads: ReadonlyMap<string, ChapterRead> | undefined;
};

type Line = { readonly chapter: ContentsChapter; readonly why: string };

/** The chapter to open now: what the next exam needs, else where reading stopped, else where a class begins. */
export function ForExam({ subjects, reads }: ForExamProps) {
  const { t, format, language } = useLanguage();
  const clock = useClock();
  const exams = useExams(clock);
  const { classes } = useClasses();
  const names = useMemo(() => new Map(classes?.map(({ id, name }) => [id, name])), [classes]);
  const near = useMemo(() => examChapters(exams ?? [], subjects, names), [exams, subjects, names]);
  if (exams === undefined || classes === undefined || reads === undefined) return null;

  const isOpen = ({ id }: ContentsChapter) => reads.get(id)?.finishedAt == null;
  const minutes = (chapter: ContentsChapter) =>
    t("textbook.minutes", { count: chapter.minutes, formatted: format.number(chapter.minutes) });
  const inOther = (chapter: ContentsChapter) =>
    chapter.language === language ? "" : ` · ${languageName(chapter.language, language)}`;
  const subjectOf = (chapter: ContentsChapter) => subjects.find(({ id }) => chapter.id.startsWith(`${id}/`));
  const lines: Line[] = [];
  const add = (chapter: ContentsChapter | undefined, why: (of: ContentsChapter) => string) => {
    if (chapter && !lines.some((one) => one.chapter.id === chapter.id)) lines.push({ chapter, why: why(chapter) });
  };
  for (const { exam, chapters } of near) {
    const day = format.calendarDay(exam.day, clock.today);
    for (const chapter of chapters.filter(isOpen).slice(0, 3))
      add(chapter, (of) => t("textbook.minutesFor", { minutes: minutes(of), day }));
  }
  const all = subjects.flatMap(({ chapters }) => chapters);
  const begun = [...reads.values()]
    .filter(({ finishedAt }) => finishedAt === null)
    .toSorted((one, other) => other.updatedAt - one.updatedAt);
  for (const { chapter } of begun)
    add(
      all.find(({ id }) => id === chapter),
      (of) => t("textbook.begun", { minutes: minutes(of) }),
    );
  const finished = [...reads.values()]
    .filter(({ finishedAt }) => finishedAt !== null)
    .toSorted((one, other) => other.updatedAt - one.updatedAt);
  for (const { chapter } of finished.slice(0, 2)) {
    const { chapters = [] } = subjects.find(({ id }) => chapter.startsWith(`${id}/`)) ?? {};
    add(chapters.slice(chapters.findIndex(({ id }) => id === chapter) + 1).find(isOpen), minutes);
  }
  for (const { name } of classes)
    for (const subject of subjectsFor(subjects, name)) add(subject.chapters.find(isOpen), minutes);
  // Nobody is left with nothing to open, nor with a single thing.
  if (lines.length < 2) for (const { chapters } of subjects.slice(0, 4)) add(chapters.find(isOpen), minutes);
  const [first, ...others] = lines;
  if (!first) return null;
  const { chapter } = first;
  const subject = subjectOf(chapter);
  const [exam] = near.filter(({ chapters }) => chapters.some(({ id }) => id === chapter.id)).map((one) => one.exam);
  const place = (subject?.chapters.findIndex(({ id }) => id === chapter.id) ?? 0) + 1;
  const read = reads.get(chapter.id);
  const isNext = subject?.chapters.slice(0, place - 1).some(({ id }) => reads.get(id)?.finishedAt != null);
  return (
    <section className={styles.now} data-marker={subject?.marker} aria-labelledby="textbook-now">
      <div className={styles.hero}>
        <p className={styles.why}>
          {exam
            ? t("textbook.forExam", { title: exam.title, day: format.calendarDay(exam.day, clock.today) })
            : t(read ? "textbook.whereYouWere" : isNext ? "textbook.next" : "textbook.beginHere")}
        </p>
        <h2 id="textbook-now">
          <Mark>{chapter.title}</Mark>
        </h2>
        <p className={styles.what}>
          {t("textbook.numbered", { subject: subject?.title ?? "", number: format.number(place) })} · {minutes(chapter)}
          {inOther(chapter)}
        </p>
        <div className={styles.ways}>
          <PlainLink href={chapterHref(chapter.id)} className={buttonClass("primary")}>
            <Icon shape={textbookIcon} size={18} />
            {t(read ? "textbook.readOn" : "textbook.read")}
          </PlainLink>
          <PlainLink href={chapterHref(chapter.id, "worked-1")} className={styles.quiet}>
            {t("textbook.onlyExample")}
          </PlainLink>
          <PlainLink href={chapterHref(chapter.id, "checks")} className={styles.quiet}>
            {t("textbook.checkYourself", { count: chapter.checks, formatted: format.number(chapter.checks) })}
          </PlainLink>
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.next}>
          {others.slice(0, 4).map((one) => {
            const of = subjectOf(one.chapter);
            return (
              <li key={one.chapter.id} data-marker={of?.marker}>
                <PlainLink href={chapterHref(one.chapter.id)}>
                  <span className={styles.of}>
                    <i aria-hidden="true" />
                    {of?.title}
                    {inOther(one.chapter)}
                  </span>
                  <strong>{one.chapter.title}</strong>
                  <small>{one.why}</small>
                </PlainLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
