import type { Material } from "@jotter/domain/event";
import { newEvent } from "@jotter/domain/new-event";
import type { KnownBlock } from "@jotter/domain/plan/plan-block";
import type { Write } from "@jotter/domain/series-changes";
import type { PlanWork } from "../../../student/plan/plan-input.ts";

type WriteDeps = {
  readonly now: number;
  readonly newId: () => string;
  readonly works: ReadonlyMap<string, PlanWork>;
  readonly titleOf: (block: KnownBlock) => string;
};

/** What the calendar has to change to hold this plan: nothing of it is touched that stays as it is. [PLN-1] */
export function planWrites(
  blocks: readonly KnownBlock[],
  old: readonly KnownBlock[],
  { now, newId, works, titleOf }: WriteDeps,
): readonly Write[] {
  const before = new Map(old.map((block) => [block.id, block]));
  const next = inPlaceOf(old, blocks);
  const kept = new Set(next.map(({ id }) => id));
  const writes = next.flatMap((block): readonly Write[] => {
    const was = before.get(block.id);
    const { start, end, isLocked: locked } = block;
    const material = materialOf(block);
    if (!was) {
      const work = works.get(block.workId);
      const data = newEvent(now, {
        type: "study",
        title: titleOf(block),
        start,
        end,
        classId: work?.classId ?? null,
        noteIds: [...(work?.noteIds ?? [])],
        material,
        locked,
      });
      return [{ kind: "create", id: newId(), data }];
    }
    return isSame(was, block)
      ? []
      : [
          {
            kind: "update",
            id: block.id,
            change: { title: titleOf(block), start, end, material, locked, updatedAt: now },
          },
        ];
  });
  return [...writes, ...old.filter(({ id }) => !kept.has(id)).map(({ id }): Write => ({ kind: "remove", id }))];
}

/** The calendar has this plan already. */
export function isAsIn(old: readonly KnownBlock[], blocks: readonly KnownBlock[]): boolean {
  const before = new Map(old.map((block) => [block.id, block]));
  return (
    old.length === blocks.length &&
    inPlaceOf(old, blocks).every((block) => {
      const was = before.get(block.id);
      return was !== undefined && isSame(was, block);
    })
  );
}

/** What was planned anew stands in the place of what is planned no more, if both are for the same. */
function inPlaceOf(old: readonly KnownBlock[], blocks: readonly KnownBlock[]): readonly KnownBlock[] {
  const known = new Set(old.map(({ id }) => id));
  const kept = new Set(blocks.map(({ id }) => id));
  const free = old.filter(({ id }) => !kept.has(id));
  const paired = (all: readonly KnownBlock[], isPair: (one: KnownBlock, block: KnownBlock) => boolean) =>
    all.map((block) => {
      const at = known.has(block.id) ? -1 : free.findIndex((one) => isPair(one, block));
      const [found] = at < 0 ? [] : free.splice(at, 1);
      return found ? { ...block, id: found.id } : block;
    });
  const isFor = (one: KnownBlock, block: KnownBlock) =>
    one.workId === block.workId && one.topic === block.topic && one.activity === block.activity;
  return paired(
    paired(blocks, (one, block) => isFor(one, block) && isSame(one, block)),
    isFor,
  );
}

function isSame(one: KnownBlock, other: KnownBlock): boolean {
  return (
    one.start === other.start && one.end === other.end && one.isLocked === other.isLocked && one.topic === other.topic
  );
}

function materialOf({ workId, topic, deckId, activity }: KnownBlock): Material {
  return { workId, activity, ...(topic !== null && { topic }), ...(deckId !== null && { deckId }) };
}
