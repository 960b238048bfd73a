import { type Step, type StepId, stepParameters } from "@jotter/analysis/maths/steps";
import { says } from "@jotter/analysis/maths/worded/qualifiers";
import type { Language } from "@jotter/domain/settings";
import type { Solution } from "../private-solution.ts";
import { readChemistry } from "./chemistry.ts";
import { askedWords, constants, type Family, type Law, laws } from "./laws.ts";
import { moneyLaws } from "./money.ts";
import type { QuantityMeaning } from "./quantity-meaning.ts";
import { type Given, type Told, toldIn } from "./read-quantities.ts";
import { shownAmount, shownGiven, shownNumber, siUnit, usualUnit } from "./shown-quantity.ts";
import { type Special, specials } from "./special-laws.ts";
import type { Amount } from "./terms.ts";
import { type DimensionName, dimensions, isSameDimension, none, type Unit, unitAt } from "./units.ts";

/** What was read of a problem in words: to be confirmed before the work begins. */
export type QuantityProblem = {
  readonly meaning: QuantityMeaning;
  readonly solution: Solution;
  readonly family: Family;
  /** LaTeX without a word: what is given, what is asked, by which laws. */
  readonly shown: string;
};

/** One law put to use: what came out of it. */
type Used = {
  readonly law: Pick<Law, "id" | "family" | "latex">;
  readonly symbol: string;
  readonly found: readonly Amount[];
  readonly inserted: string;
  readonly rearranged: string;
};

type Way = { readonly used: readonly Used[]; readonly letters: Readonly<Record<string, readonly Amount[]>> };

/** A problem of quantities that one law, or two in a row, solve; null where none does, or several do. */
export function readQuantityProblem(text: string, language: Language): QuantityProblem | null {
  const told = toldIn(text, language);
  if (told.givens.length > 8) return null;
  if (beyond.test(told.text) || counted.test(told.text)) return null;
  if (isAfterChange.test(told.text)) return null;
  if (says(told.text.replace(noShare, " "), ["pause", "share", "gap", "direction"])) return null;
  return byChemistry(told) ?? byLaws(told);
}

/** "72 km/h in m/s": nothing but a unit is asked for. */
export function readConversion(text: string, language: Language): QuantityProblem | null {
  return conversion(toldIn(text, language));
}

/** Words that change what the numbers come to; such a problem is not ours to guess. */
const beyond =
  /there and back|echo|hin und zurück|ida y vuelta|aller[- ]retour|往復|来回|remain(?:s|ing)? (?:to|of the)|还剩|残り|horizontal(?:ly)? at|projectile|each other|towards|aufeinander zu|l['’]un vers|al encuentro|相向|相遇|向かい合|elevator|lift\b|bounce|incline|\bhalf of\b|\bdouble|\btwice\b|\blift(?:s|ed)? ?off|thrust|\bhebt ab|schubkraft|despeg|\bempuje|décoll|poussée|推力|打ち上げ/iu;

/** "After a 30% discount it costs $210": of what that is a part is to be found first. */
const isAfterChange =
  /(?:\bafter|\bnach|\btras|después de|\baprès)[^.?!]{0,20}%[^.?!]{0,20}(?:discount|reduc|rabatt|senkung|nachlass|descuento|rebaja|remise|réduction|increase|rais|erhöhung|aumento|subida|hausse|augmentation)|(?:\bafter|\bnach|\btras|después de|\baprès)[^.?!]{0,25}(?:rabatt|senkung|nachlass|descuento|rebaja|remise|réduction|erhöhung|aumento|subida|hausse|augmentation)[^.?!]{0,8}%/iu;

/** Half of it is a name or a figure here. */
const noShare =
  /half-?(?:life|lives|reaction|cell)|(?:an?|one|\d+) (?:and a )?half|halb(?:wert|leiter|kreis|zeit)\p{L}*|halbe stunde|media hora|demi-(?:vie|heure)|半(?:衰|減|径|导|導)/giu;

/** "Three 6 Ω resistors", "… of 6 Ω each": a count in words that is no figure of ours. */
const counted =
  /(?<!\p{L})(?:two|three|four|five|six|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|zwei|drei|vier|fünf|sechs)(?!\p{L})(?:[^.?!\d]{0,12}\d[^.?!]{0,15}?(?:resist|widerst|résist|lamp|bulb|lámpara|bombilla|ampoule|batter|pile|spring|muelle|resorte|ressort|feder|capacit|condens|kondensator)|[^.?!]{0,40}(?<!\p{L})(?:each|je(?:weils)?|cada un[oa]|chacune?)(?!\p{L}))|[两三四五二](?:个|只|つ)[^。]{0,4}\d[^。]{0,8}(?:电阻|灯|弹簧|抵抗|電球|ばね)/iu;

function byChemistry(told: Told): QuantityProblem | null {
  const found = readChemistry(told);
  if (found === null) return null;
  const [answer] = found.answers;
  if (
    answer === undefined ||
    !Number.isFinite(answer.value) ||
    (told.asked !== null && !isSameDimension(told.asked.dimension, answer.dimension))
  )
    return null;
  const result = shownAmount(answer, told.asked);
  return {
    family: found.family,
    shown: `${found.latex} \\;\\Rightarrow\\; ${nice(found.symbol)} = {?}`,
    meaning: meaningOf(told, found.answers, [...found.stages, ...told.givens], found.letters, [found.symbol]),
    solution: {
      result: `${nice(found.symbol)} = ${result}`,
      plain: plainOf(result),
      steps: [
        step("lawOfQuantities", "", found.latex),
        step("insertQuantities", nice(found.symbol), `${nice(found.symbol)} = ${found.inserted} = ${result}`),
      ],
    },
  };
}

function conversion(told: Told): QuantityProblem | null {
  const [given, more] = told.givens;
  const { asked } = told;
  if (given === undefined || more !== undefined || asked === null || given.unit === null) return null;
  if (!isSameDimension(given.dimension, asked.dimension) || isSameDimension(given.dimension, none)) return null;
  if (given.unit.shown === asked.shown) return null;
  // What a euro is in dollars changes every day.
  if (isSameDimension(given.dimension, dimensions.money) && given.unit.factor === asked.factor) return null;
  if (!isConverted(told.text.slice(0, given.at), told.text.slice(given.end), asked)) return null;
  const [fact] = told.facts;
  const rough =
    given.unit.offset !== undefined || asked.offset !== undefined ? [{ ...given, value: given.value - 0.15 }] : [];
  const answers = [
    given,
    ...(fact === undefined ? [] : [{ ...given, value: given.value * fact.ratio }]),
    ...inPlainYears(given, given.unit, asked),
    ...(asked.factor === 1 && rough.length > 0 ? rough : []),
  ];
  const shown = `${shownGiven(given)} = {?}\\,${siUnit(asked)}`;
  const result = shownAmount(given, asked);
  return {
    family: "conversion",
    shown,
    meaning: meaningOf(told, answers, [], {}, []),
    solution: { result, plain: plainOf(result), steps: [step("convertUnits", shownGiven(given), result)] },
  };
}

const [year, plainYear] = [31_557_600, 365 * 86_400];

/** A year of 365 days, as schools often have it. */
function inPlainYears(given: Given, from: Unit, to: Unit): readonly Given[] {
  const of = (unit: Unit) => (unit.factor === year ? plainYear / year : 1);
  const ratio = of(from) / of(to);
  return isSameDimension(given.dimension, dimensions.time) && ratio !== 1
    ? [{ ...given, value: given.value * ratio }]
    : [];
}

const converts =
  /(?<!\p{L})(?:conver\p{L}*|express|exprim\p{L}*|expres[ae]\p{L}*|change|write|give|umrechn\p{L}*|(?:um)?wand(?:le|el)\p{L}*|rechne|gib|drücke?|schreibe?|pas[ae]r?|transform\p{L}*|escrib\p{L}*|donne\p{L}*|écri\p{L}*|mets|mettre)(?!\p{L})|换算|换成|化[成为]|转换|表示|換算|変換|直[しせすそ]|表[しせすそ]/iu;
const asksOnly =
  /^(?:how|many|much|what|is|are|in|into|to|there|equals?|the|an?|wie|viele?|wieviele?|was|ist|sind|hat|haben|ergibt|ergeben|entspricht|entsprechen|cu[aá]nt[oa]s?|son|es|hay|en|una?|equivalen?|combien|de|d|font|fait|y|t|il|dans|vaut|valent|sont|est|use|degrees?|grad|grados?|degrés?)$/iu;
const asksOnlyInSigns = /^(?:等于|相当于|多少|是|几|有|合|为|请问|は|を|に|が|で|何|か|です|いくつ|いくら)*$/u;

/** A story with one number and its unit asks for something else: "How many grams of sugar for 2 kg of plums?" */
function isConverted(before: string, after: string, asked: Unit): boolean {
  const around = `${before} ${after}`;
  if ((around.match(/\p{L}{3,}/gu) ?? []).length > 9 || /half|double|twice|third|hälfte|mitad|moitié|半/iu.test(around))
    return false;
  if (converts.test(around)) return true;
  const words = around.match(/[\p{sc=Latin}\p{sc=Greek}°µ]+/gu) ?? [];
  const signs = around.replaceAll(asked.shown, " ").match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu) ?? [];
  const isUnit = (word: string) => unitAt(word, { hasDegrees: true })?.length === word.length;
  return words.every((word) => asksOnly.test(word) || isUnit(word)) && signs.every((run) => asksOnlyInSigns.test(run));
}

function byLaws(told: Told): QuantityProblem | null {
  const { asked, text } = told;
  const wanted = wantedIn(told);
  if (wanted.length === 0) return null;
  // Ice at 0 °C melts: the temperature is no part of it.
  const isMelting = /melt|funde|schmilzt|fond\b|熔化|融解/iu.test(text);
  const data = withDifference(told).filter(
    ({ dimension }) => !isMelting || !isSameDimension(dimension, dimensions.temperature),
  );
  const special = [...specials, ...moneyLaws].flatMap((each) => waysOfSpecial(each, data, told, wanted));
  const direct = special.length > 0 ? special : waysOfOne(data, text, wanted);
  const ways = direct.length > 0 ? direct : waysOfTwo(data, text, wanted);
  const [way] = ways;
  const found = way?.used.at(-1)?.found[0];
  if (way === undefined || found === undefined || !Number.isFinite(found.value)) return null;
  // Two laws that fit and do not agree: nothing is made up.
  const isSame = ways.every((each) => {
    const other = each.used.at(-1)?.found[0];
    return (
      other !== undefined &&
      Math.abs(other.value - found.value) <= 1e-6 * Math.abs(found.value) &&
      isSameDimension(other.dimension, found.dimension)
    );
  });
  if (!isSame) return null;
  const last = way.used.at(-1);
  if (last === undefined || (asked !== null && !isSameDimension(asked.dimension, found.dimension))) return null;
  const steps = way.used.flatMap(({ law, symbol, rearranged, inserted, found: [value] }) => [
    step("lawOfQuantities", "", law.latex),
    ...(rearranged === "" ? [] : [step("rearrangeLaw", law.latex, `${nice(symbol)} = ${rearranged}`)]),
    step(
      "insertQuantities",
      `${nice(symbol)} = ${rearranged === "" ? "" : rearranged}`.replace(/ = $/, ""),
      `${nice(symbol)} = ${inserted}${value === undefined ? "" : ` = ${shownAmount(value, usualUnit(value, told.givens))}`}`,
    ),
  ]);
  const result = shownAmount(found, asked ?? usualUnit(found, told.givens));
  const between = way.used.slice(0, -1).flatMap((each) => each.found);
  const stages = [...data, ...told.givens, ...between, ...(way.letters[""] ?? [])];
  return {
    family: last.law.family,
    shown: `${told.givens.map(shownGiven).join(",\\; ")} \\;\\Rightarrow\\; ${nice(last.symbol)} = {?}${asked === null ? "" : `\\,${siUnit(asked)}`} \\quad \\left(${way.used.map(({ law }) => law.latex).join(",\\; ")}\\right)`,
    meaning: meaningOf(told, last.found, stages, way.letters, [last.symbol]),
    solution: { result: `${nice(last.symbol)} = ${result}`, plain: plainOf(result), steps },
  };
}

const plainOf = (latex: string) =>
  latex
    .replace(/\\[,;]|\\mathrm|[{}]/g, " ")
    .replace(/\\cdot/g, "*")
    .replace(/\s+/g, " ")
    .trim();

function step(id: StepId, before: string, after: string): Step {
  const names: readonly string[] = stepParameters[id];
  return { id, before, after, params: Object.fromEntries(names.map((name) => [name, ""])) };
}

const greek: Readonly<Record<string, string>> = {
  rho: "\\rho",
  lambda: "\\lambda",
  mu: "\\mu",
  DT: "\\Delta T",
  Vm: "V_m",
  NA: "N_A",
  eta: "\\eta",
};
const nice = (symbol: string) => greek[symbol] ?? symbol.replace(/(\d)$/, "_$1");

function meaningOf(
  told: Told,
  answers: readonly Amount[],
  stages: readonly Amount[],
  letters: Way["letters"],
  symbols: readonly string[],
): QuantityMeaning {
  const [answer] = answers;
  const units = told.givens.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const isBare = answer !== undefined && isSameDimension(answer.dimension, none);
  const isShare =
    isBare &&
    told.asked === null &&
    !symbols.includes("pH") &&
    /percent|%|prozent|porcentaje|pourcentage|几折|何割/iu.test(told.text);
  const asked = isShare ? (unitAt("%")?.unit ?? null) : told.asked;
  // "moles in 36 g": the word is the unit.
  const isNamed =
    answer !== undefined && isSameDimension(answer.dimension, dimensions.amount) && /mol/i.test(told.text);
  return {
    kind: "quantity",
    answers,
    unit: asked,
    needsUnit: told.asked === null && !isBare && !isNamed,
    stages,
    joined: joined(units),
    units: [...units, ...(told.asked === null ? [] : [told.asked])],
    hasDegrees: told.hasDegrees,
    symbols: [...symbols, ...symbols.map((each) => ({ rho: "ρ", lambda: "λ", U: "V" })[each] ?? each)],
    letters,
    figures: Math.min(3, ...told.givens.map(({ figures }) => figures)),
  };
}

/** "240/3" of kilometres and hours is a number of km/h: units that come of two of the problem's. */
function joined(units: readonly Unit[]): readonly Unit[] {
  const plain = units.filter(({ offset }) => offset === undefined);
  return plain.flatMap((one) =>
    plain.flatMap((other) => {
      const made = (sign: 1 | -1): Unit => ({
        factor: one.factor * other.factor ** sign,
        dimension: one.dimension.map((each, at) => each + sign * (other.dimension[at] ?? 0)),
        shown: "",
      });
      return [made(1), made(-1)];
    }),
  );
}

/** What may be asked for: by its unit, or by the words of the question. */
function wantedIn({ text, asked, givens }: Told): readonly DimensionName[] {
  const names = Object.keys(dimensions) as DimensionName[];
  if (asked !== null) return names.filter((name) => isSameDimension(dimensions[name], asked.dimension));
  const parts = text
    .split(/(?<=[?？])|(?<=[.。;!])\s+|,\s+(?=find|what|how|calc)|(?<=。)/iu)
    .filter((part) => part.trim() !== "");
  const isQuestion =
    /[?？]|find|what|how|calculate|determine|berechne|bestimme|wie |welche|calcula|cuál|cuánt|halla|calcul|trouve|quel|combien|求|何|多少|几折|いくら/iu;
  const question = parts.findLast((part) => isQuestion.test(part)) ?? text;
  const inPart = (part: string) => askedWords.filter(([, words]) => words.test(part)).map(([name]) => name);
  const own = inPart(question);
  const label = /([A-Za-zλ])\s*(?:=\s*)?[?？]|find\s+([A-Za-z])\b/.exec(text);
  const symbol = label?.[1] ?? label?.[2];
  const byLetter =
    symbol === undefined
      ? []
      : laws.flatMap(({ symbols }) =>
          symbols[symbol === "V" ? "U" : symbol] ? [symbols[symbol === "V" ? "U" : symbol]?.[0] ?? "number"] : [],
        );
  const found = own.length > 0 ? own : inPart(text);
  const isGiven = (name: DimensionName) => givens.some(({ dimension }) => isSameDimension(dimension, dimensions[name]));
  // Of money and percentages more than one is given, and one more asked for.
  const extra = [
    ...(isGiven("money") || /[$€£¥元円]/.test(text) ? (["money"] as const) : []),
    ...(/percent|%|prozent|porcentaje|pourcentage|几折|何[%割]/iu.test(question) ? (["number"] as const) : []),
  ];
  if (extra.length > 0) return [...new Set([...found, ...extra])];
  const free = found.filter((name) => !isGiven(name));
  const all = free.length > 0 ? free : found;
  if (all.length > 0 || byLetter.length > 0) return [...new Set(all.length > 0 ? all : byLetter)];
  // "How much for 10 people?" asks for one of the kinds that are given.
  return /how much|wie ?viel|cuánto|combien|多少|いくら|どれだけ/iu.test(text)
    ? names.filter((name) => name !== "number" && isGiven(name))
    : [];
}

/** Two temperatures are a difference; "by 15 °C" is one already. */
function withDifference({ givens, text, hasDegrees }: Told): readonly Given[] {
  const warm = givens.filter(({ dimension }) => isSameDimension(dimension, dimensions.temperature));
  const isHeat =
    givens.some(({ dimension }) => isSameDimension(dimension, dimensions.heatCapacity)) ||
    /specific heat|比热|calor específico|wärmekapazität/iu.test(text);
  if (!hasDegrees || !isHeat) return givens;
  const [one, two] = warm;
  const bare = givens.filter(({ unit, label }) => unit === null && label === null);
  if (one !== undefined && two !== undefined)
    return [
      ...givens.filter((each) => each !== one && each !== two),
      { ...two, value: two.value - one.value, written: two.written - one.written, unit: null, label: "DT" },
    ];
  // "from 20 to 80 °C": the first has no sign of its own.
  if (one !== undefined && bare.length === 1 && bare[0] !== undefined) {
    const difference = one.written - bare[0].written;
    return [
      ...givens.filter((each) => each !== one && each !== bare[0]),
      { ...one, value: difference, written: difference, unit: null, label: "DT" },
    ];
  }
  return one === undefined
    ? givens
    : givens.map((each) =>
        each === one ? { ...one, value: one.written * (one.unit?.factor ?? 1), label: "DT" } : each,
      );
}

const isMeant = ({ when, unless }: Pick<Law, "when" | "unless">, text: string) =>
  (when === undefined || when.test(text)) && unless?.test(text) !== true;

/** One law whose symbols are all given but the one that is asked for. */
function waysOfOne(givens: readonly Given[], text: string, wanted: readonly DimensionName[]): readonly Way[] {
  return laws.flatMap((law) => {
    if (!isMeant(law, text)) return [];
    return Object.entries(law.symbols).flatMap(([symbol, [kind]]) =>
      wanted.includes(kind) ? usesOf(law, symbol, givens, true) : [],
    );
  });
}

/** Two laws in a row: what comes out of the first goes into the second. */
function waysOfTwo(givens: readonly Given[], text: string, wanted: readonly DimensionName[]): readonly Way[] {
  if (givens.length < 2) return [];
  const fitting = laws.filter((law) => isMeant(law, text));
  return fitting.flatMap((first) =>
    Object.keys(first.symbols).flatMap((between) =>
      usesOf(first, between, givens, false).flatMap((way) => {
        const [used] = way.used;
        const [value] = used?.found ?? [];
        if (used === undefined || value === undefined) return [];
        const left = givens.filter((each) => !(way.taken ?? []).includes(each));
        const made: Given = {
          ...value,
          label: between,
          unit: null,
          written: value.value,
          figures: 3,
          at: -1,
          length: 0,
          end: -1,
        };
        return fitting.flatMap((second) => {
          if (second === first) return [];
          return Object.entries(second.symbols).flatMap(([symbol, [kind]]) =>
            wanted.includes(kind)
              ? usesOf(second, symbol, [...left, made], true, [...givens, made])
                  .filter(({ taken }) => taken?.includes(made))
                  .map((next) => ({
                    used: [...way.used, ...next.used],
                    letters: { ...way.letters, ...next.letters, [between]: used.found },
                  }))
              : [],
          );
        });
      }),
    ),
  );
}

type Taking = Way & { readonly taken?: readonly Given[] };

/** All ways to give the symbols of a law their values. */
function usesOf(
  law: Law,
  unknown: string,
  givens: readonly Given[],
  takesAll: boolean,
  all = givens,
): readonly Taking[] {
  const names = Object.keys(law.symbols).filter((name) => name !== unknown);
  const assign = (
    index: number,
    left: readonly Given[],
    sofar: Readonly<Record<string, Given | null>>,
  ): readonly Readonly<Record<string, Given | null>>[] => {
    const name = names[index];
    if (name === undefined) return takesAll && left.length > 0 ? [] : [sofar];
    const kind = law.symbols[name]?.[0] ?? "number";
    const fitting = left.filter(
      (each) =>
        isSameDimension(each.dimension, dimensions[kind]) &&
        (kind !== "temperature" || (name === "DT") === (each.label === "DT")),
    );
    const labelled = fitting.filter(({ label }) => label === name);
    const own = (labelled.length > 0 ? labelled : fitting).slice(0, name === "m" || name === "M" ? 1 : undefined);
    const taken = own.flatMap((each) =>
      assign(
        index + 1,
        left.filter((one) => one !== each),
        { ...sofar, [name]: each },
      ),
    );
    const constant = constants[name];
    const isFree =
      constant !== undefined &&
      constant.dimension === kind &&
      !all.some((each) => isSameDimension(each.dimension, dimensions[kind]));
    return isFree ? assign(index + 1, left, { ...sofar, [name]: null }) : taken;
  };
  return assign(0, givens, {}).flatMap((values): readonly Taking[] => {
    const free = names.filter((name) => values[name] === null);
    const choices = free.length === 0 ? [0] : (constants[free[0] ?? ""]?.values ?? [0]).map((_, at) => at);
    const found = choices.flatMap((choice) => {
      const value = worked(
        law,
        unknown,
        (name) => values[name]?.value ?? constants[name]?.values[choice] ?? Number.NaN,
      );
      return Number.isFinite(value) ? [{ value, dimension: dimensions[law.symbols[unknown]?.[0] ?? "number"] }] : [];
    });
    // 273 for 273.15, as many schools have it.
    const warm = names.find(
      (name) => law.symbols[name]?.[0] === "temperature" && values[name]?.unit?.offset !== undefined,
    );
    const rough =
      warm === undefined
        ? []
        : [
            {
              value: worked(
                law,
                unknown,
                (name) => (values[name]?.value ?? constants[name]?.values[0] ?? 0) - (name === warm ? 0.15 : 0),
              ),
              dimension: dimensions[law.symbols[unknown]?.[0] ?? "number"],
            },
          ];
    if (found.length === 0) return [];
    const shown = (name: string) => {
      const given = values[name];
      return given
        ? shownAmount(given, given.unit?.offset === undefined ? given.unit : null)
        : shownNumber(constants[name]?.values[0] ?? 0);
    };
    const letters = Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, [values[name]]]] : [])));
    return [
      {
        used: [
          {
            law,
            symbol: unknown,
            found: [...found, ...rough],
            rearranged: solvedFor(law, unknown, nice),
            inserted: solvedFor(law, unknown, (name) => `\\left(${shown(name)}\\right)`),
          },
        ],
        letters: {
          ...letters,
          ...(warm === undefined
            ? {}
            : {
                [warm]: [
                  ...(letters[warm] ?? []),
                  ...(letters[warm] ?? []).map((each) => ({ ...each, value: each.value - 0.15 })),
                ],
              }),
        },
        taken: names.flatMap((name) => values[name] ?? []),
      },
    ];
  });
}

function worked({ symbols, coefficient }: Law, unknown: string, value: (name: string) => number): number {
  const own = symbols[unknown]?.[1] ?? 1;
  const product = Object.entries(symbols).reduce(
    (sofar, [name, [, exponent]]) => (name === unknown ? sofar : sofar * value(name) ** exponent),
    coefficient,
  );
  const raised = product ** (-1 / own);
  // A deceleration has its own sign, and no way is less than nothing.
  return Number.isNaN(raised) || symbols[unknown]?.[0] === "length" ? Math.abs(product) ** (-1 / own) : raised;
}

/** The law with the unknown alone on the left, as LaTeX. */
function solvedFor({ symbols, coefficient }: Law, unknown: string, shown: (name: string) => string): string {
  const own = symbols[unknown]?.[1] ?? 1;
  const turn = own < 0 ? 1 : -1;
  const part = (way: number) =>
    Object.entries(symbols).flatMap(([name, [, exponent]]) => {
      const size = exponent * turn;
      if (name === unknown || size * way <= 0) return [];
      return [Math.abs(size) === 1 ? shown(name) : `${shown(name)}^{${Math.abs(size)}}`];
    });
  const factor = coefficient ** turn;
  const top = [...(factor > 1 ? [shownNumber(factor)] : []), ...part(1)];
  const below = [...(factor < 1 ? [shownNumber(1 / factor)] : []), ...part(-1)];
  const value =
    below.length === 0
      ? top.join(" \\cdot ")
      : `\\frac{${top.length === 0 ? "1" : top.join(" \\cdot ")}}{${below.join(" \\cdot ")}}`;
  return Math.abs(own) === 2 ? `\\sqrt{${value}}` : value;
}

function waysOfSpecial(
  special: Special,
  givens: readonly Given[],
  told: Told,
  wanted: readonly DimensionName[],
): readonly Way[] {
  if (!special.when.test(told.text) || !wanted.includes(special.finds)) return [];
  const found = special.solve(givens, told.text);
  if (found === null) return [];
  const { value, between = [], latex, inserted } = found;
  const dimension = dimensions[special.finds];
  const used: Used = {
    law: { id: special.id, family: special.family, latex },
    symbol: special.symbol,
    found: [{ value, dimension }],
    rearranged: "",
    inserted,
  };
  const letters = Object.fromEntries((found.letters ?? []).map(([name, amount]) => [name, [amount]]));
  return [{ used: [used], letters: { ...letters, "": between } }];
}
