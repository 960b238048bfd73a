import { countWords } from "@jotter/markdown/count-words";
import type { Claim } from "@jotter/study-tools/citation";
import type { Summary, SummaryOptions } from "@jotter/study-tools/summary";
import { useCallback, useMemo, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { Segments } from "../../ui/kit/Segments.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useLanguage, useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { Translate } from "../../ui/translate.ts";
import { Cites, ClaimLine } from "./Claims.tsx";
import { ConceptsPart } from "./ConceptsPart.tsx";
import { DeviceReads } from "./DeviceReads.tsx";
import { FoldedOptions } from "./FoldedOptions.tsx";
import { MindMapPart } from "./MindMapPart.tsx";
import { pictureWays } from "./map-picture.ts";
import type { History } from "./mind-map/history.ts";
import { thoughtOf } from "./mind-map/thought-line.ts";
import { factsOf } from "./moments.ts";
import { OutlinePart } from "./OutlinePart.tsx";
import { numbered, type Passage } from "./passages.ts";
import styles from "./result.module.css";
import { defaultSummary, lengths, levels, summaryKinds } from "./summary-choices.ts";
import { ToolDesk } from "./ToolDesk.tsx";
import { Tray } from "./Tray.tsx";
import { leavesTableOut } from "./tables-left-out.ts";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useOptions } from "./use-options.ts";
import { useResult } from "./use-result.tsx";
import { useTool } from "./use-tool.ts";
import { useVariants } from "./use-variants.ts";

/** [SUM-1] [AIX-3] */
export function SummaryView(props: ToolViewProps) {
  const { sources, classLabels, reader, model } = props;
  const { t, format, language } = useLanguage();
  const [options, setOptions] = useOptions<SummaryOptions>(props, defaultSummary);
  const [parts, setParts] = useState<ReadonlySet<"concepts" | "outline">>(new Set());
  const [active, setActive] = useState<number | null>(null);
  const [other, setOther] = useState<Passage | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [histories] = useState(() => new Map<number, History>());
  const own = useTool("summary", { sources, options, reader, model });
  const variants = useVariants({ sources, options, reader, model });
  const byModel = own.byModel ?? variants.made.get(options.type);
  const state = useMemo(() => ({ ...own, byModel }), [own, byModel]);
  const result = useResult<Summary>({
    ...props,
    state,
    options,
    titleOf: (title) => t("study.summary.titleOf", { title }),
    markdownOf: useCallback((made: Summary) => summaryText(made, t), [t]),
  });
  const { output } = result;
  const claims = useMemo(() => (output ? [...output.claims, ...(output.keyPoints ?? [])] : []), [output]);
  const { passages, numbersOf } = useMemo(() => numbered(claims, sources), [claims, sources]);
  // What the concepts and the outline stand on is shown when it is asked for.
  const pickOther = (passage: Passage | null) => {
    const same = passages.find((one) => one.sourceId === passage?.sourceId && one.from === passage.from);
    setOther(passage && !same ? { ...passage, number: 0 } : null);
    // Asked for once more, it is shown once more.
    setActive(null);
    requestAnimationFrame(() => setActive(passage && (same?.number ?? 0)));
  };
  const isTableLeftOut = useMemo(() => output && leavesTableOut(claims, sources), [output, claims, sources]);
  const isRewritten = output !== undefined && output.type !== "mind-map" && output.content !== contentOf(output);
  const marker = sources[0]?.classId ? classLabels.get(sources[0].classId)?.marker : undefined;
  const change = (some: Partial<SummaryOptions>) => setOptions({ ...options, ...some });
  // As long as the summary was asked to be: its key points and questions come on top.
  const words = useMemo(() => countWords(output?.content ?? ""), [output?.content]);
  const toggle = (part: "concepts" | "outline") => {
    const next = new Set(parts);
    if (!next.delete(part)) next.add(part);
    setParts(next);
  };

  return (
    <ToolDesk
      view={props}
      tool="summary"
      state={state}
      result={result}
      heading={t("study.summary.heading")}
      askLabel={t("study.summary.ask")}
      needs={t(isRewritten ? "study.summary.needsRewritten" : "study.summary.needs")}
      passages={other ? [...passages, other] : passages}
      active={active}
      tray={
        output &&
        (output.content.trim() !== "" || isEditing) && (
          <Tray
            what={t("study.summary.what")}
            count={factsOf(
              t("study.words", { count: words, formatted: format.number(words) }),
              passages.length > 0
                ? t("study.summary.passages", { count: passages.length, formatted: format.number(passages.length) })
                : undefined,
            )}
            destination={result.destination}
            ways={[
              {
                key: "edit",
                label: t(isEditing ? "study.done" : "study.edit"),
                run: () => setIsEditing(!isEditing),
                isOn: isEditing,
              },
              {
                key: "concepts",
                label: t("study.summary.concepts"),
                run: () => toggle("concepts"),
                isOn: parts.has("concepts"),
              },
              {
                key: "outline",
                label: t("study.summary.outline"),
                run: () => toggle("outline"),
                isOn: parts.has("outline"),
              },
              ...(model.state === "ready" && !variants.isWorking
                ? [{ key: "all", label: t("study.summary.allFour"), run: () => variants.start(own.ask) }]
                : []),
              ...(output.type === "mind-map"
                ? pictureWays({ output, title: sources[0]?.title ?? "", marker, language, t })
                : []),
              ...result.ways,
            ]}
            action={result.action}
          />
        )
      }
    >
      <div className={styles.options}>
        <Segments
          label={t("study.summary.type")}
          value={options.type}
          options={summaryKinds.map((kind) => ({
            value: kind,
            label: t(`study.summary.${kind}`),
            hint: t(`studyTools.variant.${kind}`),
          }))}
          onChoose={(type) => change({ type })}
        />
        <FoldedOptions
          label={t("study.options")}
          chosen={factsOf(
            t(`study.summary.${options.readingLevel}`),
            t("study.summary.upTo", { count: options.maxLength, formatted: format.number(options.maxLength) }),
          )}
        >
          <Select
            className={styles.select}
            aria-label={t("study.summary.level")}
            value={options.readingLevel}
            onChange={(event) =>
              change({ readingLevel: levels.find((one) => one === event.currentTarget.value) ?? "academic" })
            }
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {t(`study.summary.${level}`)}
              </option>
            ))}
          </Select>
          <Select
            className={styles.select}
            aria-label={t("study.summary.length")}
            value={String(options.maxLength)}
            onChange={(event) => change({ maxLength: Number(event.currentTarget.value) })}
          >
            {lengths.map((length) => (
              <option key={length} value={length}>
                {t("study.summary.upTo", { count: length, formatted: format.number(length) })}
              </option>
            ))}
          </Select>
          {/* In bullet points they are the summary itself. */}
          {options.type !== "bullet-points" && (
            <Checkbox
              checked={options.includeKeyPoints}
              onChange={() => change({ includeKeyPoints: !options.includeKeyPoints })}
            >
              {t("study.summary.keyPoints")}
            </Checkbox>
          )}
          <Checkbox
            checked={options.includeQuestions}
            onChange={() => change({ includeQuestions: !options.includeQuestions })}
          >
            {t("study.summary.questions")}
          </Checkbox>
        </FoldedOptions>
      </div>
      {variants.isWorking && (
        <p className={styles.choices} role="status">
          {t("study.summary.variantsWork", { done: variants.made.size, of: summaryKinds.length })}
          <Button onClick={variants.stop}>{t("study.stop")}</Button>
        </p>
      )}
      {!output && <DeviceReads reading={state.reading} />}
      {output && isEditing && (
        <TextArea
          label={t("study.summary.editLabel")}
          rows={16}
          value={output.content}
          onChange={(event) => result.edit({ ...output, content: event.currentTarget.value })}
        />
      )}
      {output && !isEditing && (
        <div data-marker={marker}>
          {output.content.trim() === "" ? (
            <p className={styles.quiet}>{t("studyTools.withheld.too-short")}</p>
          ) : output.type === "mind-map" ? (
            <MindMapPart
              key={result.version}
              content={output.content}
              title={sources[0]?.title ?? ""}
              histories={histories}
              version={result.version}
              markOf={(text) => {
                const claim = output.claims.find((one) => thoughtOf(one.text) === text);
                return claim && numbersOf(claim)[0];
              }}
              marker={marker}
              onMark={setActive}
              onChange={(content) => result.edit({ ...output, content })}
            />
          ) : (
            <Content output={output} numbersOf={numbersOf} onPick={setActive} />
          )}
          {output.content.trim() !== "" && !isRewritten && <Shorter output={output} />}
          {isTableLeftOut && <p className={styles.quiet}>{t("study.summary.withoutTable")}</p>}
          {output.keyPoints && output.keyPoints.length > 0 && (
            <section className={styles.part}>
              <h2>{t("study.summary.keyPoints")}</h2>
              <ul className={styles.points}>
                {output.keyPoints.map((claim) => (
                  <li key={claim.text}>
                    <ClaimLine claim={claim} numbers={numbersOf(claim)} onPick={setActive} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {output.questions && output.questions.length > 0 && (
            <section className={styles.part}>
              <h2>{t("study.summary.questions")}</h2>
              <ul className={styles.points}>
                {output.questions.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {parts.has("concepts") && <ConceptsPart {...props} onPick={pickOther} />}
      {parts.has("outline") && <OutlinePart {...props} onPick={pickOther} />}
    </ToolDesk>
  );
}

/** As a note or a file has it. */
function summaryText({ content, keyPoints, questions }: Summary, t: Translate): string {
  const list = (title: string, lines: readonly string[] | undefined) =>
    lines && lines.length > 0 ? `\n\n## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}` : "";
  const points = keyPoints?.map(({ text }) => text);
  return content + list(t("study.summary.keyPoints"), points) + list(t("study.summary.questions"), questions);
}

type ContentProps = {
  readonly output: Summary;
  readonly numbersOf: (claim: Claim) => readonly number[];
  readonly onPick: (number: number) => void;
};

/** As a tool puts its claims together. */
function contentOf({ type, claims }: Summary): string {
  if (type === "bullet-points") return claims.map(({ text }) => `- ${text}`).join("\n");
  return claims.map(({ text }) => text).join("\n\n");
}

/** Sentence by sentence with its places; what the student has rewritten is the student's. */
function Content({ output, numbersOf, onPick }: ContentProps) {
  if (output.content !== contentOf(output)) {
    const kept = output.claims.filter(({ text }) => output.content.includes(text));
    return (
      <div className={styles.text}>
        <Markdown text={output.content} asksBeforeLeaving />
        {kept.length > 0 && (
          <p>
            <Cites numbers={[...new Set(kept.flatMap(numbersOf))]} onPick={onPick} />
          </p>
        )}
      </div>
    );
  }
  const Row = output.type === "bullet-points" ? "li" : "div";
  const rows = output.claims.map((claim, at) => (
    <Row key={claim.text}>
      <ClaimLine
        claim={claim}
        numbers={numbersOf(claim)}
        onPick={onPick}
        isLead={at === 0 && output.type === "concise"}
      />
    </Row>
  ));
  return output.type === "bullet-points" ? (
    <ul className={`${styles.text} ${styles.points}`}>{rows}</ul>
  ) : (
    <div className={styles.text}>{rows}</div>
  );
}

const ticks = Array.from({ length: 50 }, (_, index) => index);

function Shorter({ output }: { readonly output: Summary }) {
  const t = useTexts();
  const format = useFormat();
  const { summaryLength, originalLength, compressionRatio } = output;
  if (originalLength === 0 || compressionRatio <= 0) return null;
  return (
    <p className={styles.shorter}>
      <span className={styles.ruler} aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} data-lit={tick < Math.max(1, Math.round((summaryLength / originalLength) * ticks.length))} />
        ))}
      </span>
      {t("study.summary.shorter", {
        short: format.number(summaryLength),
        long: format.number(originalLength),
        percent: format.percent(compressionRatio / 100),
      })}
    </p>
  );
}
