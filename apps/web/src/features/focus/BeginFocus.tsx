import { beginFocus, type FocusLengths, lengthLimits } from "@jotter/domain/focus-timer";
import { idOf, isWork } from "@jotter/domain/next-up";
import { useId, useState } from "react";
import { focusHref, focusOn } from "../../student/focus/focus-href.ts";
import { changeFocus, keepFocusWishes, useFocusWishes } from "../../student/focus/running.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { entryTitle } from "../../student/next-up/entry-texts.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useNextUp } from "../../student/next-up/use-next-up.ts";
import { useSyncReport } from "../../student/records/sync-report-context.tsx";
import { useClock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { playIcon } from "../../ui/icons/sound.ts";
import { Range } from "../../ui/kit/Range.tsx";
import { Switch } from "../../ui/kit/Switch.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MarkedText } from "../../ui/Mark.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { readyChime } from "./chime.ts";
import styles from "./focus.module.css";
import { askForNotices, noticePermission } from "./notices.ts";
import { useBound } from "./use-bound.ts";

const mostSuggested = 4;
const noTask = { classId: null, topic: null, source: null, estimateMinutes: null };

/** What it is for is chosen already, or is one press away; nothing has to be. [FOC-1] */
export function BeginFocus({ on }: { readonly on: string | undefined }) {
  const { t, language } = useLanguage();
  const { account, replica, now } = useStudent();
  const { isWhole } = useSyncReport();
  const wishes = useFocusWishes();
  const bound = useBound(on);
  const [typed, setTyped] = useState("");
  const classLabels = useClassLabels(true);
  const time = spokenTimesFor(language).duration(wishes.lengths.workMinutes * wishes.lengths.rounds);
  const isOnItsWay = on !== undefined && (bound === undefined || (bound === null && !isWhole));
  const label = bound?.task.classId ? classLabels.get(bound.task.classId) : undefined;
  const begin = () => {
    readyChime();
    const task = bound?.task ?? { ...noTask, title: typed.trim().slice(0, 300) || t("focus.free") };
    changeFocus(account.id, (run) => run ?? beginFocus(replica.newId(), task, wishes.lengths, now()));
  };
  return (
    <div className={styles.begin}>
      <title>{`${t("focus.title")} · ${t("product")}`}</title>
      <BackLink href="/ai-tools">{t("study.title")}</BackLink>
      <h1 tabIndex={-1}>
        <MarkedText text={t("focus.heading", { time })} />
      </h1>
      <div className={styles.columns}>
        <form
          className={`${cardClass} ${styles.what}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isOnItsWay) begin();
          }}
        >
          {bound ? (
            <div className={styles.chosen} data-marker={label?.marker}>
              {label && <span className={styles.course}>{label.name}</span>}
              <h2>{bound.task.title}</h2>
              <PlainLink href={focusHref()}>{t("focus.other")}</PlainLink>
            </div>
          ) : (
            <>
              {on !== undefined && !isOnItsWay && <p role="status">{t("focus.gone")}</p>}
              <TextField
                label={t("focus.on")}
                placeholder={t("focus.free")}
                value={typed}
                maxLength={300}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </>
          )}
          <Button look="primary" wide type="submit" disabled={isOnItsWay}>
            <Icon shape={playIcon} size={20} />
            {t("focus.begin")}
          </Button>
          {!bound && <Suggested />}
        </form>
        <section className={`${cardClass} ${styles.how}`} aria-label={t("focus.settings")}>
          <Length name="workMinutes" label={t("focus.work")} step={5} />
          <Length name="rounds" label={t("focus.rounds")} step={1} />
          {wishes.lengths.rounds > 1 && <Length name="breakMinutes" label={t("focus.break")} step={1} />}
          <Switch
            label={t("focus.sound")}
            note={t("focus.soundNote")}
            isOn={wishes.sound}
            isKnown
            onChange={(sound) => keepFocusWishes({ sound })}
          />
          <NoticeSwitch />
        </section>
      </div>
    </div>
  );
}

type LengthProps = { readonly name: keyof FocusLengths; readonly label: string; readonly step: number };

function Length({ name, label, step }: LengthProps) {
  const { format, language } = useLanguage();
  const { lengths } = useFocusWishes();
  const id = useId();
  const [least, most] = lengthLimits[name];
  const value = lengths[name];
  const shown = name === "rounds" ? format.number(value) : spokenTimesFor(language).duration(value);
  const choose = (chosen: number) => keepFocusWishes({ lengths: { ...lengths, [name]: chosen } });
  return (
    <div className={styles.length}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <Range
        id={id}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Asked for when it is switched on, and not before. */
function NoticeSwitch() {
  const { t } = useLanguage();
  const { notify } = useFocusWishes();
  const [permission, setPermission] = useState(noticePermission);
  const isBlocked = permission === "denied";
  const choose = async (isOn: boolean) => {
    keepFocusWishes({ notify: isOn && (await askForNotices()) });
    setPermission(noticePermission());
  };
  return (
    <Switch
      label={t("focus.notify")}
      note={t(isBlocked ? "focus.notifyBlocked" : "focus.notifyNote")}
      isOn={notify && permission === "granted"}
      isKnown={!isBlocked}
      onChange={(isOn) => void choose(isOn)}
    />
  );
}

/** What comes next anyway: one press binds the session to it. */
function Suggested() {
  const { t, format } = useLanguage();
  const next = useNextUp(useClock(), true);
  const entries = (next?.ranked ?? []).filter((entry) => focusOn(entry) && (isWork(entry) || entry.kind === "coming"));
  if (entries.length === 0) return null;
  return (
    <div className={styles.suggested}>
      <h2>{t("focus.nextUp")}</h2>
      <ul>
        {entries.slice(0, mostSuggested).map((entry) => (
          <li key={idOf(entry)}>
            <PlainLink href={focusHref(focusOn(entry))}>{entryTitle(entry, t, format)}</PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
