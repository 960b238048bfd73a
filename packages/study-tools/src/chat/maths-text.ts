import type { MathsAnswer } from "@jotter/analysis/maths/answer";
import type { Language } from "@jotter/domain/settings";
import type { Say } from "./say.ts";

/** A worked problem as a text in markdown: what was asked, each step, and what came out. */
export function mathsText(answer: MathsAnswer, language: Language, say: Say): string {
  const steps = answer.steps.map(
    ({ id, after, params }, index) => `${index + 1}. ${say(`mathSteps.${id}`, params)}\n\n   $$${after}$$`,
  );
  const parts = [
    `$$${answer.question}$$`,
    ...(steps.length > 0 ? [steps.join("\n\n")] : []),
    resultText(answer, language, say),
    ...(answer.complex.length > 0 ? [say("chat.maths.complex", { values: formulas(answer.complex) })] : []),
    ...(answer.assuming.length > 0 ? [say("chat.maths.assuming", { values: formulas(answer.assuming) })] : []),
  ];
  return parts.join("\n\n");
}

function resultText({ outcome, result, approximately, integer }: MathsAnswer, language: Language, say: Say): string {
  if (outcome === "no-solution") return say("chat.maths.noSolution");
  if (outcome === "every-number") return say("chat.maths.everyNumber");
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const values = approximately.map((value) => number.format(value));
  return [
    say(outcome === "infinitely-many" ? "chat.maths.infinitelyMany" : "chat.maths.result", { result: `$${result}$` }),
    ...(values.length > 0 ? [say("chat.maths.decimals", { values: values.join("; ") })] : []),
    ...(integer === null ? [] : [say("chat.maths.integer", { letter: `$${integer}$` })]),
  ].join("\n\n");
}

function formulas(all: readonly string[]): string {
  return all.map((tex) => `$${tex}$`).join(", ");
}
