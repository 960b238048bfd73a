import { addDays } from "../days.ts";
import type { PlanInput } from "../plan/groundwork.ts";
import type { KnownBlock } from "../plan/plan-block.ts";
import type { Happened, Repair } from "../plan/repair.ts";
import { usualHours } from "../plan/rhythm.ts";
import type { Activity } from "../plan/works.ts";
import { instantOf } from "../zones.ts";
import { busyOf, type CaseHours } from "./plan-cases.ts";

/** Plans that something happened to, and what somebody who had not seen the planner would do about it. */
export type RepairCase = {
  readonly id: string;
  readonly words: string;
  readonly tz: string;
  readonly now: string;
  readonly plan: readonly {
    readonly id: string;
    readonly date: string;
    readonly start: string;
    readonly end: string;
    readonly ref: string;
    readonly title: string;
    readonly kind: string;
  }[];
  readonly items: Readonly<Record<string, CaseItem>>;
  readonly busy: readonly CaseHours[];
  readonly dailyLimit: number;
  readonly sleep: { readonly from: string; readonly to: string };
  readonly event: {
    readonly type: string;
    readonly block?: string;
    readonly blocks?: readonly string[];
    readonly end?: string;
    readonly doneMinutes?: number;
    readonly to?: string | { readonly date: string; readonly start: string; readonly end: string };
    readonly busy?: CaseHours;
    readonly ref?: string;
    readonly studentSays?: string;
  };
  readonly accept: readonly { readonly changes: readonly CaseChange[] }[];
  readonly mustNotChange: readonly string[];
  readonly maxChanged: number;
  readonly fits: boolean;
  readonly shortMinutes: number;
};

type CaseItem = {
  readonly type: string;
  readonly date?: string;
  readonly due?: string;
  readonly time?: string;
  readonly minutes?: number;
  readonly done?: boolean;
};

type CaseChange = {
  readonly op: string;
  readonly block?: string;
  readonly ref?: string;
  readonly to?: { readonly date: string };
};

export function repairOf(given: RepairCase): {
  readonly input: PlanInput;
  readonly blocks: readonly KnownBlock[];
  readonly happened: Happened;
} {
  const { tz: zone, event, now } = given;
  const today = now.slice(0, 10);
  const isGone = (id: string) => event.ref === id && ["examCancelled", "taskDone"].includes(event.type);
  const items = Object.entries(given.items).filter(([id, { done }]) => !done && !isGone(id));
  const recallOf = (title: string) => /recall ([\d.]+)/.exec(title)?.[1];
  const topics = (ref: string) =>
    given.plan
      .filter((block) => block.ref === ref)
      .map(({ title }) => ({ name: title, recall: recallOf(title) === undefined ? null : Number(recallOf(title)) }));
  const movedTo = (id: string) => (event.type === "examMoved" && event.ref === id ? String(event.to) : undefined);
  const added = event.busy && event.type !== "busyCancelled" ? [event.busy] : [];
  return {
    input: {
      zone,
      now: instantOf(now, zone),
      exams: items
        .filter(([, { type }]) => type === "exam")
        .map(([id, { date = "", time = "08:00" }]) => ({
          id,
          at: instantOf(`${movedTo(id) ?? date}T${time}`, zone),
          weight: null,
          topics: topics(id),
          minutes: null,
        })),
      tasks: items
        .filter(([, { type }]) => type === "task")
        .map(([id, { due = "", time, minutes }]) => ({
          id,
          dueAt: instantOf(time ? `${due}T${time}` : addDays(due, 1), zone),
          minutes: minutes ?? null,
          weight: null,
        })),
      busy: busyOf([...given.busy, ...added], today, 40, zone),
      rhythm: {
        sleep: given.sleep,
        minutesADay: given.dailyLimit,
        keptFree: [],
        preferred: usualHours,
        sessions: "often",
      },
    },
    blocks: given.plan.map(({ id, date, start, end, ref, title, kind }) => ({
      id,
      start: `${date}T${start}`,
      end: `${date}T${end}`,
      workId: ref,
      topic: title,
      deckId: null,
      activity: kind as Activity,
      isLocked: title.includes("pinned"),
    })),
    happened: happenedIn(given),
  };
}

function happenedIn({ event, now }: RepairCase): Happened {
  const { type, block = "", end, doneMinutes, to } = event;
  switch (type) {
    case "missed":
      return event.studentSays === "done" ? {} : { missed: [block] };
    case "estimateChanged":
      return { longer: event.ref === undefined ? [] : [event.ref] };
    case "missedMany":
      return { missed: event.blocks ?? [] };
    case "partial":
      return { partly: [{ id: block, minutes: doneMinutes ?? 0 }] };
    case "overran":
      return { ran: { id: block, until: `${now.slice(0, 10)}T${end}` } };
    case "movedByStudent":
      return typeof to === "object"
        ? { moved: { id: block, start: `${to.date}T${to.start}`, end: `${to.date}T${to.end}` } }
        : {};
    default:
      return {};
  }
}

/** What is not as it should be. */
export function faultsOf(given: RepairCase, { changes, short }: Repair): readonly string[] {
  const own = changes.map(
    (change) => `${change.kind === "add" ? `add ${change.block.workId}` : `${change.kind} ${change.block.id}`}`,
  );
  const changed = new Set(changes.map(({ block }) => block.id));
  const minutes = short.reduce((sum, one) => sum + one.minutes, 0);
  const missed = [given.event.block, ...(given.event.blocks ?? [])];
  // A block that was missed and finds no place is not in the plan any more, whether one calls that a change or not.
  const named = ({ op, block, ref }: CaseChange) =>
    op === "drop" && missed.includes(block) && minutes > 0 ? [] : [`${op === "shorten" ? "move" : op} ${block ?? ref}`];
  const datesOf = (wanted: readonly CaseChange[]) => wanted.flatMap(({ to }) => to?.date ?? []);
  const ours = changes.flatMap((change) =>
    change.kind === "move" ? change.start.slice(0, 10) : change.kind === "add" ? change.block.start.slice(0, 10) : [],
  );
  const isLike = (wanted: readonly CaseChange[]) =>
    own.toSorted().join() === wanted.flatMap(named).toSorted().join() &&
    (datesOf(wanted).length === 0 || ours.toSorted().join() === datesOf(wanted).toSorted().join());
  return [
    ...given.mustNotChange.filter((id) => changed.has(id)).map((id) => `${id} changes`),
    ...(changes.length > given.maxChanged ? [`${changes.length} changes`] : []),
    ...(minutes !== given.shortMinutes ? [`${minutes} minutes short, not ${given.shortMinutes}`] : []),
    ...(given.fits && !given.accept.some(({ changes: wanted }) => isLike(wanted))
      ? [`${own.join(", ")} on ${ours.join(", ")}`]
      : []),
  ];
}
