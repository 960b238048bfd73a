import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import { children, type Expression, product, rebuilt, sum, symbol, symbolsOf } from "@jotter/analysis/maths/expression";
import { attempt } from "@jotter/analysis/maths/problem";
import type { ValueStep, ValueWorking } from "./value-working.ts";
import { hasOpen, orderlessKey, sameValue } from "./values.ts";
import { judged } from "./verdict.ts";

/** Antiderivatives: the slope of the line is what stood under the integral. */
export function judgePrimitive(
  working: ValueWorking,
  read: readonly Expression[],
  last: Expression,
  line: number,
): ValueStep {
  if (working.meaning.kind !== "antiderivative") return { working, judged: judged("unjudged", "notKnown") };
  const { letter } = working.meaning;
  const known = working.values[""];
  const slope = slopeOf(last, letter);
  const first = read[0] === undefined || read[0] === last ? slope : slopeOf(read[0], letter);
  if (slope === null || first === null) return { working, judged: judged("unjudged", "notKnown") };
  const isOpen = hasOpen(last);
  const isFamily = isOpen || [...symbolsOf(last)].some((name) => name !== letter);
  const before = working.values["+C"];
  const after: ValueWorking = {
    ...working,
    values: {
      ...working.values,
      "": { line, value: slope, key: orderlessKey(last), shown: last },
      ...(isFamily ? {} : { "+C": { line, value: last, key: "" } }),
    },
  };
  const references = [known?.value, working.meaning.of].filter((each) => each !== undefined);
  const verdicts = references.map((each) => sameValue(slope, each));
  const from = known?.line ?? 0;
  if (isOpen && known === undefined && orderlessKey(last) === orderlessKey(openIntegral(working.meaning.of, letter))) {
    return { working: after, judged: judged("no-further", "sameAs", 0) };
  }
  if (known !== undefined && known.key === orderlessKey(last))
    return { working: after, judged: judged("no-further", "sameAs", from) };
  if (verdicts.includes("same")) {
    return {
      working: after,
      judged: isFamily || before !== undefined ? judged("follows", "follows", from) : judged("loses", "oneOfMany"),
    };
  }
  if (verdicts.every((each) => each === "different"))
    return { working: after, judged: judged("wrong", "otherValue", from) };
  return { working: after, judged: judged("unjudged", "notKnown") };
}

function openIntegral(of: Expression, letter: string): Expression {
  return { kind: "call", name: "integral", args: [of, symbol(letter)] };
}

/** With open integrals in it: each has what stands under it for a slope. */
function slopeOf(of: Expression, letter: string): Expression | null {
  const open: Expression[] = [];
  const marked = (part: Expression): Expression | null => {
    if (part.kind === "call" && part.name === "integral") {
      const [inner, by, ...bounds] = part.args;
      if (inner === undefined || by?.kind !== "symbol" || by.name !== letter || bounds.length > 0) return null;
      open.push(inner);
      return symbol(`I_${open.length}`);
    }
    const parts = children(part).map(marked);
    if (parts.some((each) => each === null)) return null;
    return parts.length === 0
      ? part
      : rebuilt(
          part,
          parts.flatMap((each) => each ?? []),
        );
  };
  const plain = marked(of);
  if (plain === null) return null;
  const slope = attempt(() =>
    sum(
      derivativeOf(plain, letter),
      ...open.map((inner, index) => product(derivativeOf(plain, `I_${index + 1}`), inner)),
    ),
  );
  return slope.ok ? slope.value : null;
}
