import type { Hours, Rhythm } from "@jotter/domain/plan/rhythm";
import { useState } from "react";
import { useKeepRhythm } from "../../../student/plan/use-keep-rhythm.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { closeIcon } from "../../../ui/icons/app.ts";
import { Input } from "../../../ui/kit/Input.tsx";
import { Select } from "../../../ui/kit/Select.tsx";
import { useTexts } from "../../../ui/language.tsx";
import type { PlanWords } from "./plan-words.ts";
import styles from "./planner.module.css";

type LimitsDialogProps = { readonly rhythm: Rhythm; readonly words: PlanWords; readonly onClose: () => void };

type Free = { readonly key: number; readonly weekday: number; readonly from: string; readonly to: string };

const choices = [30, 45, 60, 90, 120, 150, 180, 240, 300];
let freeKeys = 0;

/** How the student's days go: what a plan must never touch. */
export function LimitsDialog({ rhythm, words, onClose }: LimitsDialogProps) {
  const t = useTexts();
  const { keepRhythm } = useKeepRhythm();
  const [minutes, setMinutes] = useState(rhythm.minutesADay);
  const [sleep, setSleep] = useState(rhythm.sleep);
  const [free, setFree] = useState<readonly Free[]>(() => rhythm.keptFree.flatMap(asFree));
  const isWrong = free.some(({ from, to }) => !from || !to || to <= from) || !sleep.from || !sleep.to;
  const save = async () => {
    if (isWrong) return;
    const planKeptFree = free.map(({ weekday, from, to }) => ({ weekday, from, to }));
    await keepRhythm({ planMinutesADay: minutes, planSleep: sleep, planKeptFree });
    onClose();
  };
  const change = (key: number, part: Partial<Free>) =>
    setFree((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const listed = choices.includes(minutes) ? choices : [...choices, minutes].toSorted((one, other) => one - other);
  return (
    <Dialog title={t("planner.limitsTitle")} hasCross onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t("planner.minutesADay")}>
          {(control) => (
            <Select
              {...control}
              data-autofocus
              value={minutes}
              onChange={({ currentTarget: { value } }) => setMinutes(Number(value))}
            >
              {listed.map((one) => (
                <option key={one} value={one}>
                  {words.duration(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className={styles.pair}>
          {(["from", "to"] as const).map((end) => (
            <Field key={end} label={t(end === "from" ? "planner.sleepFrom" : "planner.sleepTo")}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={sleep[end]}
                  onChange={({ currentTarget: { value } }) => setSleep({ ...sleep, [end]: value })}
                />
              )}
            </Field>
          ))}
        </div>
        <fieldset className={styles.freeTimes}>
          <legend>{t("planner.free")}</legend>
          {free.map(({ key, weekday, from, to }) => (
            <div key={key} className={styles.freeRow}>
              <Select
                aria-label={t("planner.weekday")}
                value={weekday}
                onChange={({ currentTarget: { value } }) => change(key, { weekday: Number(value) })}
              >
                {words.weekdayNames.map((name, at) => (
                  <option key={name} value={at}>
                    {name}
                  </option>
                ))}
              </Select>
              <Input
                type="time"
                required
                aria-label={t("planner.begins")}
                value={from}
                onChange={({ currentTarget: { value } }) => change(key, { from: value })}
              />
              <Input
                type="time"
                required
                aria-label={t("planner.ends")}
                aria-invalid={to <= from}
                value={to}
                onChange={({ currentTarget: { value } }) => change(key, { to: value })}
              />
              <IconButton
                aria-label={t("planner.removeFree", { when: `${words.weekdayNames[weekday]} ${from}` })}
                onClick={() => setFree(free.filter((one) => one.key !== key))}
              >
                <Icon shape={closeIcon} size={18} />
              </IconButton>
            </div>
          ))}
          <Button onClick={() => setFree([...free, { key: ++freeKeys, weekday: 4, from: "19:00", to: "22:00" }])}>
            {t("planner.addFree")}
          </Button>
          {isWrong && <p role="alert">{t("planner.badHours")}</p>}
        </fieldset>
        <div className={styles.formActs}>
          <Button look="primary" type="submit">
            {t("planner.saveLimits")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Weekly ones are what is set here. */
function asFree({ weekday, from, to }: Hours): readonly Free[] {
  return weekday === undefined ? [] : [{ key: ++freeKeys, weekday, from, to }];
}
