import type { Given } from "./read-quantities.ts";
import { shownNumber } from "./shown-quantity.ts";
import type { Found, Special } from "./special-laws.ts";
import { dimensions, isSameDimension, none } from "./units.ts";

const moneyIn = (givens: readonly Given[]) =>
  givens.filter(({ dimension }) => isSameDimension(dimension, dimensions.money)).map(({ value }) => value);
const shares = (givens: readonly Given[]) =>
  givens.filter(({ dimension, unit }) => isSameDimension(dimension, none) && unit !== null).map(({ value }) => value);
const years = (givens: readonly Given[]) =>
  givens.filter(({ dimension }) => isSameDimension(dimension, dimensions.time)).map(({ value }) => value / 31_557_600);
/** "6%", "6% per year". */
const yearly = (givens: readonly Given[]) =>
  givens.flatMap(({ dimension, unit, written }) => {
    if (unit === null || !unit.shown.startsWith("%")) return [];
    return isSameDimension(dimension, none) || /year|annum|jahr|a[ñn]|年/iu.test(unit.shown) ? [written / 100] : [];
  });
const n = shownNumber;

/** How often a year it is added. */
const everySo: readonly (readonly [number, RegExp])[] = [
  [12, /monthly|every month|monatlich|mensual|mensuel|按月|每月|毎月/iu],
  [4, /quarter|vierteljähr|quartal|trimest|每季|按季|四半期/iu],
  [2, /semi-?annual|half-?year|every (?:six|6) months|halbjähr|semest|半年/iu],
  [365, /daily|täglich|diari[ao]|quotidien|每[天日]|毎日/iu],
];
const earned =
  /(?:find|calculate|what is|determine)(?: the)?(?: total)?(?: compound)? interest\b|how much(?: compound)? interest|interest (?:is|was) earned|(?:wie ?viele?|wie hoch sind die|berechne die) (?:gesamten )?zinsen|cuánto interés|(?:halla|calcula|cuál(?:es)? (?:es|son)) (?:el|los) interés(?:es)?|qué intereses|(?:calculer|quels? (?:est|sont)) (?:le montant des |les )?intérêts|利息(?:是|为|有|多少)|利息を|利子(?:は|を)/iu;
/** What else is asked of it: how long, at what rate, how much more than another way. */
const askedOtherwise =
  /simple|einfache|单利|単利|difference|unterschied|diferencia|différence|how (?:long|many years)|wie (?:lange|viele jahre)|(?:cuántos|combien d['’ ]?) ?(?:años|années)|多少年|几年|何年|(?:what|which) (?:annual )?(?:interest )?rate|zinssatz (?:ist|war|muss)|qué (?:tasa|tipo)|quel(?: est le)? taux|利率是多少|continuous|stetig|weekly/iu;

function compounded(id: string, symbol: string, isMeant: (text: string) => boolean): Special {
  return {
    id,
    symbol,
    family: "percent",
    finds: "money",
    when: /compound|zinseszins|mitverzinst|capitaliza|interés compuesto|intérêts? composés?|复利|複利/iu,
    solve: (givens, text) => {
      const [[capital], [rate], [time]] = [moneyIn(givens), yearly(givens), years(givens)];
      if (capital === undefined || rate === undefined || time === undefined || givens.length !== 3) return null;
      if (askedOtherwise.test(text) || !isMeant(text)) return null;
      const often = everySo.filter(([, words]) => words.test(text));
      if (often.length > 1) return null;
      const aYear = often[0]?.[0] ?? 1;
      const times = Math.round(time * aYear * 1e6) / 1e6;
      const after = (periods: number) => capital * (1 + rate / aYear) ** periods;
      const isInterest = symbol === "Z";
      const grown = `${n(capital)} \\cdot ${n(1 + rate / aYear)}^{${n(times)}}`;
      const power = aYear === 1 ? "(1 + r)^t" : `\\left(1 + \\frac{r}{${aYear}}\\right)^{${aYear} t}`;
      const each = Array.from({ length: Math.min(60, Math.ceil(times)) }, (_, at) => after(at + 1));
      return {
        value: after(times) - (isInterest ? capital : 0),
        latex: `${symbol} = K_0 \\cdot ${power}${isInterest ? " - K_0" : ""}`,
        inserted: `${grown}${isInterest ? ` - ${n(capital)}` : ""}`,
        between: [...each.slice(0, isInterest ? undefined : -1)].map((value) => ({
          value,
          dimension: dimensions.money,
        })),
      };
    },
  };
}

/** "打八折": 80 per cent are paid. */
function partPaid(givens: readonly Given[], text: string): Found | null {
  const [price, more] = moneyIn(givens);
  if (price === undefined || more !== undefined) return null;
  const question = text.split(/[，,。；;？?]/u).findLast((part) => part.trim() !== "") ?? text;
  if (/利润|赚|亏|盈利|成本|进价/u.test(question)) return null;
  const parts: number[] = [];
  let pieces = 1;
  for (const { value, unit, at, end, dimension } of givens) {
    const [before, behind] = [text.slice(0, at), text.slice(end)];
    if (isSameDimension(dimension, dimensions.money)) continue;
    if (!isSameDimension(dimension, none)) return null;
    if (unit === null) {
      if (pieces !== 1 || !/^\s*[张件本双个条支套台箱盒斤]/u.test(behind)) return null;
      pieces = value;
    } else if (behind.startsWith("折")) parts.push(value);
    else if (/(?:提价|涨价|加价|提高|上涨)[^\d，。]{0,3}$/u.test(before)) parts.push(1 + value);
    else if (/(?:降价|降低|下降)[^\d，。]{0,3}$/u.test(before)) parts.push(1 - value);
    else return null;
  }
  const part = parts.reduce((sofar, each) => sofar * each, 1);
  const isOff = /便宜|节省|省|优惠|少[花付]/u;
  const shown = parts.map(n).join(" \\cdot ");
  if (/原价|标价|定价|原来/u.test(question.split(/\d/u).at(-1) ?? "") && !isOff.test(question)) {
    if (pieces !== 1) return null;
    // What was given is the price, or what was saved of it.
    const isSaved = isOff.test(text);
    const share = isSaved ? 1 - part : part;
    return {
      value: price / share,
      latex: `p_0 = \\frac{${isSaved ? "p_0 - p" : "p"}}{${isSaved ? "1 - r" : "r"}}`,
      inserted: `\\frac{${n(price)}}{${isSaved ? `1 - ${shown}` : shown}}`,
    };
  }
  // "现价60元": the price that is given is the lower one, and it is not asked for.
  if (/(?:现价|售价|现在|实付|付了)[^\d，。]{0,4}[\d.]+元/u.test(text)) return null;
  const whole = price * pieces;
  const between = [
    price * part,
    price * (1 - part),
    whole,
    ...parts.map((_, at) => price * parts.slice(0, at + 1).reduce((sofar, each) => sofar * each, 1)),
  ];
  const bought = pieces === 1 ? n(price) : `${n(price)} \\cdot ${n(pieces)}`;
  return {
    value: isOff.test(question) ? whole * (1 - part) : whole * part,
    latex: isOff.test(question) ? "p_0 - p = p_0 \\cdot (1 - r)" : "p = p_0 \\cdot r",
    inserted: isOff.test(question) ? `${bought} \\cdot (1 - ${shown})` : `${bought} \\cdot ${shown}`,
    between: between.map((value) => ({ value, dimension: dimensions.money })),
  };
}

/** Percentages and money, where the words leave no doubt which way they go. */
export const moneyLaws: readonly Special[] = [
  {
    id: "discount",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /% ?off|discount|rabatt|descuento|remise|soldé de|打折|割引|%\s*引|um\s+[\d,.]+\s*% (?:reduziert|gesenkt|herabgesetzt|billiger)|reduced by [\d.]+\s*%/iu,
    solve: (givens, text) => {
      // The price given is the lower one.
      if (
        /(?:jetzt|now|neue[rn]? preis|nur noch)\D{0,15}\d|kostete|gekostet|original|before|vorher|ursprünglich|\bantes\b|initial|原价|原来|もとの|元の/iu.test(
          text,
        )
      )
        return null;
      const [[price, more], rates] = [moneyIn(givens), shares(givens)];
      const [off, tax] = rates;
      if (
        price === undefined ||
        more !== undefined ||
        off === undefined ||
        rates.length + 1 !== givens.length ||
        rates.length > 2
      )
        return null;
      if (tax !== undefined && !/tax|vat|steuer|impuesto|taxe/iu.test(text)) return null;
      const reduced = price * (1 - off);
      return {
        value: reduced * (1 + (tax ?? 0)),
        latex: "p = p_0 \\cdot (1 - r)",
        inserted: `${n(price)} \\cdot ${n(1 - off)}${tax === undefined ? "" : ` \\cdot ${n(1 + tax)}`}`,
        between: [
          { value: reduced, dimension: dimensions.money },
          { value: price * off, dimension: dimensions.money },
        ],
      };
    },
  },
  {
    id: "withTax",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /before tax|plus tax|sales tax|zzgl|más iva|hors taxe/iu,
    solve: (givens, text) => {
      const [[price, more], [rate, other]] = [moneyIn(givens), shares(givens)];
      if (
        price === undefined ||
        more !== undefined ||
        rate === undefined ||
        other !== undefined ||
        givens.length !== 2 ||
        /off|includ|inkl/iu.test(text)
      )
        return null;
      return {
        value: price * (1 + rate),
        latex: "p = p_0 \\cdot (1 + r)",
        inserted: `${n(price)} \\cdot ${n(1 + rate)}`,
        between: [{ value: price * rate, dimension: dimensions.money }],
      };
    },
  },
  {
    id: "beforeTax",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /nettopreis|netto|prix hors taxe|precio sin iva/iu,
    solve: (givens, text) => {
      const [[price, more], [rate, other]] = [moneyIn(givens), shares(givens)];
      if (
        price === undefined ||
        more !== undefined ||
        rate === undefined ||
        other !== undefined ||
        givens.length !== 2 ||
        !/inkl|incl|ttc/iu.test(text)
      )
        return null;
      return {
        value: price / (1 + rate),
        latex: "p_0 = \\frac{p}{1 + r}",
        inserted: `\\frac{${n(price)}}{${n(1 + rate)}}`,
      };
    },
  },
  {
    id: "originalPrice",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /original price|price before|ursprünglich|precio original|prix initial|原价是|もとの値段/iu,
    solve: (givens, text) => {
      const [[price, more], [rate, other]] = [moneyIn(givens), shares(givens)];
      if (price === undefined || more !== undefined || rate === undefined || other !== undefined || givens.length !== 2)
        return null;
      if (!/down|reduced|less|discount|gesenkt|rebaj|baiss/iu.test(text) || !/now|jetzt|ahora|maintenant/iu.test(text))
        return null;
      return {
        value: price / (1 - rate),
        latex: "p_0 = \\frac{p}{1 - r}",
        inserted: `\\frac{${n(price)}}{${n(1 - rate)}}`,
      };
    },
  },
  {
    id: "simpleInterest",
    family: "percent",
    symbol: "I",
    finds: "money",
    when: /simple interest|interés simple|intérêts? simples?|einfache zinsen|单利|単利/iu,
    solve: (givens) => {
      const [[capital], [rate], [time]] = [moneyIn(givens), yearly(givens), years(givens)];
      if (capital === undefined || rate === undefined || time === undefined || givens.length !== 3) return null;
      return {
        value: capital * rate * time,
        latex: "I = K \\cdot r \\cdot t",
        inserted: `${n(capital)} \\cdot ${n(rate)} \\cdot ${n(time)}`,
      };
    },
  },
  compounded("compoundInterest", "K", (question) => !earned.test(question)),
  compounded("interestEarned", "Z", (question) => earned.test(question)),
  {
    id: "partPaid",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /%折/u,
    solve: partPaid,
  },
  {
    id: "tenthsPaid",
    family: "percent",
    symbol: "r",
    finds: "number",
    when: /几折/u,
    solve: (givens) => {
      const [one, other, more] = moneyIn(givens);
      if (one === undefined || other === undefined || more !== undefined || givens.length !== 2) return null;
      const [before, after] = one > other ? [one, other] : [other, one];
      return { value: after / before, latex: "r = \\frac{p}{p_0}", inserted: `\\frac{${n(after)}}{${n(before)}}` };
    },
  },
  {
    id: "percentChange",
    family: "percent",
    symbol: "r",
    finds: "number",
    when: /(?:augmentation|hausse|réduction|baisse|increase|decrease|percent(?:age)? change|reduction|zunahme|erhöhung|aumento|reducci|descuento)/iu,
    solve: (givens) => {
      const [before, after, more] = moneyIn(givens);
      if (before === undefined || after === undefined || more !== undefined || givens.length !== 2) return null;
      const value = Math.abs(after - before) / before;
      return {
        value,
        latex: "r = \\frac{|p - p_0|}{p_0}",
        inserted: `\\frac{${n(Math.abs(after - before))}}{${n(before)}}`,
        between: [{ value: Math.abs(after - before), dimension: dimensions.money }],
      };
    },
  },
];
