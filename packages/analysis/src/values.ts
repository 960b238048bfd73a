import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { stem } from "./words.ts";

/** What a sentence gives a figure for, in units that can be compared: an amount with what it counts, or a time. */
export type Value = {
  readonly kind: "amount" | "year" | "date";
  /** As it is written, with its unit. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** "length", or the noun that is counted; empty for a bare number. */
  readonly unit: string;
  /** A measure is no word of its own; a noun that is counted is. */
  readonly isMeasure: boolean;
  readonly low: number;
  readonly high: number;
  /** What it was rounded to. */
  readonly step: number;
  readonly isAbout: boolean;
  /** "up to 190" says nothing about 70. */
  readonly isBound: boolean;
  /** Month and day as one number, where a date has them; its year is in `low`, or not a number. */
  readonly day: number | null;
};

export function valuesIn(text: string, language: Language): readonly Value[] {
  const masked = text.replace(/\$\s*([-−]?\d[\d.,]*)\s*\$|\$[^$]+\$/g, (formula, plain?: string) =>
    plain === undefined ? " ".repeat(formula.length) : ` ${formula.slice(1, -1)} `,
  );
  const dates = datesIn(masked, language);
  const free = dates.reduce((rest, { from, to }) => blotted(rest, from, to), masked);
  const found = [...dates, ...numbersIn(free, language)].sort((one, other) => one.from - other.from);
  return ranges(found, masked);
}

/** Whether they leave room for each other: equal, in range, or one a rounding of the other. */
export function agree(one: Value, other: Value): boolean {
  if (one.isBound || other.isBound) return true;
  if (one.day !== null && other.day !== null && one.day !== other.day) return false;
  if (Number.isNaN(one.low) || Number.isNaN(other.low)) return true;
  const isRange = (value: Value) => value.low !== value.high;
  if (isRange(one) && isRange(other))
    return isNear(one, other, one.low, other.low) && isNear(one, other, one.high, other.high);
  const [least, most] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  return least <= most || isNear(one, other, least, most);
}

function isNear(one: Value, other: Value, a: number, b: number): boolean {
  const gap = Math.abs(a - b);
  if (gap === 0) return true;
  const isAbout = one.isAbout || other.isAbout;
  if (one.kind !== "amount") return isAbout && gap <= 5;
  if (isAbout && gap <= 0.05 * Math.max(Math.abs(a), Math.abs(b))) return true;
  return gap < (Math.max(one.step, other.step) / 2) * (1 - 1e-9);
}

function blotted(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}

export const monthNames =
  "jan\\p{L}*|feb\\p{L}*|febrero|fév\\p{L}*|mar[csz]\\p{L}*|mär\\p{L}*|mars|apr\\p{L}*|abril|avril|may|mai|mayo|jun\\p{L}*|juin|jul\\p{L}*|juil\\p{L}*|aug\\p{L}*|août|agosto|sep\\p{L}*|o[ck]t\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*|dic\\p{L}*|déc\\p{L}*|ene\\p{L}*";
const monthStarts: readonly RegExp[] = [
  /^(jan|ene)/i,
  /^(feb|fév)/i,
  /^(mar|mär)/i,
  /^(apr|abr|avr)/i,
  /^ma[iy]/i,
  /^(jun|juin)/i,
  /^(jul|juil)/i,
  /^(aug|ago|août)/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^d[eéi][cz]/i,
];
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s(?:of\\s|de\\s)?(${monthNames})(?!\\p{L})(?:,?\\s(?:de\\s|del\\s)?([12]\\d{3}))?`,
  "giu",
);
const monthFirst = new RegExp(
  `(?<!\\p{L})(${monthNames})\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s([12]\\d{3}))?`,
  "giu",
);
const eastern = /(?:([12]\d{3})年)?(\d{1,2})月(\d{1,2})[日号]/gu;

function datesIn(text: string, language: Language): readonly Value[] {
  const made = (match: RegExpMatchArray, year: string | undefined, month: number, day: number): Value => ({
    ...plainValue,
    kind: "date",
    text: match[0].trim(),
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
    low: year ? Number(year) : Number.NaN,
    high: year ? Number(year) : Number.NaN,
    isAbout: hedge.test(text.slice(0, match.index ?? 0)),
    day: month * 100 + day,
  });
  if (isSpaceless(language)) {
    return [...text.matchAll(eastern)].map((match) => made(match, match[1], Number(match[2]), Number(match[3])));
  }
  const monthOf = (name: string) => monthStarts.findIndex((start) => start.test(name)) + 1;
  const first = [...text.matchAll(dayFirst)].map((match) =>
    made(match, match[3], monthOf(match[2] ?? ""), Number(match[1])),
  );
  const rest = first.reduce((left, { from, to }) => blotted(left, from, to), text);
  return [
    ...first,
    ...[...rest.matchAll(monthFirst)].map((match) => made(match, match[3], monthOf(match[1] ?? ""), Number(match[2]))),
  ];
}

const plainValue = { unit: "", isMeasure: false, step: 1, isAbout: false, isBound: false, day: null } as const;

const digits =
  /(?<![\p{sc=Latin}\d.,^_/])([−-](?=\d))?(\d{1,3}(?:[,.\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/gu;

function numbersIn(text: string, language: Language): readonly Value[] {
  const found: Value[] = [];
  for (const match of text.matchAll(digits)) {
    const from = match.index;
    // "1939-45" is a range and "Covid-19" a name; a sign stands after a space or a colon.
    const isSigned = match[1] !== undefined && !/[\p{sc=Latin}\p{N}]$/u.test(text.slice(0, from));
    const begin = isSigned || match[1] === undefined ? from : from + 1;
    // A decade is no year, and the page, the unit or the task of a book is no figure.
    if (/^(?:s(?!\p{L})|年代)/u.test(text.slice(from + match[0].length)) && /^[12]\d{2}0$/.test(match[2] ?? ""))
      continue;
    if (label.test(text.slice(0, begin))) continue;
    if (begin > from && /\p{sc=Latin}$/u.test(text.slice(0, from))) continue;
    const value = read(match[2] ?? "", language);
    if (value)
      found.push(
        ...measured(text, begin, from + match[0].length, isSigned ? -value.size : value.size, value.step, language),
      );
  }
  const taken = found.reduce((rest, { from, to }) => blotted(rest, from, to), text);
  for (const match of taken.matchAll(numerals[language] ?? /(?!)/gu)) {
    const size = numeralSizes.get(match[0].toLowerCase());
    if (size !== undefined)
      found.push(...measured(taken, match.index, match.index + match[0].length, size, 1, language));
  }
  return found;
}

/** 1,200.5 and 1.200,5 are the same number in two languages. */
function read(written: string, language: Language): { readonly size: number; readonly step: number } | null {
  const compact = written.replace(/[\u00a0\u202f ]/g, "");
  const usesComma = language === "es" || language === "fr" || language === "de";
  const plain = compact.replace(usesComma ? /\.(?=\d{3}(?:\D|$))/g : /,(?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const size = Number(plain);
  if (!Number.isFinite(size)) return null;
  const decimals = /\.(\d+)$/.exec(plain)?.[1]?.length ?? 0;
  const zeros = /^\d{2,}?(0+)$/.exec(plain)?.[1]?.length ?? 0;
  return { size, step: decimals > 0 ? 10 ** -decimals : size >= 1000 && zeros > 0 ? 10 ** zeros : 1 };
}

function measured(
  text: string,
  from: number,
  to: number,
  size: number,
  step: number,
  language: Language,
): readonly Value[] {
  const ordinal = /^(?:st|nd|rd|th|e|ème)(?=\s)/u.exec(text.slice(to))?.[0] ?? "";
  let end = to + ordinal.length;
  const scale = scales.find(([sign]) => sign.test(text.slice(end)));
  const written = scale ? (scale[0].exec(text.slice(end))?.[0] ?? "") : "";
  end += written.length;
  const factor = scale?.[1] ?? 1;
  const before = text.slice(0, from);
  const shared = {
    ...plainValue,
    from,
    isAbout: hedge.test(before),
    isBound: bound.test(before),
    day: null,
  };
  const rest = text.slice(end);
  const measure = measures.find(([sign]) => sign.test(rest));
  if (measure) {
    const [sign, unit, each] = measure;
    const until = end + (sign.exec(rest)?.[0].length ?? 0);
    const base = size * factor * each;
    return [
      {
        ...shared,
        kind: "amount",
        text: text.slice(from, until).trim(),
        to: until,
        unit,
        isMeasure: true,
        low: base,
        high: base,
        step: step * factor * each,
      },
    ];
  }
  // "340m" with no such unit, "2D", "B12": part of a name.
  if (!isSpaceless(language) && /^\p{L}/u.test(rest)) return [];
  const bare = text.slice(from, to);
  const noun = isSpaceless(language) ? counted(rest) : (/^[\s-](\p{L}[\p{L}-]*)/u.exec(rest)?.[1] ?? "");
  const isYear =
    /^[12]\d{3}$/.test(bare) &&
    size <= 2100 &&
    factor === 1 &&
    (isSpaceless(language)
      ? /^\s?年/u.test(rest)
      : language === "de" || !/^\s\p{Ll}/u.test(rest) || notCounted.test(noun) || inYear.test(before));
  if (isYear) return [{ ...shared, kind: "year", text: bare, to, low: size, high: size }];
  const isNoun = noun !== "" && !notCounted.test(noun);
  const until = isNoun ? end + rest.indexOf(noun) + noun.length : end;
  return [
    {
      ...shared,
      kind: "amount",
      text: text.slice(from, until).trim(),
      to: until,
      unit: isNoun ? stem(noun.toLowerCase(), language) : "",
      low: size * factor,
      high: size * factor,
      step: step * factor,
    },
  ];
}

/** Two figures with "to" between them are one. */
function ranges(found: readonly Value[], text: string): readonly Value[] {
  const joined: Value[] = [];
  for (const value of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.to, value.from) : "";
    const fits =
      last &&
      last.kind === value.kind &&
      last.kind !== "date" &&
      last.low === last.high &&
      (last.unit === value.unit || last.unit === "");
    if (last && fits && until.test(between) && last.low < value.high) {
      joined[joined.length - 1] = {
        ...value,
        text: text.slice(last.from, value.to),
        from: last.from,
        low: last.kind === "amount" && last.unit === "" && value.unit !== "" ? last.low * unitOf(value) : last.low,
      };
    } else joined.push(value);
  }
  return joined;
}

/** "5 to 7 km": the unit of the second is that of the first. */
function unitOf(value: Value): number {
  const written = Number(/[\d.,]+/.exec(value.text)?.[0]?.replace(",", "."));
  return Number.isFinite(written) && written !== 0 ? value.high / written : 1;
}

const until = /^\s?(?:年|日)?\s?(?:[-–—~〜～]|to|bis|à|a|al?|au|hasta|until|till|到|至|から)\s?$/u;

const hedge =
  /(?:about|around|roughly|approximately|nearly|almost|some|circa|ca\.?|approx\.?|~|≈|etwa|rund|ungefähr|knapp|fast|um|environ|près de|presque|vers|quelque|unos|unas|cerca del?|aproximadamente|casi|alrededor de|hacia|约为?|大约|近|将近|約|およそ|ほぼ)\s?$/iu;
const bound =
  /(?:up to|at least|at most|more than|less than|over|under|above|below|fewer than|maximum|minimum|bis zu|mindestens|höchstens|mehr als|weniger als|über|unter|jusqu['’]à|au moins|au plus|plus de|moins de|hasta|al menos|como máximo|más de|menos de|超过|至少|至多|不到|最多|以上|少なくとも|最大|[<>≤≥])\s?$/iu;
const label =
  /(?:(?<!\p{L})(?:pages?|pp?\.|chapters?|ch\.|units?|lectures?|figures?|fig\.|tables?|exercises?|questions?|lessons?|steps?|sections?|slides?|tasks?|week|day|grade|no\.|version|Seiten?|S\.|Kapitel|Einheit|Abb\.|Abbildung|Tabelle|Aufgaben?|Fragen?|Lektion|Folien?|Woche|Klasse|Nr\.|Schritt|pages?|chapitre|unité|figure|tableau|exercices?|leçon|étape|semaine|n°|páginas?|pág\.|capítulo|unidad|figura|tabla|ejercicios?|lección|tema|paso|semana|núm\.)\s(?:\d+\s?(?:[-–]|an?d?|à|et|to|bis|und|y)\s?)?|第)$/iu;
const inYear = /(?:^|[\s(])(?:in|since|by|until|from|of|im jahre?|seit|bis|um|en|depuis|vers|desde|de|hacia)\s$/iu;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:trillion(?:s|en)?|billones|billón)(?!\p{L})/iu, 1e12],
  [/^\s?(?:billions?|milliarden?|milliards?|mil millones|mrd\.?)(?!\p{L})(?:\sde)?/iu, 1e9],
  [/^\s?(?:millions?|millionen|millones|millón|mio\.?)(?!\p{L})(?:\s(?:de|of)(?!\p{L}))?/iu, 1e6],
  [/^\s?(?:thousand|tausend|mille?)(?!\p{L})/iu, 1e3],
  [/^亿|^億/u, 1e8],
  [/^[万萬]/u, 1e4],
];

const word = "(?!\\p{sc=Latin})";
const measure = (sign: string, unit: string, each: number) =>
  [new RegExp(`^[\\s\\u00a0\\u202f-]?(?:${sign})`, "u"), unit, each] as const;

/** The longer first: "km/h" is no "km". */
const measures: readonly (readonly [RegExp, string, number])[] = [
  measure("%|％|percent|per cent|Prozent|pour cent|por ciento|パーセント", "%", 1),
  measure("m/s(?:²|\\^2|2)|米/秒(?:²|\\^2|2)|メートル毎秒毎秒", "acceleration", 1),
  measure("km/s|千米/秒|公里/秒|千米每秒", "speed", 1000),
  measure("km/h|kph|千米/[小时時]+|公里/小时", "speed", 1 / 3.6),
  measure("m/s|米/秒|米每秒|メートル毎秒", "speed", 1),
  measure("km²|km2|平方千米|平方公里|平方キロメートル", "area", 1e6),
  measure("cm²|cm2", "area", 1e-4),
  measure("m²|m2|平方米|平方メートル", "area", 1),
  measure("m³|m3|立方米", "volume", 1000),
  measure("cm³|cm3", "volume", 1e-3),
  measure(`km${word}|[Kk]ilom(?:eter|etre|ètre|etro)s?n?${word}|kilómetros?|千米|公里|キロメートル`, "length", 1000),
  measure(`cm${word}|[Cc]entim\\p{L}+|Zentimeter|centímetros?|厘米|センチ(?:メートル)?`, "length", 0.01),
  measure(`mm${word}|[Mm]illim\\p{L}+|milímetros?|毫米|ミリメートル`, "length", 0.001),
  measure(`(?:µm|μm)${word}|micromet\\p{L}+|Mikrometer|微米`, "length", 1e-6),
  measure(`nm${word}|nanom\\p{L}+|Nanometer|纳米`, "length", 1e-9),
  measure(`m${word}|met(?:er|re)s?${word}|Metern?|mètres?|metros?|米|メートル`, "length", 1),
  measure(`kg${word}|kilogram\\p{L}*|Kilogramm|kilos?${word}|千克|公斤|キログラム`, "mass", 1000),
  measure(`(?:mg)${word}|milligram\\p{L}*|毫克`, "mass", 1e-3),
  measure(`(?:µg|μg)${word}`, "mass", 1e-6),
  measure(`g${word}|gram(?:s|mes?|os?|m)?${word}|Gramm|克|グラム`, "mass", 1),
  measure(`t${word}|tonnes?${word}|Tonnen?|toneladas?|吨|トン`, "mass", 1e6),
  measure(`m[lL]${word}|millilit\\p{L}+|Milliliter|mililitros?|毫升|ミリリットル`, "volume", 1e-3),
  measure(`[lL]${word}|lit(?:er|re|ro)s?${word}|Litern?|升|リットル`, "volume", 1),
  measure(`(?:°\\s?C|℃|degrees Celsius|Grad Celsius|摄氏度)`, "temperature", 1),
  measure("°\\s?F|℉", "Fahrenheit", 1),
  measure(`mV${word}`, "voltage", 1e-3),
  measure(`kV${word}`, "voltage", 1e3),
  measure(`V${word}|[Vv]olts?${word}`, "voltage", 1),
  measure(`mA${word}`, "current", 1e-3),
  measure(`A${word}|[Aa]mp(?:ere|ère)s?`, "current", 1),
  measure(`kJ${word}|千焦`, "energy", 1e3),
  measure(`MJ${word}`, "energy", 1e6),
  measure(`J${word}|[Jj]oules?${word}|焦耳`, "energy", 1),
  measure(`kcal${word}|千卡`, "energy", 4184),
  measure(`kW${word}`, "power", 1e3),
  measure(`MW${word}`, "power", 1e6),
  measure(`W${word}|[Ww]atts?${word}`, "power", 1),
  measure(`MHz${word}`, "frequency", 1e6),
  measure(`kHz${word}`, "frequency", 1e3),
  measure(`Hz${word}|[Hh]ertz`, "frequency", 1),
  measure(`kPa${word}`, "pressure", 1e3),
  measure(`hPa${word}`, "pressure", 100),
  measure(`Pa${word}|[Pp]ascal`, "pressure", 1),
  measure(`bar${word}`, "pressure", 1e5),
  measure(`kN${word}`, "force", 1e3),
  measure(`N${word}|[Nn]ewtons?${word}`, "force", 1),
  measure(`ms${word}|毫秒|ミリ秒`, "time", 1e-3),
  measure(`(?:s|sec)${word}|seconds?${word}|Sekunden?|secondes?|segundos?|秒(?!间)`, "time", 1),
  measure(`min${word}|minutes?${word}|Minuten?|minutos?|分钟|分間`, "time", 60),
  measure(`h${word}|hours?${word}|Stunden?|heures?|horas?|小时|時間`, "time", 3600),
  measure(`days?${word}|Tagen?|Tag${word}|jours?${word}|días?|天|日間`, "time", 86_400),
  measure(`weeks?${word}|Wochen?|semaines?|semanas?|周|週間`, "time", 604_800),
  measure(`€|euros?${word}|Euro${word}|欧元|ユーロ`, "euro", 1),
  measure(`\\$|dollars?${word}|Dollar${word}|美元|ドル`, "dollar", 1),
];

/** What is counted, behind a Chinese or Japanese number: its counter. */
function counted(rest: string): string {
  return /^\s?([年月日人个個条條本枚只种種次回倍匹頭台点度世分つ][子紀纪]?|ATP)/u.exec(rest)?.[1] ?? "";
}

const notCounted =
  /^(?:and|or|to|in|on|of|the|an?|was|is|are|were|by|when|at|with|but|for|from|per|after|before|as|than|until|during|if|y|o|e|en|de|del|el|la|los|las|a|al|con|por|para|que|se|es|fue|desde|después|et|ou|dans|le|les|des|du|par|pour|avec|qui|est|sont|ont|après|à|au|aux|und|oder|bis|im|am|die|der|das|den|dem|war|wurden?|als|aus|bei|mit|nach|von|vom|zu|zur|zum|durch|für|pro|ist|sind|hoch|lang|long|high|wide|tall|nets?|netto|statt|instead|sino|mais|sowie|auch)$/iu;

/** From two to twenty; of the French ones above sixteen none is a word. */
const numbersOf = {
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
};

const numeralSizes = new Map<string, number>([
  ...listed(numbersOf.en),
  ...listed(numbersOf.de),
  ...listed(numbersOf.fr),
  ...listed(numbersOf.es),
  ...listed("二 三 四 五 六 七 八 九 十"),
  ["两", 2],
]);

function listed(words: string): readonly (readonly [string, number])[] {
  return words.split(" ").map((one, at) => [one, at + 2] as const);
}

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words.replaceAll(" ", "|")})(?![\\p{L}-])`, "giu");
const counters =
  /(?<![\p{sc=Han}\d第])[两二三四五六七八九十](?=[个個条條本枚つ只种種人])|(?<=有|は|が|为|成)[两二三四五六七八九十](?=[个個条條本枚つ只种種人])/gu;
/** "once" in English, "un" in French: only what is a number and nothing else. */
const numerals: Readonly<Record<string, RegExp>> = {
  en: anyOf(numbersOf.en),
  de: anyOf(numbersOf.de),
  fr: anyOf(numbersOf.fr),
  es: anyOf(numbersOf.es),
  zh: counters,
  ja: counters,
};
