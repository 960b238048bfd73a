import { toolPageNames } from "@jotter/study-tools/pages";
import type { Reader } from "@jotter/study-tools/prompt";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { useModel } from "../../student/models/use-model.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { useProfile } from "../../student/session/use-profile.ts";
import { usePermissions } from "../../student/settings/use-permissions.ts";
import { nothingYet } from "../../student/study/make-cards.ts";
import { readingWay } from "../../student/study/reading-way.ts";
import { addressOf, type Taken, takenIn } from "../../student/study/taken.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { MessagePage } from "../../ui/MessagePage.tsx";
import { useTheme } from "../../ui/theme.ts";
import { Desk, ReadingWayContext } from "./Desk.tsx";
import { isOfOtherTool } from "./kept-state.ts";
import { NotReady } from "./NotReady.tsx";
import { readerOf } from "./reader.ts";
import { takeLeftOpen } from "./reopening.ts";
import { SourcePicker } from "./SourcePicker.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { fewestSources, toolViews } from "./tool-views.ts";
import { isPicture } from "./tutor/is-picture.ts";
import { useDroppedTexts } from "./use-dropped-texts.ts";
import { useKept, useKeptBefore } from "./use-kept.ts";
import { useLatestTaken, useSources, useTakenAbout } from "./use-sources.ts";

/** One of the ten tools, in the frame they share. */
export function ToolPage() {
  const t = useTexts();
  const name = useParams({ strict: false }).tool;
  const page = toolPageNames.find((one) => one === name);
  const { kept } = useSearch({ from: "/signed-in/ai-tools/$tool" });
  const isDark = useTheme().scheme === "dark";
  useLeftOpen(kept !== undefined);
  /** Of which texts something is made anew though there is something kept. */
  const [anew, setAnew] = useState<string | null>(null);
  return (
    <div data-tool={page} data-dark={isDark}>
      {page && toolViews[page] ? (
        <OpenTool key={`${page} ${kept ?? ""}`} page={page} isDark={isDark} anew={anew} onAnew={setAnew} />
      ) : (
        <MessagePage
          title={t(page ? "study.title" : "study.unknownTitle")}
          text={t(page ? "study.comingText" : "study.unknownText")}
        >
          <Link to="/ai-tools" className={buttonClass("primary")}>
            {t("study.toDesk")}
          </Link>
        </MessagePage>
      )}
    </div>
  );
}

/** After a reload, what was being edited. */
function useLeftOpen(isNamed: boolean): void {
  const { account } = useStudent();
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    const id = takeLeftOpen(account.id);
    if (!id || isNamed) return;
    void navigate({ to: ".", search: (search: Record<string, unknown>) => ({ ...search, kept: id }), replace: true });
  });
  useEffect(() => open(), []);
}

type OpenToolProps = Pick<ToolViewProps, "page" | "isDark"> & {
  readonly anew: string | null;
  readonly onAnew: (address: string) => void;
};

function OpenTool({ page, isDark, anew, onAnew }: OpenToolProps) {
  const { t, language } = useLanguage();
  const search = useSearch({ from: "/signed-in/ai-tools/$tool" });
  const navigate = useNavigate();
  const model = useModel();
  const profile = useProfile();
  const { permissions } = usePermissions();
  const classLabels = useClassLabels(true);
  const { isWhole } = useSyncReport();
  const named = useKept(search.kept);
  // What another tool has made is nothing to this one: its page is as without it.
  const isOthers = isOfOtherTool(named, page);
  const kept = isOthers ? null : named;
  const keptId = isOthers ? undefined : search.kept;
  // Somebody was to choose: that is the first thing they see.
  const isToChoose = search.from === nothingYet;
  const [picking, setPicking] = useState<"notes" | "text" | null>(isToChoose ? "notes" : null);
  const isNamed = search.from !== undefined || keptId !== undefined;
  // Nothing was named: what was worked on last.
  const fewest = fewestSources[page] ?? 1;
  const isOptional = fewest === 0;
  const now = useLatestTaken(fewest, !isNamed && !isOptional);
  // Once there is something to work on it stays, whatever arrives meanwhile.
  const [latest, setLatest] = useState(now);
  if (now && now !== latest && !latest?.length) setLatest(now);
  const asked = search.about;
  const about = (asked ?? "").trim();
  const isSearched = !isOptional && about !== "";
  const found = useTakenAbout(about, 5, !isNamed && isSearched);
  const taken = useMemo(() => {
    if (search.from !== undefined) return takenIn(search.from);
    if (kept) return takenOf(kept.sources);
    return found && found.length > 0 ? found : (latest ?? []);
  }, [search.from, kept, found, latest]);
  const sources = useSources(taken);
  const document = taken.find(({ kind }) => kind === "document");
  // What school it is belongs to the profile, and goes to a model only where that may.
  const grade = permissions?.profile ? profile?.grade : undefined;
  const reader: Reader = useMemo(() => readerOf(language, grade), [language, grade]);

  // Until the student has chosen here, what is taken is a suggestion: a text of their own takes its place.
  const [hasChosen, setHasChosen] = useState(false);
  const take = (next: readonly Taken[]) => {
    setHasChosen(true);
    void navigate({ to: ".", search: { about: isToChoose ? undefined : asked, from: addressOf(next) }, replace: true });
  };
  const isOver = useDroppedTexts(
    (texts) => take([...(fewest > 1 && hasChosen ? taken : taken.slice(0, Math.max(0, fewest - 1))), ...texts]),
    page === "tutor" ? isPicture : undefined,
  );

  const makeAnew = () => {
    const [from = "", was] = [search.from ?? addressOf(taken), kept?.options.about];
    onAnew(from);
    const again = asked ?? (typeof was === "string" ? was : undefined);
    void navigate({ to: ".", search: { from, about: again }, replace: true });
  };

  const View = toolViews[page];
  const isChosen = isOptional || latest !== undefined;
  const isKnown = isNamed ? kept !== undefined : isChosen && (!isSearched || found !== undefined);
  // Whoever comes back finds what they made of it, not what a tool makes of it by itself.
  const isAnew = anew !== null && anew === addressOf(taken);
  const before = useKeptBefore({ page, about, taken }, isKnown && keptId === undefined && !isAnew);
  const isOpening = keptId === undefined && !isAnew && before !== null;
  useEffect(() => {
    // By its own name of its texts: the words of a passage have another each time they are selected.
    if (before && isOpening) void navigate({ to: ".", search: { about: asked, kept: before }, replace: true });
  }, [before, isOpening, asked, navigate]);
  return (
    <div data-over={isOver}>
      {!View || !sources || !isKnown || isOpening ? (
        // The picker stays meanwhile, until it is closed.
        <Loader title={t("loader.aiTools")} />
      ) : sources.length === 0 && !(kept && keptId) && !(isOptional && !document) ? (
        <Desk
          heading={t(isToChoose ? "study.chooseAbout" : document ? "studyDocuments.notReady" : "study.emptyTitle")}
          take={null}
        >
          {isWhole && document && <NotReady id={document.id} onChoose={() => setPicking("notes")} />}
          {isWhole && !document && (
            <EmptyState title={isToChoose && about ? about : t("study.emptyTitle")} text={t("study.emptyText")}>
              <Button look="primary" onClick={() => setPicking("text")}>
                {t("study.paste")}
              </Button>
              <Button look="outline" onClick={() => setPicking("notes")}>
                {t("study.chooseSource")}
              </Button>
              <Link to="/editor" className={buttonClass("outline")}>
                {t("study.newNote")}
              </Link>
            </EmptyState>
          )}
        </Desk>
      ) : (
        <Suspense fallback={<Loader title={t("loader.aiTools")} />}>
          <ReadingWayContext value={readingWay(sources[0]?.document?.id)}>
            <View
              page={page}
              isDark={isDark}
              taken={taken}
              sources={sources}
              classLabels={classLabels}
              reader={reader}
              model={model}
              about={about}
              kept={kept && keptId ? { id: keptId, result: kept } : null}
              onAnew={makeAnew}
              onChange={() => setPicking("notes")}
            />
          </ReadingWayContext>
        </Suspense>
      )}
      {picking && (
        <SourcePicker
          taken={taken}
          at={picking}
          isSuggested={!hasChosen}
          fewest={fewest}
          about={isToChoose ? about : ""}
          onTake={take}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}

function takenOf(sources: readonly Taken[]): readonly Taken[] {
  return sources.map(({ kind, id, pages }) => ({ kind, id, ...(pages && { pages }) }));
}
