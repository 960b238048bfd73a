import {
  difference,
  type Expression,
  number,
  numberOf,
  one,
  power,
  product,
  quotient,
  root,
  sum,
} from "../expression.ts";
import { latexOf } from "../print.ts";
import { compare, minus, ONE, plus, type Rational, rational, ZERO } from "../rational.ts";
import { noteFormula, type StepId, type Working } from "../steps.ts";
import type { ReadingOptions } from "../tokens.ts";
import { choices } from "./counting.ts";
import { exact, numberPattern } from "./figures.ts";
import type { Form, Posed } from "./form.ts";
import { saysMoreThan } from "./qualifiers.ts";

const tex = (value: Rational | undefined) => latexOf(numberOf(value ?? ZERO));
const figure = (value: Rational | undefined) => numberOf(value ?? ZERO);
const against = (p: Rational | undefined): Expression => numberOf(minus(ONE, p ?? ZERO));

function said(working: Working, id: StepId, before: string, value: Expression): Expression {
  noteFormula(working, id, before, latexOf(value));
  return value;
}

/** The chance of k hits in n tries; what is raised to nought is left out. */
function exactly(n: bigint, k: bigint, p: Rational | undefined): Expression {
  const factors = [
    ...(k === 0n || k === n ? [] : [choices(n, k)]),
    ...(k === 0n ? [] : [power(figure(p), number(k))]),
    ...(k === n ? [] : [power(against(p), number(n - k))]),
  ];
  return product(...factors);
}

/** From so many hits to so many, added up; by what is left over where that is shorter. */
function between(n: bigint, low: bigint, high: bigint, p: Rational | undefined, working: Working): Expression {
  const all = (from: bigint, to: bigint) =>
    sum(...Array.from({ length: Number(to - from) + 1 }, (_, at) => exactly(n, from + BigInt(at), p)));
  const name = low === 0n ? `P(X \\le ${high})` : `P(X \\ge ${low})`;
  const isShorter = low > 0n ? low < n - low + 1n : n - high < high + 1n;
  if (!isShorter) return said(working, "addCases", name, all(low, high));
  const rest = low > 0n ? all(0n, low - 1n) : all(high + 1n, n);
  return said(working, "complementRule", name, difference(one, rest));
}

const whole = (of: Rational | undefined) => of?.n ?? 0n;
const chances = [rational(1n, 2n), rational(1n, 4n), rational(1n, 5n), rational(3n, 10n), rational(2n, 5n)];
const someChance = (chance: (below: number) => number) => chances[chance(chances.length)] ?? rational(1n, 2n);
const trials = (chance: (below: number) => number) => {
  const n = 4 + chance(5);
  return [rational(BigInt(n)), rational(BigInt(1 + chance(3))), someChance(chance)];
};
const tenths = (chance: (below: number) => number, least: number, below: number) =>
  rational(BigInt(least + chance(below)), 10n);

export const probabilityForms = {
  binomialExactly: {
    topic: "probability",
    question: ([n, k, p]) => `n = ${tex(n)}, \\; p = ${tex(p)}, \\; P(X = ${tex(k)}) = {?}`,
    solve: ([n, k, p], working) => said(working, "binomialFormula", `P(X = ${tex(k)})`, exactly(whole(n), whole(k), p)),
    vary: trials,
  },
  binomialAtLeast: {
    topic: "probability",
    question: ([n, k, p]) => `n = ${tex(n)}, \\; p = ${tex(p)}, \\; P(X \\ge ${tex(k)}) = {?}`,
    solve: ([n, k, p], working) => between(whole(n), whole(k), whole(n), p, working),
    vary: trials,
  },
  binomialAtMost: {
    topic: "probability",
    question: ([n, k, p]) => `n = ${tex(n)}, \\; p = ${tex(p)}, \\; P(X \\le ${tex(k)}) = {?}`,
    solve: ([n, k, p], working) => between(whole(n), 0n, whole(k), p, working),
    vary: trials,
  },
  binomialMean: {
    topic: "probability",
    question: ([n, p]) => `n = ${tex(n)}, \\; p = ${tex(p)}, \\; E(X) = {?}`,
    solve: ([n, p], working) => said(working, "binomialMean", "E(X)", product(figure(n), figure(p))),
    vary: (chance) => [rational(BigInt(20 * (1 + chance(5)))), someChance(chance)],
  },
  binomialDeviation: {
    topic: "probability",
    question: ([n, p]) => `n = ${tex(n)}, \\; p = ${tex(p)}, \\; \\sigma = {?}`,
    solve: ([n, p], working) =>
      said(working, "binomialDeviation", "\\sigma", root(product(figure(n), figure(p), against(p)))),
  },
  union: {
    topic: "probability",
    question: ([a, b, both]) =>
      `P(A) = ${tex(a)}, \\; P(B) = ${tex(b)}, \\; P(A \\cap B) = ${tex(both)}, \\; P(A \\cup B) = {?}`,
    solve: ([a, b, both], working) =>
      said(working, "unionRule", "P(A \\cup B)", difference(sum(figure(a), figure(b)), figure(both))),
    vary: (chance) => [tenths(chance, 4, 3), tenths(chance, 3, 2), tenths(chance, 1, 2)],
  },
  conditional: {
    topic: "probability",
    question: ([both, b]) => `P(A \\cap B) = ${tex(both)}, \\; P(B) = ${tex(b)}, \\; P(A \\mid B) = {?}`,
    solve: ([both, b], working) => said(working, "conditionalRule", "P(A \\mid B)", quotient(figure(both), figure(b))),
    vary: (chance) => [tenths(chance, 1, 3), tenths(chance, 4, 4)],
  },
  both: {
    topic: "probability",
    question: ([a, b]) => `P(A \\mid B) = ${tex(a)}, \\; P(B) = ${tex(b)}, \\; P(A \\cap B) = {?}`,
    solve: ([a, b], working) => said(working, "multiplicationRule", "P(A \\cap B)", product(figure(a), figure(b))),
    vary: (chance) => [tenths(chance, 2, 4), tenths(chance, 3, 5)],
  },
  opposite: {
    topic: "probability",
    question: ([a]) => `P(A) = ${tex(a)}, \\; P(\\overline{A}) = {?}`,
    solve: ([a], working) => said(working, "complementRule", "P(\\overline{A})", difference(one, figure(a))),
    vary: (chance) => [tenths(chance, 1, 8)],
  },
  bayes: {
    topic: "probability",
    question: ([prior, hit, alarm]) =>
      `P(A) = ${tex(prior)}, \\; P(B \\mid A) = ${tex(hit)}, \\; P(B \\mid \\overline{A}) = ${tex(alarm)}, \\; P(A \\mid B) = {?}`,
    solve: ([prior, hit, alarm], working) => {
      const caught = product(figure(prior), figure(hit));
      const whole = said(working, "totalProbability", "P(B)", sum(caught, product(against(prior), figure(alarm))));
      return said(working, "bayesRule", "P(A \\mid B)", quotient(caught, whole));
    },
    vary: (chance) => [
      rational(BigInt(1 + chance(5)), 100n),
      rational(BigInt(90 + chance(9)), 100n),
      rational(BigInt(2 + chance(8)), 100n),
    ],
  },
  expectedValue: {
    topic: "probability",
    question: (figures) => {
      const pairs = pairsOf(figures);
      return `${pairs.map(([x, p]) => `P(X = ${tex(x)}) = ${tex(p)}`).join(", \\; ")}, \\; E(X) = {?}`;
    },
    solve: (figures, working) =>
      said(working, "expectedValue", "E(X)", sum(...pairsOf(figures).map(([x, p]) => product(figure(x), figure(p))))),
    vary: (chance) => {
      const [a, b] = [1 + chance(4), 1 + chance(4)];
      const rest = [a, b, 10 - a - b].map((each) => rational(BigInt(each), 10n));
      return rest.flatMap((p, at) => [rational(BigInt(at * (1 + chance(5)))), p]);
    },
  },
  drawn: {
    topic: "probability",
    question: ([k, own, all]) => `\\frac{\\binom{${tex(own)}}{${tex(k)}}}{\\binom{${tex(all)}}{${tex(k)}}}`,
    solve: ([k, own, all], working) => {
      const factors = Array.from({ length: Number(whole(k)) }, (_, at) =>
        quotient(number(whole(own) - BigInt(at)), number(whole(all) - BigInt(at))),
      );
      return said(working, "drawWithoutReturning", "P", product(...factors));
    },
    vary: (chance) => {
      const own = 3 + chance(4);
      return [rational(2n), rational(BigInt(own)), rational(BigInt(own + 2 + chance(5)))];
    },
  },
  drawnWithReturning: {
    topic: "probability",
    question: ([k, own, all]) => `\\left(\\frac{${tex(own)}}{${tex(all)}}\\right)^{${tex(k)}}`,
    solve: ([k, own, all], working) =>
      said(working, "independentTries", "P", power(quotient(figure(own), figure(all)), figure(k))),
    vary: (chance) => [rational(2n), rational(BigInt(2 + chance(4))), rational(BigInt(7 + chance(5)))],
  },
  twoDiceSum: {
    topic: "probability",
    question: ([total]) => `P(X_1 + X_2 = ${tex(total)}) = {?}`,
    solve: ([total], working) =>
      said(
        working,
        "favourableCases",
        `P(X_1 + X_2 = ${tex(total)})`,
        quotient(number(waysToThrow(whole(total))), number(36n)),
      ),
    vary: (chance) => [rational(BigInt(3 + chance(9)))],
  },
  twoDiceSame: {
    topic: "probability",
    question: () => "P(X_1 = X_2) = {?}",
    solve: (_none, working) => said(working, "favourableCases", "P(X_1 = X_2)", quotient(number(6n), number(36n))),
  },
} as const satisfies Record<string, Form>;

/** In how many of the 36 ways two dice fall they come to so many points. */
function waysToThrow(total: bigint): bigint {
  return total <= 7n ? total - 1n : 13n - total;
}

function pairsOf(figures: readonly Rational[]): readonly (readonly [Rational, Rational])[] {
  return figures.flatMap((x, at) => (at % 2 === 0 ? [[x, figures[at + 1] ?? ZERO] as const] : []));
}

const words = {
  probability: /prob|wahrscheinlich|概率|確率|P\s*\(/iu,
  exactly: "exactly|exactamente|exactement|genau|恰好|恰有|正好|ちょうど",
  least: "at least|al menos|por lo menos|como mínimo|au moins|mindestens|至少|少なくとも",
  most: "at most|como máximo|a lo sumo|au plus|höchstens|至多|最多|多くとも|高々",
  one: "(?:one|una?|uno|une|eine?n?|einmal|一|1)",
  coin: /\bcoins?\b|moneda|pièces?\b|münze|硬币|コイン|硬貨/iu,
  die: /\bdice\b|\bdie\b|\bdados?\b|\bdés?\b|würfel|骰子|さいころ|サイコロ/iu,
  unfair: /unfair|biased|loaded|truqué|trucad|gezinkt|不均匀/iu,
  mean: /expected value|expectation|\bE\(X\)|mean\b|valor esperado|esperanza|espérance|erwartungswert|期望|期待値|平均/iu,
  deviation: /standard deviation|standardabweichung|desviaci[oó]n|écart|标准差|標準偏差/iu,
  apart: /independent|independient|indépendant|unabhängig|独立/iu,
  exclusive: /mutually exclusive|disjoint|excluyente|incompatible|unvereinbar|disjunkt|互斥|排反/iu,
} as const;

const understood = {
  draws: ["running", "later", "condition"],
  dice: ["running", "later", "condition"],
  tries: ["bound", "condition"],
} as const;

/** "At least one head and at least one tail": two conditions. */
const bounds = new RegExp(`${words.exactly}|${words.least}|${words.most}`, "giu");

/** How many faces a die has says nothing of what it shows. */
const faces =
  /(?:six|6|sechs)[- ]?(?:sided|seitig\p{L}*)|de (?:seis|6) caras|à (?:six|6) faces|(?:六|6)面(?:体)?(?:的|の)?/iu;

/** Chances told by figures: tries that hit or miss, events and what is known of them, tests, draws. */
export function readProbability(text: string, options: ReadingOptions): Posed | null {
  return (
    ofValues(text, options) ??
    ofEvents(text, options) ??
    ofTest(text, options) ??
    ofDraws(text) ??
    ofCards(text) ??
    ofTwoDice(text) ??
    ofTries(text, options)
  );
}

/** "X takes 0, 1, 5 with probabilities 0.5, 0.3, 0.2." */
function ofValues(text: string, options: ReadingOptions): Posed | null {
  if (!words.mean.test(text)) return null;
  const one = numberPattern(options);
  const list = new RegExp(
    `${one}(?:\\s*(?:[;、，]|,(?=\\s))\\s*(?:and |und |et |y )?${one}|\\s+(?:and|und|et|y)\\s+${one})+`,
    "gu",
  );
  const lists = [...text.matchAll(list)].map(([each]) => (each.match(new RegExp(one, "gu")) ?? []).map(exact));
  const [values, weights] = lists;
  const rest = text.replace(list, " ");
  if (values === undefined || weights === undefined || lists.length !== 2 || /\d/.test(rest)) return null;
  if (values.length !== weights.length || compare(weights.reduce(plus, ZERO), ONE) !== 0) return null;
  if (weights.some((each) => each.n < 0n)) return null;
  return { form: "expectedValue", figures: values.flatMap((each, at) => [each, weights[at] ?? ZERO]) };
}

/** "P(A) = 0.5, P(B) = 0.4, P(A∩B) = 0.2. Find P(A∪B)." */
function ofEvents(text: string, options: ReadingOptions): Posed | null {
  const clean = text
    .replace(
      /\\overline\s*\{?\s*([A-Z])\s*\}?|\\bar\s*\{?\s*([A-Z])\s*\}?|([A-Z])(?:'|ᶜ|\^\{?[cC]\}?)|¬\s*([A-Z])/gu,
      "~$1$2$3$4",
    )
    .replace(/\s*(?:∩|&|\band\b|\bund\b|\bet\b)\s*(?=~?[A-Z]\))/gu, "∩")
    .replace(/\s*(?:∪|\bor\b|\boder\b|\bou\b)\s*(?=~?[A-Z]\))/gu, "∪");
  const one = numberPattern(options);
  const event = "P\\s*\\(\\s*(~?[A-Z](?:\\s*[∩∪|]\\s*~?[A-Z])?)\\s*\\)";
  const known = new Map<string, Rational>();
  const given = new RegExp(`${event}\\s*=\\s*(${one})`, "gu");
  for (const [, name = "", value = "0"] of clean.matchAll(given)) known.set(name.replace(/\s/g, ""), exact(value));
  const rest = clean.replace(given, " ");
  const asked = [...rest.matchAll(new RegExp(event, "gu"))].map(([, name = ""]) => name.replace(/\s/g, ""));
  const [name, more] = asked;
  if (known.size === 0 || name === undefined || more !== undefined || /\d/.test(rest)) return null;
  const [, first = "", sign = "", second = ""] = /^(~?[A-Z])([∩∪|]?)(~?[A-Z]?)$/u.exec(name) ?? [];
  const of = (each: string) => known.get(each) ?? opposite(known, each);
  const either = (a: string, b: string, between: string) =>
    known.get(`${a}${between}${b}`) ?? known.get(`${b}${between}${a}`);
  const [a, b] = [of(first), of(second)];
  const isApart = words.apart.test(clean);
  if (sign === "" && first.startsWith("~")) {
    const plain = known.get(first.slice(1));
    return plain === undefined ? null : { form: "opposite", figures: [plain] };
  }
  const shared = either(first, second, "∩");
  if (sign === "|") {
    if (shared !== undefined && b !== undefined) return { form: "conditional", figures: [shared, b] };
    return null;
  }
  if (sign === "∩") {
    const [onSecond, onFirst] = [known.get(`${first}|${second}`), known.get(`${second}|${first}`)];
    if (onSecond !== undefined && b !== undefined) return { form: "both", figures: [onSecond, b] };
    if (onFirst !== undefined && a !== undefined) return { form: "both", figures: [onFirst, a] };
    if (isApart && a !== undefined && b !== undefined) return { form: "both", figures: [a, b] };
    const union = either(first, second, "∪");
    return union === undefined || a === undefined || b === undefined ? null : { form: "union", figures: [a, b, union] };
  }
  if (sign !== "∪" || a === undefined || b === undefined) return null;
  if (shared !== undefined) return { form: "union", figures: [a, b, shared] };
  if (words.exclusive.test(clean)) return { form: "union", figures: [a, b, ZERO] };
  return isApart ? { form: "union", figures: [a, b, rational(a.n * b.n, a.d * b.d)] } : null;
}

function opposite(known: ReadonlyMap<string, Rational>, name: string): Rational | undefined {
  const plain = known.get(name.startsWith("~") ? name.slice(1) : `~${name}`);
  return plain === undefined ? undefined : minus(ONE, plain);
}

const inTests = {
  test: /\btest|prueba|dépist|检测|检查|検査/iu,
  positive: /positiv|阳性|陽性/iu,
  hit: /sensitiv|sensib|detect|erkennt|reconoce|détecte|灵敏|检出|感度|准确率/iu,
  alarm: /false|falso|faux|falsch|fälschlich|healthy|sanos?\b|sains?\b|gesund|健康|假阳|误|偽陽|誤/iu,
  right: /specific|especific|spécific|spezif|特异|特異/iu,
  prior:
    /\bill\b|sick|infect|disease|have it|enferm|malade|infecté|maladie|krank|infiziert|erkrank|患病|感染|病|罹患/iu,
} as const;

/** "1% are ill; test: 90% sensitive, 5% false positives. P(ill | positive)?" */
function ofTest(text: string, options: ReadingOptions): Posed | null {
  if (!inTests.test.test(text) || !inTests.positive.test(text)) return null;
  const percent = new RegExp(`(${numberPattern(options)})\\s*%`, "gu");
  const parts = text.split(/[;；。，、]|,(?!\d)|\.(?!\d)|\band\b|\bund\b|\bet\b|\by\b|:/iu);
  let [prior, hit, alarm]: (Rational | undefined)[] = [];
  for (const part of parts) {
    const found = [...part.matchAll(percent)].map(([, value = "0"]) => rational(exact(value).n, exact(value).d * 100n));
    const [value] = found;
    if (value === undefined) continue;
    if (found.length > 1) return null;
    if (inTests.right.test(part)) alarm ??= minus(ONE, value);
    else if (inTests.alarm.test(part)) alarm ??= value;
    else if (inTests.hit.test(part)) hit ??= value;
    else if (inTests.prior.test(part)) prior ??= value;
    else return null;
  }
  const count = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].length;
  if (prior === undefined || hit === undefined || alarm === undefined || count !== 3) return null;
  // Asked for is the illness behind a positive test, and nothing else.
  if (/negativ|阴性|陰性/iu.test(text)) return null;
  return { form: "bayes", figures: [prior, hit, alarm] };
}

const colours = [
  "red|roj[oa]s?|rouges?|rote[rns]?|红|赤",
  "blue|azul(?:es)?|bleue?s?|blaue[rns]?|蓝|青",
  "green|verdes?|vertes?|verts?|grüne[rns]?|绿|緑",
  "white|blanc[oa]s?|blanche?s?|weiße[rns]?|白",
  "black|negr[oa]s?|noire?s?|schwarze[rns]?|黑|黒",
  "yellow|amarill[oa]s?|jaunes?|gelbe[rns]?|黄",
];

const drawing = {
  without:
    /without replacement|sin (?:reemplazo|reposici[oó]n|devolu)|sans remise|ohne zurücklegen|不放回|戻さ(?:ない|ず)(?:で|に)?/iu,
  returning: /with replacement|con (?:reemplazo|reposici[oó]n|devolu)|avec remise|mit zurücklegen|有放回|放回/iu,
} as const;

const cards = {
  deck: /(?:cards?|cartas|naipes|baraja|cartes|karten\p{L}*|\p{L}*karten|扑克牌?|トランプ)/iu,
  rank: /(?<!\p{L})(?:aces?|ases?|asse?|kings?|rey(?:es)?|rois?|könige?|queens?|damen?|dames?|reinas?|jacks?|buben?|valets?)(?!\p{L})|エース|キング|クイーン|老K|王牌A/iu,
  suit: /(?<!\p{L})(?:hearts?|spades?|diamonds?|clubs|corazones|cœurs?|coeurs?|piques?|carreaux|trèfles?|herz(?:en|karten)?|pik|karo|kreuz)(?!\p{L})|红桃|黑桃|方块|梅花|ハート|スペード|ダイヤ|クラブ/iu,
  other:
    /(?<!\p{L})(?:at least|exactly|only|not?|or|different|then|first|al menos|exactamente|ning\p{L}*|o|distint\p{L}*|au moins|exactement|aucune?|ou|mindestens|genau|höchstens|kein\p{L}*|oder|zuerst)(?!\p{L})|至少|恰|不同|少なくとも|ちょうど|または/iu,
} as const;

/** "Two aces in a row out of 52 cards, without replacement." */
function ofCards(text: string): Posed | null {
  const isWithout = drawing.without.test(text);
  const said = text.replace(isWithout ? drawing.without : drawing.returning, " ");
  if (saysMoreThan(said, understood.draws)) return null;
  if (said === text || !words.probability.test(text) || !cards.deck.test(text) || cards.other.test(said)) return null;
  const numbers = [...new Set(text.match(/\d+/g) ?? [])].map(Number);
  const deck = numbers.find((each) => each === 52 || each === 32);
  const [k, more] = numbers.filter((each) => each !== deck);
  const isRank = cards.rank.test(said);
  if (deck === undefined || k === undefined || more !== undefined || k < 2 || k > 4) return null;
  if (isRank === cards.suit.test(said)) return null;
  return {
    form: isWithout ? "drawn" : "drawnWithReturning",
    figures: [k, isRank ? 4 : deck / 4, deck].map((each) => rational(BigInt(each))),
  };
}

/** "A bag has 5 red and 3 blue balls. 2 are drawn without replacement. P(both red)?" */
function ofDraws(text: string): Posed | null {
  const without = drawing.without.test(text);
  const returning = drawing.returning.test(text);
  if (!words.probability.test(text) || (!without && !returning)) return null;
  if (saysMoreThan(text.replace(without ? drawing.without : drawing.returning, " "), understood.draws)) return null;
  const counts = colours.map((names) => {
    const [, before, after] =
      new RegExp(
        `(\\d+)\\s*(?:个|颗|只|枚|\\p{Script=Latin}+\\s)?\\s*(?:${names})|(?:${names})(?:球|玉|い玉)?\\s*(?:が)?\\s*(\\d+)\\s*(?:个|個|颗)`,
        "iu",
      ).exec(text) ?? [];
    return before ?? after;
  });
  const own = colours.map((names, at) => {
    const rest = text.replace(
      new RegExp(
        `(\\d+)\\s*(?:个|颗|只|枚|\\p{Script=Latin}+\\s)?\\s*(?:${names})|(?:${names})(?:球|玉|い玉)?\\s*(?:が)?\\s*(\\d+)\\s*(?:个|個|颗)`,
        "iu",
      ),
      " ",
    );
    return counts[at] !== undefined && new RegExp(`(?:${names})`, "iu").test(rest);
  });
  const asked = own.flatMap((is, at) => (is ? [at] : []));
  const [colour] = asked;
  const numbers = [...text.matchAll(/\d+/g)].map(([each]) => BigInt(each));
  const all = counts.flatMap((each) => (each === undefined ? [] : [BigInt(each)]));
  if (colour === undefined || asked.length !== 1 || all.length < 2) return null;
  if (
    !/both|\ball\b|2 red|ambas?|ambos|l[ao]s (?:2|dos)|todas|toutes|les (?:2|deux)|beide|alle|都|とも|全部|全て/iu.test(
      text,
    )
  )
    return null;
  const left = [...numbers];
  for (const each of all) left.splice(left.indexOf(each), 1);
  const draws = [...new Set(left)];
  const [k] = draws;
  if (k === undefined || draws.length !== 1 || k < 2n || k > 5n) return null;
  const mine = BigInt(counts[colour] ?? 0);
  if (mine < k) return null;
  const figures = [k, mine, all.reduce((a, b) => a + b)].map((each) => rational(each));
  return { form: without ? "drawn" : "drawnWithReturning", figures };
}

/** "Two dice are rolled: the probability that their sum is 9", "einen Pasch". */
function ofTwoDice(text: string): Posed | null {
  if (!words.die.test(text) || !words.probability.test(text) || words.unfair.test(text)) return null;
  if (saysMoreThan(text, understood.dice)) return null;
  const two =
    /\b(?:two|2|dos|deux|zwei)\b(?!\s*(?:times|veces|fois|mal))(?: \p{L}+)? (?:dice|dados|dés|würfeln?)|\b(?:twice|two times|2 times|dos veces|deux fois|zweimal|2-?mal)\b|pair of dice|(?:两|二|2)(?:个|枚|颗|つ)|(?:个|枚|颗)?さいころ(?:を)?(?:2|二)(?:個|つ|回)|(?:两|二|2)(?:次|回)|(?:rolled|thrown|tossed|lanz\p{L}+|lanc\p{L}+|geworfen|gewürfelt|würfelt) 2\b(?!\s*\p{L})/iu;
  const [said = ""] = two.exec(text) ?? [];
  const rest = text.replace(said, " ").replace(faces, " ");
  if (said === "") return null;
  const numbers = rest.match(/\d+/g) ?? [];
  if (/\bsum\b|\btotal\b|\bsuma\b|\bsomme\b|augensumme|\bsumme\b|点数之和|和/iu.test(rest)) {
    const total = Number(numbers[0] ?? "0");
    const isMore =
      /more|less|least|most|great|over|under|even|odd|prime|or|mayor|menor|al menos|máximo|par\b|impar|moins|plus|pair|impair|mindestens|höchstens|gerade|größer|kleiner|oder|大于|小于|不|至少|至多|以上|以下|偶|奇|または/iu;
    const isOne = numbers.length === 1 && total >= 2 && total <= 12 && !isMore.test(rest.replace(/\bfor\b/giu, " "));
    return isOne ? { form: "twoDiceSum", figures: [rational(BigInt(total))] } : null;
  }
  const same =
    /\bdoubles?\b|same (?:number|face|value)|pasch|gleiche (?:zahl|augenzahl)|dobles?\b|mismo número|\bun double\b|même (?:nombre|face|numéro)|点数相同|同じ目|ゾロ目/iu;
  const isNot = /\b(?:not?|different|kein\p{L}*|nicht|distint\p{L}*|différent\p{L}*)\b|不同|異なる/iu;
  return numbers.length === 0 && same.test(rest) && !isNot.test(rest) ? { form: "twoDiceSame", figures: [] } : null;
}

/** "Five times in a row" tells how it is tried, "three heads in a row" what is to come of it. */
const eachTry =
  /连续(?=抛|掷|投|射|\d+次)|続けて(?=\d+回)|(?<=times|-?mal|veces|fois) (?:in a row|hintereinander|nacheinander|seguidas|de suite|d['’]affilée)/giu;

/** Tries that hit or miss: "X ~ B(10, 0.3)", coins and dice, "hits 80 % of …". */
function ofTries(text: string, options: ReadingOptions): Posed | null {
  const one = numberPattern(options);
  const distribution =
    new RegExp(`(?:B|Bin|Bi|b)\\s*\\(\\s*(?:n\\s*=\\s*)?(\\d+)\\s*[;,，]\\s*(?:p\\s*=\\s*)?(${one})\\s*\\)`, "u").exec(
      text,
    ) ?? new RegExp(`n\\s*=\\s*(\\d+)[^\\d]{1,12}p\\s*=\\s*(${one})`, "u").exec(text);
  if (saysMoreThan(text.replace(eachTry, " "), understood.tries) || (text.match(bounds)?.length ?? 0) > 1) return null;
  let rest = (distribution === null ? text : text.replace(distribution[0], " ")).replace(faces, " ");
  let [n, p]: readonly (Rational | null)[] =
    distribution === null ? [null, null] : [exact(distribution[1] ?? "0"), exact(distribution[2] ?? "0")];
  if (distribution === null && !words.probability.test(text)) return null;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = rest.replace(found[0], " ");
    return found.slice(1).find((each) => each !== undefined);
  };
  const asked = questionIn(take);
  if (n === null) {
    const times = take(
      /(\d+)\s*(?:fair |ideale |normale |dados? )?(?:times\b|veces|fois|-?mal(?:ig\p{L}*)?\b|次|回|trials|throws|shots|tosses|coins|dice|monedas|dados|pièces|dés|münzen|würfel|枚|(?:fair )?(?:coins|dice))/iu,
    );
    const percent = take(new RegExp(`(${one})\\s*%`, "u"));
    const decimal =
      percent === undefined ? take(/(?:=|is|of|es|de|von|est|ist|为|是|が|は)\s*(0[.,]\d+|1\/\d+)/iu) : undefined;
    n = times === undefined ? null : exact(times);
    const isCoin = words.coin.test(text);
    if (percent !== undefined) p = rational(exact(percent).n, exact(percent).d * 100n);
    else if (decimal !== undefined) p = exact(decimal);
    else if (words.unfair.test(text)) return null;
    else if (isCoin) p = rational(1n, 2n);
    else if (
      words.die.test(text) &&
      /six|seises|\bseis\b|sechs|6|六/iu.test(rest) &&
      !/\bsum\b|suma|somme|summe|和/iu.test(text)
    ) {
      p = rational(1n, 6n);
      rest = rest.replace(/6(?:th)?/, " ");
    }
  }
  if (n === null || p === null || n === undefined || p === undefined || asked === null) return null;
  if (n.d !== 1n || n.n < 1n || p.n <= 0n || p.n >= p.d || /\d/.test(rest)) return null;
  if (asked.form === "binomialMean" || asked.form === "binomialDeviation") return { form: asked.form, figures: [n, p] };
  if (asked.k < 0n || asked.k > n.n || n.n > 40n) return null;
  return { form: asked.form, figures: [n, rational(asked.k), p] };

  function questionIn(
    find: (pattern: RegExp) => string | undefined,
  ): { readonly form: string; readonly k: bigint } | null {
    const same = find(/P\s*\(\s*X\s*=\s*(\d+)\s*\)/u);
    if (same !== undefined) return { form: "binomialExactly", k: BigInt(same) };
    const below = find(/P\s*\(\s*X\s*≤\s*(\d+)\s*\)/u);
    if (below !== undefined) return { form: "binomialAtMost", k: BigInt(below) };
    const less = find(/P\s*\(\s*X\s*<\s*(\d+)\s*\)/u);
    if (less !== undefined) return { form: "binomialAtMost", k: BigInt(less) - 1n };
    const above = find(/P\s*\(\s*X\s*≥\s*(\d+)\s*\)/u);
    if (above !== undefined) return { form: "binomialAtLeast", k: BigInt(above) };
    const more = find(/P\s*\(\s*X\s*>\s*(\d+)\s*\)/u);
    if (more !== undefined) return { form: "binomialAtLeast", k: BigInt(more) + 1n };
    const counted = (names: string) =>
      find(new RegExp(`(?:${names})\\s*(?:有|出现)?\\s*(\\d+)`, "iu")) ??
      (find(new RegExp(`((?:${names})\\s*(?:有|出现)?\\s*${words.one})(?!\\p{Script=Latin})`, "iu")) === undefined
        ? undefined
        : "1");
    const [exact_, least, most] = [counted(words.exactly), counted(words.least), counted(words.most)];
    if (exact_ !== undefined) return { form: "binomialExactly", k: BigInt(exact_) };
    if (least !== undefined) return { form: "binomialAtLeast", k: BigInt(least) };
    if (most !== undefined) return { form: "binomialAtMost", k: BigInt(most) };
    if (words.deviation.test(text)) return { form: "binomialDeviation", k: 0n };
    return words.mean.test(text) ? { form: "binomialMean", k: 0n } : null;
  }
}
