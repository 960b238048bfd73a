import type { ProofFinding } from "../finding.ts";
import type { Block } from "../prose.ts";
import { found } from "./found.ts";
import { type Mark, type Pairing, unpaired } from "./pairs.ts";

/** One kind per pair; wide and narrow ones close each other. */
const openers = "([{（［｛【〔《〈";
const closers = ")]}）］｝】〕》〉";
const kinds = "([{([{【〔《〈";

/** "[0, 1)", "]0 ; 1[": an interval closes as it likes. */
const value = String.raw`[-+−]?(?:\d+(?:[.,]\d+)?|∞|\\infty|[a-zπ])`;
const interval = new RegExp(String.raw`[[\](]\s?${value}\s?[,;]\s?${value}\s?[\])[]`, "gu");
/** "a) Read", "2）读", "1.) Lies": what is counted has a bracket of its own. */
const counter = /(?:^|[\s.;,:：；。，、])(?:\p{L}|\d{1,3}|[ivx]{1,4})\.?$/u;
const smile = /[:;=8]['-]?$/u;

export function unbalancedBrackets(blocks: readonly Block[]): readonly ProofFinding[] {
  return unpaired(blocks.map((block) => bracketsIn(block.text))).map(({ block, at, partner }) => {
    const where = blocks[block];
    const others = partner === undefined || !where ? {} : { others: [where.places[partner] ?? 0] };
    return found(where ?? { places: [] }, "unbalanced-bracket", at, at + 1, others);
  });
}

function bracketsIn(text: string): Pairing {
  const free = intervalsIn(text);
  const marks: Mark[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    const [opens, closes] = [openers.indexOf(sign), closers.indexOf(sign)];
    if ((opens < 0 && closes < 0) || free.has(at)) continue;
    if (opens >= 0) {
      depth += 1;
      marks.push({ at, kind: kinds[opens] ?? "", role: "open" });
      continue;
    }
    const before = text.slice(Math.max(0, at - 6), at);
    if (depth === 0 && (counter.test(before) || smile.test(before))) continue;
    depth = Math.max(0, depth - 1);
    marks.push({ at, kind: kinds[closes] ?? "", role: "close" });
  }
  return { marks, reopens: null };
}

function intervalsIn(text: string): ReadonlySet<number> {
  const free = new Set<number>();
  for (const { 0: all, index } of text.matchAll(interval)) {
    free.add(index);
    free.add(index + all.length - 1);
  }
  return free;
}
