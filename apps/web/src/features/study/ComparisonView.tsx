import { note } from "@jotter/domain/note";
import type { Comparison } from "@jotter/study-tools/comparison";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, Pressable } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { toast } from "../../ui/overlays.ts";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import styles from "./comparison.module.css";
import { comparisonText, groupsOf, missedFrom, type Point } from "./comparison-points.ts";
import { Desk } from "./Desk.tsx";
import { ModelSays, Provenance } from "./ModelSays.tsx";
import { numbered } from "./passages.ts";
import { Paper } from "./SourceSheet.tsx";
import { Tray } from "./Tray.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useResult } from "./use-result.tsx";
import type { StudySource } from "./use-sources.ts";
import { useTool } from "./use-tool.ts";

const options = {};
const presets = ["free", "lecture", "rubric", "versions"] as const;

/** Two texts or more side by side: what does not fit first, each point at its passages. [CMP-1] [AIX-4] */
export function ComparisonView(props: ToolViewProps) {
  const { sources, classLabels, reader, model, onChange } = props;
  const t = useTexts();
  const { replica, now } = useStudent();
  const [preset, setPreset] = useState<(typeof presets)[number]>("free");
  const [chosen, setChosen] = useState<string | null>(null);
  const isAdding = useRef(false);
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  const state = useTool("comparison", { sources, options, reader, model });
  const titles = useMemo(() => sources.map(({ title }) => title), [sources]);
  const result = useResult<Comparison>({
    ...props,
    state,
    options,
    titleOf: () => t("study.comparison.titleOf", { one: titles[0] ?? "", other: titles[1] ?? "" }),
    markdownOf: useCallback((made: Comparison) => comparisonText(made, sources, t), [sources, t]),
  });
  const { output } = result;
  const groups = useMemo(() => (output ? groupsOf(output, sources, t) : []), [output, sources, t]);
  const points = groups.flatMap((group) => group.points);
  const active = points.find(({ key }) => key === chosen) ?? points[0];
  const places = useMemo(() => numbered([{ citations: active?.citations ?? [] }], sources), [active, sources]);
  const shown = pair.map((at) => sources[at]).filter((one) => one !== undefined);
  const [mine, theirs] = shown;
  const missed =
    output && mine && theirs ? missedFrom(output, theirs.id).filter(({ text }) => !mine.text.includes(text)) : [];

  function choose(point: Point) {
    setChosen(point.key);
    const cited = new Set(point.citations.map(({ sourceId }) => sources.findIndex(({ id }) => id === sourceId)));
    const at = [...cited].filter((one) => one >= 0).sort((one, other) => one - other);
    // The text on the left stays there where it can: what was missed goes into that one.
    const [left] = pair;
    const other = at.find((one) => one !== left);
    if (other === undefined) return;
    if (at.length === 1 || at.includes(left)) setPair([left, other]);
    else setPair([at[0] ?? 0, at[1] ?? 1]);
  }

  async function addMissed() {
    if (!mine || !theirs || mine === theirs || mine.taken.kind !== "note" || isAdding.current) return;
    isAdding.current = true;
    await add(mine, theirs).finally(() => {
      isAdding.current = false;
    });
  }

  async function add(mine: StudySource, theirs: StudySource) {
    const stored = await replica.get(note, mine.taken.id);
    const lines = missed
      .filter(({ text }) => !stored?.body.includes(text))
      .map(({ text }) => `- ${text}`)
      .join("\n");
    if (!stored || lines === "") return;
    const added = `${stored.body.trimEnd()}\n\n## ${t("study.comparison.missedHeading", { title: theirs.title })}\n\n${lines}\n`;
    const { id } = mine.taken;
    await replica.editText(note, id, "body", stored.body, added, { updatedAt: now() });
    toast({
      text: t("study.comparison.added", { title: mine.title }),
      action: {
        label: t("action.undo"),
        run: () => void replica.editText(note, id, "body", added, stored.body, { updatedAt: now() }),
      },
    });
  }

  if (sources.length < 2 && !props.kept) {
    return (
      <Desk heading={t("study.comparison.heading")} take={null}>
        <EmptyState title={t("study.comparison.needTwo")} text={t("study.comparison.needTwoText")}>
          <Button look="primary" onClick={onChange}>
            {t("study.chooseSource")}
          </Button>
        </EmptyState>
      </Desk>
    );
  }

  const toSettle = output?.contradictions.length ?? 0;
  const canAdd = missed.length > 0 && mine?.taken.kind === "note";
  return (
    <Desk
      heading={preset === "free" ? t("study.comparison.heading") : t(`study.comparison.${preset}`)}
      take={
        <nav className={styles.points} aria-label={t("study.comparison.points")}>
          <label className={styles.preset}>
            <span>{t("study.comparison.preset")}</span>
            <Select
              value={preset}
              onChange={(event) => setPreset(presets.find((one) => one === event.currentTarget.value) ?? "free")}
            >
              {presets.map((one) => (
                <option key={one} value={one}>
                  {t(`study.comparison.${one}`)}
                </option>
              ))}
            </Select>
          </label>
          {groups.map(({ key, title, tone, points }) => (
            <section key={key} data-tone={tone}>
              <h2>
                {title} <small>{points.length}</small>
              </h2>
              <ul>
                {points.map((point) => (
                  <li key={point.key}>
                    <Pressable
                      className={styles.point}
                      aria-current={point.key === active?.key ? "true" : undefined}
                      onClick={() => choose(point)}
                    >
                      {point.text}
                      {!point.isSupported && (
                        <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>
                      )}
                    </Pressable>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Button look="outline" onClick={onChange}>
            {t("study.change")}
          </Button>
        </nav>
      }
      provenance={
        <Provenance
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
        output && (
          <Tray
            what={
              toSettle > 0 ? t("study.comparison.toSettle", { count: toSettle }) : t("study.comparison.nothingToSettle")
            }
            count={t("study.comparison.count", { count: points.length })}
            destination={result.destination}
            ways={
              canAdd
                ? [{ key: "keep", label: result.action.label, run: result.action.run }, ...result.ways]
                : result.ways
            }
            action={
              canAdd
                ? { label: t("study.comparison.missed", { count: missed.length }), run: () => void addMissed() }
                : result.action
            }
          />
        )
      }
    >
      {state.run.state === "failed" && (
        <ModelSays tool="comparison" state={state} model={model} needs={t("study.comparison.needs")} />
      )}
      {!output && <p className={styles.quiet}>{t("study.deviceWorks")}</p>}
      {output && points.length === 0 && <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>}
      {output?.synthesis && (
        <section className={styles.synthesis}>
          <h2>{t("study.comparison.synthesis")}</h2>
          <Markdown text={output.synthesis.text} asksBeforeLeaving />
          {!output.synthesis.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
        </section>
      )}
      <Papers point={active} passages={places.passages}>
        {shown.map((source) => (
          <section key={source.id} className={styles.paper} aria-label={source.title}>
            <header>
              <strong>{source.title}</strong>
              {sources.length > 2 && (
                <Select
                  bare
                  aria-label={t("study.chooseSource")}
                  value={source.id}
                  onChange={(event) => {
                    const at = sources.findIndex(({ id }) => id === event.currentTarget.value);
                    // One that is chosen on the other side changes places.
                    if (source === mine) setPair([at, at === pair[1] ? pair[0] : pair[1]]);
                    else setPair([at === pair[0] ? pair[1] : pair[0], at]);
                  }}
                >
                  {sources.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              )}
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse a long text is scrolled by the arrow keys. */}
            <div className={styles.lines} tabIndex={0}>
              <Paper
                source={source}
                marker={source.classId ? classLabels.get(source.classId)?.marker : undefined}
                isTitled={false}
                passages={places.passages}
                active={null}
              />
            </div>
          </section>
        ))}
      </Papers>
      {state.run.state !== "failed" && (
        <ModelSays tool="comparison" state={state} model={model} needs={t("study.comparison.needs")} />
      )}
    </Desk>
  );
}

type PapersProps = {
  readonly point: Point | undefined;
  readonly passages: readonly { readonly number: number }[];
  readonly children: React.ReactNode;
};

/** Two sheets, and a line between the two passages that belong together. */
function Papers({ point, passages, children }: PapersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [line, setLine] = useState<string | null>(null);
  const tone = point?.tone;
  const key = point?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another point is looked at.
  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    for (const sheet of shown.querySelectorAll<HTMLElement>(`.${styles.lines}`)) {
      const mark = sheet.querySelector<HTMLElement>("[data-passage]");
      if (mark) sheet.scrollTo({ top: mark.offsetTop - sheet.clientHeight / 3, behavior: isStill ? "auto" : "smooth" });
    }
    const draw = () => setLine(curveBetween(shown));
    draw();
    const sheets = [...shown.querySelectorAll(`.${styles.lines}`)];
    for (const sheet of sheets) sheet.addEventListener("scroll", draw, { passive: true });
    const watch = new ResizeObserver(draw);
    watch.observe(shown);
    return () => {
      for (const sheet of sheets) sheet.removeEventListener("scroll", draw);
      watch.disconnect();
    };
  }, [key, passages, isStill]);
  return (
    <div ref={frame} className={styles.papers} data-tone={tone}>
      {children}
      {line && (
        <svg className={styles.link} aria-hidden="true">
          <path d={line} />
        </svg>
      )}
    </div>
  );
}

/** From the right of the first passage to the left of the second; null while one of them is out of sight. */
function curveBetween(frame: HTMLElement): string | null {
  const around = frame.getBoundingClientRect();
  const [one, other] = [...frame.querySelectorAll<HTMLElement>(`.${styles.lines}`)].map((sheet) => {
    const mark = sheet.querySelector<HTMLElement>("[data-passage]")?.getBoundingClientRect();
    const own = sheet.getBoundingClientRect();
    if (!mark || mark.bottom < own.top || mark.top > own.bottom) return null;
    return {
      left: own.left - around.left,
      right: own.right - around.left,
      y: (mark.top + mark.bottom) / 2 - around.top,
    };
  });
  // One above the other, as on a phone, there is nothing between them.
  if (!one || !other || other.left <= one.left) return null;
  const middle = (one.right + other.left) / 2;
  return `M${one.right} ${one.y} C${middle} ${one.y} ${middle} ${other.y} ${other.left} ${other.y}`;
}
