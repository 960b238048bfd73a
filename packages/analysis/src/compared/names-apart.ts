import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import type { Clash } from "./clash.ts";
import type { Meeting } from "./likeness.ts";
import { type Run, runsOf, shown } from "./runs.ts";
import { isPast } from "./said-around.ts";
import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

/** The one name of each that the other has not, in the same place. */
export function namesApart(
  { first, second, ours, theirs, shared, likeness, ...meeting }: Meeting,
  areTwo: boolean,
  language: Language,
): Clash | "two" | null {
  const whole = ([own, statement]: readonly [readonly Token[], Statement]) =>
    runsOf(named(own), statement).filter((run) => !isBesideName(run, own, statement));
  const [mine, yours] = [whole([ours, first]), whole([theirs, second])];
  if (mine.length === 0 || yours.length === 0 || meeting.figures.length > 0) {
    return mine.length > 0 && yours.length > 0 ? clashOf(mine[0], yours[0], first, second) : null;
  }
  const pairs = mine.flatMap((one) => yours.map((other) => [one, other] as const));
  const placed = pairs.filter(([one, other]) => isSamePlace(one, other, first, second));
  const [pair] = mine.length === 1 && yours.length === 1 ? pairs : placed;
  const others = [ours, theirs].map((tokens) => tokens.filter(({ isName }) => !isName).length);
  const isLoose = others.every((count) => count > 0) && placed.length === 0;
  const isNear = likeness >= (isLoose ? 0.7 : 0.5) || (placed.length > 0 && Math.max(...meeting.covered) >= 0.7);
  if (!pair || !isNear || shared < 0.8 || (meeting.met.length < 2 && shared < 2 && others.some((count) => count > 0)))
    return null;
  if (language === "ja" && ours.length + theirs.length > 2) return null;
  // "Sodium reacts with water" leaves room for potassium.
  if (language === "en" && pair[0].length === 1 && pair[0][0] === first.tokens[0] && !isPast(first, pair[0]))
    return null;
  if (mine.length > 1 && yours.length > 1) return null;
  if (areTwo && (pair[0][0] !== first.tokens[0] || pair[1][0] !== second.tokens[0])) return "two";
  if (contradictionWords[language].lists.test(first.text) && pair[0][0] !== first.tokens[0]) return null;
  return clashOf(pair[0], pair[1], first, second);
}

function clashOf(mine: Run | undefined, yours: Run | undefined, first: Statement, second: Statement): Clash {
  return { about: "name", values: [shown(mine ?? [], first), shown(yours ?? [], second)] };
}

/** "Günter" before "Schabowski": the name is met. */
function isBesideName(run: Run, own: readonly Token[], { tokens, text }: Statement): boolean {
  const [from, to] = [tokens.indexOf(run[0] as Token), tokens.indexOf(run.at(-1) as Token)];
  const isMet = (token: Token | undefined, between: (token: Token) => string) =>
    token?.isName === true && !own.includes(token) && between(token).trim() === "";
  return (
    isMet(tokens[from - 1], (token) => text.slice(token.to, run[0]?.from)) ||
    isMet(tokens[to + 1], (token) => text.slice(run.at(-1)?.to, token.from))
  );
}

function named(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ isName }) => isName);
}

function isSamePlace(one: Run, other: Run, first: Statement, second: Statement): boolean {
  // A Japanese name has its place by what follows.
  const after = (run: Run, { text }: Statement) => /^[はがをにでのと]/u.exec(text.slice(run.at(-1)?.to ?? 0))?.[0];
  const [mine, yours] = [after(one, first), after(other, second)];
  if (mine || yours) return mine === yours;
  const before = (run: Run, { text }: Statement) =>
    /([\p{L}'’]+|[=:])\s*$/u.exec(text.slice(0, run[0]?.from ?? 0))?.[1]?.toLowerCase() ?? "^";
  return before(one, first) === before(other, second);
}
