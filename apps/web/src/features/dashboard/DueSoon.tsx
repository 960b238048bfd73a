import { dueOf } from "@jotter/domain/due";
import type { Occurrence } from "@jotter/domain/occurrences";
import { useState } from "react";
import { useEventActions } from "../../student/calendar/event-actions.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { dayHref, eventHref } from "../../student/next-up/links.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { Icon } from "../../ui/Icon.tsx";
import { examIcon } from "../../ui/icons/calendar.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { runOnceKnown } from "../../ui/shortcuts.ts";
import { isDone } from "./agenda.ts";
import { Card, Nothing } from "./Card.tsx";
import { ClassName } from "./ClassName.tsx";
import styles from "./control-room.module.css";

type DueSoonProps = {
  /** undefined while the calendar is read, or still on its way here. */
  readonly due: readonly Occurrence[] | undefined;
  readonly clock: Clock;
  readonly classLabels: ClassLabels;
};

const nearMs = 24 * 3_600_000;

/** What is due in the next days, to be ticked off. [DSH-1] */
export function DueSoon({ due, clock, classLabels }: DueSoonProps) {
  const { t, language } = useLanguage();
  const words = spokenTimesFor(language);
  const { setDone } = useEventActions();
  const { now, today } = clock;
  const plan = { href: "/calendar", label: t("dashboard.due.plan") };
  return (
    <Card id="due" title={t("dashboard.due.title")} className={styles.due} {...(due?.length !== 0 && { link: plan })}>
      {!due && <div className={styles.waiting} />}
      {due?.length === 0 && (
        <Nothing
          text={t("dashboard.due.empty")}
          href={dayHref(today)}
          action={t("dashboard.nextUp.add")}
          afterwards={() => runOnceKnown(t("shortcuts.newAssignment"))}
        />
      )}
      {due && due.length > 0 && (
        <ul className={styles.tasks} aria-label={t("dashboard.due.list")}>
          {due.map((occurrence) => {
            const { key, event } = occurrence;
            const done = isDone(occurrence);
            const its = dueOf(occurrence);
            const isNear = !done && its.at - now < nearMs;
            return (
              <li key={key} data-done={done}>
                {event.type === "exam" ? (
                  <span className={styles.exam} data-marker={classLabels.get(event.classId ?? "")?.marker}>
                    <Icon shape={examIcon} size={18} />
                  </span>
                ) : (
                  <Tick
                    label={t("dashboard.due.done", { title: event.title })}
                    isDone={done}
                    onTick={(ticked) => void setDone(occurrence, ticked)}
                  />
                )}
                <div>
                  <PlainLink href={eventHref(occurrence)}>{event.title}</PlainLink>
                  <p>
                    <ClassName classId={event.classId} classLabels={classLabels} />
                    <span data-near={isNear}>{words.when(its, now, today)}</span>
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

type TickProps = { readonly label: string; readonly isDone: boolean; readonly onTick: (isDone: boolean) => void };

/** It shows what was clicked at once, and what is stored as soon as that is another. */
function Tick({ label, isDone, onTick }: TickProps) {
  const [clicked, setClicked] = useState({ on: isDone, to: isDone });
  if (clicked.on !== isDone) setClicked({ on: isDone, to: isDone });
  return (
    <label className={styles.tick}>
      <Checkbox
        aria-label={label}
        checked={clicked.to}
        onChange={({ currentTarget: { checked } }) => {
          setClicked({ on: isDone, to: checked });
          onTick(checked);
        }}
      />
    </label>
  );
}
