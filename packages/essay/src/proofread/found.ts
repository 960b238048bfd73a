import type { ProofFinding, ProofKind } from "../finding.ts";
import type { Block } from "../prose.ts";

/** A finding in the words of a block, as one in the student's text. */
export function found(
  { places }: Pick<Block, "places">,
  kind: ProofKind,
  from: number,
  to: number,
  more: Pick<ProofFinding, "others" | "values"> = {},
): ProofFinding {
  const at = places[from] ?? 0;
  return { kind, at, length: (places[to - 1] ?? at) + 1 - at, ...more };
}
