import { aboutOf, idOf, isWork, type NextUp } from "@jotter/domain/next-up";
import type { StudyFacts } from "@jotter/domain/next-up-study";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { StudyResult } from "@jotter/domain/study-result";
import type { ToolPageName } from "@jotter/study-tools/pages";
import { difficulties } from "@jotter/study-tools/study-question";
import { Link } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { type ClassLabels, useClassLabels } from "../../student/grades/use-class-labels.ts";
import { entryTitle, reasonText } from "../../student/next-up/entry-texts.ts";
import { entryHref, reviewOf } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useNextUp } from "../../student/next-up/use-next-up.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { type Clock, useClock } from "../../student/records/use-clock.ts";
import { usePainted } from "../../student/records/use-painted.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import { addressOf, type Taken } from "../../student/study/taken.ts";
import { Button, buttonClass, IconButton, Pressable } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { cardsIcon, compareIcon, deviceIcon, explainIcon, quizIcon, summarizeIcon } from "../../ui/icons/study.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import type { Translate } from "../../ui/translate.ts";
import { ClassStudyLink } from "./ClassStudyLink.tsx";
import { DeskNow } from "./DeskNow.tsx";
import { useDeskHeadline } from "./desk-headline.ts";
import { factsOf, momentOf } from "./moments.ts";
import { readerOf } from "./reader.ts";
import { SourcePicker } from "./SourcePicker.tsx";
import styles from "./study-desk.module.css";
import { summaryKinds } from "./summary-choices.ts";
import { toolViews } from "./tool-views.ts";
import { useCounts } from "./use-counts.ts";
import { useKeeping, useKeptList } from "./use-kept.ts";
import { type StudySource, useLatestTaken, useSources } from "./use-sources.ts";

/** The next right thing is already chosen; below it everything that can be made of a text. */
export function StudyDeskPage() {
  const { t, format, language } = useLanguage();
  const clock = useClock();
  const classLabels = useClassLabels(true);
  const isPainted = usePainted(true);
  const next = useNextUp(clock, isPainted);
  const { isWhole } = useSyncReport();
  const headlineOf = useDeskHeadline(clock);
  const exam = next?.news?.exams[0];
  const isOf = (entry: NextUp) => entry.kind === "coming" && entry.coming.study?.examId === exam?.exam.id;
  const work = (next?.ranked ?? []).filter(isWork);
  const first = exam ? work.find(isOf) : work[0];
  const rest = work.filter((entry) => entry !== first);
  const headline = exam
    ? headlineOf(exam)
    : first
      ? t("study.headlineNext", { title: entryTitle(first, t, format) })
      : t("study.headline");
  const reasons =
    first?.reasons.map((reason) => reasonText(reason, first, clock, t, format, spokenTimesFor(language))) ?? [];
  return (
    <Page
      title={`${t("study.title")} · ${t("product")}`}
      heading={next && (isWhole || first || exam) ? <MarkedText key={headline} text={headline} /> : t("study.title")}
    >
      {next && (first || exam || isWhole) && (
        <div className={styles.now}>
          {exam ? (
            <DeskNow of={exam} clock={clock} classLabels={classLabels} reasons={reasons} />
          ) : (
            <Now entry={first} clock={clock} classLabels={classLabels} occurrences={next.occurrences} />
          )}
          {rest.length > 0 && (
            <After entries={rest.slice(0, 3)} clock={clock} classLabels={classLabels} occurrences={next.occurrences} />
          )}
        </div>
      )}
      {next?.news && <DecksLine facts={next.news.facts} />}
      <Take classLabels={classLabels} isWhole={isWhole} />
      <Kept isDue={isPainted} classLabels={classLabels} />
    </Page>
  );
}

/** The way to all decks, and how much waits there. */
function DecksLine({ facts: { exams, decks } }: { readonly facts: StudyFacts }) {
  const { t, format, language } = useLanguage();
  const all = [...exams, ...decks];
  const [count, minutes] = [sumOf(all.map(({ cards }) => cards)), sumOf(all.map((one) => one.minutes))];
  return (
    <p className={styles.decks}>
      <Link to="/cards">{t("ready.allDecks")}</Link>
      {count > 0 && <span>{t("ready.waiting", { count, formatted: format.number(count) })}</span>}
      {minutes > 0 && <span>{t("ready.inAll", { time: spokenTimesFor(language).duration(minutes) })}</span>}
    </p>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

type EntryProps = {
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
  readonly occurrences: readonly Occurrence[];
};

function Now({ entry, clock, classLabels, occurrences }: EntryProps & { readonly entry: NextUp | undefined }) {
  const { t, format, language } = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  if (!entry) {
    return (
      <section className={`${cardClass} ${styles.card}`} aria-label={t("study.now")}>
        <p>{t("study.nothingWaits")}</p>
      </section>
    );
  }
  const words = spokenTimesFor(language);
  const review = reviewOf(entry);
  const from = addressOf(aboutOf(entry).noteIds.map((id): Taken => ({ kind: "note", id })));
  const [main, ...reasons] = entry.reasons.map((reason) => ({
    id: reason.id,
    text: reasonText(reason, entry, clock, t, format, words),
  }));
  return (
    <section className={`${cardClass} ${styles.card}`} aria-label={t("study.now")}>
      <div className={styles.head}>
        <ClassStudyLink classId={aboutOf(entry).classId} classLabels={classLabels} />
        {main && <span className={styles.pill}>{main.text}</span>}
        {reasons.length > 0 && (
          <Pressable className={styles.why} aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
            {t(isAsked ? "study.hideWhy" : "study.whyFirst")}
          </Pressable>
        )}
      </div>
      <h2>{entryTitle(entry, t, format)}</h2>
      {isAsked && (
        <ul className={styles.reasons}>
          {reasons.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {review && (
          <PlainLink href={review.href} className={buttonClass("primary")}>
            {t("ready.review", { count: review.cards, formatted: format.number(review.cards) })}
          </PlainLink>
        )}
        {from && (
          <Link
            to="/ai-tools/$tool"
            params={{ tool: "note-summarizer" }}
            search={{ from }}
            className={buttonClass(review ? "quiet" : "primary")}
          >
            {t("study.itsNotes")}
          </Link>
        )}
        <PlainLink href={entryHref(entry, occurrences)} className={buttonClass(from || review ? "quiet" : "primary")}>
          {t("study.openIt")}
        </PlainLink>
      </div>
    </section>
  );
}

function After({ entries, clock, classLabels, occurrences }: EntryProps & { readonly entries: readonly NextUp[] }) {
  const { t, format, language } = useLanguage();
  const words = spokenTimesFor(language);
  return (
    <section className={`${cardClass} ${styles.card}`} aria-labelledby="study-after">
      <h2 id="study-after">{t("study.after")}</h2>
      <ul className={styles.after}>
        {entries.map((entry) => (
          <li key={idOf(entry)}>
            <div>
              <PlainLink href={reviewOf(entry)?.href ?? entryHref(entry, occurrences)}>
                {entryTitle(entry, t, format)}
              </PlainLink>
              <ClassStudyLink classId={aboutOf(entry).classId} classLabels={classLabels} />
            </div>
            <span className={styles.when}>
              {reviewOf(entry)
                ? words.duration(Math.max(1, reviewOf(entry)?.minutes ?? 0))
                : entry.reasons[0] && reasonText(entry.reasons[0], entry, clock, t, format, words)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Take this text and …": each verb already says what it would give. */
function Take({ classLabels, isWhole }: { readonly classLabels: ClassLabels; readonly isWhole: boolean }) {
  const { t, language } = useLanguage();
  const profile = useProfile();
  const [chosen, setChosen] = useState<readonly Taken[] | null>(null);
  const [picking, setPicking] = useState<"notes" | "text" | null>(null);
  const latest = useLatestTaken(2, true);
  const taken = chosen ?? (latest ?? []).slice(0, 1);
  const sources = useSources(taken);
  const other = useSources(useMemo(() => (latest ?? []).slice(1, 2), [latest]))?.[0];
  const reader = useMemo(() => readerOf(language, profile?.grade), [language, profile?.grade]);
  const counts = useCounts(sources, reader);
  const format = useFormat();
  const from = addressOf(taken);
  const picker = picking && (
    <SourcePicker taken={taken} at={picking} onTake={setChosen} onClose={() => setPicking(null)} />
  );
  if (latest && sources && sources.length === 0) {
    return (
      <>
        {isWhole && (
          <EmptyState title={t("study.emptyTitle")} text={t("study.emptyText")}>
            <Button look="primary" onClick={() => setPicking("text")}>
              {t("study.paste")}
            </Button>
            <Link to="/editor" className={buttonClass("outline")}>
              {t("study.newNote")}
            </Link>
          </EmptyState>
        )}
        {picker}
      </>
    );
  }
  const pair = addressOf([...taken, ...(taken.length > 1 ? [] : otherThan(taken, latest ?? []))]);
  const verbs: readonly Verb[] = [
    {
      page: "flashcard-generator",
      label: t("study.verb.cards"),
      icon: cardsIcon,
      hint: counts.terms ? t("study.found.cards", { count: counts.terms }) : "",
    },
    {
      page: "quiz-generator",
      label: t("study.verb.quiz"),
      icon: quizIcon,
      hint: counts.questions ? t("study.found.quiz", { count: counts.questions }) : "",
    },
    {
      page: "note-summarizer",
      label: t("study.verb.summarize"),
      icon: summarizeIcon,
      hint:
        counts.words && counts.summary
          ? t("study.found.summarize", { from: format.number(counts.words), to: format.number(counts.summary) })
          : "",
    },
    {
      page: "concept-explainer",
      label: t("study.verb.explain"),
      icon: explainIcon,
      hint: counts.terms ? t("study.found.explain", { count: counts.terms }) : "",
    },
    {
      page: "document-comparer",
      label: t("study.verb.compare"),
      icon: compareIcon,
      hint:
        other && taken.length === 1 && other.taken.id !== taken[0]?.id
          ? t("study.found.compare", { title: other.title })
          : t("study.found.compareAlone"),
      from: pair,
    },
  ];
  return (
    <section aria-labelledby="study-take" className={styles.take}>
      <div className={styles.sentence}>
        <h2 id="study-take">{t("study.take")}</h2>
        <Pressable className={styles.source} aria-haspopup="dialog" onClick={() => setPicking("notes")}>
          <SourceName sources={sources} classLabels={classLabels} />
          <Icon shape={caretDownIcon} size={16} />
        </Pressable>
        <span className={styles.and}>{t("study.and")}</span>
        <span className={styles.ready}>
          <Icon shape={deviceIcon} size={16} />
          {t("study.readyHere")}
        </span>
      </div>
      <ul className={styles.verbs}>
        {verbs
          .filter(({ page }) => toolViews[page])
          .map(({ page, label, icon, hint, from: own = from }) => (
            <li key={page}>
              <Link to="/ai-tools/$tool" params={{ tool: page }} search={{ from: own }} className={styles.verb}>
                <Icon shape={icon} size={24} />
                <strong>{label}</strong>
                <span className={styles.hint}>{hint}</span>
              </Link>
            </li>
          ))}
      </ul>
      {picker}
    </section>
  );
}

type Verb = {
  readonly page: ToolPageName;
  readonly label: string;
  readonly icon: Parameters<typeof Icon>[0]["shape"];
  readonly hint: string;
  readonly from?: string | undefined;
};

function otherThan(taken: readonly Taken[], latest: readonly Taken[]): readonly Taken[] {
  return latest.filter((one) => !taken.some(({ id }) => id === one.id)).slice(0, 1);
}

function SourceName({
  sources,
  classLabels,
}: {
  readonly sources: readonly StudySource[] | undefined;
  readonly classLabels: ClassLabels;
}) {
  const t = useTexts();
  const [first] = sources ?? [];
  if (!first) return t("study.chooseSource");
  const label = first.classId ? classLabels.get(first.classId) : undefined;
  const count = sources?.length ?? 0;
  return (
    <span className={styles.course} data-marker={label?.marker}>
      {count > 1 ? t("study.sources", { count }) : first.title}
    </span>
  );
}

/** What was made before, to be opened again. */
function Kept({ isDue, classLabels }: { readonly isDue: boolean; readonly classLabels: ClassLabels }) {
  const t = useTexts();
  const format = useFormat();
  const [most, setMost] = useState(12);
  const kept = useKeptList(most, isDue);
  const { remove } = useKeeping();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!kept || kept.length === 0) return null;
  return (
    <section aria-labelledby="study-kept">
      <h2 id="study-kept" ref={heading} tabIndex={-1}>
        {t("study.kept")}
      </h2>
      <ul className={styles.kept}>
        {kept.map(({ id, data }) => (
          <li key={id}>
            <Link to="/ai-tools/$tool" params={{ tool: data.page }} search={{ kept: id }}>
              {data.title}
              <small className={styles.keptFrom}>{factsOf(kindOf(data, t), fromWhat(data, classLabels))}</small>
            </Link>
            <span className={styles.keptAt}>{momentOf(data.updatedAt, format)}</span>
            <IconButton
              aria-label={t("study.remove", { title: data.title })}
              onClick={() => {
                void remove(id);
                // The button that was pressed is gone with its row.
                heading.current?.focus({ preventScroll: true });
              }}
            >
              <Icon shape={closeIcon} size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {kept.length === most && <Button onClick={() => setMost(most + 50)}>{t("study.more")}</Button>}
    </section>
  );
}

/** Which of its kinds a tool has made. */
function kindOf({ page, options }: Pick<StudyResult, "page" | "options">, t: Translate): string | undefined {
  const kind = summaryKinds.find((one) => page === "note-summarizer" && one === options.type);
  const level = difficulties.find((one) => page === "quiz-generator" && one === options.difficulty);
  return kind ? t(`study.summary.${kind}`) : level && t(`study.questions.${level}`);
}

/** Its texts and its class: two may have the same title. */
function fromWhat({ sources, classId }: Pick<StudyResult, "sources" | "classId">, classLabels: ClassLabels): string {
  const titles = sources.slice(0, 3).map(({ title }) => title);
  const more = sources.length > titles.length ? `+${sources.length - titles.length}` : undefined;
  return factsOf(...titles, more, classId ? classLabels.get(classId)?.name : undefined);
}
