import { leadMinutes } from "../plan/free-days.ts";
import type { PlanInput } from "../plan/groundwork.ts";
import type { PlanBlock } from "../plan/plan-block.ts";
import { planned } from "../plan/schedule.ts";
import { dayAt, instantOf, minuteMs } from "../zones.ts";
import { demandsOf, mostMinutes, type Strip, stripOf } from "./plan-weeks.ts";

/** Nothing in these weeks is due later, and what has no date is looked at for so long. */
const days = 14;

/** What a plan of a week makes of its minutes, beside the most that fits at all, and the first rule that it breaks. */
export function lookedThrough(input: PlanInput): {
  readonly broken: string | undefined;
  readonly placed: number;
  readonly possible: number;
} {
  const { blocks, short } = planned(input);
  const strip = stripOf({ ...input, now: input.now + leadMinutes * minuteMs }, days);
  const minutesOf = (wall: string) => instantOf(wall, input.zone) / minuteMs;
  const placed = blocks.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
  const works = [...input.exams.filter(({ at }) => at > input.now), ...input.tasks];
  const wanted = works.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const said = short.reduce((sum, { minutes }) => sum + minutes, 0);
  const possible = mostMinutes(demandsOf(input), strip, input.rhythm);
  const miscounted =
    placed + said !== wanted
      ? `of ${wanted} minutes ${placed} are placed, and ${said} said to be missing`
      : placed > possible
        ? `${placed} minutes are placed where ${possible} fit`
        : undefined;
  return { broken: brokenIn(blocks, input, strip) ?? miscounted, placed, possible };
}

/** The first rule that a plan breaks. */
function brokenIn(blocks: readonly PlanBlock[], input: PlanInput, strip: Strip): string | undefined {
  const { zone, rhythm, exams, tasks, now } = input;
  const used = new Map<string, number>();
  for (const [at, block] of blocks.entries()) {
    const [from, to] = [instantOf(block.start, zone) / minuteMs, instantOf(block.end, zone) / minuteMs];
    const day = block.start.slice(0, 10);
    used.set(day, (used.get(day) ?? 0) + to - from);
    if (!strip.isFree(from, to)) return `${block.start} is not free`;
    if (to - from !== (Date.parse(`${block.end}Z`) - Date.parse(`${block.start}Z`)) / minuteMs)
      return `${block.start} is stretched`;
    const next = blocks[at + 1];
    if (next && instantOf(next.start, zone) / minuteMs < to + 10) return `${block.start} has no break after it`;
    const exam = exams.find(({ id }) => id === block.workId);
    const isBefore =
      exam && (dayAt(exam.at, zone) > day || (dayAt(now, zone) === day && to <= exam.at / minuteMs - 30));
    if (exam && !isBefore) return `${block.start} is too late for ${exam.id}`;
    const due = tasks.find(({ id }) => id === block.workId)?.dueAt ?? null;
    if (due !== null && due > now && to > due / minuteMs) return `${block.start} is after its task is due`;
    const longest = block.activity === "memory" ? 45 : 90;
    if (to - from > (rhythm.sessions === "often" ? longest - (block.activity === "memory" ? 15 : 30) : longest))
      return `${block.start} is too long`;
    if (block.reasons.length === 0) return `${block.start} has no reason`;
  }
  for (const [day, minutes] of used) if (minutes > rhythm.minutesADay) return `${day} has ${minutes} minutes`;
  return undefined;
}
