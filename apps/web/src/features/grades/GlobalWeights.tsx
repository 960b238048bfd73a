import type { Category } from "@jotter/domain/course";
import { onlyOne } from "@jotter/domain/id";
import { settings } from "@jotter/domain/settings";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTyped } from "../../student/records/use-typed.ts";
import { Pressable } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { cardClass } from "../../ui/Page.tsx";
import fieldStyles from "./fields.module.css";
import { categoryName } from "./grade-texts.ts";
import styles from "./overview.module.css";
import { readPercent } from "./score-text.ts";
import { storedWeights, useGradeWrites } from "./use-grade-writes.ts";
import { WeightSum } from "./WeightSum.tsx";

/** What the four kinds of work weigh in every class that says nothing else. [GRD-2] */
export function GlobalWeights({ weights }: { readonly weights: readonly Category[] | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const { saveWeights, firstSettings, now } = useGradeWrites();
  const stored = storedWeights(weights);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const weightOf = ({ id, weight }: Category) => readPercent(typed[id] ?? "") ?? weight;
  const sum = stored.reduce((total, category) => total + weightOf(category), 0);

  const journal = useTyped(settings, onlyOne);

  function type(id: string, text: string) {
    setTyped({ ...typed, [id]: text });
    const weight = readPercent(text);
    if (weight === undefined) return;
    const gradeWeights = stored.map((one) => ({ ...one, weight: clamped(one.id === id ? weight : weightOf(one)) }));
    journal.keep({ updatedAt: now(), gradeWeights }, firstSettings);
  }

  async function save() {
    const forget = journal.mark();
    const changed = stored.filter((category) => weightOf(category) !== category.weight);
    // Only what was typed here: the others may have been written a moment ago, and not be shown yet.
    if (changed.length > 0) await saveWeights(new Map(changed.map((one) => [one.id, clamped(weightOf(one))])));
    forget();
    // What has been typed meanwhile stands.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([id, text]) => text !== typed[id])));
  }

  // Whoever types and leaves the page at once has left no field.
  const saveLast = useRef(save);
  saveLast.current = save;
  useEffect(() => () => void saveLast.current(), []);

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
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[category.id] ?? String(category.weight).replace(".", format.decimalPoint())}
                  onChange={(event) => type(category.id, event.currentTarget.value)}
                />
                <span aria-hidden="true">{"%"}</span>
              </span>
            )}
          </Field>
        ))}
        {/* Enter saves: a form of several fields wants a button for that. */}
        <Pressable type="submit" className="visually-hidden" tabIndex={-1}>
          {t("grades.save")}
        </Pressable>
      </form>
      <WeightSum sum={sum} />
    </section>
  );
}

function clamped(weight: number): number {
  return Math.min(1000, weight);
}
