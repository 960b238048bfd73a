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
  const isToSolve = /=/.test(clean) && !ofFunctions.test(clean);
  const spare = clean
    .replace(/\((?=[^()]*\p{L}{2,})(?![^()]*(?:sin|cos|tan|log|ln|sqrt|lim))[^()=]*\)/gu, (aside) =>
      narrows.test(aside) ? aside : " ",
    )
    .replace(
      /,?\s*\(\s*([a-z]\s*[<>≤≥]\s*\d+)\s*\)|,?\s*(?<!\p{L})(?:for|für|para|pour)\s+([a-z]\s*[<>≥≤]\s*\d+)/giu,
      // Which solutions are meant counts; what a function is defined for does not change its formula.
      (_whole, one?: string, other?: string) => (isToSolve ? `, ${one ?? other}` : " "),
    )
    .replace(
      /by completing the square|using the (?:quadratic )?formula|over the real(?: number)?s|2次(?=方程式)|(?:in|en|dans|sur|over) (?:ℝ|R)\b|(?<=\s)ℝ|(?:find |for )?real x and y|x,? ?(?:and )?y real|x (?:e|et|und) y réels?|x e y reales|halla (?=x)|を満たす実数x,?y|general solutions?|allgemeine lösung(?:en)?|solution générale|soluci[oó]n general|通解|一般解|(?:a ?\+ ?bi|reelle[ns]?|real)(?= solutions\?)/giu,
      " ",
    )
    .replace(/\bwith u\s*=.*$/i, " ");
  const sloped = slopeAskedFor(spare);
  if (sloped === "") return null;
  for (const each of [...(sloped === null ? [signs, clean] : [sloped]), spare, latexSums(spare)]) {
    const task = recogniseMaths(each, options);
    // "Find f'(x) for f(x) = x ln x" is no equation.
    if (task !== null) return sloped !== null && task.kind === "solve" ? null : task;
  }
  return sumAlone(spare, language);
}

const ofFunctions =
  /∫|\bd\/d[a-z]|[a-z]['’]+\s*\(|[fgh]\s*\(\s*[a-z]\s*\)|deriv|differenti|ableit|dériv|integr|intégr|stammfunktion|simplif|vereinfach|limit|grenzwert|límite|limite|微分|积分|積分|导数|化简|極限|极限/iu;
/** "(only positive solutions)" takes some away. */
const narrows =
  /positiv|negativ|only (?!the (?:answer|result))|nur (?!das ergebnis|ergebnis)|solo (?!el resultado)|sólo (?!el resultado)|seulement|integer (?:solution|value|root)|ganzzahl|ganze zahl|entier|entero|natural|natürlich|naturel|正|负|負|整数|自然|只(?!写)|のみ/iu;

/** "Find f'(x) for f(x) = x ln x": what is to be differentiated, as a task; null where no slope is asked for. */
function slopeAskedFor(text: string): string | null {
  const slopes = [...text.matchAll(/(?<!\p{L})([fghy])\s*(['’′″]{1,3})\s*\(\s*x\s*\)(?!\s*[=<>≤≥])/gu)].map(
    ([, letter = "", signs = ""]) => ({ letter, order: signs.replace(/″/g, "''").length }),
  );
  const [slope] = slopes;
  if (!slope) return null;
  // A comma and a point before a digit belong to the number.
  const definition = new RegExp(
    `(?<!\\p{L})${slope.letter}\\s*\\(\\s*x\\s*\\)\\s*=\\s*((?:[^.;,。，?!\\n]|[.,](?=\\d))+)`,
    "u",
  );
  const of = definition.exec(text)?.[1];
  if (of === undefined) return null;
  const formula = of.replace(
    /\s(?:for|für|para|pour|where|if|and|und|y|et|find|halla|trouve\p{L}*|bestimme|berechne)(?!\p{L}).*$/u,
    "",
  );
  const asked = ["Differentiate", "Find the second derivative of", "Find the third derivative of"];
  // Of several the device would answer one.
  const isOne = slopes.every(({ letter, order }) => letter === slope.letter && order === slope.order);
  return isOne ? `${asked[slope.order - 1] ?? ""} f(x) = ${formula.trim()}` : "";
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
