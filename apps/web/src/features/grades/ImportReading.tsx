import type { Reading } from "@jotter/domain/grade-csv";
import { type DateOrder, dayIn } from "@jotter/domain/table-cells";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";

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
