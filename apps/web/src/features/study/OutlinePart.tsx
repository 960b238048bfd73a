import { useMemo, useState } from "react";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { ClaimLine } from "./Claims.tsx";
import { intoSight } from "./into-sight.ts";
import { LeftOutLine } from "./LeftOutLine.tsx";
import { ModelSays, Provenance } from "./ModelSays.tsx";
import { numbered, type PickPassage } from "./passages.ts";
import styles from "./result.module.css";
import type { ToolViewProps } from "./tool-view-props.ts";
import { useTool } from "./use-tool.ts";

const options = {};

/** Sections with their points, in which order to read them, and how long that takes. [AIX-4] */
export function OutlinePart({ sources, reader, model, onPick }: ToolViewProps & { readonly onPick: PickPassage }) {
  const t = useTexts();
  const format = useFormat();
  const state = useTool("outline", { sources, options, reader, model });
  const [shown, setShown] = useState<"device" | "model">("model");
  const result = (shown === "model" && state.byModel) || state.device?.result;
  const output = result?.output;
  const claims = useMemo(
    () =>
      (output?.sections ?? []).flatMap((one) => [...one.keyPoints, ...one.subsections.flatMap((sub) => sub.keyPoints)]),
    [output],
  );
  const { passages, numbersOf } = useMemo(() => numbered(claims, sources), [claims, sources]);
  const pick = (number: number) => onPick(passages.find((one) => one.number === number) ?? null);
  return (
    <section ref={intoSight} className={styles.part} aria-label={t("study.summary.outline")}>
      <div className={styles.options}>
        <h2>{t("study.summary.outline")}</h2>
        <div className={styles.choices}>
          <Provenance
            tool="outline"
            sources={sources}
            state={state}
            model={model}
            shown={result?.madeBy ?? "device"}
            onShow={setShown}
            askLabel={t("study.summary.ask")}
          />
        </div>
      </div>
      {state.run.state === "failed" && <ModelSays tool="outline" state={state} model={model} needs="" />}
      {output?.sections.length === 0 && <p className={styles.quiet}>{t("studyTools.withheld.none-qualify")}</p>}
      {output?.sections.map((section) => (
        <div key={section.title}>
          <h3>
            <InlineMarkdown text={section.title} />
          </h3>
          <ul className={styles.points}>
            {section.keyPoints.map((claim) => (
              <li key={claim.text}>
                <ClaimLine claim={claim} numbers={numbersOf(claim)} onPick={pick} />
              </li>
            ))}
          </ul>
          {section.subsections.map((sub) => (
            <div key={sub.title} className={styles.sub}>
              <h4>
                <InlineMarkdown text={sub.title} />
              </h4>
              <ul className={styles.points}>
                {sub.keyPoints.map((claim) => (
                  <li key={claim.text}>
                    <ClaimLine claim={claim} numbers={numbersOf(claim)} onPick={pick} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      {output && output.readingOrder.length > 1 && (
        <p className={styles.quiet}>
          {t("study.summary.order")}
          <br />
          <InlineMarkdown text={output.readingOrder.join(" → ")} />
        </p>
      )}
      {output && output.readingMinutes > 0 && (
        <p className={styles.quiet}>
          {t("study.summary.minutes", {
            count: Math.ceil(output.readingMinutes),
            formatted: format.number(Math.ceil(output.readingMinutes)),
          })}
        </p>
      )}
      {result && <LeftOutLine leftOut={result.leftOut} />}
    </section>
  );
}
