import { addDays } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { plannedBlocks } from "@jotter/domain/plan/from-calendar";
import type { Change } from "@jotter/domain/plan/repair";
import { repairOffer, repairWrites } from "@jotter/domain/plan/repair-offer";
import type { Write } from "@jotter/domain/series-changes";
import { instantOf, wallMs } from "@jotter/domain/zones";
import { useMemo, useState } from "react";
import { useEventActions } from "../../student/calendar/event-actions.ts";
import { useFocusSessions } from "../../student/focus/use-focus-sessions.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { usePlanInput } from "../../student/plan/use-plan-input.ts";
import type { Clock } from "../../student/records/use-clock.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOneAtATime } from "../../ui/once.ts";
import { toast } from "../../ui/overlays.ts";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./repair.module.css";

/** Whether anything was planned that could need mending: for all others nothing is reckoned. */
export function hasBlocks(occurrences: readonly Occurrence[]): boolean {
  return plannedBlocks(occurrences).some(({ isDone }) => !isDone);
}

const stepMs = 5 * 60_000;
const daysOfSessions = 4;

/** A plan that no longer holds is mended by the smallest change, in one press and never by itself. [PLN-1] */
export function RepairCard({ clock: live }: { readonly clock: Clock }) {
  const { t, format, language } = useLanguage();
  const { replica, now } = useStudent();
  const { write } = useEventActions();
  // A plan need not be looked at with every minute.
  const [clock, setClock] = useState(live);
  if (live.today !== clock.today || live.now - clock.now >= stepMs || live.now < clock.now) setClock(live);
  const plannable = usePlanInput(clock);
  const sessions = useFocusSessions(instantOf(addDays(clock.today, -daysOfSessions), clock.zone));
  const offer = useMemo(() => {
    if (!plannable || !sessions) return null;
    const { input, occurrences } = plannable;
    return repairOffer(
      input,
      occurrences,
      sessions.map(({ data }) => data),
    );
  }, [plannable, sessions]);
  const act = useOneAtATime(async (writes: readonly Write[], text: string) => {
    const { undo } = await write(writes);
    toast({ text, action: { label: t("action.undo"), run: () => void undo() }, replaces: "repair" });
  });
  if (!offer || !plannable) return null;

  const { occurrences, works } = plannable;
  const { changes, short, unchanged, missed } = offer;
  const moment = new Intl.DateTimeFormat(language, {
    ...{ weekday: "long", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
  });
  const dated = new Intl.DateTimeFormat(language, {
    ...{ weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
  });
  const isNear = (wall: string) => wall.slice(0, 10) < addDays(clock.today, 7);
  const when = (wall: string) => (isNear(wall) ? moment : dated).format(wallMs(wall));
  const titleOf = ({ block }: Change) => {
    const event = occurrences.find(({ event: { id } }) => id === block.id.replace(/\+\d*$/, ""))?.event;
    return event?.title ?? works.get(block.workId)?.title ?? "";
  };
  const said = (change: Change) =>
    change.kind === "drop"
      ? t("repair.givesWay")
      : change.kind === "add"
        ? t("repair.rest", { when: when(change.block.start) })
        : t("repair.to", { when: when(change.start) });
  const at = now();
  const ids = missed.length > 0 ? missed : changes.map(({ block: { id } }) => id);
  const count = Math.max(1, ids.length);
  const counted = { count, formatted: format.number(count) };
  const [only, ...others] = changes;
  const isOneMove = only?.kind === "move" && others.length === 0;
  const mend = () =>
    act(
      repairWrites(offer, occurrences, { now: at, newId: replica.newId }),
      isOneMove ? t("repair.moved", { when: when(only.start) }) : t("repair.mended"),
    );
  const changed = (change: Extract<Write, { kind: "update" }>["change"]) =>
    ids.map((id): Write => ({ kind: "update", id, change: { ...change, updatedAt: at } }));
  const leave = () =>
    act(
      ids.map((id): Write => ({ kind: "remove", id })),
      t("repair.left"),
    );
  return (
    <section className={`${cardClass} ${styles.repair}`} aria-labelledby="repair">
      <div className={styles.says}>
        <h2 id="repair">{t(missed.length > 0 ? "repair.missed" : "repair.taken", counted)}</h2>
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change.block.id}>
                <b>{titleOf(change)}</b> <span>{said(change)}</span>
              </li>
            ))}
          </ul>
        )}
        {short.map(({ workId, minutes, topic }) => (
          <p key={`${workId} ${topic}`}>
            {t("repair.short", {
              time: spokenTimesFor(language).duration(minutes),
              title: works.get(workId)?.title ?? "",
            })}{" "}
            <PlainLink href="/ai-tools/study-planner">{t("repair.ways")}</PlainLink>
          </p>
        ))}
        {changes.length > 0 && (
          <p className={styles.stays}>
            {unchanged > 0
              ? t("repair.stay", { count: unchanged, formatted: format.number(unchanged) })
              : t("repair.nothingElse")}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {changes.length > 0 ? (
          <Button look="primary" onClick={() => void mend()}>
            {t(isOneMove ? "repair.move" : "repair.moveAll")}
          </Button>
        ) : (
          <PlainLink href="/ai-tools/study-planner" className={buttonClass("primary")}>
            {t("repair.ways")}
          </PlainLink>
        )}
        {missed.length > 0 ? (
          <Button onClick={() => void act(changed({ doneAt: at }), t("repair.done"))}>{t("repair.did")}</Button>
        ) : (
          ids.length > 0 && (
            <Button onClick={() => void act(changed({ locked: true }), t("repair.kept"))}>{t("repair.keep")}</Button>
          )
        )}
        {ids.length > 0 && <Button onClick={() => void leave()}>{t("repair.leave")}</Button>}
      </div>
    </section>
  );
}
