import { isSpaceless } from "@jotter/analysis/language";
import { twoDigits } from "@jotter/domain/days";
import { type Language, orEnglish } from "@jotter/domain/settings";
import type { Range } from "./spelled.ts";

export type SpokenTime = {
  readonly time: string;
  readonly until: string | null;
  readonly isNextDay: boolean;
  /** In the morning as it was said, but nothing says that it is not the evening: "at 9". */
  readonly mayBeLater: boolean;
  readonly places: readonly Range[];
};

/** The hour, or the hours from and to, that a text names; it must be plain already. */
export function spokenTime(text: string, language: Language): SpokenTime | null {
  const words = clockWords[language];
  const halves = partsOfDay(text, language);
  const clocks = clocksIn(text, words);
  const first = clocks.findIndex((clock, place) => isMeant(clock, place, clocks, text, words));
  const begins = clocks[first];
  if (!begins) return null;
  const next = clocks[first + 1];
  const ends = next && joins(text.slice(begins.end, next.at), words, begins, next) ? next : undefined;
  const half = halves[0]?.half ?? null;
  const isNight = halves.some(({ at, end }) => words.night.test(text.slice(at, end)));
  let until = ends ? minutesOf(ends, ends.half ?? half) : null;
  // "3-4pm" is from three in the afternoon; "10-2pm" is not.
  const shared =
    begins.half ?? half ?? (ends?.half && begins.hour <= ends.hour && begins.hour !== 12 ? ends.half : null);
  // "A las doce de la noche" is the end of that day.
  const from = isNight && begins.hour === 12 && begins.half === null ? lastMinute : minutesOf(begins, shared);
  if (until !== null && until <= from && until < 12 * 60) until += 12 * 60;
  const places: Range[] = [[withLead(text, begins.at, words), ends?.end ?? begins.end]];
  return {
    time: clockText(from),
    until: until !== null && until > from ? clockText(from < lastMinute ? Math.min(until, lastMinute) : until) : null,
    isNextDay: from > lastMinute,
    mayBeLater: !words.has24Hours && shared === null && from < 12 * 60 && !/^0/.test(text.slice(begins.at)),
    places: [...places, ...halves.map(({ at, end }): Range => [at, end])],
  };
}

const lastMinute = 24 * 60 - 1;

type Half = "am" | "pm";
type Clock = {
  readonly at: number;
  readonly end: number;
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** A mere number is an hour only where something says so. */
  readonly isPlain: boolean;
};

type ClockWords = {
  /** With the groups `h`, `m`, `half`, `quarter`, `to` ("a quarter to"), `am`, `pm`. */
  readonly forms: readonly RegExp[];
  readonly numbers: readonly string[];
  /** Before an hour, and what says of a mere number that it is one. */
  readonly lead: RegExp;
  /** The same of two of them: "from 3 to 4". */
  readonly leadOfTwo: RegExp;
  readonly between: RegExp;
  /** "Halb vier" is half past three. */
  readonly halfBefore?: true;
  /** Nights that count on: 25時 is one o'clock of the next day. */
  readonly lastHour?: number;
  /** "9h" is never in the evening. */
  readonly has24Hours?: true;
  readonly am: string;
  readonly pm: string;
  /** Of those for the later half of the day the ones that make twelve midnight. */
  readonly night: RegExp;
};

function clocksIn(text: string, words: ClockWords): readonly Clock[] {
  const found: Clock[] = [];
  for (const form of words.forms) {
    for (const match of text.matchAll(form)) {
      const at = match.index;
      const end = at + match[0].length;
      if (found.some((other) => at < other.end && end > other.at)) continue;
      const { h, m, half, quarter, three, to, am, pm, noon, midnight } = match.groups ?? {};
      const said = noon !== undefined ? 12 : midnight !== undefined ? 24 : numberOf(h ?? "", words);
      const isQuarterTo = (quarter !== undefined && to !== undefined) || three !== undefined;
      const part = half ? 30 : isQuarterTo ? 45 : quarter ? 15 : Number(m ?? 0);
      const isEarlier = (half !== undefined && words.halfBefore) || (quarter !== undefined && to !== undefined);
      const hour = isEarlier ? (said === 1 ? 12 : said - 1) : said;
      const isMidnight = hour === 24 && part === 0;
      if (hour < 0 || (hour > (words.lastHour ?? 23) && !isMidnight) || part > 59) continue;
      const isPlain = match[0] === h;
      const dayHalf = am !== undefined ? "am" : pm !== undefined ? "pm" : null;
      // Friday, 24:00 is still Friday.
      const [itsHour, minute] = isMidnight ? [23, 59] : [hour, part];
      found.push({ at, end, hour: itsHour, minute, half: dayHalf, isPlain });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

function isMeant(clock: Clock, place: number, all: readonly Clock[], text: string, words: ClockWords): boolean {
  if (!clock.isPlain) return true;
  if (words.lead.test(text.slice(0, clock.at))) return true;
  // "6 to 7:30": one of the two says that both are hours.
  const next = all[place + 1];
  if (next === undefined || !joins(text.slice(clock.end, next.at), words, clock, next)) return false;
  return !next.isPlain || words.leadOfTwo.test(text.slice(0, clock.at));
}

function joins(between: string, { between: joint }: ClockWords, one: Clock, other: Clock): boolean {
  // Of two hours one right after the other the second is the end, if neither can be anything else.
  if (between.trim() === "") return !one.isPlain && !other.isPlain;
  return between === "-" || joint.test(between);
}

function withLead(text: string, at: number, { lead, leadOfTwo }: ClockWords): number {
  const before = text.slice(0, at);
  // Of "tonight 6" only what belongs to the hour goes with it.
  const own = (lead.exec(before) ?? leadOfTwo.exec(before))?.groups?.own;
  return own === undefined ? at : at - own.length;
}

function numberOf(said: string, { numbers }: ClockWords): number {
  if (/^\d+$/.test(said)) return Number(said);
  return numbers.findIndex((names) => names.split("|").includes(said)) + 1;
}

/** Nobody goes to school or practice between one and seven at night. */
function minutesOf({ hour, minute }: Clock, half: Half | null): number {
  const isEarly = hour >= 1 && hour < 7;
  const isPm = half === "pm" ? hour < 12 : half === null && isEarly;
  const isMidnight = half === "am" && hour === 12;
  return (isMidnight ? 0 : hour + (isPm ? 12 : 0)) * 60 + minute;
}

function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/** Words for the part of the day, in a text without those of its date. */
function partsOfDay(text: string, language: Language) {
  const { am, pm } = clockWords[language];
  const edge = isSpaceless(language) ? ["", ""] : ["(?<!\\p{L})", "(?!\\p{L})"];
  return (["am", "pm"] as const)
    .flatMap((half) =>
      Array.from(text.matchAll(new RegExp(`${edge[0]}(?:${half === "am" ? am : pm})${edge[1]}`, "gu")), (match) => {
        return { half, at: match.index, end: match.index + match[0].length };
      }),
    )
    .toSorted((one, other) => one.at - other.at);
}

const latin = {
  en: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
  es: "una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
  fr: "une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix huit|dix neuf|vingt|vingt et une|vingt deux|vingt trois",
  de: "eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|einundzwanzig|zweiundzwanzig|dreiundzwanzig",
};
const han = ["一", "两|二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

const twoDots = String.raw`(?<![\d./:-])(?<h>\d{1,2}):(?<m>\d{2})(?![\d:])`;

/** "14-16": the first of two hours; whether they are hours is seen from what stands around them. */
const beforeStroke = /(?<![\p{L}\p{N}./:-])(?<h>\d{1,2})(?::(?<m>\d{2}))?(?=-\d{1,2}(?!\d|[./-]\d))/gu;
const afterStroke =
  /(?<=(?<![\p{L}\p{N}./:-])\d{1,2}(?::\d{2})?-)(?<h>\d{1,2})(?::(?<m>\d{2}))?(?: ?(?:(?<am>a ?m)|(?<pm>p ?m)|uhr|h|hs))?(?![\p{L}\p{N}:/]|[.-]\d)/gu;

function latinForms(numbers: string, ...forms: readonly string[]): readonly RegExp[] {
  const all = forms.map(
    (form) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}./:-])(?:${form.replaceAll("{n}", `\\d{1,2}|${numbers}`)})(?![\\p{L}\\p{N}:/]|[.-]\\d)`,
        "gu",
      ),
  );
  return [beforeStroke, afterStroke, ...all];
}

const ampm = "(?: ?(?:(?<am>a ?m)|(?<pm>p ?m)))";

const clockWords = orEnglish<ClockWords>({
  en: {
    forms: latinForms(
      latin.en,
      `(?<half>half) past (?<h>{n})`,
      `(?:a )?(?<quarter>quarter) (?:past|after) (?<h>{n})`,
      `(?:a )?(?<quarter>quarter) (?<to>to|till|of) (?<h>{n})`,
      `(?<h>\\d{1,2})[:.](?<m>\\d{2})${ampm}?`,
      `(?<h>{n})${ampm}`,
      `(?<h>{n}) oclock`,
      `(?<noon>noon|midday)`,
      `(?<midnight>midnight)`,
      `(?<h>{n})(?! (?:days?|weeks?|min|minutes|hours?|tests?|quizzes|pages?|questions|chapters?))`,
    ),
    numbers: latin.en.split("|"),
    lead: /(?:^| )(?<own>(?:at|from|around|starting at) )$|(?:tonight|this evening|this afternoon) $/u,
    leadOfTwo: /(?:^| )(?<own>(?:from|between) )$|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) $/u,
    between: /^ ?(?:to|till|until|til|thru|through|and|-) ?$/u,
    am: "in the morning|this morning|morning",
    pm: "tonight|tonite|this evening|in the evening|evening|this afternoon|in the afternoon|afternoon|at night",
    night: /night/u,
  },
  es: {
    forms: latinForms(
      latin.es,
      `(?<h>{n}) y (?<half>media)`,
      `(?<h>{n}) y (?<quarter>cuarto)`,
      `(?<h>{n}) (?<to>menos) (?<quarter>cuarto)`,
      `(?<h>\\d{1,2})[:.](?<m>\\d{2})(?: ?(?:h|hs|hrs|horas))?${ampm}?`,
      `(?<h>\\d{1,2}) ?(?:h|hs|hrs)`,
      `(?<h>{n})${ampm}`,
      `(?<noon>mediodia)`,
      `(?<midnight>medianoche)`,
      `(?<h>{n})(?! (?:dias?|semanas?|min|minutos|horas?|examenes|paginas?|de (?:enero|feb|mar|abr|mayo|jun|jul|ago|sep|oct|nov|dic)))`,
    ),
    numbers: latin.es.split("|"),
    lead: /(?:^| )(?<own>(?:a las|a la|de las|desde las|sobre las|tipo) )$/u,
    leadOfTwo: /(?:^| )(?<own>(?:de|desde|entre) )$/u,
    between: /^ ?(?:a|hasta|hasta las|a las|y|-) ?$/u,
    am: "de la manana|por la manana|de la madrugada|esta manana",
    pm: "de la tarde|por la tarde|de la noche|por la noche|esta noche|esta tarde|en la tarde|en la noche",
    night: /noche/u,
  },
  fr: {
    forms: latinForms(
      latin.fr,
      `(?<h>{n}) ?(?:h|heures?) et (?<half>demie?)`,
      `(?<h>{n}) ?(?:h|heures?) et (?<quarter>quart)`,
      `(?<h>{n}) ?(?:h|heures?) (?<to>moins) le (?<quarter>quart)`,
      `(?<h>\\d{1,2}) ?h ?(?<m>\\d{2})`,
      `(?<h>\\d{1,2}):(?<m>\\d{2})`,
      `(?<h>{n}) ?(?:h|heures?)`,
      `(?<noon>midi)`,
      `(?<midnight>minuit)`,
      `(?<h>\\d{1,2})(?= (?:a|et) \\d{1,2} ?h)`,
    ),
    numbers: latin.fr.split("|"),
    lead: /(?:^| )(?<own>(?:a|de|des|vers|a partir de|entre) )$/u,
    leadOfTwo: /(?:^| )(?<own>(?:de|entre) )$/u,
    between: /^ ?(?:a|jusqu a|jusqua|et|-) ?$/u,
    has24Hours: true,
    am: "du matin|le matin|ce matin|matin",
    pm: "du soir|ce soir|le soir|soir|de l apres midi|l apres midi|cet apres midi|aprem|cet aprem|cette aprem",
    night: /soir/u,
  },
  de: {
    forms: latinForms(
      latin.de,
      `(?<half>halb) (?<h>{n})(?: uhr)?`,
      `(?<quarter>viertel) nach (?<h>{n})`,
      `(?<quarter>viertel) (?<to>vor) (?<h>{n})`,
      `(?<to>drei)(?<quarter>viertel) (?<h>{n})`,
      `(?<h>\\d{1,2})[:.](?<m>\\d{2}) ?(?:uhr|h)`,
      `(?<h>\\d{1,2}):(?<m>\\d{2})`,
      `(?<h>\\d{1,2}) ?uhr (?<m>\\d{2})`,
      `(?<h>{n}) ?(?:uhr|h)`,
      `(?<noon>mittags?|um zwolf)`,
      `(?<midnight>mitternacht)`,
      `(?<h>{n})(?! (?:tagen?|wochen?|min|minuten|stunden?|seiten?|aufgaben|klausuren|tests|arbeiten))`,
    ),
    numbers: latin.de.split("|").map((name) => (name === "eins" ? "eins|ein" : name)),
    halfBefore: true,
    lead: /(?:^| )(?<own>(?:um|ab|gegen|so um) )$|(?:abend|nachmittag|nachmittags|abends|vormittag|fruh) $/u,
    leadOfTwo:
      /(?:^| )(?<own>(?:von|zwischen) )$|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen) $/u,
    between: /^ ?(?:bis|bis um|und|-) ?$/u,
    am: "morgens|heute morgen|heut morgen|vormittags?|fruh|in der fruh|am morgen|am vormittag",
    pm: "abends?|nachmittags?|am abend|am nachmittag|nachts",
    night: /abend|nacht/u,
  },
  zh: {
    forms: [
      /(?<h>十[一二]|[一二两三四五六七八九十]|\d{1,2})[点點时](?:(?<half>半)|(?<quarter>一刻)|(?<three>三刻)|(?<m>\d{1,2})分?|整|钟)?/gu,
      new RegExp(twoDots, "gu"),
      /(?<noon>正午|中午(?!\d|[一二十]))/gu,
      /(?<midnight>午夜)/gu,
      /(?<!\d)(?<h>\d{1,2})(?=(?:到|至|-)\d{1,2}[点點])/gu,
    ],
    numbers: han,
    lead: /(?<own>从|在)$/u,
    leadOfTwo: /(?<own>从)$/u,
    between: /^ ?(?:到|至|-) ?$/u,
    am: "今早|明早|早上|上午|早晨|凌晨|清晨",
    pm: "下午|晚上|傍晚|今晚|明晚|夜里|半夜|深夜|晚",
    night: /晚上|今晚|明晚|夜|^晚$/u,
  },
  ja: {
    forms: [
      /(?<h>十[一二]|[一二三四五六七八九十]|\d{1,2})時(?!間)(?:(?<half>半)|(?<m>\d{1,2})分)?/gu,
      new RegExp(twoDots, "gu"),
      /(?<noon>正午|お昼)/gu,
      /(?<!\d)(?<h>\d{1,2})(?=(?:から|-)\d{1,2}時)/gu,
    ],
    numbers: han,
    lead: /(?!)/u,
    leadOfTwo: /(?!)/u,
    between: /^ ?(?:から|より|-) ?$/u,
    lastHour: 29,
    am: "午前|今朝|朝|am",
    pm: "午後|夜|夕方|晩|今夜|今晩|pm",
    night: /夜|晩/u,
  },
});
