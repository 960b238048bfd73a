import { weekdayOf } from "@jotter/domain/days";
import { Key } from "../../ui/kit/Choices.tsx";
import { useTexts } from "../../ui/language.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Choice } from "./Choice.tsx";
import { weekOf } from "./calendar-view.ts";
import { useDates } from "./dates.ts";
import styles from "./event-dialog.module.css";
import type { DraftProblem } from "./event-draft.ts";
import { type Repeat, repeats } from "./repeat.ts";

type RepeatFieldsProps = {
  readonly repeat: Repeat;
  readonly problem: DraftProblem | null;
  readonly onChange: (repeat: Repeat) => void;
};

const someWeek = "2026-11-16";

export function RepeatFields({ repeat, problem, onChange }: RepeatFieldsProps) {
  const t = useTexts();
  const dates = useDates();
  const { every } = repeat;
  const change = (part: Partial<Repeat>) => onChange({ ...repeat, ...part });
  const isOurs = every !== "never" && every !== "own";
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={t("calendar.repeat")}
          name="repeat"
          value={every}
          onChoose={(chosen) => change({ every: repeats.find((one) => one === chosen) ?? "own" })}
        >
          {repeats.map((one) => (
            <option key={one} value={one}>
              {t(`calendar.every.${one}`)}
            </option>
          ))}
          {repeat.ownRule !== null && <option value="own">{t("calendar.every.own")}</option>}
        </Choice>
        {isOurs && (
          <TextField
            name="interval"
            label={t(`calendar.interval.${every}`)}
            inputMode="numeric"
            autoComplete="off"
            value={repeat.interval}
            aria-invalid={problem === "bad-interval"}
            onChange={(event) => change({ interval: event.currentTarget.value })}
          />
        )}
      </div>
      {every === "WEEKLY" && (
        <fieldset className={styles.weekdays}>
          <legend>{t("calendar.onDays")}</legend>
          {weekOf(someWeek, dates.weekStart).map((day) => {
            const weekday = weekdayOf(day);
            const isOn = repeat.weekdays.includes(weekday);
            return (
              <Key
                key={weekday}
                type="checkbox"
                name="weekday"
                checked={isOn}
                aria-label={dates.weekdayLong(day)}
                onChange={() =>
                  change({
                    weekdays: isOn ? repeat.weekdays.filter((one) => one !== weekday) : [...repeat.weekdays, weekday],
                  })
                }
              >
                {dates.weekday(day)}
              </Key>
            );
          })}
        </fieldset>
      )}
      {isOurs && (
        <div className={styles.pair}>
          <Choice
            label={t("calendar.ends")}
            value={repeat.ends}
            onChoose={(ends) => change({ ends: ends === "on" || ends === "after" ? ends : "never" })}
          >
            <option value="never">{t("calendar.endsNever")}</option>
            <option value="on">{t("calendar.endsOn")}</option>
            <option value="after">{t("calendar.endsAfter")}</option>
          </Choice>
          {repeat.ends === "on" && (
            <TextField
              type="date"
              name="until"
              label={t("calendar.until")}
              value={repeat.until}
              max="9999-12-31"
              aria-invalid={problem === "no-until" || problem === "until-before-start"}
              onChange={(event) => change({ until: event.currentTarget.value })}
            />
          )}
          {repeat.ends === "after" && (
            <TextField
              name="count"
              label={t("calendar.times")}
              inputMode="numeric"
              autoComplete="off"
              value={repeat.count}
              aria-invalid={problem === "bad-count"}
              onChange={(event) => change({ count: event.currentTarget.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
