import type { StudyResult } from "@jotter/domain/study-result";
import type { ToolPageName } from "@jotter/study-tools/pages";
import { difficulties } from "@jotter/study-tools/study-question";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { type ClassLabels, useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { usePainted } from "../../student/records/use-painted.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import { addressOf, type Taken } from "../../student/study/taken.ts";
import { Button, buttonClass, IconButton, Pressable } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { closeIcon } from "../../ui/icons/app.ts";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { cardsIcon, compareIcon, deviceIcon, explainIcon, quizIcon, summarizeIcon } from "../../ui/icons/study.ts";
import { tutorIcon } from "../../ui/icons/tutor.ts";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import type { Translate } from "../../ui/translate.ts";
import { deskPlace } from "./desk-place.ts";
import { EssaysLeft } from "./EssaysLeft.tsx";
import { LecturesLeft } from "./LecturesLeft.tsx";
import { factsOf, momentOf } from "./moments.ts";
import { QuizzesLeft } from "./QuizzesLeft.tsx";
import { readerOf } from "./reader.ts";
import styles from "./study-desk.module.css";
import { summaryKinds } from "./summary-choices.ts";
import { toolViews } from "./tool-views.ts";
import { useCounts } from "./use-counts.ts";
import { useDroppedTexts } from "./use-dropped-texts.ts";
import { useKeeping, useKeptList } from "./use-kept.ts";
import { type StudySource, useCompanion, useLatestTaken, useSources } from "./use-sources.ts";

const DeskHead = lazy(async () => ({ default: (await import("./DeskHead.tsx")).DeskHead }));
const FocusToday = lazy(async () => ({ default: (await import("./FocusToday.tsx")).FocusToday }));
const SourcePicker = lazy(async () => ({ default: (await import("./SourcePicker.tsx")).SourcePicker }));

/** The next right thing is already chosen; below it everything that can be made of a text. */
export function StudyDeskPage() {
  const t = useTexts();
  const classLabels = useClassLabels(true);
  const isPainted = usePainted(true);
  const { isWhole } = useSyncReport();
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const { account } = useStudent();
  const [place] = useState(() => deskPlace(account.id, innerWidth));
  const waiting = place && <div style={{ minHeight: place.head }} />;
  return (
    <Page
      title={`${t("study.title")} · ${t("product")}`}
      heading={
        <>
          <span ref={setHeading} />
          <span className={styles.untilKnown} style={place ? { minHeight: place.heading } : undefined}>
            {t("study.title")}
          </span>
        </>
      }
    >
      {isPainted ? (
        <Suspense fallback={waiting}>
          <DeskHead classLabels={classLabels} heading={heading} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
      <Take classLabels={classLabels} isWhole={isWhole} />
      {isPainted && (
        <Suspense>
          <FocusToday />
        </Suspense>
      )}
      <EssaysLeft isDue={isPainted} />
      <LecturesLeft isDue={isPainted} />
      <QuizzesLeft isDue={isPainted} />
      <Kept isDue={isPainted} classLabels={classLabels} />
    </Page>
  );
}

/** "Take this text and …": each verb already says what it would give. */
function Take({ classLabels, isWhole }: { readonly classLabels: ClassLabels; readonly isWhole: boolean }) {
  const { t, language } = useLanguage();
  const profile = useProfile();
  const [chosen, setChosen] = useState<readonly Taken[] | null>(null);
  const [picking, setPicking] = useState<"notes" | "text" | null>(null);
  const latest = useLatestTaken(1, true);
  useDroppedTexts(setChosen);
  const taken = chosen ?? latest ?? [];
  const sources = useSources(taken);
  const other = useCompanion(sources?.length === 1 ? sources[0] : undefined);
  const reader = useMemo(() => readerOf(language, profile?.grade), [language, profile?.grade]);
  const counts = useCounts(sources, reader);
  const format = useFormat();
  const from = addressOf(taken);
  const picker = picking && (
    <Suspense>
      <SourcePicker
        taken={taken}
        at={picking}
        isSuggested={chosen === null}
        onTake={setChosen}
        onClose={() => setPicking(null)}
      />
    </Suspense>
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
  const verbs: readonly Verb[] = [
    {
      page: "flashcard-generator",
      label: t("study.verb.cards"),
      icon: cardsIcon,
      hint: counts.cards ? t("study.found.cards", { count: counts.cards }) : "",
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
        sources && sources.length > 1
          ? ""
          : other
            ? t("study.found.compare", { title: other.title })
            : t("study.found.compareAlone"),
      from: addressOf(other ? [...taken, other.taken] : taken),
    },
    { page: "tutor", label: t("study.verb.tutor"), icon: tutorIcon, hint: "" },
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
