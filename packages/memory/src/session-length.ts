import { usualPace } from "./answer-effect.ts";
import { afterAnswer, type MemoryState } from "./replay.ts";
import type { Scheduler } from "./scheduler.ts";
import type { Ask, Session } from "./session.ts";

/** What a session still asks, if each answer is that it is known: a new card is looked at once more, and so is a step. */
export type SessionLength = {
  readonly answers: number;
  /** At the usual pace. */
  readonly seconds: number;
};

type LengthOptions = {
  /** What is remembered of a step, null of what nobody knows anything of. */
  readonly stateOf: (ask: Ask) => MemoryState | null;
  readonly scheduler: Scheduler;
  readonly now: number;
};

/** The same at its start as along its way: nothing comes to it but what was not known. [FLA-2] */
export function sessionLength(
  { queue, held, steps }: Pick<Session, "queue" | "held" | "steps">,
  { stateOf, scheduler, now }: LengthOptions,
): SessionLength {
  const ofNew = looksAt(null, scheduler, now);
  let [answers, firsts] = [0, 0];
  for (const ask of [...queue, ...held, ...steps]) {
    if (ask.kind === "step") answers += looksAt(stateOf(ask), scheduler, now);
    else answers += ask.kind === "new" ? ofNew : 1;
    if (ask.kind === "new") firsts++;
  }
  return { answers, seconds: firsts * usualPace.first + (answers - firsts) * usualPace.answer };
}

/** So many steps has nothing. */
const mostLooks = 9;

/** How often something is asked until it is learned, where it is known each time. */
function looksAt(state: MemoryState | null, scheduler: Scheduler, now: number): number {
  let looks = 0;
  let last = state;
  do {
    last = afterAnswer(last, 3, Math.max(now, last?.due ?? now), scheduler);
    looks++;
  } while (last.phase !== "known" && looks < mostLooks);
  return looks;
}

/** So long the usual pace is trusted beside one's own. */
const trustedSeconds = 60;

export type Taken = { readonly kind: Ask["kind"]; readonly ms: number };

/** How long what is left takes somebody who took so long for what is done: at first as long as it takes most. */
export function minutesLeft({ seconds }: Pick<SessionLength, "seconds">, done: readonly Taken[]): number {
  const usual = done.reduce((sum, { kind }) => sum + (kind === "new" ? usualPace.first : usualPace.answer), 0);
  const taken = done.reduce((sum, { ms }) => sum + ms / 1000, 0);
  const pace = (taken + trustedSeconds) / (usual + trustedSeconds);
  return seconds === 0 ? 0 : Math.max(1, Math.ceil((seconds * pace) / 60));
}
