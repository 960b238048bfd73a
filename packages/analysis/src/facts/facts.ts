import type { Reading } from "../reading.ts";
import { askedAs, type Fact } from "./fact.ts";
import { formulaFacts } from "./formula-facts.ts";
import { lineFacts } from "./line-facts.ts";
import { isDoubted, rowFacts } from "./row-facts.ts";
import { verbFacts } from "./verb-facts.ts";

/** What a text sets beside each other, in its order, each once. */
export function factsIn(reading: Reading): readonly Fact[] {
  const known = readBefore.get(reading) ?? found(reading);
  readBefore.set(reading, known);
  return known;
}

/** What its writer put a question mark behind: it is asked as a fact by nobody. */
export function doubtedFacts(reading: Reading): readonly Fact[] {
  return rowFacts(reading).filter(isDoubted);
}

const readBefore = new WeakMap<Reading, readonly Fact[]>();

function found(reading: Reading): readonly Fact[] {
  const lines = lineFacts(reading).filter(({ term }) => isClosed(term));
  // "Momentum: $p = mv$" is a line and a formula.
  const formulas = formulaFacts(reading).filter(
    ({ answer, from }) => !lines.some((line) => line.from === from && line.answer.includes(answer)),
  );
  const seen = new Set<string>();
  const verbs = verbFacts(reading).filter(({ from }) => !lines.some((line) => line.from === from));
  return [...rowFacts(reading).filter((fact) => !isDoubted(fact)), ...lines, ...formulas, ...verbs]
    .sort((a, b) => a.from - b.from)
    .filter((fact) => {
      const name = askedAs(fact).toLowerCase();
      if (seen.has(name)) return false;
      seen.add(name);
      return true;
    });
}

/** "emulsifies fat (= breaks it up)" sets nothing beside "emulsifies fat (". */
function isClosed(term: string): boolean {
  return (term.match(/[(（]/gu) ?? []).length === (term.match(/[)）]/gu) ?? []).length;
}
