import { type Expression, equation, number, product, sum, symbol } from "@jotter/analysis/maths/expression";
import type { Figure } from "./figures.ts";
import { type Form, named, type Story, type Told } from "./story.ts";

const x = symbol("x");
/** A number of a story, exactly. */
export function exact(value: number): Expression {
  const decimals = (String(value).split(".")[1] ?? "").length;
  return number(BigInt(Math.round(value * 10 ** decimals)), 10n ** BigInt(decimals));
}
const plus = (of: Expression, value: number) => (value === 0 ? of : sum(of, exact(value)));
const times = (factor: number) => product(exact(factor), x);

const total =
  /\bsum\b|together|\btotal|altogether|in all|\badd\b|combined|zusammen|summe|gemeinsam|\bsuman?\b|juntos|\bentre\b|en total|somme|ensemble|à eux|一共|共|总|[的之]和|和(?:是|为|等于)|合わせて|合計|の和/iu;
const inFuture =
  /\bin ⟦|dentro de ⟦|dans ⟦|⟦\d+⟧ (?:years|yrs) (?:from now|later)|\bnach ⟦|⟦\d+⟧年[后後]|⟦\d+⟧ jahren? später/iu;
const ago = /⟦\d+⟧ (?:years?|yrs?) ago|\bvor ⟦|\bhace ⟦|il y a ⟦|⟦\d+⟧年前/iu;
const beyond =
  /consecutiv|consécuti|aufeinander|连续|連続|rectang|rechteck|长方形|長方形|km|mph|m\/s|千米|公里|perimeter|produ[ck]t|produit|积|積/iu;

/** "Three consecutive odd numbers add to 63." */
export const consecutive: Form = ({ text, plain, question }) => {
  if (!/consecutive|aufeinander\s?folgend|consecutiv|consécuti|连续|連続/iu.test(text) || !total.test(text))
    return null;
  if (/produ[ck]t|produit|积|積|square|quadrat|cuadrad|carré|平方/iu.test(text)) return null;
  const numbers = plain("number");
  // "Find these three numbers": said again.
  const [one, two, third] = numbers.filter(
    ({ value, isLoose }, at) => !isLoose || numbers.findIndex((each) => each.value === value) === at,
  );
  if (one === undefined || two === undefined || third !== undefined) return null;
  const [count, whole] = one.value < two.value ? [one, two] : [two, one];
  if (count.value < 2 || count.value > 6) return null;
  const isOdd = /\bodd\b|ungerade|impar|impair|奇/iu.test(text);
  const isEven = !isOdd && /\beven\b|gerade|\bpares\b|\bpairs\b|偶/iu.test(text);
  const step = isOdd || isEven ? 2 : 1;
  const places = Array.from({ length: count.value }, (_, at) => at * step);
  const first = (whole.value - places.reduce((sofar, each) => sofar + each, 0)) / count.value;
  if (!Number.isInteger(first) || ((isOdd || isEven) && Math.abs(first % 2) !== (isOdd ? 1 : 0))) return null;
  const all = places.map((each) => first + each);
  const of = (value: number | undefined) => (value === undefined ? all : [value]);
  const asked = /largest|greatest|biggest|größte|mayor|plus grand|最大/iu.test(question)
    ? of(all.at(-1))
    : /smallest|least|kleinste|menor|plus petit|最小/iu.test(question)
      ? of(all[0])
      : /middle|mittlere|\bdel? (?:medio|centro)|milieu|中间|真ん中/iu.test(question)
        ? of(all[Math.floor(all.length / 2)])
        : all;
  // "2n and 2n + 2" are even, too.
  const halves = step === 2 ? [Math.floor(first / 2), Math.ceil(first / 2)] : [];
  return {
    form: "consecutive",
    statement: equation(sum(...places.map((each) => plus(x, each))), exact(whole.value)),
    asked,
    quantities: [...all, ...halves],
    unit: "",
    used: [count, whole],
  };
};

const more =
  /more|older|greater|larger|bigger|taller|longer|heavier|mehr|älter|größer|grösser|länger|schwerer|\bmás\b|mayor|de plus|plus (?:âgée?|grande?|vieux|vieille|longue?)|(?<!最)[大多长重高]|年上|多い|大き|長い/iu;
const less =
  /\bless\b|younger|fewer|smaller|shorter|weniger|jünger|kleiner|kürzer|\bmenos\b|menor|de moins|plus (?:jeune|petite?)|[小少]|年下|短い/iu;

type Compared = { readonly by: Figure; readonly isMore: boolean; readonly first: string; readonly second: string };

/** "Mia is 4 years older than Sam": who is compared with whom, and how. */
export function comparedIn({ text, figure }: Told, of: RegExp): Compared | null {
  for (const clause of text.split(/[.!?。，,;；]|(?<=[\p{L}⟧]) (?:and|und|y|et) (?=\p{L}+[^.]*⟦)/u)) {
    // "甲比乙大5岁", "兄は弟より4歳年上"
    const [, a = "", b = "", chinese, own] = /^(.*?)比(.+?)(?:的)?([大多长高重小少])⟦(\d+)⟧/u.exec(clause) ?? [];
    const by = figure(own);
    if (by !== null) return { by, isMore: !/[小少]/.test(chinese ?? ""), first: lastName(a), second: lastName(b) };
    const [, c = "", d = "", mine, how = ""] = /^(.*?)[はが](.+?)より(?:も)?⟦(\d+)⟧(.*)$/u.exec(clause) ?? [];
    const japanese = figure(mine);
    if (japanese !== null && (more.test(how) || less.test(how)))
      return { by: japanese, isMore: !less.test(how), first: lastName(c), second: lastName(d) };
    const [, before = "", index, after = ""] = of.exec(clause) ?? [];
    const found = figure(index);
    if (found === null) continue;
    const [, how2 = "", behind = ""] = /^(.*?)\b(?:than|als|que|wie)\b(.*)$/iu.exec(after) ?? ["", after, ""];
    const isMore = more.test(how2);
    if (isMore === less.test(how2)) continue;
    return { by: found, isMore, first: before, second: behind };
  }
  return null;
}

const byNumber = /^(.*?)⟦(\d+)⟧(.*)$/u;

/** "小明的年龄" is 小明's. */
const lastName = (text: string) =>
  text
    .replace(/(?:的|の)(?:年龄|年齢|钱|岁数|人数)?$/u, "")
    .split(/[的の、]/u)
    .at(-1)
    ?.trim() ?? "";

/** "A father is 3 times as old as his son": who has how many times as much. */
function multipleIn({ text, figure }: Told, at = 0): Compared | null {
  const clauses = text.split(/[.!?。，,;；]/u).filter((clause) => clause.includes("⟦×"));
  const clause = clauses[at] ?? "";
  const [, a = "", b = "", own] = /^(.*?)[是はが](.+?)[的の]⟦×(\d+)⟧/u.exec(clause) ?? [];
  const signs = figure(own);
  if (signs !== null) return { by: signs, isMore: true, first: lastName(a), second: lastName(b) };
  const [, before = "", index, after = ""] =
    /^(.*?)⟦×(\d+)⟧(\s+(?:as|so|the|of|des?|del|d['’]|l['’]|le|la|el|que|his|her|plus)(?![a-z]).*)$/iu.exec(clause) ??
    [];
  const by = figure(index);
  return by && { by, isMore: true, first: before, second: after };
}

const all =
  /\bboth\b|\beach\b|\bthey\b|numbers|\bages\b|beide|jede[rs]?\b|zahlen|cada un|\bson\b.*números|números|edades|chacun|nombres|âges|各|两(?:人|个数)|それぞれ|2つの数/iu;

/** Which of the bigger and the smaller is asked for. */
function askedOf(question: string, compared: Compared, [big, small]: readonly [number, number]): readonly number[] {
  if (all.test(question)) return [small, big];
  const [first, second] = compared.isMore ? [big, small] : [small, big];
  const who = named(question, compared.first, compared.second);
  if (who !== null) return [who === "first" ? first : second];
  if (/larger|greater|bigger|older|größer|älter|mayor|plus (?:grand|âgé)|[大]/iu.test(question)) return [big];
  if (/smaller|younger|kleiner|jünger|menor|plus (?:petit|jeune)|[小]/iu.test(question)) return [small];
  return [small, big];
}

function story(form: string, left: Expression, whole: number, rest: Omit<Story, "form" | "statement" | "unit">): Story {
  return { form, statement: equation(left, exact(whole)), unit: "", ...rest };
}

/** "Mia is 4 years older than Sam, together they are 30", "one is 3 times the other, their sum is 48". */
export const twoParts: Form = (told) => {
  const { text, plain, question } = told;
  if (beyond.test(text) || !total.test(text) || ago.test(text)) return null;
  const numbers = plain("number").filter(({ isLoose }) => !isLoose);
  const [factor, second] = plain("times");
  if (second !== undefined || plain("percent").length > 0) return null;
  const compared = comparedIn(told, byNumber);
  if (factor === undefined) {
    const whole = numbers.find((each) => each !== compared?.by);
    if (compared === null || whole === undefined || numbers.length !== 2 || inFuture.test(text)) return null;
    const by = compared.by.value;
    const small = (whole.value - by) / 2;
    if (small < 0) return null;
    const asked = askedOf(question, compared, [small + by, small]);
    const used = [compared.by, whole];
    return story("difference", sum(x, plus(x, by)), whole.value, { asked, used, quantities: [small, small + by] });
  }
  const multiple = multipleIn(told);
  if (multiple === null) return null;
  const [one, two, three] = numbers;
  if (one === undefined || three !== undefined) return null;
  if (two === undefined) {
    const small = one.value / (factor.value + 1);
    const big = small * factor.value;
    const asked = askedOf(question, multiple, [big, small]);
    return story("multiple", sum(x, times(factor.value)), one.value, {
      asked,
      used: [factor, one],
      quantities: [small, big],
    });
  }
  // "In 6 years the sum of their ages will be 42."
  const [, index] = /(?:\bin|dentro de|dans|nach) ⟦(\d+)⟧|⟦\d+⟧年[后後]/iu.exec(text) ?? [];
  const years = told.figure(index);
  const whole = numbers.find((each) => each !== years);
  if (years === null || whole === undefined || !inFuture.test(text)) return null;
  const small = (whole.value - 2 * years.value) / (factor.value + 1);
  const big = small * factor.value;
  if (small <= 0) return null;
  return story("later", sum(plus(x, years.value), plus(times(factor.value), years.value)), whole.value, {
    asked: askedOf(question, multiple, [big, small]),
    used: [factor, years, whole],
    quantities: [small, big, small + years.value, big + years.value],
  });
};

/** "Tom is 3 times as old as Lily. In 10 years he will be twice as old." */
export const laterMultiple: Form = (told) => {
  const { text, plain, question } = told;
  const [now, then, third] = plain("times");
  const [years, other] = plain("number").filter(({ isLoose, at }) => !isLoose || at === null);
  if (now === undefined || then === undefined || third !== undefined) return null;
  if (years === undefined || other !== undefined || beyond.test(text)) return null;
  const by = ago.test(text) ? -years.value : inFuture.test(text) ? years.value : 0;
  const compared = multipleIn(told);
  if (by === 0 || compared === null || now.value === then.value) return null;
  const small = (by * (then.value - 1)) / (now.value - then.value);
  const big = small * now.value;
  if (small <= 0 || small + by <= 0) return null;
  return {
    form: "laterMultiple",
    statement: equation(plus(times(now.value), by), product(exact(then.value), plus(x, by))),
    asked: askedOf(question, compared, [big, small]),
    quantities: [small, big, small + by, big + by],
    unit: "",
    used: [now, then, years],
  };
};

const aNumber =
  /\ba number\b|\bthe number\b|einer zahl|eine zahl|un número|d['’]un nombre|un nombre|一个数|某数|ある数/iu;

const ofNumber =
  /^\s*(?:(?:of|as|the|a|von|der|einer|eine|de|d['’]|del|un|una|une|ce|cette)\s*)*(?:number|zahl|número|nombre)/iu;
const isSaidOf =
  /(?:\bis|\bequals|\bgives|\bist|\bergibt|\bes|\best|\bvaut|égale? à|igual a|是|为|等于|は)\s*(?:um|de|en)?\s*$/iu;
const isComparedWith =
  /^\s*(?:more|less|greater|larger|smaller|mehr|weniger|größer|kleiner|más|menos|mayor|menor|de plus|de moins|[多少大小])/iu;

/** "Three times a number increased by 7 is 34." */
export const puzzle: Form = ({ text, plain, figures }) => {
  if (
    !aNumber.test(text) ||
    /\bsum\b|difference|summe|differenz|\bsuma de|diferencia|somme|différence|的和|和の|の和/iu.test(text)
  )
    return null;
  const [factor, second] = plain("times");
  const [one, two, three] = plain("number");
  if (one === undefined || two === undefined || three !== undefined || second !== undefined) return null;
  if (plain("percent").length > 0 || /square|quadrat|cuadrad|carré|平方/iu.test(text)) return null;
  // "… is 5 more than 11" is told of the other side.
  const [ahead = ""] = text.split(`⟦${figures.indexOf(one)}⟧`);
  const behind = text.split(`⟦${figures.indexOf(two)}⟧`)[1] ?? "";
  if (isSaidOf.test(ahead) || isComparedWith.test(behind)) return null;
  // "3 is added and the result is doubled": the number alone is not what is doubled.
  if (factor !== undefined && new RegExp(`⟦×${figures.indexOf(factor)}⟧`, "u").test(text.slice(ahead.length))) {
    const doubled = text.split(`⟦×${figures.indexOf(factor)}⟧`)[1] ?? "";
    if (!ofNumber.test(doubled)) return null;
  }
  const isPlus =
    /\bplus\b|increased|added|more than|vermehr|addier|hinzu|\bmás\b|aumentad|sum(?:a|ando)|augment|ajout|[加足]/iu.test(
      text,
    );
  const isMinus =
    /\bminus\b|decreased|subtract|less than|diminished|verminder|subtrah|zieht|\bmenos\b|disminuid|rest(?:a|ando)|diminu|retranch|soustra|moins|[减減引]/iu.test(
      text,
    );
  if (isPlus === isMinus) return null;
  const k = factor?.value ?? 1;
  const by = isPlus ? one.value : -one.value;
  const found = (two.value - by) / k;
  const left = factor === undefined ? x : times(k);
  return {
    form: "puzzle",
    statement: equation(plus(left, by), exact(two.value)),
    asked: [found],
    quantities: [found],
    unit: "",
    used: [...(factor === undefined ? [] : [factor]), one, two],
  };
};
