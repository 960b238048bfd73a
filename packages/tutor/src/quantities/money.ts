import type { Given } from "./read-quantities.ts";
import { shownNumber } from "./shown-quantity.ts";
import type { Special } from "./special-laws.ts";
import { dimensions, isSameDimension, none } from "./units.ts";

const moneyIn = (givens: readonly Given[]) =>
  givens.filter(({ dimension }) => isSameDimension(dimension, dimensions.money)).map(({ value }) => value);
const shares = (givens: readonly Given[]) =>
  givens.filter(({ dimension, unit }) => isSameDimension(dimension, none) && unit !== null).map(({ value }) => value);
const years = (givens: readonly Given[]) =>
  givens.filter(({ dimension }) => isSameDimension(dimension, dimensions.time)).map(({ value }) => value / 31_557_600);
const n = shownNumber;

/** Percentages and money, where the words leave no doubt which way they go. */
export const moneyLaws: readonly Special[] = [
  {
    id: "discount",
    family: "percent",
    symbol: "p",
    finds: "money",
    when: /% ?off|discount|rabatt|descuento|remise|soldé de|打折|割引/iu,
    solve: (givens, text) => {
      // The price given is the lower one.
      if (/original|before|vorher|ursprünglich|\bantes\b|initial|原价|原来|もとの|元の/iu.test(text)) return null;
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
      const [[capital], [rate], [time]] = [moneyIn(givens), shares(givens), years(givens)];
      if (capital === undefined || rate === undefined || time === undefined || givens.length !== 3) return null;
      return {
        value: capital * rate * time,
        latex: "I = K \\cdot r \\cdot t",
        inserted: `${n(capital)} \\cdot ${n(rate)} \\cdot ${n(time)}`,
      };
    },
  },
  {
    id: "compoundInterest",
    family: "percent",
    symbol: "K",
    finds: "money",
    when: /compound|zinseszins|interés compuesto|intérêts? composés?|复利|複利/iu,
    solve: (givens, text) => {
      const [[capital], [rate], [time]] = [moneyIn(givens), shares(givens), years(givens)];
      if (capital === undefined || rate === undefined || time === undefined || givens.length !== 3) return null;
      if (
        /quarter|month|daily|half|viertel|monat|trimest|mensual|mensuel/iu.test(text) ||
        !/final|amount|total|endkapital|capital final|valeur|本利和|元利/iu.test(text)
      )
        return null;
      return {
        value: capital * (1 + rate) ** time,
        latex: "K = K_0 \\cdot (1 + r)^t",
        inserted: `${n(capital)} \\cdot ${n(1 + rate)}^{${n(time)}}`,
      };
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
