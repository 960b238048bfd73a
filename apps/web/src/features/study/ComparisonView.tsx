import { note } from "@jotter/domain/note";
import { comparedAs } from "@jotter/study-tools/compared-as";
import type { Comparison, ComparisonOptions } from "@jotter/study-tools/comparison";
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import type { Translate } from "../../ui/translate.ts";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { AddMissed } from "./AddMissed.tsx";
import { ComparedPaper, type MarkedPassage } from "./ComparedPaper.tsx";
import styles from "./comparison.module.css";
import { comparisonText, type Group, groupsOf, missedFrom, type Point, wholeComparison } from "./comparison-points.ts";
import { Desk } from "./Desk.tsx";
import { DeviceReads } from "./DeviceReads.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { ModelSays, Provenance } from "./ModelSays.tsx";
import { lineTree } from "./marked-tree.ts";
import { type MissedPart, withMissed, withoutMissed } from "./missed-lines.ts";
import { Papers } from "./Papers.tsx";
import { pageOf } from "./page-of.ts";
import { numbered } from "./passages.ts";
import { sameSentences } from "./same-sentences.ts";
import { Tray } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useOptions } from "./use-options.ts";
import { useResult } from "./use-result.tsx";
import type { StudySource } from "./use-sources.ts";
import { useTool } from "./use-tool.ts";
import { firstOptions } from "./versions.ts";

/** Two texts or more side by side: what does not fit first, each point at its passages. [CMP-1] [AIX-4] */
export function ComparisonView(props: ToolViewProps) {
  const { sources, reader, model, kept, onChange } = props;
  const t = useTexts();
  const [options, setOptions] = useOptions<ComparisonOptions>(props, firstOptions(sources));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFromPaper, setIsFromPaper] = useState(false);
  const list = useRef<HTMLElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [drawn, sayDrawn] = useReducer((times: number) => times + 1, 0);
  const [pair, setPair] = useState<readonly [number, number]>([options.mine, options.mine === 0 ? 1 : 0]);
  const { as } = options;
  const mine = sources[options.mine] ?? sources[0];
  const how = useMemo(() => {
    const others = sources.filter((source) => source !== mine);
    const same = mine ? sameSentences(mine, others) : [];
    return { as, mine: mine ?? { id: "", title: "" }, others, same };
  }, [as, mine, sources]);
  const state = useTool("comparison", { sources, options, reader, model });
  const result = useResult<Comparison>({
    ...props,
    state,
    options,
    titleOf: () => t("study.comparison.titleOf", { one: sources[0]?.title ?? "", other: sources[1]?.title ?? "" }),
    markdownOf: useCallback((made: Comparison) => comparisonText(wholeComparison(made), how, t), [how, t]),
  });
  const output = useLatest(result.output);
  const groups = useMemo(() => (output ? groupsOf(output, how, t) : []), [output, how, t]);
  const points = useMemo(() => groups.flatMap((group) => group.points), [groups]);
  const active = points.find(({ key }) => key === chosen) ?? points[0];
  const passagesOf = usePassages(points, sources);
  const shown = pair.map((at) => sources[at]).filter((one) => one !== undefined);
  const missed = useMemo(
    () =>
      how.others
        .map(({ id, title }) => ({ title, claims: output ? missedFrom(output, id) : [] }))
        .filter(({ claims }) => claims.length > 0),
    [output, how],
  );
  const add = useAdding(mine);

  function takeAsMine(at: number) {
    setOptions({ ...options, mine: at });
    setPair([at, at === pair[1] ? pair[0] : pair[1]]);
    setChosen(null);
  }

  const isStill = useReducedMotion();
  // A passage was pressed: its point comes to where it can be seen, as the passages do for a point.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another point is looked at.
  useLayoutEffect(() => {
    if (!isFromPaper) return;
    const point = list.current?.querySelector("[aria-current]");
    point?.scrollIntoView({ block: "nearest", behavior: isStill ? "auto" : "smooth" });
  }, [active?.key, isFromPaper]);

  const choosePassage = useCallback((point: Point) => {
    setChosen(point.key);
    setIsFromPaper(true);
  }, []);

  function choose(point: Point) {
    setChosen(point.key);
    setIsFromPaper(false);
    const cited = new Set(point.citations.map(({ sourceId }) => sources.findIndex(({ id }) => id === sourceId)));
    const at = [...cited].filter((one) => one >= 0).sort((one, other) => one - other);
    const own = Math.min(options.mine, sources.length - 1);
    // The student's own text stays on the left where it can.
    const other = at.find((one) => one !== own);
    if (other === undefined) setPair([own, pair.find((one) => one !== own) ?? 0]);
    else if (at.length === 1 || at.includes(own)) setPair([own, other]);
    else setPair([at[0] ?? 0, at[1] ?? 1]);
  }

  if (sources.length < 2 && !kept) {
    return (
      <Desk heading={t("study.comparison.heading")} take={null}>
        <EmptyState title={t("study.comparison.needTwo")} text={needsSecond(sources[0]?.title ?? "", t)}>
          <Button look="primary" onClick={onChange}>
            {t("study.chooseSource")}
          </Button>
        </EmptyState>
      </Desk>
    );
  }

  const count = missed.reduce((sum, { claims }) => sum + claims.length, 0);
  const canAdd = count > 0 && mine?.taken.kind === "note" && (as === "free" || as === "lecture");
  return (
    <Desk
      heading={as === "free" ? t("study.comparison.heading") : t(`study.comparison.${as}`)}
      take={
        <nav ref={list} className={styles.points} aria-label={t("study.comparison.points")}>
          <label className={styles.preset}>
            <span>{t("study.comparison.preset")}</span>
            <Select
              value={as}
              onChange={(event) => {
                setOptions({ ...options, as: comparedAs.find((one) => one === event.currentTarget.value) ?? "free" });
                setChosen(null);
              }}
            >
              {comparedAs.map((one) => (
                <option key={one} value={one}>
                  {t(`study.comparison.${one}`)}
                </option>
              ))}
            </Select>
          </label>
          {as !== "free" && (
            <p className={styles.quiet}>{t(`study.comparison.${as}Hint`, { title: how.mine.title })}</p>
          )}
          {groups.map((group) => (
            <PointGroup key={`${as} ${group.key}`} group={group} active={active} onChoose={choose} />
          ))}
          <Button look="outline" onClick={onChange}>
            {t("study.change")}
          </Button>
        </nav>
      }
      provenance={
        <Provenance
          keptAt={result.isReopened ? kept?.result.updatedAt : undefined}
          tool="comparison"
          sources={sources}
          state={state}
          model={model}
          shown={result.shown}
          onShow={result.show}
          askLabel={t("study.comparison.ask")}
        />
      }
      tray={
        output &&
        (points.length > 0 || output.synthesis) && (
          <Tray
            what={summaryOf(output, groups, as, t)}
            count={t("study.comparison.count", { count: points.length })}
            destination={result.destination}
            ways={
              canAdd
                ? [{ key: "keep", label: result.action.label, run: result.action.run }, ...result.ways]
                : result.ways
            }
            action={
              canAdd
                ? {
                    label: t("study.comparison.missed", { count }),
                    run: () => setIsAdding(true),
                  }
                : result.action
            }
          />
        )
      }
    >
      <KeptNotice view={props} isReopened={result.isReopened} />
      {state.run.state === "failed" && (
        <ModelSays tool="comparison" state={state} model={model} needs={t("study.comparison.needs")} />
      )}
      {!output && <DeviceReads reading={state.reading} />}
      {output && points.length === 0 && <p className={styles.quiet}>{t(nothingSaid(output, as))}</p>}
      {output?.synthesis && (
        <section className={styles.synthesis}>
          <h2>{t("study.comparison.synthesis")}</h2>
          <Markdown text={output.synthesis.text} asksBeforeLeaving />
          {!output.synthesis.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
        </section>
      )}
      <Papers point={active} isAskedFor={chosen !== null && !isFromPaper} pair={pair} drawn={drawn}>
        {shown.map((source, side) => (
          <section key={source.id} className={styles.paper} aria-label={source.title}>
            <header>
              <Select
                bare
                aria-label={t(side === 0 ? "study.comparison.yours" : "study.chooseSource")}
                value={source.id}
                onChange={(event) => {
                  const at = sources.findIndex(({ id }) => id === event.currentTarget.value);
                  // One that is chosen on the other side changes places.
                  if (side === 0) takeAsMine(at);
                  else if (at === pair[0]) takeAsMine(pair[1]);
                  else setPair([pair[0], at]);
                }}
              >
                {sources.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
              <OpenPage source={source} passages={passagesOf(source.id)} active={active} />
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys. */}
            <div className={styles.lines} tabIndex={0}>
              <ComparedPaper
                text={source.text}
                passages={passagesOf(source.id)}
                active={active}
                onChoose={choosePassage}
                onDrawn={sayDrawn}
              />
              {source === mine && active?.isMissed && (
                <p className={styles.wouldGo}>{t("study.comparison.wouldGo", { text: shortened(active.text, 60) })}</p>
              )}
            </div>
          </section>
        ))}
      </Papers>
      {state.run.state !== "failed" && (
        <ModelSays tool="comparison" state={state} model={model} needs={t("study.comparison.needs")} />
      )}
      {isAdding && mine && (
        <AddMissed
          title={mine.title}
          missed={missed}
          onAdd={(parts) => void add(parts)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Desk>
  );
}

type OpenPageProps = {
  readonly source: StudySource;
  readonly passages: readonly MarkedPassage[];
  readonly active: Point | undefined;
};

/** Of a document: the page on which the point that is looked at stands. [AIX-7] */
function OpenPage({ source, passages, active }: OpenPageProps) {
  const t = useTexts();
  const passage = passages.find(({ point }) => point.key === active?.key);
  const page = passage && pageOf(source, passage);
  return (
    page && (
      <PlainLink href={page.href} className={styles.openPage}>
        {t("studyDocuments.openPage", { page: page.label })}
      </PlainLink>
    )
  );
}

/** While another is made, the last one stays: nothing is lost from under the hand. */
function useLatest(output: Comparison | undefined): Comparison | undefined {
  const [latest, setLatest] = useState(output);
  if (output && output !== latest) setLatest(output);
  const shown = output ?? latest;
  return useMemo(() => shown && wholeComparison(shown), [shown]);
}

/** Each place in a source once, with the first point that stands on it. */
function usePassages(points: readonly Point[], sources: readonly StudySource[]) {
  return useMemo(() => {
    const bySource = new Map<string, Map<number, MarkedPassage>>();
    for (const point of points) {
      for (const { sourceId, from, to } of numbered([point], sources).passages) {
        const own = bySource.get(sourceId) ?? new Map<number, MarkedPassage>();
        if (!own.has(from)) own.set(from, { from, to, point });
        bySource.set(sourceId, own);
      }
    }
    const lists = new Map([...bySource].map(([id, own]) => [id, [...own.values()]]));
    return (sourceId: string): readonly MarkedPassage[] => lists.get(sourceId) ?? nothing;
  }, [points, sources]);
}

const nothing: readonly MarkedPassage[] = [];

/** Puts sentences at the end of the student's note, and takes exactly these out again. */
function useAdding(mine: StudySource | undefined) {
  const t = useTexts();
  const { replica, now } = useStudent();
  const edit = async (id: string, change: (body: string) => string) => {
    const stored = await replica.get(note, id);
    if (!stored) return null;
    const next = change(stored.body);
    await replica.editText(note, id, "body", stored.body, next, { updatedAt: now() });
    return { before: stored.body, after: next };
  };
  return async (parts: readonly MissedPart[]) => {
    if (mine?.taken.kind !== "note" || parts.length === 0) return;
    const { id } = mine.taken;
    const done = await edit(id, (body) => withMissed(body, parts));
    if (!done) return;
    toast({
      text: t("study.comparison.added", { title: mine.title }),
      action: {
        label: t("action.undo"),
        run: () => void edit(id, (body) => (body === done.after ? done.before : withoutMissed(body, parts))),
      },
    });
  };
}

/** Why there is nothing to look at. */
function nothingSaid({ isUnrelated }: Comparison, as: ComparisonOptions["as"]) {
  if (as === "versions") return "study.comparison.noChange";
  return isUnrelated ? "study.comparison.unrelated" : "studyTools.withheld.none-qualify";
}

function summaryOf(output: Comparison, groups: readonly Group[], as: ComparisonOptions["as"], t: Translate): string {
  if (as === "rubric") {
    const met = output.criteria.filter(({ isMet }) => isMet).length;
    return t("study.comparison.criteriaMet", { met, count: output.criteria.length });
  }
  if (as === "versions") {
    return t("study.comparison.changes", { count: groups.reduce((sum, { points }) => sum + points.length, 0) });
  }
  const toSettle = output.contradictions.length;
  return toSettle > 0 ? t("study.comparison.toSettle", { count: toSettle }) : t("study.comparison.nothingToSettle");
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
}

type PointGroupProps = {
  readonly group: Group;
  readonly active: Point | undefined;
  readonly onChoose: (point: Point) => void;
};

const shownAtFirst = 6;

function PointGroup({ group: { title, tone, points }, active, onChoose }: PointGroupProps) {
  const t = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  // What is looked at is always there.
  const isFar = points.findIndex(({ key }) => key === active?.key) >= shownAtFirst;
  const shown = isWhole || isFar || points.length <= shownAtFirst + 1 ? points : points.slice(0, shownAtFirst);
  return (
    <section data-tone={tone}>
      <h2>
        {title} <small>{points.length}</small>
      </h2>
      <ul>
        {shown.map((point) => (
          <li key={point.key}>
            <Pressable
              className={styles.point}
              aria-current={point.key === active?.key ? "true" : undefined}
              onClick={() => onChoose(point)}
            >
              <Markdown text={point.text} tree={lineTree(point.text)} />
              {point.quote && (
                <span className={styles.quote}>
                  <Markdown text={point.quote} tree={lineTree(point.quote)} />
                </span>
              )}
              {!point.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
            </Pressable>
          </li>
        ))}
      </ul>
      {shown.length < points.length && (
        <Button onClick={() => setIsWhole(true)}>
          {t("study.comparison.more", { count: points.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** The first is named: who has several notes open wants to know which one it is. */
function needsSecond(first: string, t: Translate): string {
  return first === "" ? t("study.comparison.needTwoText") : t("study.comparison.needSecondText", { title: first });
}
