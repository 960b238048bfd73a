import { type Statement, symbolsOf } from "@jotter/analysis/maths/expression";
import type { Chain } from "./reading/chains.ts";
import type { LineReading } from "./reading/read-line.ts";
import { lettersOf, statementOf } from "./statements.ts";

/** What a line says of the unknowns, and what it reckons beside. */
export type Said = {
  readonly statements: readonly {
    readonly statement: Statement;
    readonly isConclusion: boolean;
    readonly isRough: boolean;
  }[];
  /** Equations between numbers, and values of other names. */
  readonly beside: readonly Chain[];
  readonly isCheck: boolean;
  readonly isReadable: boolean;
};

export function saidOf(reading: LineReading, letters: ReadonlySet<string>): Said {
  const statements: Said["statements"][number][] = [];
  const beside: Chain[] = [];
  let isReadable = true;
  for (const claim of reading.claims) {
    if (claim.role === "premise") continue;
    const chains = claim.alternatives.flat();
    const related = chains.filter((chain) => chain.signs.length > 0 || chain.name !== null);
    if (related.length === 0) continue;
    const statement = claim.role === "check" ? null : statementOf(claim, letters);
    if (statement !== null && isOf(statement, letters, reading.integers)) {
      const isRough = chains.some((chain) => chain.signs.includes("≈"));
      statements.push({ statement, isConclusion: claim.isConclusion, isRough });
    } else if (related.every(isReckoning)) beside.push(...related);
    else isReadable = false;
  }
  return { statements, beside, isReadable, isCheck: reading.claims.some(({ role }) => role === "check") };
}

function isOf(statement: Statement, letters: ReadonlySet<string>, integers: readonly string[]): boolean {
  return [...lettersOf(statement)].every((name) => letters.has(name) || integers.includes(name));
}

function isReckoning(chain: Chain): boolean {
  return chain.sides.every(({ expression }, index) => {
    if (expression === null) return false;
    return symbolsOf(expression).size === 0 || (index === 0 && expression.kind === "symbol" && chain.sides.length > 1);
  });
}
