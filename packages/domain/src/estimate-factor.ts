import type { FocusSession } from "./focus-session.ts";

export type EstimatedSession = Pick<FocusSession, "source" | "estimateMinutes" | "workedMs" | "how" | "endedAt">;

const fewestTasks = 5;
/** As many tasks as are assumed to have taken just what was thought: few tasks change little. */
const prior = 2;
const [least, most] = [0.5, 3];

/**
 * How much longer things take this student than they think: 1.4 means that an estimate of 30 minutes became 42. Read from
 * tasks that were brought to their end in sessions, each with all its sessions together; 1 until there are five. [FOC-1]
 */
export function estimateFactor(sessions: readonly EstimatedSession[]): number {
  const byTask = new Map<string, EstimatedSession[]>();
  for (const one of sessions) if (one.source !== null) byTask.set(one.source, [...(byTask.get(one.source) ?? []), one]);
  const ratios = [...byTask.values()].flatMap((ofTask) => ratioOf(ofTask) ?? []);
  if (ratios.length < fewestTasks) return 1;
  // Twice as long and half as long are equally far from what was thought: the mean is taken of the logarithms.
  const sum = ratios.reduce((all, ratio) => all + Math.log(ratio), 0);
  return Math.min(most, Math.max(least, Math.exp(sum / (ratios.length + prior))));
}

/** What was thought first is the estimate: whoever corrects it while working has learned it from the work. */
function ratioOf(sessions: readonly EstimatedSession[]): number | null {
  const inOrder = sessions.toSorted((one, other) => one.endedAt - other.endedAt);
  const estimate = inOrder.find(({ estimateMinutes }) => (estimateMinutes ?? 0) > 0)?.estimateMinutes;
  if (!estimate || inOrder.at(-1)?.how !== "done") return null;
  const minutes = inOrder.reduce((sum, { workedMs }) => sum + workedMs, 0) / 60_000;
  return minutes > 0 ? Math.min(10, Math.max(0.1, minutes / estimate)) : null;
}
