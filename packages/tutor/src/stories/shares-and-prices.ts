import { allOf, equation, product, sum, symbol } from "@jotter/analysis/maths/expression";
import { exact } from "./ages-and-numbers.ts";
import type { Figure } from "./figures.ts";
import { type Form, named } from "./story.ts";

const [x, y] = [symbol("x"), symbol("y")];
const unique = (figures: readonly (Figure | null)[]) => figures.flatMap((each) => each ?? []);

/** "60% of a number is 45." */
export const partOfNumber: Form = ({ text, plain }) => {
  const [part, more] = plain("percent");
  const [value, other] = plain("number");
  if (part === undefined || more !== undefined || value === undefined || other !== undefined) return null;
  const isOfNumber =
    /⟦%\d+⟧ ?(?:of|einer|de|d['’]) ?(?:a|what|some|which|un|une)? ?(?:number|zahl|número|nombre)|(?:一个数|某数)的⟦%|ある数の⟦%/iu.test(
      text,
    );
  if (!isOfNumber || part.value <= 0) return null;
  const whole = value.value / (part.value / 100);
  return {
    form: "partOfNumber",
    statement: equation(product(exact(part.value / 100), x), exact(value.value)),
    asked: [whole],
    quantities: [whole],
    unit: "",
    used: [part, value],
  };
};

const lower =
  /discount|\boff\b|reduc|\bsale\b|markdown|senkung|rabatt|nachlass|reduziert|gesenkt|rebaja|descuento|remise|réduction|baisse|solde|降价|打折|割引|値下げ/iu;
const higher = /increase|\brais|erhöh|teurer|aument|\bsubi|augment|hausse|涨价|提价|値上げ/iu;
const before =
  /original|\bbefore\b|initial|regular price|vorher|ursprünglich|davor|\bantes\b|prix (?:de départ|avant)|avant la|原价|原来|もとの|元の/iu;

/** "Reduced by $30", "you save $12", "$3 off": an amount that is no price. */
function isChange(text: string, index: number): boolean {
  const [ahead = "", behind = ""] = text.split(`⟦${index}⟧`);
  return (
    /(?:\bby|\bum|\ben|\bsav(?:e[sd]?|ing)|spar\p{L}*|ahorr\p{L}*|économis\p{L}*|rebaj\p{L}*|baiss\p{L}* de|rédui\p{L}* de|profit of|gewinn von|descuento de|remise de|[降减省涨]价?了?|便宜了?)\s*$/iu.test(
      ahead,
    ) ||
    /^\s*(?:[€$元円]|euros?|dollars?)?\s*(?:off\b|more|less|cheaper|discount|profit|loss|mehr|weniger|günstiger|billiger|teurer|rabatt|nachlass|gewinn|de descuento|más|menos|de (?:plus|moins|remise|réduction)|の?値[下上]げ|安く|高く|引き|割引|便宜|の利益)/iu.test(
      behind,
    )
  );
}

/** "After a 30% discount it costs $210. What was the original price?" */
export const originalPrice: Form = ({ text, plain, figures, question }) => {
  const [part, more] = plain("percent");
  const [price, other] = plain("number");
  if (part === undefined || more !== undefined || price === undefined || other !== undefined) return null;
  if (isChange(text, figures.indexOf(price))) return null;
  if (!before.test(question) || lower.test(text) === higher.test(text)) return null;
  const share = (lower.test(text) ? 100 - part.value : 100 + part.value) / 100;
  if (share <= 0) return null;
  const whole = price.value / share;
  return {
    form: "originalPrice",
    statement: equation(product(exact(Math.round(share * 1e6) / 1e6), x), exact(price.value)),
    asked: [whole],
    quantities: [whole, price.value, Math.abs(whole - price.value)],
    unit: "money",
    used: [part, price],
  };
};

const perUnit =
  /^\s*(?:€|euros?|dollars?|cents?|ct|元|円)?\s*(?:per\b|for (?:each|every)|each\b|an? (?:mile|km|kilometer|minute|hour|day|week|month|year|person|ride|text)\b|pro\b|je\b|par\b|por\b|la (?:hora|minute)|l['’]heure|\/)/iu;
const rates = /(?<!\p{L})(?:per|for (?:each|every)|each|pro|je(?:de[nrs]?)?|par|por|cada|chaque)(?!\p{L})|每/giu;
const money =
  /cost|charge|\bpa(?:y|id)\b|bill|fee|price|kost|preis|bezahl|gebühr|cobra|cuesta|costó|pagó|precio|coût|payé|prix|demande|€|\$|元|円/iu;

/** "A taxi charges $4 plus $2.50 per mile. The ride cost $19. How many miles?" */
export const feeAndRate: Form = ({ text, plain, figures, question }) => {
  const numbers = plain("number").filter(({ isLoose }) => !isLoose);
  if (numbers.length !== 3 || plain("percent").length + plain("times").length > 0 || !money.test(text)) return null;
  if (!/how (?:many|much|long|far)|wie ?(?:viele?|lange|weit)|cuánt|combien|几|多少|何/iu.test(question)) return null;
  const isRate = (each: Figure) => perUnit.test(text.split(`⟦${figures.indexOf(each)}⟧`)[1] ?? "");
  const [rate, second] = numbers.filter(isRate);
  const [one, two] = numbers.filter((each) => each !== rate);
  if (rate === undefined || second !== undefined || one === undefined || two === undefined) return null;
  // Miles and months are no bill, and of two rates neither is left out.
  if (!one.isMoney || !two.isMoney || (text.match(rates)?.length ?? 0) > 1) return null;
  const [fee, whole] = one.value < two.value ? [one, two] : [two, one];
  const count = (whole.value - fee.value) / rate.value;
  if (count <= 0 || rate.value >= whole.value || Math.abs(count * 100 - Math.round(count * 100)) > 1e-6) return null;
  return {
    form: "feeAndRate",
    statement: equation(sum(exact(fee.value), product(exact(rate.value), x)), exact(whole.value)),
    asked: [count],
    quantities: [count, whole.value - fee.value],
    unit: "",
    used: [fee, rate, whole],
  };
};

/** "How many litres of 20% acid must be added to 6 L of 50% acid to get 30%?" */
export const mixture: Form = ({ text, plain, figures, question }) => {
  const parts = plain("percent");
  const [volume, more] = plain("number").filter(({ isLoose }) => !isLoose);
  if (parts.length !== 3 || volume === undefined || more !== undefined) return null;
  if (
    !/mix|add|solution|acid|säure|lösung|salz|solución|ácido|mezcl|añad|mélang|ajout|acide|混|溶液|食塩水|盐水/iu.test(
      text,
    )
  )
    return null;
  if (!/how (?:many|much)|wie ?viele?|cuánt|combien|多少|何/iu.test(`${question} ${text}`)) return null;
  // "… to get 30 L": so much comes out, and nobody says how much goes in.
  const [ahead = "", behind = ""] = text.split(`⟦${figures.indexOf(volume)}⟧`);
  if (
    /(?:\bto (?:get|make|obtain|produce|have)|\bum|para (?:obtener|hacer)|pour (?:obtenir|faire)|得到|配成)\s*$/iu.test(
      ahead,
    ) ||
    /^\s*(?:m?L|k?g|リットル|グラム)?[^。、]{0,14}(?:作|得)/u.test(behind)
  )
    return null;
  const place = (each: Figure) =>
    text.indexOf(each.kind === "percent" ? `⟦%${figures.indexOf(each)}⟧` : `⟦${figures.indexOf(each)}⟧`);
  const [wanted] = parts.toSorted((one, other) => place(other) - place(one));
  const near = parts
    .filter((each) => each !== wanted)
    .toSorted((one, other) => distance(place(one)) - distance(place(other)));
  function distance(at: number): number {
    const from = place(volume as Figure);
    return at > from ? at - from : 2 * (from - at) + 20;
  }
  const [own, added] = near;
  if (wanted === undefined || own === undefined || added === undefined) return null;
  const found = (volume.value * (wanted.value - own.value)) / (added.value - wanted.value);
  if (!Number.isFinite(found) || found <= 0) return null;
  const [a, b, c] = [added.value / 100, own.value / 100, wanted.value / 100];
  return {
    form: "mixture",
    statement: equation(
      sum(product(exact(a), x), product(exact(b), exact(volume.value))),
      product(exact(c), sum(x, exact(volume.value))),
    ),
    asked: [found],
    quantities: [found, found + volume.value],
    unit: /\bm[lL]\b/.test(text) ? "mL" : /\bkg\b/.test(text) ? "kg" : /⟦\d+⟧ ?g\b/.test(text) ? "g" : "L",
    used: [...parts, volume],
  };
};

const fourLegs =
  /cows?|rabbits?|pigs?|sheep|goats?|horses?|dogs?|küh|kuh|kaninchen|hasen|schweine?|schafe?|pferde?|conejos?|vacas?|cerdos?|ovejas?|lapins?|vaches?|cochons?|moutons?|[兔牛猪羊]|かめ|亀|カメ/iu;
const twoLegs =
  /chickens?|hens?|ducks?|birds?|turkeys?|hühner|huhn|enten?|gallinas?|patos?|pollos?|poules?|canards?|[鸡鸭鸟]|つる|鶴|ツル/iu;

/** "30 heads and 84 legs." */
export const headsAndLegs: Form = ({ text, plain, question }) => {
  const isMeant =
    /legs?|feet|beine|füße|patas|pattes|[脚足腿]/iu.test(text) && fourLegs.test(text) && twoLegs.test(text);
  const [one, two, more] = plain("number").filter(({ isLoose }) => !isLoose);
  if (!isMeant || one === undefined || two === undefined || more !== undefined) return null;
  const [heads, legs] = one.value < two.value ? [one, two] : [two, one];
  const four = (legs.value - 2 * heads.value) / 2;
  const birds = heads.value - four;
  if (!Number.isInteger(four) || four < 0 || birds < 0) return null;
  const isFour = fourLegs.test(question);
  const isTwo = twoLegs.test(question);
  return {
    form: "headsAndLegs",
    statement: allOf([
      equation(sum(x, y), exact(heads.value)),
      equation(sum(product(exact(2), x), product(exact(4), y)), exact(legs.value)),
    ]),
    asked: isFour === isTwo ? [birds, four] : [isFour ? four : birds],
    quantities: [birds, four],
    unit: "",
    used: [heads, legs],
  };
};

/** "200 tickets were sold. Adults pay $8, students $5. The total was $1300." */
export const twoPrices: Form = ({ text, plain, figures, question }) => {
  const numbers = plain("number").filter(({ isLoose }) => !isLoose);
  if (numbers.length !== 4 || plain("percent").length + plain("times").length > 0 || !money.test(text)) return null;
  if (
    /how much|wie ?viel (?:geld|euro)|cuánto dinero|cuántos euros|combien d['’](?:argent|euros)|多少(?:钱|元)|いくら/iu.test(
      question,
    )
  )
    return null;
  const priced = numbers.filter(({ isMoney }) => isMoney);
  const [count, second] = numbers.filter(({ isMoney }) => !isMoney);
  const whole = priced.toSorted((one, other) => other.value - one.value)[0];
  const [one, two] = priced.filter((each) => each !== whole);
  if (whole === undefined || count === undefined || second !== undefined || one === undefined || two === undefined)
    return null;
  const first = (whole.value - two.value * count.value) / (one.value - two.value);
  const rest = count.value - first;
  if (!Number.isInteger(first) || first < 0 || rest < 0) return null;
  const said = (each: Figure) => {
    const [before = "", after = ""] = text.split(`⟦${figures.indexOf(each)}⟧`);
    return [before.split(/[⟧.,;。，]/u).at(-1) ?? "", after.split(/[⟦.,;。，]/u)[0] ?? ""];
  };
  const who = named(question, said(one).join(" "), said(two).join(" "));
  return {
    form: "twoPrices",
    statement: allOf([
      equation(sum(x, y), exact(count.value)),
      equation(sum(product(exact(one.value), x), product(exact(two.value), y)), exact(whole.value)),
    ]),
    asked: who === null ? [first, rest] : [who === "first" ? first : rest],
    quantities: [first, rest],
    unit: "",
    used: unique([count, one, two, whole]),
  };
};
