import type { NumberScale } from "@jotter/domain/table-scale";
import { useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./fields.module.css";
import { readNumber } from "./score-text.ts";

type ScaleFieldProps = {
  readonly label: string;
  /** Said while nobody knows. */
  readonly askHint?: string;
  readonly scale: NumberScale | null;
  /** Null: points, of how many is still to be said. */
  readonly onChange: (scale: NumberScale | null) => void;
};

const scales = ["percent", "points", "german"] as const;

/** What was understood of bare numbers, and the way to say it better. [GRD-10] */
export function ScaleField({ label, askHint, scale, onChange }: ScaleFieldProps) {
  const t = useTexts();
  const format = useFormat();
  // What is being typed is not always a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const kind = typed === null ? (scale?.as ?? "") : "points";
  const possible = scale?.as === "points" ? String(scale.possible).replace(".", format.decimalPoint()) : "";

  function choose(next: string) {
    setTyped(next === "points" ? "" : null);
    onChange(next === "percent" || next === "german" ? { as: next } : null);
  }

  function sayPossible(next: string) {
    setTyped(next);
    const number = readNumber(next);
    onChange(number ? { as: "points", possible: number } : null);
  }

  return (
    <div className={styles.scale}>
      <Field label={label} hint={hint()}>
        {(control) => (
          <Select {...control} name="scale" value={kind} onChange={(event) => choose(event.currentTarget.value)}>
            {kind === "" && <option value="">{t("grades.csv.scale.ask")}</option>}
            {scales.map((each) => (
              <option key={each} value={each}>
                {t(`grades.csv.scale.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "points" && (
        <Field label={t("grades.csv.scale.possible")}>
          {(control) => (
            <Input
              {...control}
              name="possible"
              inputMode="decimal"
              autoComplete="off"
              value={typed ?? possible}
              onChange={(event) => sayPossible(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </div>
  );

  function hint(): string | undefined {
    if (kind === "german") return t("grades.csv.scale.germanText");
    return kind === "" ? askHint : undefined;
  }
}
