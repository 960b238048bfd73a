import type { Language } from "@jotter/domain/settings";
import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";
import { type Mark, type Pairing, unpaired } from "./pairs.ts";
import { straightQuotes } from "./straight-quotes.ts";

export function unbalancedQuotes(blocks: readonly Block[], language: Language): readonly ProofFinding[] {
  const lost = unpaired(blocks.map(({ text }) => quotesIn(text, language)));
  return lost.flatMap(({ block, at, kind, role, partner }) => {
    const where = blocks[block];
    if (!where || (kind === "‘" && isApostrophe(where.text, at, role))) return [];
    const others = partner === undefined ? {} : { others: [where.places[partner] ?? 0] };
    return [found(where, "unbalanced-quote", at, at + 1, others)];
  });
}

/** "‘Tis" and "’80s" open nothing, and an apostrophe closes nothing. */
function isApostrophe(text: string, at: number, role: Mark["role"]): boolean {
  return role === "close" || /^(?:tis|twas|em|n|cause|til|\d0s)(?!\p{L})/iu.test(text.slice(at + 1, at + 7));
}

/** All quotation marks of a text that is written in a language, each as what it does there. */
export function quotesIn(text: string, language: Language): Pairing {
  const marks: Mark[] = [];
  const straight = straightQuotes(text);
  let next = 0;
  let isLowOpen = false;
  let singles = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (straight[next]?.at === at) {
      const mark = straight[next];
      next += 1;
      if (mark) marks.push(mark);
    }
    if (!"“”„‘’‚«»‹›「」『』".includes(sign)) continue;
    const role = roleOf(text, at, sign, language, isLowOpen);
    if (!role) continue;
    // "the students’ books": with nothing open it ends a word and no quotation.
    if (sign === "’" && singles === 0 && /\p{L}/u.test(text[at - 1] ?? "")) continue;
    if (role.kind === "‘") singles = Math.max(0, singles + (role.role === "open" ? 1 : -1));
    if (role.kind === "“") isLowOpen = sign === "„" || (isLowOpen && role.role === "open");
    marks.push({ at, ...role });
  }
  const [first] = marks;
  return { marks, reopens: first && /^\s*$/.test(text.slice(0, Math.min(first.at, 4))) ? first.kind : null };
}

type Role = Pick<Mark, "kind" | "role">;
const open = (kind: string): Role => ({ kind, role: "open" });
const close = (kind: string): Role => ({ kind, role: "close" });

function roleOf(text: string, at: number, sign: string, language: Language, isLowOpen: boolean): Role | null {
  const [before, after] = [text[at - 1] ?? " ", text[at + 1] ?? " "];
  const isAtStart = /[\s([{—–-]/u.test(before) && !/\s/u.test(after);
  switch (sign) {
    case "„":
      return open("“");
    case "“":
      // In German it closes what „ opens.
      return language === "de" && (isLowOpen || !isAtStart) ? close("“") : open("“");
    case "”":
      return close("“");
    case "‚":
      // A comma of another alphabet looks the same.
      return isAtStart || /[„«»]/u.test(before) ? open("‘") : null;
    case "‘":
      return language === "de" && !isAtStart && !/[“„«»]/u.test(before) ? close("‘") : open("‘");
    case "’":
      return /\p{L}/u.test(before) && /\p{L}/u.test(after) ? null : close("‘");
    case "«":
    case "‹":
      return language === "de" && !isAtStart && at > 0 ? close(sign) : open(sign);
    case "»":
    case "›": {
      const kind = sign === "»" ? "«" : "‹";
      // A paragraph that goes on with a quotation begins with its closing mark in Spanish and French.
      return at === 0 || (language === "de" && isAtStart) ? open(kind) : close(kind);
    }
    case "「":
    case "『":
      return open(sign);
    default:
      return close(sign === "」" ? "「" : "『");
  }
}
