import { withFormulas } from "@jotter/textbook/as-text";
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useExams } from "../../student/cards/exams.ts";
import { spokenName } from "../../student/cards/spoken-words.ts";
import { useClasses } from "../../student/grades/use-classes.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { studyOffers } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { WordsBar } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { examChapters, examOfChapter } from "../../student/textbook/exam-chapters.ts";
import { type BookSubject, chapterHref } from "../../student/textbook/use-book.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { exportPrintIcon } from "../../ui/icons/reading.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { part as lazyPart, usePart } from "../../ui/part.ts";
import { useMatches } from "../../ui/use-matches.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import "../../ui/print-sheet.css";
import { breakable } from "./breakable.ts";
import styles from "./chapter.module.css";
import { Figure } from "./Figure.tsx";
import { languageName } from "./language-name.ts";
import { LostMarks, MarkNotes, MarkTray, MarkWays } from "./Marks.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { OwnPassages } from "./OwnPassages.tsx";
import { Side } from "./Side.tsx";
import { StudyWays } from "./StudyWays.tsx";
import type { OpenChapter } from "./use-chapter.ts";
import { useChapterMarks } from "./use-chapter-marks.ts";
import { usePlace } from "./use-place.ts";
import { useReading } from "./use-reading.ts";
import { WorkedExample } from "./WorkedExample.tsx";

/** What marks answers and judges lines is as much code as all the rest of the page, and below the first screen. */
const exercises = lazyPart(async () => {
  const [{ SelfChecks }, { Practice }] = await Promise.all([import("./SelfChecks.tsx"), import("./Practice.tsx")]);
  return { SelfChecks, Practice };
});

type ChapterViewProps = { readonly chapter: OpenChapter; readonly subjects: readonly BookSubject[] };

/** A chapter: the text in the middle, its contents at the left, what belongs beside it at the right. [TXT-1] */
export function ChapterView({ chapter, subjects }: ChapterViewProps) {
  const { t, format, language } = useLanguage();
  const { account } = useStudent();
  const { id, subject, written, file, number } = chapter;
  const formulas = useMemo(
    () => Object.fromEntries(Object.entries(file.formulas).map(([name, tex]) => [name, breakable(tex)])),
    [file],
  );
  const { part, keep } = useReading(id, true);
  const below = usePart(exercises, useIdle());
  usePlace(id);
  const study = useStudyPassage(account.id);
  // At the side where there is one, else over the page: a note below a long part is out of sight.
  const hasSide = useMatches("(min-width: 1241px), print");
  const [openMark, setOpenMark] = useState<{ readonly id: string; readonly isPressed: boolean } | null>(null);
  const pressMark = useCallback((mark: string) => setOpenMark({ id: mark, isPressed: true }), []);
  const marked = useChapterMarks(id, pressMark);
  const inTray = openMark?.isPressed && !hasSide ? marked.marks.find((one) => one.id === openMark.id) : undefined;
  const isLost = marked.marks.some((one) => !marked.places.has(one.id));
  const notesOf = (of: string) =>
    [...marked.places.values()].some((place) => place.part === of) && (
      <MarkNotes
        {...marked}
        part={of}
        open={inTray ? null : (openMark?.id ?? null)}
        onOpen={(mark) => setOpenMark(mark === null ? null : { id: mark, isPressed: false })}
      />
    );
  const clock = useClock();
  const exams = useExams(clock);
  const { classes } = useClasses();
  const exam = useMemo(() => {
    const names = new Map(classes?.map((one) => [one.id, one.name]));
    return examOfChapter(examChapters(exams ?? [], subjects, names), id);
  }, [exams, subjects, classes, id]);
  const offers = studyOffers.filter((offer) => offer !== "ask" || isJotsonOn(account.id));
  const parts = partsOf(chapter, t);
  return (
    <div className={styles.page} data-marker={subject.marker}>
      <title>{`${written.title} · ${t("product")}`}</title>
      <nav className={styles.contents} aria-label={t("textbook.contents")}>
        <BackLink href={`/textbook/${subject.id}`}>{subject.title}</BackLink>
        <ol>
          {subject.chapters.map((one, at) => (
            <li key={one.id}>
              <PlainLink href={chapterHref(one.id)} aria-current={one.id === id ? "page" : undefined}>
                {format.number(at + 1)} {one.title}
              </PlainLink>
              {one.id === id && (
                <ol>
                  {parts.map(({ name, title }) => (
                    <li key={name}>
                      {/* By the router: a step of the history with a name, whose place is kept. */}
                      <PlainLink href={chapterHref(id, name)} aria-current={part === name ? "location" : undefined}>
                        <InlineMarkdown text={title} />
                      </PlainLink>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.chapter} lang={chapter.language} data-book data-sheet>
        <header className={styles.head}>
          <p className={styles.number} lang={language}>
            <span className={styles.back}>
              <BackLink href={`/textbook/${subject.id}`}>{subject.title}</BackLink>
            </span>
            <span aria-hidden="true">{format.number(number)}</span>
          </p>
          <h1 tabIndex={-1}>{written.title}</h1>
          <p className={styles.onPaper} lang={language}>
            {`${subject.title} · ${location.host}${chapterHref(id)}`}
          </p>
          {chapter.language !== language && (
            <p className={styles.foreign} lang={language}>
              {t(chapter.isStandIn ? "textbook.onlyHereIn" : "textbook.onlyIn", {
                language: languageName(chapter.language, language),
              })}
            </p>
          )}
        </header>
        <Part
          name="idea"
          notes={notesOf}
          side={
            <>
              {exam && (
                <Side title={t("textbook.onExam", { day: format.calendarDay(exam.day, clock.today) })} marker="mint">
                  <PlainLink href="/calendar">{exam.title}</PlainLink>
                </Side>
              )}
              <OwnPassages chapter={chapter} />
              {file.needs.length > 0 && <Neighbours title={t("textbook.needs")} ids={file.needs} subjects={subjects} />}
            </>
          }
        >
          <div className={styles.idea}>
            <Markdown text={written.idea} />
          </div>
        </Part>
        {written.figure && (
          <Part name="figure" title={written.figure.title} notes={notesOf}>
            <Figure file={file.figure} written={written.figure} marker={subject.marker} />
          </Part>
        )}
        <Part name="terms" lang={language} title={t("textbook.terms")} isPlain notes={notesOf}>
          <dl className={styles.terms}>
            {written.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>
                  <InlineMarkdown text={term} />
                </dt>
                <dd>
                  <Markdown text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part
          name="rules"
          lang={language}
          title={t("textbook.rules")}
          isPlain
          notes={notesOf}
          side={
            written.mixed.length > 0 && (
              <Side title={t("textbook.mixed")} marker="coral" isOfChapter>
                <ul>
                  {written.mixed.map((one) => (
                    <li key={one}>
                      <Markdown text={one} />
                    </li>
                  ))}
                </ul>
              </Side>
            )
          }
        >
          {written.rules.map((rule) => (
            <section key={rule.title} className={styles.rule}>
              <h3>
                <InlineMarkdown text={rule.title} />
              </h3>
              <Markdown text={withFormulas(rule.text, formulas, chapter.language)} />
            </section>
          ))}
        </Part>
        {written.worked.map((example, at) => (
          <Part key={example.title} name={`worked-${at + 1}`} notes={notesOf}>
            <WorkedExample
              example={example}
              steps={file.worked[at]}
              language={chapter.language}
              keptAs={`${id}:worked-${at + 1}`}
            />
          </Part>
        ))}
        <Part name="checks" lang={language} title={t("textbook.checks")} notes={notesOf}>
          {/* They come last: what stands below them is not to jump. */}
          <div className={styles.room} style={{ "--checks": file.checks.length } as CSSProperties} lang={language}>
            {below && <below.SelfChecks chapter={chapter} exam={exam} keep={keep} />}
          </div>
        </Part>
        {file.practice.length > 0 && (
          <Part name="practice" lang={language} title={t("textbook.practice")} notes={notesOf}>
            <div lang={language}>{below && <below.Practice chapter={chapter} exam={exam} />}</div>
          </Part>
        )}
        <Part
          name="next"
          lang={language}
          title={t("textbook.next")}
          notes={notesOf}
          side={isLost && <LostMarks {...marked} />}
        >
          <div lang={language}>
            <Neighbours
              ids={[...new Set([...followers(chapter), ...file.next])]}
              subjects={subjects}
              isLarge
              orElse={subject}
            />
          </div>
          <div className={styles.ways} lang={language}>
            <StudyWays id={id} />
            <Button look="outline" onClick={() => print()}>
              <Icon shape={exportPrintIcon} size={18} />
              {t("textbook.print")}
            </Button>
          </div>
        </Part>
      </article>
      <WordsBar
        within="[data-book]"
        offers={offers}
        lead={(chosen, close) => (
          <MarkWays chosen={chosen} close={close} title={written.title} chapterId={id} onComment={pressMark} />
        )}
        onOffer={(offer, words) => study(offer, { words, title: written.title }, { text: chapter.text })}
      />
      {inTray && <MarkTray key={inTray.id} mark={inTray} onClose={() => setOpenMark(null)} />}
    </div>
  );
}

/** Turns true once the words and formulas stand. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** The chapter after this one in its subject. */
function followers({ subject, number }: OpenChapter): readonly string[] {
  const next = subject.chapters[number];
  return next ? [next.id] : [];
}

function partsOf({ written, file }: OpenChapter, t: ReturnType<typeof useLanguage>["t"]) {
  return [
    ...(written.figure ? [{ name: "figure", title: written.figure.title }] : []),
    { name: "terms", title: t("textbook.terms") },
    { name: "rules", title: t("textbook.rules") },
    ...written.worked.map(({ title }, at) => ({
      name: `worked-${at + 1}`,
      title: t("textbook.workedTitle", { title }),
    })),
    { name: "checks", title: t("textbook.checks") },
    ...(file.practice.length > 0 ? [{ name: "practice", title: t("textbook.practice") }] : []),
  ];
}

type PartProps = {
  readonly name: string;
  readonly title?: string;
  /** Of a title that is Jotter's and not the chapter's own. */
  readonly lang?: string;
  readonly isPlain?: boolean;
  readonly side?: ReactNode;
  /** What the student says of its words. */
  readonly notes: (part: string) => ReactNode;
  readonly children: ReactNode;
};

function Part({ name, title, lang, isPlain = false, side, notes, children }: PartProps) {
  const own = notes(name);
  return (
    <section id={name} className={styles.part} data-part data-plain={isPlain}>
      <div className={styles.text}>
        {title !== undefined && (
          <h2 tabIndex={-1} lang={lang} aria-label={spokenName(title)}>
            <InlineMarkdown text={title} />
          </h2>
        )}
        {children}
      </div>
      {(side || own) && (
        <aside className={styles.side}>
          {side}
          {own}
        </aside>
      )}
    </section>
  );
}
