import { onlyOne } from "@jotter/domain/id";
import { wishesIn } from "@jotter/domain/reminder-wishes";
import { type Settings, settings } from "@jotter/domain/settings";
import type { PushProblem } from "@jotter/ports/backend";
import { useEffect, useState } from "react";
import { useLive } from "../../student/records/use-live.ts";
import { LeadKeys } from "../../student/reminders/LeadKeys.tsx";
import { canPush, noPushHere, pushHere } from "../../student/reminders/push-here.ts";
import { reminderDevice } from "../../student/reminders/told.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { keepSettings } from "../../student/settings/keep-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/kit/Input.tsx";
import { Select } from "../../ui/kit/Select.tsx";
import { Switch } from "../../ui/kit/Switch.tsx";
import { useLanguage, useTexts } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";
import { useTheme } from "../../ui/theme.ts";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

const daysBefore = [0, 1, 2, 7] as const;

/** Of what a student is told, when, and where. [CAL-6] */
export function Reminders() {
  const t = useTexts();
  const student = useStudent();
  const { replica } = student;
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const chosen = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  const wishes = wishesIn(chosen ?? null);
  const isKnown = chosen !== undefined;
  const keep = (change: Partial<Settings>) => void keepSettings(student, { theme, language }, change);
  const { allDay, quiet, tomorrowAt, minutes } = wishes;
  return (
    <Section id="reminders" title={t("reminders.title")} text={t("reminders.text")}>
      <Switch
        label={t("reminders.on")}
        note={t("reminders.onText")}
        isOn={wishes.isOn}
        isKnown={isKnown}
        onChange={(isOn) => keep({ reminders: isOn ? "on" : "off" })}
      />
      {isKnown && wishes.isOn && (
        <>
          <LeadKeys
            label={t("reminders.before")}
            chosen={minutes}
            onChange={(next) => keep({ reminderMinutes: [...next] })}
          />
          {minutes.length === 0 && <p className={styles.text}>{t("reminders.beforeNone")}</p>}
          <div className={styles.pair}>
            <Field label={t("reminders.allDay")}>
              {(control) => (
                <Select
                  {...control}
                  value={allDay === null ? "none" : String(allDay.daysBefore)}
                  onChange={({ currentTarget: { value } }) =>
                    keep({
                      reminderAllDay:
                        value === "none" ? null : { daysBefore: Number(value), at: allDay?.at ?? "18:00" },
                    })
                  }
                >
                  <option value="none">{t("reminders.allDayDays.none")}</option>
                  {daysBefore.map((days) => (
                    <option key={days} value={days}>
                      {t(`reminders.allDayDays.d${days}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {allDay && (
              <Time
                label={t("reminders.at")}
                value={allDay.at}
                onKeep={(at) => keep({ reminderAllDay: { ...allDay, at } })}
              />
            )}
          </div>
          <Switch
            label={t("reminders.tomorrow")}
            note={t("reminders.tomorrowText")}
            isOn={tomorrowAt !== null}
            isKnown
            onChange={(isOn) => keep({ reminderTomorrow: isOn ? "19:00" : null })}
          />
          {tomorrowAt !== null && (
            <Time
              label={t("reminders.tomorrowAt")}
              value={tomorrowAt}
              onKeep={(reminderTomorrow) => keep({ reminderTomorrow })}
            />
          )}
          <Switch
            label={t("reminders.quiet")}
            note={t("reminders.quietText")}
            isOn={quiet !== null}
            isKnown
            onChange={(isOn) => keep({ reminderQuiet: isOn ? { from: "22:00", to: "07:00" } : null })}
          />
          {quiet && (
            <div className={styles.pair}>
              <Time
                label={t("reminders.quietFrom")}
                value={quiet.from}
                onKeep={(from) => keep({ reminderQuiet: { ...quiet, from } })}
              />
              <Time
                label={t("reminders.quietTo")}
                value={quiet.to}
                onKeep={(to) => keep({ reminderQuiet: { ...quiet, to } })}
              />
            </div>
          )}
          <h3>{t("reminders.device")}</h3>
          <Notices />
          <Push />
        </>
      )}
    </Section>
  );
}

type TimeProps = { readonly label: string; readonly value: string; readonly onKeep: (time: string) => void };

/** Half a time that is being typed is none. */
function Time({ label, value, onKeep }: TimeProps) {
  const [typed, setTyped] = useState(value);
  const [stored, setStored] = useState(value);
  if (stored !== value) {
    setStored(value);
    setTyped(value);
  }
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={typed}
          onChange={({ currentTarget: { value: next } }) => {
            setTyped(next);
            if (/^\d\d:\d\d$/.test(next)) onKeep(next);
          }}
        />
      )}
    </Field>
  );
}

function Notices() {
  const t = useTexts();
  const [state, setState] = useState(() => (typeof Notification === "undefined" ? "none" : Notification.permission));
  if (state === "none") return <p className={styles.text}>{t("reminders.noticesNone")}</p>;
  if (state === "denied") return <p className={styles.text}>{t("reminders.noticesOff")}</p>;
  if (state === "granted") return <p className={styles.text}>{t("reminders.allowed")}</p>;
  return <Button onClick={async () => setState(await Notification.requestPermission())}>{t("reminders.ask")}</Button>;
}

type PushState = "asking" | "off" | "on" | "waiting";

/** Told on this device also while the app is closed; what stands in the way is said. */
function Push() {
  const { t, language } = useLanguage();
  const { reminders } = useStudent();
  const [state, setState] = useState<PushState>("asking");
  const [problem, setProblem] = useState<PushProblem | "subscribe" | "offline" | "denied" | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await (await reminders()).status(reminderDevice(), leaving.signal);
      if (leaving.signal.aborted) return;
      setState(answer.ok && answer.value.device ? "on" : "off");
      setProblem(answer.ok ? (answer.value.device?.problem ?? null) : null);
    };
    ask().catch(() => !leaving.signal.aborted && setState("off")); // No network: it can be switched on later.
    return () => leaving.abort();
  }, [reminders]);

  async function change(isWanted: boolean) {
    setState("waiting");
    setProblem(null);
    try {
      const port = await reminders();
      if (!isWanted) {
        const isOff = await noPushHere(port);
        setState(isOff ? "off" : "on");
        if (!isOff) setProblem("offline");
        return;
      }
      const answer = await pushHere(port, language);
      setState(typeof answer === "string" ? "off" : "on");
      setProblem(typeof answer === "string" ? answer : (answer.device?.problem ?? null));
    } catch {
      setState(isWanted ? "off" : "on");
      setProblem("offline");
    }
  }

  async function test() {
    const answer = await reminders().then(
      (port) => port.test(reminderDevice()),
      () => null, // No network.
    );
    if (!answer?.ok) return setProblem("offline");
    setProblem(answer.value);
    if (answer.value === null) toast({ text: t("reminders.tested") });
  }

  if (!canPush()) return <p className={styles.text}>{t("reminders.pushNone")}</p>;
  return (
    <>
      <Switch
        label={t("reminders.push")}
        note={t("reminders.pushText")}
        isOn={state === "on"}
        isKnown={state === "on" || state === "off"}
        onChange={(isOn) => void change(isOn)}
      />
      <div role="status" className={styles.text}>
        {state === "waiting" && t("reminders.pushWaiting")}
        {problem && (problem === "denied" ? t("reminders.noticesOff") : t(`reminders.pushProblem.${problem}`))}
        {state === "on" && !problem && t("reminders.pushOn")}
      </div>
      {state === "on" && <Button onClick={() => void test()}>{t("reminders.test")}</Button>}
    </>
  );
}
