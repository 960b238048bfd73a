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
  const kept = new Set(blocks.map(({ id }) => id));
  const writes = blocks.flatMap((block): readonly Write[] => {
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
    const isSame =
      was.start === start && was.end === end && was.isLocked === block.isLocked && was.topic === block.topic;
    return isSame
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

function materialOf({ workId, topic, deckId, activity }: KnownBlock): Material {
  return { workId, activity, ...(topic !== null && { topic }), ...(deckId !== null && { deckId }) };
}
