import { type Category, plainCategories } from "@jotter/domain/course";
import { plainWeights } from "@jotter/domain/grade-book";
import { type FormEvent, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import fieldStyles from "./fields.module.css";
import { categoryName } from "./grade-words.ts";
import styles from "./overview.module.css";
import { readNumber } from "./score-text.ts";
import { useGradeDesk } from "./use-grade-desk.ts";
import { WeightSum } from "./WeightSum.tsx";

/** What the four kinds of work weigh in every class that says nothing else. [GRD-2] */
export function GlobalWeights({ weights }: { readonly weights: readonly Category[] | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const { saveWeights } = useGradeDesk();
  const stored = storedWeights(weights);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const weightOf = ({ id, weight }: Category) => readNumber(typed[id] ?? "") ?? weight;
  const sum = stored.reduce((total, category) => total + weightOf(category), 0);

  async function save() {
    const next = stored.map((category) => ({ ...category, weight: Math.min(1000, weightOf(category)) }));
    if (next.some(({ weight }, index) => weight !== stored[index]?.weight)) await saveWeights(next);
    // What has been typed meanwhile stands.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([id, text]) => text !== typed[id])));
  }

  function saveByKey(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <section className={`${cardClass} ${styles.weights}`} aria-labelledby="grade-weights">
      <h2 id="grade-weights">{t("grades.weights")}</h2>
      <p className={styles.quiet}>{t("grades.weightsText")}</p>
      <form className={styles.weightFields} onSubmit={saveByKey} onBlur={() => void save()}>
        {stored.map((category) => (
          <Field key={category.id} label={categoryName(category, t)}>
            {(control) => (
              <span className={fieldStyles.withUnit}>
                <input
                  {...control}
                  className={fieldStyles.input}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[category.id] ?? String(category.weight).replace(".", format.decimalPoint())}
                  onChange={(event) => setTyped({ ...typed, [category.id]: event.currentTarget.value })}
                />
                <span aria-hidden="true">{"%"}</span>
              </span>
            )}
          </Field>
        ))}
        {/* Enter saves: a form of several fields wants a button for that. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {t("grades.save")}
        </button>
      </form>
      <WeightSum sum={sum} />
    </section>
  );
}

/** Always the four, whatever was stored. */
function storedWeights(weights: readonly Category[] | undefined): readonly Category[] {
  return plainCategories.map((id) => {
    const found = (weights ?? plainWeights).find((category) => category.id === id);
    return found ?? { id, weight: 0 };
  });
}
