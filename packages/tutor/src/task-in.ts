import type { MathsTask } from "@jotter/analysis/maths/answer";
import { symbolsOf } from "@jotter/analysis/maths/expression";
import { plainMaths, plainSigns } from "@jotter/analysis/maths/plain-maths";
import { recogniseMaths } from "@jotter/analysis/maths/recognise";
import type { Language } from "@jotter/domain/settings";
import { readLine, usesDecimalComma } from "./reading/read-line.ts";
import { latexSums } from "./reading/sums.ts";
import { wordedCalculus } from "./reading/worded-calculus.ts";

/** The task of the engine in a text, without what textbooks say around it. */
export function taskIn(text: string, language: Language): MathsTask | null {
  const options = { decimalComma: usesDecimalComma(language) };
  const signs = plainSigns(text);
  const clean = wordedCalculus(plainMaths(signs), {});
  const spare = clean
    .replace(/\((?=[^()]*\p{L}{2,})(?![^()]*(?:sin|cos|tan|log|ln|sqrt|lim))[^()=]*\)/gu, " ")
    .replace(/\(\s*[a-z]\s*[<>≤≥]\s*\d+\s*\)|(?:for|für|para|pour)\s+[a-z]\s*[<>≥≤]\s*0/giu, " ")
    .replace(
      /by completing the square|using the (?:quadratic )?formula|over the real(?: number)?s|2次(?=方程式)|(?:in|en|dans|sur|over) (?:ℝ|R)\b|(?<=\s)ℝ|(?:find |for )?real x and y|x,? ?(?:and )?y real|x (?:e|et|und) y réels?|x e y reales|halla (?=x)|を満たす実数x,?y|general solutions?|allgemeine lösung(?:en)?|solution générale|soluci[oó]n general|通解|一般解|(?:a ?\+ ?bi|reelle[ns]?|real)(?= solutions\?)/giu,
      " ",
    )
    .replace(/\bwith u\s*=.*$/i, " ");
  for (const each of [signs, clean, spare, latexSums(spare)]) {
    const task = recogniseMaths(each, options);
    if (task !== null) return task;
  }
  return sumAlone(spare, language);
}

/** "Find 1 + 2 + … + 100": written out it is one number, and no question of its own. */
function sumAlone(text: string, language: Language): MathsTask | null {
  const whole = latexSums(text);
  if (whole === text) return null;
  const claims = readLine(whole, { letters: new Set(), language, units: "dropped" })[0]?.claims ?? [];
  const [chain, more] = claims.flatMap(({ alternatives }) => alternatives.flat());
  const expression = chain?.sides[0]?.expression;
  const isAlone = more === undefined && chain?.signs.length === 0 && chain.name === null;
  return isAlone && expression && symbolsOf(expression).size === 0 ? { kind: "evaluate", expression } : null;
}
