import type { Reading } from "../reading.ts";
import { askedAs, type Fact } from "./fact.ts";
import { formulaFacts } from "./formula-facts.ts";
import { lineFacts } from "./line-facts.ts";
import { rowFacts } from "./row-facts.ts";

/** What a text sets beside each other, in its order, each once. */
export function factsIn(reading: Reading): readonly Fact[] {
  const known = readBefore.get(reading) ?? found(reading);
  readBefore.set(reading, known);
  return known;
}

const readBefore = new WeakMap<Reading, readonly Fact[]>();

function found(reading: Reading): readonly Fact[] {
  const lines = lineFacts(reading).filter(({ term }) => isClosed(term));
  // "Momentum: $p = mv$" is a line and a formula.
  const formulas = formulaFacts(reading).filter(
    ({ answer, from }) => !lines.some((line) => line.from === from && line.answer.includes(answer)),
  );
  const seen = new Set<string>();
  return [...rowFacts(reading), ...lines, ...formulas]
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
