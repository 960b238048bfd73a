import type { MindNode } from "./tree.ts";

/** A map as it was, and the thought that was chosen in it. */
export type Moment = { readonly tree: MindNode; readonly focus: string | null };

export type History = {
  readonly past: readonly Moment[];
  readonly present: Moment;
  readonly future: readonly Moment[];
  /** What the last step belongs to: the letters of one thought are one step. */
  readonly session: string | null;
};

const most = 200;

export function historyOf(tree: MindNode): History {
  return { past: [], present: { tree, focus: null }, future: [], session: null };
}

export function withStep(history: History, present: Moment, session: string | null = null): History {
  if (session !== null && session === history.session) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-most), present, future: [], session };
}

/** What was begun last is over: what comes is a step of its own. */
export function settled(history: History): History {
  return history.session === null ? history : { ...history, session: null };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, session: null };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, session: null };
}

/** As if the step had not been begun: a thought that got no words. */
export function withoutStep(history: History): History {
  const { past, present } = undone(history);
  return { past, present, future: [], session: null };
}
