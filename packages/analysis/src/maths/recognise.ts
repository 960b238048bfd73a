import type { MathsTask } from "./answer.ts";
import { readCurve } from "./curve.ts";
import {
  allOf,
  type Expression,
  equation,
  minusOne,
  number,
  power,
  product,
  relation,
  replaced,
  type Statement,
  symbol,
  symbolsOf,
  zero,
} from "./expression.ts";
import { readMatrixTask } from "./matrix-task.ts";
import { parseExpression, parseStatement } from "./parse.ts";
import { readSeries } from "./series.ts";
import { MAX_LENGTH, type ReadingOptions } from "./tokens.ts";
import { readWorded } from "./worded/forms.ts";
import { isWording } from "./wording.ts";

/** Longer texts are notes to be read, not questions. */
const MAX_QUESTION = 400;

/** The verbs of the six languages; the first that is found decides, so the particular stand before the general. */
type Verb = Exclude<MathsTask["kind"], "worded" | "series" | "matrix" | "signs" | "sketch">;
const verbs: readonly { readonly task: Verb; readonly words: RegExp }[] = [
  { task: "tangent", words: /\btangent|tangente|切线|切線|接線/ },
  { task: "limit", words: /\blimit\b|\blim\b|grenzwert|limes|límite|\blimite\b|极限|極限/ },
  {
    task: "integrate",
    words:
      /\bintegra|\bintegrier|stammfunktion|antiderivative|antiderivada|primitiva|intégr|\bintègr|\bprimitive\b|积分|積分|原函数|原始関数/,
  },
  {
    task: "differentiate",
    words:
      /derivative|differentiat|\bderiva|\bderive\b|\bderiv|ableit|leite\b.*\bab\b|differenzier|dérivé|dériv|求导|导数|微分|導関数/,
  },
  { task: "factor", words: /\bfactor|faktorisier|zerlege|因式分解|分解因式|因数分解/ },
  {
    task: "expand",
    words: /\bexpand|multiply out|ausmultiplizier|multipliziere\b.*\baus\b|desarroll|développ|展开|展開/,
  },
  { task: "simplify", words: /simplif|vereinfach|\bkürze|\breduce\b|化简|简化|簡単に|簡約|簡単化/ },
  {
    task: "solve",
    words:
      /\bsolve|\bsovle\b|\broots?\b|\bzeros?\b|\bsolutions?\b|\bfind [a-z]\b|\blös|auflös|löse|nullstelle|gleichung|resuelv|resolver|solucion|raíces|raices|\bceros\b|ecuaci|résou|résol|\bracines|\bzéros|équation|解方程|求解|方程|不等式|解いて|解け|解く|解き|の解|求根|^解/,
  },
  {
    task: "evaluate",
    words:
      /what(?:'s|’s|s| is| are)\b|\bfind\b|\bdetermine|\bhalla|\bencuentra|\btrouve|\bdétermin|\bdetermin|\bfinde\b|\bbestimm|\bermittle|\bcb\b|^求|求出|求下|等于|多少|は[?？]?$|calculat|compute|evaluat|work out|how much is|was (?:ist|sind)|berechne|rechne|évalue|wie ?viel|cuánto|cuanto|calcul|combien|计算|等于多少|是多少|等于几|計算|いくつ|いくら|求めて|求めよ/,
  },
];

/** Signs that are said in words, between numbers only: "plus" is also a word of many sentences. */
const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*(?:times|multiplied by|mal|por|fois|乘以|乘|かける|掛ける)\s*(?=\d)/gi, "*"],
  [/(?<=\d)\s*(?:divided by|geteilt durch|durch|dividido (?:entre|por)|divisé par|除以|割る|わる)\s*(?=\d)/gi, "/"],
  [/(?<=\d)\s*(?:plus|más|加上|加|足す|たす)\s*(?=\d)/gi, "+"],
  [/(?<=\d)\s*(?:minus|menos|moins|减去|减|引く|ひく)\s*(?=\d)/gi, "-"],
  [
    /(?:the )?(?:square root|sqrt) of (\d+)|(?:die )?(?:quadrat)?wurzel (?:aus|von) (\d+)|(?:la )?ra[ií]z(?: cuadrada)? de (\d+)|(?:la )?racine(?: carr[ée]e)? de (\d+)/gi,
    "sqrt($1$2$3$4)",
  ],
  [/(\d+) ?的平方根|(\d+) ?の平方根|根号 ?(\d+)|ルート ?(\d+)/g, "sqrt($1$2$3$4)"],
  [/(?<=\d)\s*(?:squared|au carré|al cuadrado|zum quadrat|的平方|の2乗)/gi, "^2"],
  [/(?<=\d)\s*(?:cubed|au cube|al cubo|的立方|の3乗)/gi, "^3"],
  [/(?<=\d)\s*(?:to the power of|hoch|elevado a|puissance|的(?=\d+次方))\s*(?=\d)/gi, "^"],
];

/** Numbers, letters and signs as one piece: what can stand as a bound or a point. */
const M = "[-−+]?[0-9０-９a-zA-Zπ∞√.\\/^()*\\\\]+(?:,[0-9]+)?";
const bounds: readonly RegExp[] = [
  new RegExp(`\\bfrom\\s+(?:x\\s*=\\s*)?(${M})\\s+to\\s+(?:x\\s*=\\s*)?(${M})`, "i"),
  new RegExp(`\\bbetween\\s+(${M})\\s+and\\s+(${M})`, "i"),
  new RegExp(`\\bvon\\s+(${M})\\s+bis\\s+(${M})`, "i"),
  new RegExp(`\\bdesde\\s+(${M})\\s+(?:hasta|a)\\s+(${M})`, "i"),
  new RegExp(`\\bde\\s+(${M})\\s+(?:a|hasta|à)\\s+(${M})`, "i"),
  new RegExp(`\\bentre\\s+(${M})\\s+(?:y|et)\\s+(${M})`, "i"),
  new RegExp(`从\\s*(${M})\\s*到\\s*(${M})`),
  new RegExp(`(${M})\\s*から\\s*(${M})\\s*まで`),
];
const places: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:at|when|for|where|bei|für|in|an|en|cuando|para|pour|quand)|an der stelle|im punkt|au point|在|当|于)\\s*(?:the point|el punto|le point|der stelle|dem punkt)?\\s*([a-z])\\s*=\\s*(${M})\\s*(?:处|时|点)?`,
    "i",
  ),
  new RegExp(`([a-z])\\s*=\\s*(${M})\\s*(?:における|のとき|の点|での|で|处|时)`, "i"),
];
const approaches: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:as|for|für|cuando|quand|lorsque|当|对于)\\s*)?([a-z])\\s*(?:→|->|\\\\to|approaches|goes to|tends to|strebt gegen|gegen|tiende a|tend vers|趋于|趋近于|趋向于)\\s*(${M}|infinity|unendlich|infinito|l'infini|无穷)`,
    "i",
  ),
  new RegExp(`([a-z])\\s*が\\s*(${M})\\s*に近づく`, "i"),
];
const notMore = "(?!\\s*[\\^²³+\\-−*/=(\\d])(?![a-zA-Z])";
const regarding: readonly RegExp[] = [
  new RegExp(
    `(?:with respect to|w\\.?r\\.?t\\.?|\\bnach|respecto (?:a|de)|par rapport à|\\bfor|\\bpara|\\bpour|对|关于)\\s*([a-z])${notMore}`,
    "i",
  ),
  /([a-z])\s*(?:について|に関して|で微分|で積分)/i,
];
const percentSign = "\\s*(?:[%％]|percent|per cent|prozent|por ?ciento|pour ?cent|パーセント)\\s*";
const percents: readonly { readonly pattern: RegExp; readonly turned: boolean }[] = [
  {
    pattern: new RegExp(
      `([0-9０-９.,]+)${percentSign}(?:of|von|de los|de|des|du|sur)\\s*([0-9０-９][0-9０-９.,]*)(?!\\s*[%％a-z])`,
      "i",
    ),
    turned: false,
  },
  { pattern: new RegExp(`([0-9０-９.,]*[0-9０-９])\\s*(?:的|の)\\s*([0-9０-９.,]+)${percentSign}`, "i"), turned: true },
  { pattern: /([0-9.,]*[0-9])\s*的百分之\s*([0-9.]+)/, turned: true },
];

/** Where a letter may lie: "x in [0, 2π]", "auf dem Intervall [0; 5]", "x ∈ ]0, 1[". */
const intervals: readonly RegExp[] = [
  /(?<named>interval[loe]?s?|intervalle|区间|区間)\s*(?<open>[[(\]])\s*(?<low>[^[\](),;]+)\s*[,;，、]\s*(?<high>[^[\](),;]+)\s*(?<close>[\])[])/iu,
  /(?:(?<letter>[a-zθ])\s*(?:\bin\b|∈|\\in\b)\s*)(?<open>[[(\]])\s*(?<low>[^[\](),;]+)\s*[,;，、]\s*(?<high>[^[\](),;]+)\s*(?<close>[\])[])/iu,
  /(?<open>\[|(?<=\s)\])\s*(?<low>[^[\](),;]+)\s*[,;，、]\s*(?<high>[^[\](),;]+)\s*(?<close>[\])[])/iu,
];

/** Dollars and brackets around a formula; in between, a letter of the private area stands for it. */
const delimited = /\$\$?([^$\s](?:[^$]*[^$\s])?)\$\$?(?!\d)|\\\((.+?)\\\)|\\\[(.+?)\\\]/gs;
const segmentMark = "\ue000";
const pointWords =
  /(?:\b(?:at|when|for|where|if|bei|für|wenn|stelle|punkt|en|cuando|para|si|punto|pour|quand|point)|在|当|于|、|，)\s*$/iu;

const mathsWords = new Set(
  (
    "sin cos tan tg cot sec csc sen arcsin arccos arctan asin acos atan sinh cosh tanh ln log lg exp sqrt cbrt abs pi " +
    "theta alpha beta gamma delta lambda mu rho sigma phi omega dx dy dt infinity int lim"
  ).split(" "),
);
const commonWords = new Set(
  "is it in of to on at as an my me we he so if or by be do go no up us am de la le el il et un en du au si ou um zu er es".split(
    " ",
  ),
);

/**
 * The task in a sentence of one of the six languages, or null when it is no maths question. Every word beside the maths
 * must be one that such questions are worded with: "the 2nd law" and "13th amendment" hold numbers and are none.
 */
export function recogniseMaths(sentence: string, options: ReadingOptions = {}): MathsTask | null {
  // Full-width signs of a Chinese or Japanese keyboard.
  const text = sentence
    .trim()
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ");
  if (text === "" || text.length > Math.min(MAX_QUESTION, MAX_LENGTH)) return null;
  const series = readSeries(text, options);
  if (series !== null) return series;
  const matrix = /\[\s*\[|matrix\}|\bmat/iu.test(text) ? readMatrixTask(text, options) : null;
  if (matrix !== null) return matrix;
  const curve = readCurve(text, options);
  if (curve !== null) return curve;
  const posed = readWorded(text, options);
  if (posed !== null) return { kind: "worded", ...posed };
  const inSigns = spokenSigns.reduce((sofar, [words, sign]) => sofar.replace(words, sign), text);
  const verb = verbs.find(({ words }) => words.test(inSigns.toLowerCase()))?.task ?? null;
  const percent = percentTask(text, verb, options);
  if (percent) return percent;
  const isPlain = verb === null || verb === "evaluate";
  if (isPlain && (isLoneFraction(inSigns) || hasUnits(inSigns))) return null;
  return taskIn(inSigns, verb, options);
}

/** Metres and kilograms are no letters to reckon with, nor are the atoms of a molecule. */
function hasUnits(text: string): boolean {
  const units =
    /\d\s*(?:km|cm|mm|dm|kg|mg|µg|ml|cl|dl|kwh|hz|mol|min|sec|mph|kph|°c|°f)(?![a-z])|\d\s+(?:m|s|g|h|l|n|j|w|v)(?![a-z(^])|\d\s*m\/s|km\/h|€|£|¥/i;
  const molecule = /(?<![a-z$\\])(?:[A-Z][a-z]?\d*){2,}(?![a-z])/;
  return units.test(text) || (molecule.test(text) && /[A-Z]\d|[A-Z][a-z]?[A-Z]/.test(text));
}

/** A day, a span of years or "24/7": only a fraction that comes out even is surely a sum. */
function isLoneFraction(text: string): boolean {
  const [, above = "", below = ""] = /^[^\d]*(\d+)\s*\/\s*(\d+)[^\d]*$/.exec(text) ?? [];
  if (above === "" || /[-+*^=()√∫]|\\/.test(text)) return false;
  return Number(above) % Number(below) !== 0;
}

function percentTask(text: string, verb: Verb | null, options: ReadingOptions): MathsTask | null {
  if (verb !== null && verb !== "evaluate") return null;
  for (const { pattern, turned } of percents) {
    const [whole, first = "", second = ""] = pattern.exec(text) ?? [];
    if (whole === undefined) continue;
    // "15% of 80 students came" is no question.
    if (!isWording(text.replace(whole, " "))) continue;
    const trim = (part: string) => part.replace(/[.,]+$/, "");
    const [a, b] = [
      parseExpression(trim(turned ? second : first), options),
      parseExpression(trim(turned ? first : second), options),
    ];
    if (!a.ok || !b.ok) continue;
    return { kind: "evaluate", expression: product(a.value, power(number(100n), minusOne), b.value) };
  }
  return null;
}

const differentials = /(?<![a-zA-Z\\])(?:\\,\s*)?d([xtuvyzθ])(?![a-zA-Z(])/u;

function takeDifferential(segments: string[]): string | undefined {
  for (const [at, segment] of segments.entries()) {
    const found = differentials.exec(segment);
    if (found === null) continue;
    segments[at] = segment.replace(found[0], " ");
    return found[1];
  }
  return undefined;
}

function taskIn(given: string, verb: Verb | null, options: ReadingOptions): MathsTask | null {
  let text = given;
  const take = (patterns: readonly RegExp[]): readonly string[] | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found === null) continue;
      text = `${text.slice(0, found.index)} ⟂ ${text.slice(found.index + found[0].length)}`;
      return found.slice(1);
    }
    return null;
  };
  const takeInterval = (): Readonly<Record<string, string | undefined>> | null => {
    for (const pattern of intervals) {
      const found = pattern.exec(text);
      if (!found?.groups) continue;
      text = `${text.slice(0, found.index)} ⟂ ${text.slice(found.index + found[0].length)}`;
      return found.groups;
    }
    return null;
  };
  const value = (part: string | undefined): Expression | null => {
    const clean = (part ?? "").replace(/[.,?!]+$/, "").replace(/unendlich|infinito|l'infini|无穷/i, "∞");
    const read = parseExpression(clean, options);
    return read.ok ? read.value : null;
  };
  const segments: string[] = [];
  text = text.replace(delimited, (_whole: string, a?: string, b?: string, c?: string, place?: number) => {
    const inside = (a ?? b ?? c ?? "").trim();
    // A letter to solve for or a point belong to the words around them.
    if (/^[a-zA-Zθ]$/.test(inside) || /^[a-z]\s*(?:\\to|\\rightarrow|→|->)/.test(inside)) return ` ${inside} `;
    const before = text.slice(0, place);
    if (/^[a-z]\s*=\s*[^=]+$/.test(inside) && pointWords.test(before)) return ` ${inside} `;
    if (intervals.some((each) => each.exec(inside)?.[0].length === inside.length)) return ` ${inside} `;
    segments.push(inside);
    return ` ${segmentMark}${segments.length - 1}${segmentMark} `;
  });
  if (/[$]/.test(text)) return null;
  // "integrate 6x^2 - 4 dx": the sign stands for the word, and is no factor.
  if (verb === "integrate" && !/∫|\\int|\bint\b/.test(text + segments.join(" ")))
    text = text.replace(/(?<=[\s)\d])d([a-z])(?=\s*[.?]?\s*$)/, " ⟂ with respect to $1 ");
  const range = verb === "integrate" && !/\\int_|∫_/.test(segments.join(" ") + text) ? take(bounds) : null;
  const [from, to] = [value(range?.[0]), value(range?.[1])];
  if (range !== null && (from === null || to === null)) return null;
  // "Integrate x² dx": without the sign of an integral it names the letter, and is no product of d and x.
  const isBare = verb === "integrate" && !/\\int|∫|\bint\b/.test(segments.join(" ") + text);
  const differential = isBare ? (take([differentials])?.[0] ?? takeDifferential(segments)) : undefined;
  const nearing = verb === "limit" && !/\\lim|\blim\b/.test(segments.join(" ") + text) ? take(approaches) : null;
  const interval = takeInterval();
  const place = verb === "differentiate" || verb === "tangent" || verb === "evaluate" ? take(places) : null;
  const point = value(nearing?.[1] ?? place?.[1]);
  if ((nearing ?? place) !== null && point === null) return null;
  const variable = nearing?.[0] ?? take(regarding)?.find((each) => each !== undefined) ?? differential;

  const found = statementIn(text, segments, verb, options);
  if (found === null || !isWording(found.rest)) return null;
  const within = interval === null ? null : intervalStatement(interval, variable ?? "x", value);
  if (interval !== null && within === null) return null;
  const { statement: stated } = found;
  // Only what is solved can heed it.
  if (within !== null && (stated.kind === "expression" || (verb !== null && verb !== "solve" && verb !== "evaluate")))
    return null;
  const statement = within === null || stated.kind === "expression" ? stated : allOf([stated, within]);
  const named = variable === undefined ? {} : { variable };
  if (statement.kind !== "expression" && verb === "evaluate" && place !== null) return null;
  if (statement.kind !== "expression") return relationTask(statement, verb, named, point, from, to);
  const { expression } = statement;
  const isCalculus = expression.kind === "call" && ["derivative", "integral", "limit"].includes(expression.name);
  if (
    isCalculus &&
    (verb === null ||
      verb === "evaluate" ||
      verb === "integrate" ||
      verb === "differentiate" ||
      verb === "limit" ||
      verb === "simplify")
  ) {
    return { kind: "evaluate", expression };
  }
  const hasLetters = symbolsOf(expression).size > 0;
  switch (verb) {
    case null:
    case "evaluate": {
      if (place === null || point === null) return { kind: hasLetters ? "simplify" : "evaluate", expression };
      // "x² + 1 at x = 2"
      const inserted = replaced(expression, symbol(place[0] ?? "x"), point);
      return symbolsOf(inserted).size > 0 ? null : { kind: "evaluate", expression: inserted };
    }
    case "solve":
      return hasLetters ? { kind: "solve", statement: equation(expression, zero), ...named } : null;
    case "differentiate":
    case "tangent":
      return { kind: verb, expression, ...named, ...(point === null ? {} : { at: point }) };
    case "integrate":
      return { kind: verb, expression, ...named, ...(from === null || to === null ? {} : { from, to }) };
    case "limit":
      return point === null ? null : { kind: verb, expression, ...named, point };
    default:
      return { kind: verb, expression };
  }
}

/** "f(x) = ..." and "y = ..." only give a name; every other relation is to be solved. */
function relationTask(
  statement: Statement,
  verb: Verb | null,
  named: { readonly variable?: string },
  point: Expression | null,
  from: Expression | null,
  to: Expression | null,
): MathsTask | null {
  const isNamed =
    statement.kind === "relation" &&
    statement.comparison === "=" &&
    (statement.left.kind === "symbol" || isApplied(statement.left)) &&
    symbolsOf(statement.right).size > 0;
  if (isNamed && statement.kind === "relation") {
    const expression = statement.right;
    if (verb === "differentiate" || verb === "tangent")
      return { kind: verb, expression, ...named, ...(point === null ? {} : { at: point }) };
    if (verb === "integrate")
      return { kind: verb, expression, ...named, ...(from === null || to === null ? {} : { from, to }) };
    if (verb === "factor" || verb === "expand" || verb === "simplify") return { kind: verb, expression };
    if (verb === "limit") return point === null ? null : { kind: verb, expression, ...named, point };
    if (verb === "solve" && isApplied(statement.left))
      return { kind: "solve", statement: equation(expression, zero), ...named };
    // A formula alone is no question.
    if (verb === null || isApplied(statement.left)) return null;
  }
  if (verb !== null && verb !== "solve" && verb !== "evaluate") return null;
  return lettersOf(statement).size === 0 ? null : { kind: "solve", statement, ...named };
}

function isApplied(of: Expression): boolean {
  return (
    of.kind === "product" &&
    of.factors.length === 2 &&
    of.factors[0]?.kind === "symbol" &&
    ["f", "g", "h", "F", "G"].includes(of.factors[0].name) &&
    of.factors[1]?.kind === "symbol"
  );
}

function lettersOf(statement: Statement): ReadonlySet<string> {
  if (statement.kind === "relation") return symbolsOf(statement.left, symbolsOf(statement.right));
  if (statement.kind === "all-of" || statement.kind === "any-of") {
    return new Set(statement.statements.flatMap((each) => [...lettersOf(each)]));
  }
  return new Set();
}

type Found = {
  readonly statement: Statement;
  /** What the sentence holds beside it. */
  readonly rest: string;
};

/** The maths of a sentence: what was marked as such, or the longest run of it among the words. */
function statementIn(
  text: string,
  segments: readonly string[],
  verb: Verb | null,
  options: ReadingOptions,
): Found | null {
  if (segments.length > 0) {
    const rest = text.replace(new RegExp(`${segmentMark}\\d+${segmentMark}`, "g"), " ");
    const statement = together(segments, options);
    return statement && { statement, rest };
  }
  const { runs, words } = runsOf(text);
  if (verb === null && words > 0 && !isWording(text.replace(/[^\p{L}\s]/gu, " "))) return null;
  const mathsy = runs.filter((run) => isMaths(run, verb));
  const related = mathsy.filter((run) => /[=<>≤≥]/.test(run));
  if (related.length > 1 && (verb === null || verb === "solve")) {
    const statement = together(related, options);
    return statement && { statement, rest: related.reduce(without, text) };
  }
  const longest = mathsy.toSorted((a, b) => b.length - a.length)[0];
  // Two sums in one sentence are a story; which of them is meant is not ours to guess.
  if (longest === undefined || (mathsy.length > 1 && verb === "evaluate")) return null;
  const statement = together([longest], options);
  return statement && { statement, rest: without(text, longest) };
}

function without(text: string, run: string): string {
  const at = text.indexOf(run);
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + run.length)}`;
}

function intervalStatement(
  { open, low, high, close, letter }: Readonly<Record<string, string | undefined>>,
  named: string,
  value: (part: string | undefined) => Expression | null,
): Statement | null {
  const [from, to, variable] = [value(low), value(high), letter ?? named];
  if (from === null || to === null) return null;
  return allOf([
    relation(from, open === "[" ? "<=" : "<", symbol(variable)),
    relation(symbol(variable), close === "]" ? "<=" : "<", to),
  ]);
}

function together(parts: readonly string[], options: ReadingOptions): Statement | null {
  const statements: Statement[] = [];
  for (const part of parts) {
    const read = parseStatement(part, options);
    if (!read.ok) return null;
    statements.push(read.value);
  }
  const [only] = statements;
  if (only !== undefined && statements.length === 1) return only;
  return statements.every((each) => each.kind === "relation" || each.kind === "all-of") ? allOf(statements) : null;
}

function isMaths(run: string, verb: Verb | null): boolean {
  if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(run) || /^\d{1,2}:\d{2}/.test(run)) return false;
  const hasSign = /[-+*/^=<>≤≥√∫|%²³×÷−·!]|\\[a-z]/.test(run) || /\d\s*[a-zA-Z(]/.test(run) || /[a-z]\s*\(/.test(run);
  const named = /[a-zπ]{2,}|√|∫/i.test(run);
  const isApplied = /^(?:log|ln|lg|sin|cos|tan|sqrt|exp)[\s_(\d{].*\d/i.test(run);
  if ((verb === "evaluate" || verb === null) && isApplied) return true;
  if (verb === "evaluate" || verb === null) return hasSign && /[\d∫π²³]|\\[a-z]/.test(run);
  if (verb === "differentiate" || verb === "integrate" || verb === "limit" || verb === "tangent") {
    // "A" and "y" are words of sentences.
    const hasVariable = /\d|(?<![a-z])[tuvxyzθ](?![a-z]{2})|\\[a-z]|sin|cos|tan|ln|log|exp|sqrt|√|∫/i.test(run);
    return (hasSign && hasVariable) || (named && hasVariable && run.length > 2) || /^\d+$|^[tuvxzθ]$/i.test(run);
  }
  return hasSign;
}

/** Pieces of a text that may be maths, and how many words stand around them. */
function runsOf(text: string): { readonly runs: readonly string[]; readonly words: number } {
  const pieces = text.match(/\\[a-zA-Z]+|\\[,;!: ]|[A-Za-zÀ-ÖØ-öø-ÿ’']+|[\s\S]/gu) ?? [];
  const runs: string[] = [];
  let run = "";
  let words = 0;
  const end = () => {
    const clean = run
      .trim()
      .replace(/\s*=\s*$/, "")
      .replace(/^[,.;:!?/*=)\s]+|[,.;:?\s]+$/g, "");
    if (clean !== "") runs.push(clean);
    run = "";
  };
  let next = 0;
  pieces.forEach((piece, index) => {
    const at = next;
    next += piece.length;
    const before = run.at(-1) ?? pieces[index - 1] ?? "";
    const after = pieces[index + 1] ?? "";
    if (/^[A-Za-zÀ-ÖØ-öø-ÿ’']/.test(piece)) {
      const touches = /[0-9²³)]/.test(before) || /[+*/^=(√\-−]\s*$/.test(run) || /^[0-9+*/^=(²³]/.test(after);
      const isProduct =
        piece.length === 2 && !commonWords.has(piece.toLowerCase()) && /^\s*[+\-−*/^=]/.test(text.slice(at + 2));
      const isVariable =
        piece.length === 1 ||
        isProduct ||
        (piece.length <= 3 && touches && /^[a-z]+$/i.test(piece) && !commonWords.has(piece.toLowerCase()));
      if (
        mathsWords.has(piece.toLowerCase()) ||
        startsWithFunction(piece) ||
        (isVariable && !/[À-ÖØ-öø-ÿ’']/.test(piece))
      )
        run += piece;
      else {
        words++;
        end();
      }
    } else if (!piece.startsWith("\\") && /\p{L}/u.test(piece) && !/[π∞√αβγδεθλμρστφω０-９Ａ-Ｚａ-ｚ]/u.test(piece)) {
      words++;
      end();
    } else if (/[。？！?「」⟂"“”„]/u.test(piece)) end();
    else if (piece === "!" && (after === "" || /\s/.test(after))) {
      // "5!" asks for a factorial, "x = 5!" is glad.
      if (/^\s*\d+$/.test(run)) run += piece;
      end();
    } else if (
      (piece === "." || piece === "," || piece === ";" || piece === ":" || piece === "、" || piece === "，") &&
      (after === "" || /\s/.test(after) || /[，、]/.test(piece))
    ) {
      end();
    } else run += piece;
  });
  end();
  return { runs, words };
}

/** "sinx", "lnx", "xsinx" */
function startsWithFunction(piece: string): boolean {
  return /^[a-z]?(?:sin|cos|tan|ln|log|sqrt)[a-z]$/i.test(piece);
}
