import type { Language } from "@jotter/domain/settings";
import { wordsOf } from "@jotter/study-tools/own-data/words";

/** The days of a month in figures, where a teacher has said them in words: "the twenty-third of October". [LEC-1] */
export function inFigures(text: string, language: Language): string {
  if (language === "zh" || language === "ja") return text.replace(hanDays, (said) => String(hanNumber(said)));
  const { names, before, after, day } = dayWords[language];
  const months = wordsOf[language].day.months.join("|").replaceAll("marz", "märz").replaceAll("fevrier", "février");
  const month = `(?:of |de |du )?(?:${months}|août|décembre)(?!\\p{L})`;
  const all = names.flatMap((said, at) => said.split("|").map((name) => [name, at + 1] as const));
  const words = all
    .map(([name]) => name)
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  // "The third and fourth chapters"; but "the third or fourth of May".
  const another = `,? (?:and|or|y|o|et|ou|und|oder) (?:the |el |le |de[nmr] )?(?:${words})(?= \\p{L})(?! ${month})`;
  const said = new RegExp(
    `(?<!\\p{L})(?:(?<lead>${before}) (?<led>${words})(?!\\p{L})(?=${after}|\\s*[,;:.?!—–])(?!${another})|(?<named>${words})(?= ${month})|(?<=(?:${months}) (?:the )?)(?<last>${words})(?!\\p{L}))`,
    "giu",
  );
  const figure = (name: string) => day(all.find(([one]) => one === name.toLowerCase())?.[1] ?? 0);
  return text.replace(said, (match, lead?: string, led?: string, named?: string, last?: string) =>
    led === undefined ? figure(named ?? last ?? match) : `${lead} ${figure(led)}`,
  );
}

const hanDays = /(?<![第周期拜月一二三四五六七八九十])[一二三四五六七八九十]{1,3}(?=[日号號])/gu;

function hanNumber(said: string): number {
  const digits = "零一二三四五六七八九";
  const [tens, ones] = said.includes("十") ? said.split("十") : ["零", said];
  return (tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0);
}

type DayWords = {
  /** From the first to the thirty-first. */
  readonly names: readonly string[];
  /** What says of a number without a month that it is a day, and what may follow it. */
  readonly before: string;
  readonly after: string;
  readonly day: (day: number) => string;
};

const spaced = (tens: string, ones: string) => ones.split(" ").map((one) => `${tens}-${one}|${tens} ${one}`);

const dayWords: Readonly<Record<Exclude<Language, "zh" | "ja">, DayWords>> = {
  en: {
    names: [
      ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(" "),
      ..."fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(" "),
      ...spaced("twenty", "first second third fourth fifth sixth seventh eighth ninth"),
      ...["thirtieth", "thirty-first|thirty first"],
    ],
    before: "(?:on|by|until|till|before|for|from|to|\\p{L}*day) the",
    after: "\\s*$| (?:at|in the|and|or|but|from|so|because|we|you|please|this month|next month)(?!\\p{L})",
    day: (day) => `${day}th`,
  },
  es: {
    names: [
      ..."uno|primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince".split(" "),
      ..."dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro".split(" "),
      ..."veinticinco veintiséis veintisiete veintiocho veintinueve treinta".split(" "),
      "treinta y uno",
    ],
    before: "(?:para el|antes del|(?:es|será) el(?! primero)|el día|día|lunes|martes|miércoles|jueves|viernes|sábado)",
    after: "\\s*$| (?!por|%)",
    day: String,
  },
  fr: {
    names: [
      ..."premier|un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" "),
      ..."dix-sept|dix-huit|dix-neuf|vingt".split("|"),
      "vingt et un|vingt-et-un",
      ...spaced("vingt", "deux trois quatre cinq six sept huit neuf"),
      ...["trente", "trente et un|trente-et-un"],
    ],
    before: "(?:pour le|avant le|(?:est|sera) le(?! premier)|jusqu['’]au)",
    after: "\\s*$| (?:à|au matin|et|mais|vous|on|nous|du mois|prochain)(?!\\p{L})",
    day: String,
  },
  de: {
    names: [
      ..."erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft".split(" "),
      ..."dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst".split(" "),
      ..."ein zwei drei vier fünf sechs sieben acht neun".split(" ").map((one) => `${one}undzwanzigst`),
      ...["dreißigst|dreissigst", "einunddreißigst|einunddreissigst"],
    ].map((name) =>
      name
        .split("|")
        .flatMap((one) => [`${one}en`, `${one}er`, `${one}e`])
        .join("|"),
    ),
    before: "(?:am|dem|den|zum|vom)",
    // A noun follows: "am dritten Tag".
    after:
      "\\s*$| (?:um|vor|ist|sind|schreiben|schreibt|haben|habt|gebt|findet|wird|wir|ihr|bis|und|aber|sondern)(?!\\p{L})",
    day: String,
  },
};
