import type { Reading } from "@jotter/domain/grade-csv";
import { type DateOrder, dayIn } from "@jotter/domain/table-cells";
import type { NumberScale } from "@jotter/domain/table-scale";
import { useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./import-dialog.module.css";
import { readNumber } from "./score-text.ts";

type ScaleFieldProps = {
  readonly scale: NumberScale | null;
  /** Null: points, of how many is still to be said. */
  readonly onChange: (scale: NumberScale | null) => void;
};

const scales = ["percent", "points", "german"] as const;

/** What was understood of bare numbers, and the way to say it better. [GRD-10] */
export function ScaleField({ scale, onChange }: ScaleFieldProps) {
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
    <div className={styles.pair}>
      <Field label={t("grades.csv.scale.label")} hint={hint()}>
        {(control) => (
          <Select {...control} value={kind} onChange={(event) => choose(event.currentTarget.value)}>
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
    return kind === "" ? t("grades.csv.scale.askText") : undefined;
  }
}

type DateOrderFieldProps = {
  readonly dates: readonly string[];
  readonly reading: Reading;
  readonly today: string;
  readonly onChange: (order: DateOrder) => void;
};

/** Where 03/04 may be either day, both are said in words. [GRD-10] */
export function DateOrderField({ dates, reading, today, onChange }: DateOrderFieldProps) {
  const t = useTexts();
  const format = useFormat();
  const days = (text: string) => [dayIn(text, "day-first", today), dayIn(text, "month-first", today)] as const;
  const open = dates.find((text) => {
    const [day, month] = days(text);
    return day !== null && month !== null && day !== month;
  });
  if (open === undefined) return null;
  const [dayFirst, monthFirst] = days(open);
  return (
    <Field label={t("grades.csv.dates", { text: open })}>
      {(control) => (
        <Select
          {...control}
          value={reading.dateOrder}
          onChange={(event) => onChange(event.currentTarget.value === "day-first" ? "day-first" : "month-first")}
        >
          <option value="day-first">
            {t("grades.csv.dayFirst", { date: format.calendarDay(dayFirst ?? "", today) })}
          </option>
          <option value="month-first">
            {t("grades.csv.monthFirst", { date: format.calendarDay(monthFirst ?? "", today) })}
          </option>
        </Select>
      )}
    </Field>
  );
}
