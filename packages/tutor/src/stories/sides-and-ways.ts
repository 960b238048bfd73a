import { equation, product, sum, symbol } from "@jotter/analysis/maths/expression";
import { comparedIn, exact } from "./ages-and-numbers.ts";
import type { Figure } from "./figures.ts";
import type { Form, Told } from "./story.ts";

const t = symbol("t");
const words = {
  width: /width|wide|breit|ancho|largeur|large\b|宽|横/iu,
  length: /length|long|läng|lang|largo|longueur|长(?!方)|縦|长度/iu,
  area: /\barea\b|fläche|área|superficie|\baire\b|面积|面積/iu,
  perimeter: /perimeter|umfang|perímetro|périmètre|周长|周の長さ|周囲/iu,
  sides: /dimension|sides|measure|seiten|maße|lados|dimensiones|côtés|mesures|边|辺|长和宽|縦と横/iu,
};
const isSquared = (text: string, index: number) =>
  new RegExp(
    `⟦${index}⟧\\s*(?:[cdkm]?m|ft|in|厘米|米)?\\s*(?:²|\\^2|2\\b)|⟦${index}⟧\\s*(?:square|平方|sq)`,
    "iu",
  ).test(text);

/** "The length of a rectangle is 5 m more than its width. The perimeter is 38 m." */
export const rectangle: Form = (told) => {
  const { text, plain, figures, question } = told;
  if (!/rect[aá]ng|rechteck|长方形|長方形/iu.test(text)) return null;
  const [factor, second] = plain("times");
  const numbers = plain("number").filter(({ isLoose }) => !isLoose);
  if (second !== undefined || plain("percent").length > 0 || numbers.length !== (factor === undefined ? 2 : 1))
    return null;
  const compared = factor === undefined ? compareOfSides(told) : null;
  const whole = numbers.find((each) => each !== compared?.by);
  if (whole === undefined || (factor === undefined && compared === null)) return null;
  const isArea = isSquared(text, figures.indexOf(whole));
  if (!isArea && !words.perimeter.test(text)) return null;
  // "Its width is twice its length."
  if (
    /(?:width|breite|ancho|largeur|宽)[^.。,，]*⟦[^.。,，]*(?:length|länge|largo|longueur|长)/iu.test(text) &&
    compared?.isMore !== false
  )
    return null;
  const w = symbol("w");
  const by = compared?.by.value ?? 0;
  const long = factor === undefined ? sum(w, exact(by)) : product(exact(factor.value), w);
  const width = isArea
    ? factor === undefined
      ? (-by + Math.sqrt(by * by + 4 * whole.value)) / 2
      : Math.sqrt(whole.value / factor.value)
    : factor === undefined
      ? (whole.value / 2 - by) / 2
      : whole.value / 2 / (1 + factor.value);
  const length = factor === undefined ? width + by : width * factor.value;
  if (!(width > 0)) return null;
  const asksArea = !isArea && words.area.test(question);
  const asksPerimeter = isArea && words.perimeter.test(question);
  const [isWide, isLong] = [
    words.width.test(question),
    words.length.test(question.replace(/横の長さ|长方形|長方形/gu, "横")),
  ];
  const isBoth = words.sides.test(question) || isWide === isLong;
  const asked = asksArea
    ? [width * length]
    : asksPerimeter
      ? [2 * (width + length)]
      : isBoth
        ? [width, length]
        : [isWide ? width : length];
  const unit = /⟦\d+⟧\s*([cdkm]?m|ft|厘米|米)(?![a-z])/iu.exec(text)?.[1] ?? "";
  const named = { 厘米: "cm", 米: "m" }[unit] ?? unit;
  return {
    form: "rectangle",
    statement: isArea
      ? equation(product(w, long), exact(whole.value))
      : equation(product(exact(2), sum(w, long)), exact(whole.value)),
    asked,
    quantities: [width, length, width + length, width * length, 2 * (width + length)],
    unit: named === "" ? "" : asksArea ? `${named}^2` : named,
    used: [...(factor === undefined ? [] : [factor]), ...(compared === null ? [] : [compared.by]), whole],
  };
};

/** "4 cm länger als breit", "4 cm more than its width". */
function compareOfSides(told: Told) {
  return comparedIn(told, /^(.*?)⟦(\d+)⟧(?!\s*(?:[cdkm]?m|ft)?(?:²|\^2))(.*)$/u);
}

const speedBehind =
  /^\s*(?:km\s*\/\s*h|mph|m\/s|m\/min|miles? per hour|km per hour|kilometers per hour|千米\/时|公里\/小时)/iu;
const speedBefore = /(?:每小时(?:行|走)?|[时時]速|每分钟?(?:行|走)?|分速|速度(?:分别)?是)\s*$/u;

function speedsAndRest({ text, figures, plain }: Told): {
  readonly speeds: readonly Figure[];
  readonly rest: readonly Figure[];
} {
  const isSpeed = (each: Figure) => {
    const [before = "", after = ""] = text.split(`⟦${figures.indexOf(each)}⟧`);
    return speedBehind.test(after) || speedBefore.test(before);
  };
  const isNumber = (each: Figure) =>
    !each.isLoose ||
    /^\s*(?:h\b|hours?|hrs?|stunden?|horas?|heures?)/iu.test(text.split(`⟦${figures.indexOf(each)}⟧`)[1] ?? "");
  const numbers = plain("number").filter(isNumber);
  return { speeds: numbers.filter(isSpeed), rest: numbers.filter((each) => !isSpeed(each)) };
}

const unitOfTime = (text: string) => (/m\/s|秒/u.test(text) ? "s" : /m\/min|分速|每分/u.test(text) ? "min" : "h");

/** "Two trains 420 km apart go toward each other at 80 km/h and 60 km/h. When do they meet?" */
export const meeting: Form = (told) => {
  const { text, question } = told;
  const isMeant =
    /towards?|each other|\bmeet\b|aufeinander zu|entgegen|treffen|se cruzan|se encuentran|al encuentro|l['’]un vers l['’]autre|se croisent|se rencontrent|相向|相遇|向かい合|出会/iu.test(
      text,
    );
  const { speeds, rest } = speedsAndRest(told);
  const [one, two, third] = speeds;
  const [way, more] = rest;
  if (!isMeant || one === undefined || two === undefined || third !== undefined) return null;
  if (way === undefined || more !== undefined || !asksTime(question) || asksWhere.test(question)) return null;
  if (!isLength(told, way)) return null;
  const time = way.value / (one.value + two.value);
  return {
    form: "meeting",
    statement: equation(sum(product(exact(one.value), t), product(exact(two.value), t)), exact(way.value)),
    asked: [time],
    quantities: [time, one.value * time, two.value * time, way.value, one.value + two.value],
    unit: unitOfTime(text),
    used: [one, two, way],
  };
};

/** "Train B leaves 2 h later in the same direction at 90 mph. How long until it catches train A?" */
export const catchingUp: Form = (told) => {
  const { text, question } = told;
  const { speeds, rest } = speedsAndRest(told);
  const [one, two, third] = speeds;
  const [head, more] = rest;
  const isMeant = /catch|overtak|einhol|holt\b.*\bein\b|alcanz|rattrap|rejoin|追上|追いつ/iu.test(text);
  if (!isMeant || one === undefined || two === undefined || third !== undefined) return null;
  if (head === undefined || more !== undefined || !asksTime(question)) return null;
  const after = text.split(`⟦${told.figures.indexOf(head)}⟧`)[1] ?? "";
  if (!/^\s*(?:h\b|hours?|hrs?|stunden?|horas?|heures?|小时|時間)/iu.test(after)) return null;
  const [slow, fast] = one.value < two.value ? [one, two] : [two, one];
  if (slow !== one) return null;
  const time = (slow.value * head.value) / (fast.value - slow.value);
  return {
    form: "catchingUp",
    statement: equation(product(exact(fast.value), t), product(exact(slow.value), sum(t, exact(head.value)))),
    asked: [time],
    quantities: [time, time + head.value, fast.value * time, slow.value * head.value, fast.value - slow.value],
    unit: "h",
    used: [one, two, head],
  };
};

const asksWhere =
  /how (?:far|many (?:km|kilomet|miles))|where|distance|wie weit|(?<!\p{L})wo(?!\p{L})|dónde|distancia|kilómetros|\boù\b|kilomètres|多远|哪|多少(?:千米|公里|米)|何(?:km|キロ|m)|どこ/iu;

/** "300 km", "相距300千米". */
function isLength({ text, figures }: Told, of: Figure): boolean {
  const behind = text.split(`⟦${figures.indexOf(of)}⟧`)[1] ?? "";
  return /^\s*(?:[kc]?m(?![\p{L}²³/])|miles?|mi\b|kilomet|met(?:er|re)|mètres?|kilómetro|metros?|millas?|ft\b|feet|meilen?|[千]?米|公里|キロ|メートル)/iu.test(
    behind,
  );
}

const asksTime = (question: string) =>
  /when|how long|how many hours|hours|minutes|wann|wie (?:lange|viele? stunden|vielen stunden)|stunden|cuándo|cuánto (?:tarda|tiempo)|horas|quand|combien d['’]?\s?(?:heures|temps)|heures|几小时|多久|多长时间|何時間|何分/iu.test(
    question,
  );
