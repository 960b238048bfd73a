import { addDays, daysBetween } from "./days.ts";
import { minutesLeft, nextUp } from "./next-up.ts";
import type { Coming, Known } from "./next-up-situation.ts";
import type { Hours, Rhythm } from "./plan/rhythm.ts";
import { planned } from "./plan/schedule.ts";
import { instantOf } from "./zones.ts";

/** Time for one piece of work, as the clock on the student's wall shows it. */
export type StudyBlock = { readonly start: string; readonly end: string; readonly work: Coming };

export type StudyPlan = {
  readonly blocks: readonly StudyBlock[];
  /** Work for which these days have not enough free time. */
  readonly short: readonly Coming[];
};

/**
 * Blocks of study in the free time of these days, before what is due and before exams; what has them already gets none.
 * They are found as every plan is: here all that is known of a work is how long it takes. [CHT-8] [PLN-1]
 */
export function studyPlan(known: Known, days: Days): StudyPlan {
  const { now, zone, occurrences } = known;
  const open = worksFor(known, days.to).flatMap((work) => {
    const { minutes, shortest } = needed(work, days);
    const left = minutes - plannedFor(work, known);
    return left > 0 ? [{ work, minutes: Math.max(shortest, left) }] : [];
  });
  const { blocks, short } = planned({
    now,
    zone,
    exams: open
      .filter(({ work }) => work.kind === "exam")
      .map(({ work: { id, due, weight }, minutes }) => {
        return { id, at: due.at, weight, topics: [], minutes, practice: "problems", hasMock: false };
      }),
    tasks: open
      .filter(({ work }) => work.kind !== "exam")
      .map(({ work: { id, due, weight }, minutes }) => ({ id, dueAt: due.at, minutes, weight })),
    busy: [
      // A deadline takes no time: what is due is worked on in these blocks.
      ...occurrences
        .filter(({ event, allDay }) => event.type !== "assignment" && !allDay)
        .map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
      { from: now, to: instantOf(days.from, zone) },
      { from: instantOf(addDays(days.to, 1), zone), to: Number.MAX_SAFE_INTEGER },
    ],
    rhythm,
  });
  const workOf = new Map(open.map(({ work }) => [work.id, work]));
  return {
    blocks: blocks.flatMap(({ workId, start, end }) => {
      const work = workOf.get(workId);
      return work ? [{ start, end, work }] : [];
    }),
    short: short.flatMap(({ workId }) => workOf.get(workId) ?? []),
  };
}

type Days = { readonly from: string; readonly to: string };

/** Nobody studies at school, and few on a Sunday at eight. */
const elsewhere: readonly Hours[] = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
  const [from, to] = weekday < 5 ? ["15:00", "21:00"] : ["10:00", "20:00"];
  return [
    { weekday, from: "00:00", to: from },
    { weekday, from: to, to: "24:00" },
  ];
});

const rhythm: Rhythm = {
  sleep: { from: "00:00", to: "00:00" },
  minutesADay: 150,
  keptFree: elsewhere,
  preferred: [{ from: "00:00", to: "24:00" }],
  sessions: "often",
};

/** Minutes that stand in the calendar for it. */
function plannedFor({ title }: Coming, { occurrences, now }: Known): number {
  return occurrences
    .filter(({ event, endsAt }) => {
      return event.type === "study" && endsAt > now && event.title.toLowerCase().includes(title.toLowerCase());
    })
    .reduce((sum, { startsAt, endsAt }) => sum + (endsAt - startsAt) / 60_000, 0);
}

/** Where nobody said how long it takes. */
const usualMinutes: Readonly<Record<Coming["kind"], number>> = { exam: 120, assignment: 45, study: 0 };

/** An exam of the week after wants its first hours in this one. */
const daysBefore: Readonly<Record<Coming["kind"], number>> = { exam: 7, assignment: 2, study: 0 };

/** What is late comes first, then by when it is due. */
function worksFor(known: Known, to: string): readonly Coming[] {
  return nextUp(known)
    .ranked.flatMap((entry) => (entry.kind === "coming" && entry.coming.kind !== "study" ? [entry.coming] : []))
    .filter(({ due, kind }) => due.day <= addDays(to, daysBefore[kind]))
    .toSorted((one, other) => one.due.at - other.due.at);
}

/**
 * As long as the student says, else as long as its cards take on the days there are: whoever needs two minutes a day is
 * given no hours.
 */
function needed(work: Coming, { from, to }: Days) {
  const said = minutesLeft(work);
  if (said !== null || !work.study?.isBegun) {
    return { minutes: said ?? usualMinutes[work.kind], shortest: shortestSession };
  }
  const last = work.due.day < to ? work.due.day : to;
  const count = Math.max(1, daysBetween(from, last));
  return { minutes: Math.max(shortestReview, work.study.minutes * count), shortest: shortestReview };
}

const shortestSession = 20;
const shortestReview = 15;
