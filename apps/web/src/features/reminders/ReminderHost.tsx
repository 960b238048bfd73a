import { addDays } from "@jotter/domain/days";
import { onlyOne } from "@jotter/domain/id";
import { wishesIn } from "@jotter/domain/reminder-wishes";
import { type Reminder, remindersBetween } from "@jotter/domain/reminders";
import { settings } from "@jotter/domain/settings";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { eventsOrNone } from "../../student/calendar/use-events.ts";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useClock } from "../../student/records/use-clock.ts";
import { useLive } from "../../student/records/use-live.ts";
import { keepPushCurrent } from "../../student/reminders/push-here.ts";
import { newlyTold, reminderDevice, tellsSince } from "../../student/reminders/told.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/overlays.ts";

/** Four weeks are the longest that anybody is reminded before something. */
const daysAhead = 31;
/** A tab that is seen is first; one that is not tells where nobody looks. */
const hiddenWaitMs = 2000;
const mostTitles = 4;

/** Tells what is due while the app is open: here in words, and beside the app where nobody looks at it. [CAL-6] */
export function ReminderHost() {
  const { t, format, language } = useLanguage();
  const { replica, account, now, reminders } = useStudent();
  const navigate = useNavigate();
  const clock = useClock();
  const { today, zone } = clock;
  const chosen = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica]);
  const events = useLive(() => eventsOrNone(replica, addDays(today, -1), addDays(today, daysAhead)), [replica, today]);

  const tell = useRef((_due: readonly Reminder[]) => {});
  tell.current = (due) => {
    const words = spokenTimesFor(language);
    for (const one of due) {
      const day = one.kind === "tomorrow" ? one.day : one.due.day;
      const titles =
        one.kind === "tomorrow" ? one.occurrences.slice(0, mostTitles).map(({ event }) => event.title) : [];
      const text =
        one.kind === "tomorrow"
          ? t("reminders.toldTomorrow", {
              count: one.occurrences.length,
              formatted: format.number(one.occurrences.length),
              titles: new Intl.ListFormat(language, { type: "unit", style: "short" }).format(titles),
            })
          : t(one.occurrence.event.type === "assignment" ? "reminders.toldDue" : "reminders.told", {
              title: one.occurrence.event.title,
              when: words.when(one.due, now(), today),
            });
      const open = () => void navigate({ to: "/calendar", search: { view: "day", day } });
      toast({ text, action: { label: t("reminders.look"), run: open }, sticky: true, replaces: one.key });
      if (document.visibilityState === "hidden") void notify(text, one.key, `/calendar?day=${day}`);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute it is looked again.
  useEffect(() => {
    if (!events || chosen === undefined) return;
    const wishes = wishesIn(chosen);
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const at = now();
      const since = tellsSince(account.id, at);
      const due = remindersBetween(events, wishes, { after: since, upTo: at, zone });
      if (due.length > 0) {
        await alone(account.id, async () => {
          const fresh = newlyTold(account.id, due, at);
          if (fresh.length > 0) tell.current(await ours(fresh, reminders));
        });
      }
      if (isLeft) return;
      const [next] = remindersBetween(events, wishes, { after: at, upTo: at + minuteMs, zone });
      // The next minute draws this anew; what is due within it is told at its second.
      if (next) timer = setTimeout(() => void look(), Math.max(0, next.at - now()));
    };
    const wait = document.visibilityState === "hidden" ? hiddenWaitMs : 0;
    timer = setTimeout(() => void look(), wait);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [events, chosen, zone, now, account, reminders, clock]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zone is told to the server.
  useEffect(() => {
    // Nothing to be told where the server is not there: the next start says it.
    void reminders()
      .then((port) => keepPushCurrent(port, language))
      .catch(() => undefined);
  }, [reminders, language, zone]);
  return null;
}

const minuteMs = 60_000;

/** Of two devices that are open the first one tells. Where the server cannot be asked, each speaks for itself. */
async function ours(due: readonly Reminder[], reminders: ReturnType<typeof useStudent>["reminders"]) {
  try {
    const answer = await (await reminders()).claim(
      reminderDevice(),
      due.map(({ key }) => key),
    );
    return answer.ok ? due.filter(({ key }) => answer.value.includes(key)) : due;
  } catch {
    return due;
  }
}

/** One tab at a time. A browser without locks tells it in each. */
async function alone(studentId: string, act: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return act();
  await navigator.locks.request(`jotter:reminders:${studentId}`, act);
}

async function notify(title: string, tag: string, path: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { tag, icon: "/icon.svg", data: { path } });
  else new Notification(title, { tag });
}
