import { minuteMs } from "../zones.ts";
import type { Diary } from "./diary.ts";
import type { Booked } from "./groundwork.ts";
import type { BlockReason } from "./plan-block.ts";

/** Below this a topic is called weak, from that on what is known is only refreshed. */
const weakBelow = 0.7;
const knownFrom = 0.85;
/** So many percent are worth naming. */
const heavyFrom = 15;

/** Why a block is there, the strongest first; `own` are all sittings of its piece. [PLN-1] */
export function reasonsOf(
  block: Booked,
  own: readonly Booked[],
  { dayOf }: Pick<Diary, "dayOf">,
): readonly BlockReason[] {
  const { piece, old, from, isLiked } = block;
  const { recall, weight, dueAt, activity, isOverdue, isAssumed, kind } = piece;
  const dueDay = dueAt === null ? null : dayOf(Math.floor(dueAt / minuteMs));
  const daysBefore = dueDay === null ? null : Math.max(0, dueDay - dayOf(from));
  const reasons: (BlockReason | false)[] = [
    old?.isLocked === true && { kind: "locked" },
    isOverdue && dueAt !== null && { kind: "overdue", dueAt },
    activity === "mock" && { kind: "mock", daysBefore: daysBefore ?? 0 },
    kind === "exam" && daysBefore === 0 && { kind: "last-look" },
    kind === "exam" && daysBefore === 1 && { kind: "evening-before" },
    recall !== null && recall < weakBelow && { kind: "weak", recall },
    recall !== null && recall >= knownFrom && { kind: "refresh", recall },
    weight !== null && weight >= heavyFrom && { kind: "weighs", percent: weight },
    activity === "memory" && own.length > 1 && { kind: "often", times: own.length },
    activity !== "memory" && own.length > 1 && { kind: "part", part: own.indexOf(block) + 1, of: own.length },
    dueAt !== null && kind === "exam" && { kind: "exam", at: dueAt, daysBefore: daysBefore ?? 0 },
    dueAt !== null && kind === "task" && !isOverdue && { kind: "due", dueAt, daysBefore: daysBefore ?? 0 },
    dueAt === null && { kind: "some-day" },
    isAssumed && { kind: "assumed" },
    !isLiked && { kind: "other-hours" },
  ];
  return reasons.filter((reason) => reason !== false);
}
