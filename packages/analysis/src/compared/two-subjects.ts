import type { Meeting } from "./likeness.ts";
import { type Run, runsOf } from "./runs.ts";
import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

/** What each opens with stands nowhere in the other. */
export function subjectsApart({ first, second, ours, theirs }: Meeting): boolean {
  const [mine, yours] = [first.tokens[0], second.tokens[0]];
  // Of what "he" opens with nobody can say.
  if (first.leans || second.leans) return false;
  return mine !== undefined && yours !== undefined && ours.includes(mine) && theirs.includes(yours);
}

/** Two short lines on other subjects, with neither a name nor a figure nor much else in common. */
export function isThin({ first, second, met, likeness }: Meeting): boolean {
  const [ours, theirs] = [first.tokens.length, second.tokens.length];
  if (Math.max(ours, theirs) > 4 || Math.abs(ours - theirs) > 1) return false;
  if (likeness >= 0.65 || met.some(([one]) => one.isName)) return false;
  return !first.values.some(({ low }) => second.values.some((value) => value.low === low));
}

/** "Arteries lead away from the heart", "veins lead back to the heart": the same frame, and more than one place. */
export function areParallel({ first, second, ours, theirs, figures }: Meeting, areTwo: boolean): boolean {
  if (ours.length === 0 || ours.length !== theirs.length || first.tokens.length !== second.tokens.length) return false;
  // A name of two words is one place, a subject and its verb are two.
  const size = (run: Run) => (run.every(({ text }) => /^\p{Lu}/u.test(text)) ? 1 : run.length);
  const places = runsOf(ours, first).reduce((total, run) => total + size(run), figures.length);
  const isFact = figures.length > 0 || [ours, theirs].every((tokens) => tokens.some(({ isName }) => isName));
  if (places < 2 || !(areTwo || isFact)) return false;
  // "It takes place in the cytoplasm and yields 2 ATP" says two things of one.
  if (!areTwo && figures.length === 1 && isJoined(first, ours, figures[0]?.[0].from ?? 0)) return false;
  return ours.every((token) => theirs.includes(second.tokens[first.tokens.indexOf(token)] as Token));
}

function isJoined({ text }: Statement, own: readonly Token[], at: number): boolean {
  const [from, to] = [own.at(-1)?.to ?? 0, own[0]?.from ?? 0];
  return /[,，、；;]|\s(?:and|y|et|und)\s/u.test(at > from ? text.slice(from, at) : text.slice(at, to));
}

/** An item speaks of its heading. */
export function isUnderAnother(first: Statement, second: Statement): boolean {
  if (!first.leans && !second.leans) return false;
  if (first.heading.size === 0 || second.heading.size === 0) return false;
  const names = ({ heading, tokens }: Statement) => new Set([...heading, ...tokens.map(({ key }) => key)]);
  const [ours, theirs] = [names(first), names(second)];
  return ![...first.heading].some((key) => theirs.has(key)) && ![...second.heading].some((key) => ours.has(key));
}
