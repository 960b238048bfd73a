import type { Language } from "@jotter/domain/settings";

/** A number in a text: a year, or an amount with what it counts. */
export type Quantity = {
  readonly text: string;
  readonly value: number;
  readonly kind: "year" | "amount";
  /** What is counted: "kg", "%", "million people". Empty for a bare number. */
  readonly unit: string;
  readonly from: number;
  readonly to: number;
};

export function quantitiesIn(text: string, language: Language): readonly Quantity[] {
  const found: Quantity[] = [];
  const masked = text.replace(/\$[^$]+\$/g, (formula) => " ".repeat(formula.length));
  for (const { 0: written, index } of masked.matchAll(
    /(?<![\p{sc=Latin}\d.,])\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?![\p{Ll}\d])/gu,
  )) {
    const to = index + written.length;
    const value = amountOf(written, language);
    const after = masked.slice(to);
    if (value === null) continue;
    const unit = unitOf(after, language);
    // The day of a date belongs to its month.
    if (months.test(unit) && value <= 31) continue;
    const isYear = /^[12]\d{3}$/.test(written) && value <= 2100 && !measures.test(unit);
    found.push({ text: written, value, kind: isYear ? "year" : "amount", unit: isYear ? "" : unit, from: index, to });
  }
  return found;
}

/** 1,200.5 and 1.200,5 are the same number in two languages. */
function amountOf(written: string, language: Language): number | null {
  const compact = written.replace(/[\u00a0\u202f ]/g, "");
  const usesComma = language === "es" || language === "fr" || language === "de";
  const thousands = usesComma ? /\.(?=\d{3}(?:\D|$))/g : /,(?=\d{3}(?:\D|$))/g;
  const value = Number(compact.replace(thousands, "").replace(",", "."));
  return Number.isFinite(value) ? value : null;
}

/** What four digits without a point before it are no year. */
const measures =
  /^(%|°|€|\$|million|billion|milliard|mil|mille|tausend|(?:m|km|kg|g|cm|mm)$|kilomet|met[re]|mètre|metro|kilomètre|kilómetro|meter|degr|grad|euros?$|dollar|people|person|habitant|einwohner|menschen|volt|hertz|watt|joule|kcal|years|años|ans|jahre|tonne|ton|lit|page|word|毫米|米|公里|人|个|個|度|倍|メートル|キロ|グラム|円|元|种|種)/iu;
const months =
  /^(jan|feb|febr|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|fév|mars|avr|juin|juil|août|déc|mär)/iu;

const magnitudes =
  /^\s?(million(?:s|en|es)?|millones|billion(?:s|en)?|milliard(?:s|en)?|mille|mil|thousand|tausend|millón)(?:\s(?:de|d['’]|of))?/iu;

function unitOf(after: string, language: Language): string {
  const east =
    /^\s?(%|％|[万亿億兆千百]?(?:[年月日人个個度米公里克升秒分时時間倍点円元階層回次種国]|メートル|キロ|グラム|パーセント|ドル|摄氏度|立方|平方|世纪|世紀)\p{sc=Han}?)/u.exec(
      after,
    )?.[1];
  if (language === "zh" || language === "ja") return east ?? "";
  const scale = magnitudes.exec(after)?.[0] ?? "";
  const rest = after.slice(scale.length);
  const unit = /^\s?(%|°C|°|€|\$|\p{L}+)/u.exec(rest)?.[1] ?? "";
  const isUnit = unit.length > 0 && !smallWords.test(unit);
  return `${scale.trim().toLowerCase()} ${isUnit ? unit.toLowerCase() : ""}`.trim();
}

const smallWords =
  /^(and|or|to|in|on|of|the|a|an|was|is|by|when|at|with|but|for|y|o|en|de|el|la|los|a|et|ou|dans|le|les|des|du|und|oder|bis|in|im|die|der|das|den|war|wurde|als|que|que|qui|se|con|por|ont|a|est|es|fue)$/iu;
