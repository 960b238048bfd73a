import type { Concept } from "@jotter/study-tools/concepts";
import { useMemo, useState } from "react";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Cites } from "./Claims.tsx";
import { intoSight } from "./into-sight.ts";
import { LeftOutLine } from "./LeftOutLine.tsx";
import { ModelSays, Provenance } from "./ModelSays.tsx";
import { numbered, type PickPassage } from "./passages.ts";
import styles from "./result.module.css";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useTool } from "./use-tool.ts";

const options = {};

/** A sentence with a gap is for cards. */
const isExplained = ({ kind }: Concept) => kind !== "cloze";

/** Topics, concepts, terms and tags of the same sources. [AIX-4] */
export function ConceptsPart({ sources, reader, model, onPick }: ToolViewProps & { readonly onPick: PickPassage }) {
  const t = useTexts();
  const state = useTool("concepts", { sources, options, reader, model });
  const [shown, setShown] = useState<"device" | "model">("model");
  const result = (shown === "model" && state.byModel) || state.device?.result;
  const output = result?.output;
  const { passages, numbersOf } = useMemo(
    () => numbered(output ? [...output.topics, ...output.concepts] : [], sources),
    [output, sources],
  );
  const pick = (number: number) => onPick(passages.find((one) => one.number === number) ?? null);
  return (
    <section ref={intoSight} className={styles.part} aria-label={t("study.summary.concepts")}>
      <div className={styles.options}>
        <h2>{t("study.summary.concepts")}</h2>
        <div className={styles.choices}>
          <Provenance
            tool="concepts"
            sources={sources}
            state={state}
            model={model}
            shown={result?.madeBy ?? "device"}
            onShow={setShown}
            askLabel={t("study.summary.ask")}
          />
        </div>
      </div>
      {state.run.state === "failed" && <ModelSays tool="concepts" state={state} model={model} needs="" />}
      {output && output.topics.length === 0 && output.concepts.length === 0 && (
        <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>
      )}
      {output && output.topics.length > 0 && (
        <>
          <h3>{t("study.summary.topics")}</h3>
          <ul className={styles.tags}>
            {output.topics.map((topic) => (
              <li key={topic.text}>
                <InlineMarkdown text={topic.text} />
                <Cites numbers={numbersOf(topic)} onPick={pick} />
              </li>
            ))}
          </ul>
        </>
      )}
      {output && output.concepts.length > 0 && (
        <ul className={styles.points}>
          {output.concepts.filter(isExplained).map((concept) => (
            <li key={concept.term}>
              <span className={styles.term}>
                <InlineMarkdown text={concept.term} />
              </span>
              <br />
              <InlineMarkdown text={concept.definition} />
              <Cites numbers={numbersOf(concept)} onPick={pick} />
              {!concept.isSupported && <small className={styles.unsupported}>{t("studyTools.unsupported")}</small>}
            </li>
          ))}
        </ul>
      )}
      {output && output.terms.length > 0 && (
        <>
          <h3>{t("study.summary.terms")}</h3>
          <p>
            <InlineMarkdown text={output.terms.join(" · ")} />
          </p>
        </>
      )}
      {output && output.tags.length > 0 && (
        <>
          <h3>{t("study.summary.tags")}</h3>
          <ul className={styles.tags}>
            {output.tags.map((tag) => (
              <li key={tag}>#{tag}</li>
            ))}
          </ul>
        </>
      )}
      {result && <LeftOutLine leftOut={result.leftOut} />}
    </section>
  );
}
