import type { Kin } from "./kin.ts";
import type { Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

/** One word of the one is met by one of the other: first by itself, then by its kin. */
export function wordsMet(first: Statement, second: Statement, kin: Kin) {
  const free = new Set(second.tokens);
  const met: (readonly [Token, Token])[] = [];
  let ours: readonly Token[] = first.tokens;
  const find = (isOne: (one: Token, other: Token) => boolean) => {
    ours = ours.filter((token) => {
      for (const other of free) {
        if (!isOne(token, other)) continue;
        free.delete(other);
        met.push([token, other]);
        return false;
      }
      return true;
    });
  };
  find((one, other) => one.key === other.key);
  find((one, other) => !isFixed(one) && !isFixed(other) && kin(one.key, other.key) && isSameName(one, other));
  return { met, ours, theirs: [...free] };
}

/** "Colon" and "Colón" are one, "Robert" and "Robespierre" are two. */
function isSameName({ key, isName }: Token, other: Token): boolean {
  if (!isName || !other.isName) return true;
  const [short, long] = key.length < other.key.length ? [key, other.key] : [other.key, key];
  return long.startsWith(short.slice(0, Math.max(4, short.length - 2)));
}

/** "II", "m/s" and a formula have no other form. */
function isFixed({ text }: Token): boolean {
  return /^[IVX]+$|[/$]/.test(text);
}

/** Signs are cut into words now this way, now that: one counts as met where most of it stands in the other. */
export function signsMet(first: Statement, second: Statement, kin: Kin) {
  const [mine, yours] = [textOf(first), textOf(second)];
  const isIn = (token: Token, text: string, others: readonly Token[]) => {
    const at = text.indexOf(token.key);
    if (at >= 0) return !turnsMeaning.test(text.slice(0, at));
    if (others.some((other) => kin(other.key, token.key))) return true;
    return !turnsMeaning.test(token.key.charAt(0)) && coverOf(token.key, others) >= 0.4;
  };
  const met = first.tokens.filter((token) => isIn(token, yours, second.tokens)).map((token) => [token, token] as const);
  const ours = first.tokens.filter((token) => !isIn(token, yours, second.tokens));
  const theirs = second.tokens.filter((token) => !isIn(token, mine, first.tokens));
  return { met, ours, theirs };
}

/** 保存 and 半保存 are two. */
const turnsMeaning = /[半非反無无不未]$/u;

function textOf({ text }: Statement): string {
  return text.toLowerCase();
}

/** How much of a run is made of whole runs of the other. */
function coverOf(key: string, others: readonly Token[]): number {
  const within = others.filter(
    ({ key: other }) => other.length > 1 && other.length < key.length && key.includes(other),
  );
  return within.reduce((total, { key: other }) => total + other.length, 0) / key.length;
}
