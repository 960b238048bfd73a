import { derivativeOf } from "@jotter/analysis/maths/differentiate";
import { type Expression, replaced, symbol } from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { attempt } from "@jotter/analysis/maths/problem";
import { simplify } from "@jotter/analysis/maths/rewrite";
import { formOf } from "@jotter/analysis/maths/worded/forms";
import { isRounded } from "./judge-beside.ts";
import type { Problem } from "./problem.ts";
import { usesDecimalComma } from "./reading/read-line.ts";
import { innerOf } from "./reading/restated.ts";
import { sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

/** A value students give its name, as "y'(2)" on the way to a tangent; several that are asked for have one each. */
export type NamedValue = { readonly names: RegExp; readonly value: Expression; readonly isAsked: boolean };

const measures = [
  ["mean", /^(?:mean|average|mittelwert|durchschnitt|media|promedio|moyenne|\\bar\{x\}|x̄|平均数?|平均値)$/iu],
  ["median", /^(?:median|mediana|médiane|zentralwert|中位数|中央値)$/iu],
  ["mode", /^(?:mode|moda|modus|modalwert|众数|最頻値)$/iu],
  ["range", /^(?:range|spannweite|rango|recorrido|étendue|极差|範囲)$/iu],
] as const;
const asked = [
  ["mean", /\bmean\b|average|mittelwert|durchschnitt|\bmedia\b|promedio|moyenne|平均/iu],
  ["median", /median|mediana|médiane|zentralwert|中位数|中央値/iu],
  ["mode", /\bmode\b|\bmoda\b|\bmodus\b|modalwert|众数|最頻値/iu],
  ["range", /\brange\b|spannweite|\brango\b|\brecorrido\b|étendue|极差|範囲/iu],
] as const;

/** What stands under a name of its own in lines of this problem. */
export function namedValuesOf(problem: Problem): readonly NamedValue[] {
  const [task] = problem.tasks;
  if (problem.isRestated) return innerValues(problem.text);
  if (task?.kind === "worded" && measures.some(([name]) => name === task.form)) return severalMeasures(problem);
  if (task?.kind !== "tangent" || task.at === undefined) return [];
  const { expression, at, variable: letter = "x" } = task;
  const slope = attempt(() => derivativeOf(expression, letter));
  if (!slope.ok) return [];
  const put = (of: Expression) => replaced(of, symbol(letter), at);
  const point = "\\(\\s*-?[\\d./]+\\s*\\)";
  return [
    {
      names: new RegExp(`^(?:[fgy]\\s*['′](?:\\(\\s*${letter}\\s*\\))?|dy/d${letter})$`, "u"),
      value: slope.value,
      isAsked: false,
    },
    {
      names: new RegExp(`^(?:[fgy]\\s*['′]\\s*${point}|m|slope|pendiente|pente|steigung|斜率|傾き)$`, "iu"),
      value: put(slope.value),
      isAsked: false,
    },
    { names: new RegExp(`^[fgy]\\s*${point}$`, "u"), value: put(expression), isAsked: false },
  ];
}

/** "g(2) = 4", "f(4) = 5" on the way to f(g(2)). */
function innerValues(text: string): readonly NamedValue[] {
  const inner = innerOf(text);
  const read = inner && parseExpression(inner.inner);
  const value = read?.ok ? attempt(() => simplify(read.value, [])) : null;
  if (inner === null || !value?.ok) return [];
  const name = inner.name.replace(/[()]/g, "\\$&").replace(/\s+/g, "\\s*");
  return [{ names: new RegExp(`^${name}$`, "u"), value: value.value, isAsked: false }];
}

function severalMeasures({ tasks: [task], text }: Problem): readonly NamedValue[] {
  const wanted = asked.filter(([, words]) => words.test(text)).map(([name]) => name);
  if (task?.kind !== "worded" || wanted.length < 2) return [];
  const { figures } = task;
  return measures.flatMap(([name, names]): readonly NamedValue[] => {
    if (!wanted.includes(name)) return [];
    const value = name === "mode" ? modeOf(figures) : formOf(name).solve(figures, []);
    // Of two modes neither is the mode.
    return value === null || value.kind === "relation" ? [] : [{ names, value, isAsked: true }];
  });
}

function modeOf(figures: readonly { readonly n: bigint; readonly d: bigint }[]): Expression | null {
  const counts = new Map<string, number>();
  for (const { n, d } of figures) counts.set(`${n}/${d}`, (counts.get(`${n}/${d}`) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [found, more] = [...counts].filter(([, count]) => count === most);
  const read = found === undefined || more !== undefined || most < 2 ? null : parseExpression(found[0]);
  return read?.ok ? read.value : null;
}

export type NamedJudged = { readonly judged: JudgedLine; readonly found: readonly number[] };

const naming =
  /^\s*(?:the\s+|la\s+|le\s+|der\s+|die\s+|das\s+)?(.+?)\s*(?:=|:|≈|(?<=\p{L})\s+(?:is|ist|est|es)\b|是|为|は|(?<=\p{L}{3})\s(?=-?\d))\s*(.+?)\s*$/iu;

/** A line of such values alone: "mean = 6, median = 7", "y'(2) = 1"; null where it holds anything else. */
export function judgeNamedValues(problem: Problem, values: readonly NamedValue[], text: string): NamedJudged | null {
  if (values.length === 0) return null;
  const decimalComma = usesDecimalComma(problem.language);
  const parts = text
    .split(decimalComma ? /;|,(?!\d)|\s(?:y|et|und|and)\s/u : /[;、，]|,(?!\d{3}(?!\d))|\s(?:and)\s/u)
    .filter((part) => part.trim() !== "");
  const found: number[] = [];
  let isRight = true;
  for (const part of parts) {
    const [, name = "", rest = ""] = naming.exec(part) ?? [];
    const at = values.findIndex(({ names }) => names.test(name.trim()));
    const value = values[at]?.value;
    if (value === undefined) return null;
    for (const side of rest.split(/[=≈]/)) {
      const read = parseExpression(side, { decimalComma });
      if (!read.ok) return null;
      const same = sameValue(read.value, value);
      if (same === "unknown") return null;
      isRight &&= same === "same" || isRounded(side.trim(), value, decimalComma);
    }
    found.push(at);
  }
  if (found.length === 0) return null;
  return {
    judged: isRight ? judged("follows", "follows", 0) : judged("wrong", "otherValue", 0),
    found: isRight ? found : [],
  };
}
