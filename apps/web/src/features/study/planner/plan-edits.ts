import type { PlanInput } from "@jotter/domain/plan/groundwork";
import type { KnownBlock } from "@jotter/domain/plan/plan-block";
import type { Plan } from "@jotter/domain/plan/schedule";
import type { Shortage, WayOut } from "@jotter/domain/plan/shortage";
import { wallMs } from "@jotter/domain/zones";

/** What the student has changed of a plan before it is in the calendar. */
export type PlanEdits = {
  /** What stands, as they left it; null: as the calendar has it. */
  readonly held: readonly KnownBlock[] | null;
  /** How long a work is to take, where they said so here. */
  readonly minutes: Readonly<Record<string, number>>;
  /** How many minutes of a work come first, where time was taken from another for it. */
  readonly first: Readonly<Record<string, number>>;
  /** Works of which it was said that what does not fit may be missing. */
  readonly leftOut: readonly string[];
};

export const noEdits: PlanEdits = { held: null, minutes: {}, first: {}, leftOut: [] };

/** What is planned with these changes. */
export function withEdits(input: PlanInput, { held, minutes, first }: PlanEdits): PlanInput {
  const said = <Work extends { readonly id: string; readonly minutes: number | null }>(works: readonly Work[]) =>
    works
      .map((work) => ({ ...work, minutes: minutes[work.id] ?? work.minutes }))
      .filter(({ id }) => minutes[id] === undefined || minutes[id] > 0);
  return { ...input, exams: said(input.exams), tasks: said(input.tasks), old: held ?? input.old, first };
}

/** Moved by hand, it stays: the rest is planned around it. */
export function moved(edits: PlanEdits, plan: Plan, block: KnownBlock): PlanEdits {
  const own = { ...block, isLocked: true };
  return { ...edits, held: plan.blocks.map((one) => (one.id === block.id ? own : one)) };
}

export function locked(edits: PlanEdits, plan: Plan, id: string, isLocked: boolean): PlanEdits {
  return { ...edits, held: plan.blocks.map((one) => (one.id === id ? { ...one, isLocked } : one)) };
}

type AnewOptions = { readonly keepsLocked: boolean; readonly wallNow: string };

/** Planned as if nothing stood yet, but for what has begun; all that was changed is forgotten, or what was put somewhere stays. */
export function anew(
  edits: PlanEdits,
  blocks: readonly KnownBlock[],
  { keepsLocked, wallNow }: AnewOptions,
): PlanEdits {
  const held = blocks.filter(({ start, isLocked }) => start <= wallNow || (keepsLocked && isLocked));
  return { ...(keepsLocked ? edits : noEdits), held };
}

/** Its minutes are not looked for elsewhere. */
export function dropped(edits: PlanEdits, plan: Plan, id: string): PlanEdits {
  const block = plan.blocks.find((one) => one.id === id);
  if (!block) return edits;
  const left = Math.max(0, wholeOf(plan, block.workId) - minutesOf(block));
  const held = plan.blocks.filter((one) => one.id !== id);
  return { ...edits, held, minutes: { ...edits.minutes, [block.workId]: left } };
}

/** What does not fit gets its time by a way the student chose, or is left out. */
export function taken(edits: PlanEdits, plan: Plan, short: Shortage, way: WayOut): PlanEdits {
  const first = (more: number) => ({ ...edits.first, [short.workId]: placedOf(plan, short.workId) + more });
  switch (way.kind) {
    case "leave-out":
      return { ...edits, leftOut: [...edits.leftOut, short.workId] };
    case "take-from": {
      const left = Math.max(0, wholeOf(plan, way.workId) - way.minutes);
      return {
        ...edits,
        held: plan.blocks.filter((one) => one.isLocked || one.workId !== way.workId),
        minutes: { ...edits.minutes, [way.workId]: left },
        first: first(way.minutes),
      };
    }
    case "over-limit":
    case "kept-free": {
      const like = plan.blocks.find(({ workId }) => workId === short.workId);
      const extra = way.places.map(
        ({ start, end }): KnownBlock => ({
          id: `${short.workId}/${start}`,
          start,
          end,
          workId: short.workId,
          topic: short.topics[0]?.name ?? null,
          deckId: like?.deckId ?? null,
          activity: like && like.activity !== "mock" ? like.activity : short.topics.length > 0 ? "learn" : "task",
          isLocked: true,
        }),
      );
      // The day is over its limit with it: what stands there already must not give way.
      const days = new Set(way.places.map(({ start }) => start.slice(0, 10)));
      const others = plan.blocks.map((one) => (days.has(one.start.slice(0, 10)) ? { ...one, isLocked: true } : one));
      return {
        ...edits,
        held: [...others, ...extra],
        first: first(extra.reduce((sum, one) => sum + minutesOf(one), 0)),
      };
    }
  }
}

/** What is kept of it: the time a way out gave to a work is not reckoned away from it the next time. */
export function agreed({ first }: PlanEdits, { blocks }: Pick<Plan, "blocks">): readonly KnownBlock[] {
  return blocks.map((block) => (first[block.workId] === undefined ? block : { ...block, isLocked: true }));
}

export function minutesOf({ start, end }: Pick<KnownBlock, "start" | "end">): number {
  return (wallMs(end) - wallMs(start)) / 60_000;
}

/** All that was planned of a work, and what did not fit. */
function wholeOf({ blocks, short }: Plan, workId: string): number {
  return (
    placedOf({ blocks }, workId) +
    short.filter((one) => one.workId === workId).reduce((sum, one) => sum + one.minutes, 0)
  );
}

function placedOf({ blocks }: Pick<Plan, "blocks">, workId: string): number {
  return blocks.filter((one) => one.workId === workId).reduce((sum, one) => sum + minutesOf(one), 0);
}
