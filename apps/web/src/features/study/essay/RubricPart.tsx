import { type CriterionFact, type CriterionId, factsOn, rubricIds } from "@jotter/essay/rubric/rubrics";
import { Field } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/kit/Select.tsx";
import { TextBox } from "../../../ui/kit/TextBox.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import styles from "./essay.module.css";
import type { EssayReading } from "./use-essay-reading.ts";
import type { ChosenRubric } from "./use-rubric.ts";

type RubricPartProps = {
  readonly rubric: ChosenRubric;
  readonly read: EssayReading;
  /** How many quotations it has. */
  readonly quotes: number;
};

/** What a rubric asks for: what the device counted for each criterion, and where a model sees it, as a range. [ESS-1] */
export function RubricPart({ rubric, read, quotes }: RubricPartProps) {
  const { t } = useLanguage();
  const { id, criteria, ownLines, choose, writeOwn } = rubric;
  const counted = { structure: read.structure, findings: read.findings.length, quotes };
  const hasEstimate = criteria.some(({ estimate }) => estimate !== null);
  return (
    <section aria-label={t("essay.rubric.title")}>
      <h2>
        {t("essay.rubric.title")} {hasEstimate && <small>{t("essay.rubric.estimate")}</small>}
      </h2>
      <Select aria-label={t("essay.rubric.title")} value={id} onChange={(event) => choose(event.currentTarget.value)}>
        {[...rubricIds, "own" as const].map((one) => (
          <option key={one} value={one}>
            {t(`essay.rubric.names.${one}`)}
          </option>
        ))}
      </Select>
      {id === "own" && (
        <Field label={t("essay.rubric.own")} hint={t("essay.rubric.ownHint")}>
          {(control) => (
            <TextBox
              {...control}
              rows={4}
              maxLength={4000}
              defaultValue={ownLines}
              onBlur={(event) => writeOwn(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <ul className={styles.criteria}>
        {criteria.map(({ key, name, about, most, estimate }) => (
          <li key={key} className={styles.criterion} title={about}>
            <span>{name}</span>
            {estimate ? (
              <Estimate most={most} {...estimate} />
            ) : (
              <small>{t("essay.rubric.points", { count: most })}</small>
            )}
            {key in factTexts && (
              <small>
                {factsOn(key as CriterionId, counted)
                  .map((fact) => factText(fact, t))
                  .join(", ")}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Estimate({ low, high, most }: { readonly low: number; readonly high: number; readonly most: number }) {
  const { t } = useLanguage();
  const share = (points: number) => `${(100 * points) / most}%`;
  return (
    <span className={styles.estimate}>
      <span className={styles.range} aria-hidden="true">
        <span style={{ insetInlineEnd: `calc(100% - ${share(high)})` }} data-part="high" />
        <span style={{ insetInlineEnd: `calc(100% - ${share(low)})` }} data-part="low" />
      </span>
      {low === high ? t("essay.rubric.of", { low, most }) : t("essay.rubric.between", { low, high, most })}
    </span>
  );
}

/** Criteria of ours; of a student's own nothing is counted. */
const factTexts: Readonly<Record<CriterionId, true>> = {
  thesis: true,
  context: true,
  evidence: true,
  reasoning: true,
  counter: true,
  understanding: true,
  structure: true,
  language: true,
  insight: true,
};

function factText(fact: CriterionFact, t: ReturnType<typeof useLanguage>["t"]): string {
  return "count" in fact
    ? t(`essay.rubric.fact.${fact.kind}`, { count: fact.count })
    : t(`essay.rubric.fact.${fact.kind}`);
}
