import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import { atomsIn, balanced, type Reaction, reactionIn, type Species } from "../reaction.ts";
import type { Told } from "./read-quantities.ts";
import { shownNumber } from "./shown-quantity.ts";
import type { Amount } from "./terms.ts";
import { type Dimension, dimensions, isSameDimension, none } from "./units.ts";

/** What a question of chemistry comes to, and by which formulas. */
export type ChemicalAnswer = {
  readonly answers: readonly Amount[];
  readonly symbol: string;
  readonly latex: string;
  readonly inserted: string;
  readonly stages: readonly Amount[];
  readonly letters: Readonly<Record<string, readonly Amount[]>>;
  readonly family: "amounts" | "solutions";
};

const masses: Readonly<Record<string, number>> = {
  ...{ H: 1.008, He: 4.003, Li: 6.94, C: 12.01, N: 14.01, O: 16.0, F: 19.0, Ne: 20.18, Na: 22.99, Mg: 24.31 },
  ...{ Al: 26.98, Si: 28.09, P: 30.97, S: 32.06, Cl: 35.45, Ar: 39.95, K: 39.1, Ca: 40.08, Cr: 52.0, Mn: 54.94 },
  ...{ Fe: 55.85, Co: 58.93, Ni: 58.69, Cu: 63.55, Zn: 65.38, Br: 79.9, Ag: 107.87, Sn: 118.71, I: 126.9, Ba: 137.33 },
  ...{ Pt: 195.08, Au: 196.97, Hg: 200.59, Pb: 207.2 },
};
/** As a first table has them. */
const schoolMasses: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(masses).map(([name, mass]) => [name, name === "Cl" ? 35.5 : name === "Cu" ? 63.5 : Math.round(mass)]),
);
const water = /water|wasser|agua|eau\b|水/iu;

/** Masses of atoms as the problem gives them: "H=1.008", "Ca 40.08", and not the two of "H2O". */
function givenMasses(text: string): Readonly<Record<string, number>> {
  const found = [
    ...text.matchAll(/(?<![A-Za-z])([A-Z][a-z]?)(?:\s*[=:]\s*|\s+)(\d+[.,]?\d*)(?![\d\w]*\s*(?:g|mol|L|M)\b)/g),
  ];
  return Object.fromEntries(
    found.flatMap(([, name = "", value = ""]) =>
      masses[name] === undefined ? [] : [[name, Number(value.replace(",", "."))]],
    ),
  );
}

function molarMassOf(formula: string, own: Readonly<Record<string, number>>): number | null {
  const atoms = atomsIn(formula);
  if (atoms === null) return null;
  let total = 0;
  for (const [name, count] of Object.entries(atoms)) {
    const mass = own[name] ?? masses[name];
    if (mass === undefined) return null;
    total += mass * count;
  }
  return total;
}

const formulaPattern = "(?:[A-Z][a-z]?\\d*|\\((?:[A-Z][a-z]?\\d*)+\\)\\d*){1,8}";
const formulasIn = (text: string) =>
  [...text.matchAll(new RegExp(`(?<![A-Za-z])${formulaPattern}(?![a-z])`, "g"))]
    .map(([name]) => name)
    .filter((name) => atomsIn(name) !== null && /[A-Z].*[A-Z\d]/.test(name));

export function readChemistry(told: Told): ChemicalAnswer | null {
  const plain = plainMaths(told.text).replace(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)));
  return acidity(plain, told) ?? composition(plain) ?? stoichiometry(plain, told) ?? substance(plain, told);
}

const strongAcids: Readonly<Record<string, number>> = { HCl: 1, HNO3: 1, HBr: 1, HI: 1, HClO4: 1, H2SO4: 2, 硫酸: 2 };
const strongBases: Readonly<Record<string, number>> = { NaOH: 1, KOH: 1, LiOH: 1, "Ca(OH)2": 2, "Ba(OH)2": 2 };

function acidity(text: string, { givens }: Told): ChemicalAnswer | null {
  if (!/pH/.test(text)) return null;
  const conc = givens.find(({ dimension }) => isSameDimension(dimension, dimensions.concentration));
  const name = [...Object.keys(strongAcids), ...Object.keys(strongBases)].find((each) => text.includes(each));
  const isOnly = givens.length === 1 || (name === "H2SO4" && givens.length === 1);
  if (conc !== undefined && name !== undefined && isOnly && conc.value > 0) {
    // The second proton of sulfuric acid counts where the text says so.
    if ((name === "H2SO4" || name === "硫酸") && !/complete|vollständig|completa|complète|完全/iu.test(text))
      return null;
    const acid = strongAcids[name];
    const ions = (conc.value / 1000) * (acid ?? strongBases[name] ?? 1);
    const p = -Math.log10(ions);
    const value = acid === undefined ? 14 - p : p;
    return {
      answers: [{ value, dimension: none }],
      symbol: "pH",
      latex:
        acid === undefined ? "\\mathrm{pH} = 14 + \\lg c(\\mathrm{OH^-})" : "\\mathrm{pH} = -\\lg c(\\mathrm{H^+})",
      inserted: acid === undefined ? `14 + \\lg ${shownNumber(ions)}` : `-\\lg ${shownNumber(ions)}`,
      stages: [
        { value: p, dimension: none },
        { value: ions * 1000, dimension: dimensions.concentration },
        { value: 14 - p, dimension: none },
      ].slice(acid === undefined ? 0 : 1, 2),
      letters: { pOH: [{ value: acid === undefined ? p : 14 - p, dimension: none }] },
      family: "solutions",
    };
  }
  const [ph, more] = givens;
  if (ph === undefined || more !== undefined || !isSameDimension(ph.dimension, none) || conc !== undefined) return null;
  const isBase = /OH\s*-|OH⁻|c\(OH/.test(text);
  if (!isBase && !/H\s*\+|H⁺/.test(text)) return null;
  const exponent = isBase ? ph.value - 14 : -ph.value;
  return {
    answers: [{ value: 1000 * 10 ** exponent, dimension: dimensions.concentration }],
    symbol: "c",
    latex: isBase ? "c(\\mathrm{OH^-}) = 10^{\\mathrm{pH} - 14}" : "c(\\mathrm{H^+}) = 10^{-\\mathrm{pH}}",
    inserted: `10^{${shownNumber(exponent)}}`,
    stages: [],
    letters: { pOH: [{ value: 14 - ph.value, dimension: none }] },
    family: "solutions",
  };
}

const molar = /molar mass|molare masse|masa molar|masse molaire|摩尔质量|モル質量/iu;
const percent = /percent|porcentaje|pourcentage|prozent|composici|质量分数|質量パーセント/iu;
const elementNames: readonly (readonly [string, RegExp])[] = [
  ["N", /nitrogen|stickstoff|nitrógeno|azote|氮|窒素/iu],
  ["O", /oxygen|sauerstoff|oxígeno|oxygène|氧|酸素/iu],
  ["C", /carbon(?!at)|kohlenstoff|carbono|carbone|碳|炭素/iu],
  ["H", /hydrogen|wasserstoff|hidrógeno|hydrogène|氢|水素/iu],
];

function composition(text: string): ChemicalAnswer | null {
  const own = givenMasses(text);
  const [formula, more] = [...new Set(formulasIn(text))];
  if (formula === undefined || more !== undefined || /→|->/.test(text)) return null;
  const total = molarMassOf(formula, own);
  if (total === null) return null;
  const atoms = Object.entries(atomsIn(formula) ?? {});
  const parts = atoms
    .map(([name, count]) => `${count === 1 ? "" : `${count} \\cdot `}${shownNumber(own[name] ?? masses[name] ?? 0)}`)
    .join(" + ");
  const whole: Amount = { value: total / 1000, dimension: dimensions.molarMass };
  if (molar.test(text))
    return {
      answers: [whole],
      symbol: "M",
      latex: `M(\\mathrm{${formula.replace(/(\d+)/g, "_{$1}")}}) = \\sum M_i`,
      inserted: parts,
      stages: [],
      letters: {},
      family: "amounts",
    };
  if (!percent.test(text)) return null;
  const named =
    /\b(?:de|of|von)\s+([A-Z][a-z]?)\s+(?:en|in|dans)\b/.exec(text)?.[1] ??
    elementNames.find(([, words]) => words.test(text))?.[0];
  const count = atoms.find(([name]) => name === named)?.[1];
  if (named === undefined || count === undefined) return null;
  const part = count * (own[named] ?? masses[named] ?? 0);
  return {
    answers: [{ value: part / total, dimension: none }],
    symbol: "w",
    latex: `w = \\frac{m(\\mathrm{${named}})}{M}`,
    inserted: `\\frac{${shownNumber(part)}}{${shownNumber(total)}}`,
    stages: [whole, { value: part / 1000, dimension: dimensions.molarMass }],
    letters: {},
    family: "amounts",
  };
}

const wantsAmount =
  /moles?\b|(?<![\p{L}/])mol\b|stoffmenge|物质的量|物質量|quantité de matière|cantidad de sustancia/iu;
const wantsMass = /\bmass\b|grams?\b|masse(?! molaire)|\bmasa\b|gramos|grammes|gramm\b|质量|質量|何\s*g|多少克/iu;
const wantsMolarity =
  /molarity|molar concentration|concentration|molarität|konzentration|molaridad|concentraci|molarité|浓度|濃度/iu;

/** "How many moles are in 36 g of H2O?": the molar mass is in the formula alone. */
function substance(text: string, { givens, asked }: Told): ChemicalAnswer | null {
  const [formula, more] = [...new Set(formulasIn(text))];
  if (formula === undefined || more !== undefined || /→|->|⟶/.test(text)) return null;
  if (givens.some(({ dimension }) => isSameDimension(dimension, dimensions.molarMass))) return null;
  const mass = molarMassOf(formula, givenMasses(text));
  if (mass === null) return null;
  // Atomic masses are taught as whole numbers too; chlorine's is 35.5 everywhere.
  const whole = molarMassOf(formula, schoolMasses);
  const molarMasses = [mass, ...(whole === null ? [] : [whole])].map((each) => each / 1000);
  const only = (dimension: Dimension) => {
    const [one, other] = givens.filter((each) => isSameDimension(each.dimension, dimension));
    return other === undefined ? one : undefined;
  };
  const [grams, moles, volume] = [only(dimensions.mass), only(dimensions.amount), only(dimensions.volume)];
  const name = `\\mathrm{${formula.replace(/(\d+)/g, "_{$1}")}}`;
  const stages = molarMasses.map((value) => ({ value, dimension: dimensions.molarMass }));
  const common = { letters: { M: stages }, family: "amounts" as const };
  const wants = (kind: "amount" | "mass" | "concentration", said: RegExp) =>
    asked === null ? said.test(text) : isSameDimension(asked.dimension, dimensions[kind]);
  const isSolution = givens.length === 2 && volume !== undefined;
  if (grams !== undefined && isSolution && wants("concentration", wantsMolarity)) {
    const amounts = molarMasses.map((each) => grams.value / each);
    return {
      ...common,
      answers: amounts.map((each) => ({ value: each / volume.value, dimension: dimensions.concentration })),
      symbol: "c",
      latex: `c = \\frac{n}{V},\\; n = \\frac{m}{M(${name})}`,
      inserted: `\\frac{${shownNumber(grams.value * 1000)} / ${shownNumber(mass)}}{${shownNumber(volume.value * 1000)}}`,
      stages: [...stages, ...amounts.map((value) => ({ value, dimension: dimensions.amount }))],
    };
  }
  if (givens.length !== 1) return null;
  if (grams !== undefined && wants("amount", wantsAmount))
    return {
      ...common,
      answers: molarMasses.map((each) => ({ value: grams.value / each, dimension: dimensions.amount })),
      symbol: "n",
      latex: `n = \\frac{m}{M(${name})}`,
      inserted: `\\frac{${shownNumber(grams.value * 1000)}}{${shownNumber(mass)}}`,
      stages,
    };
  if (moles !== undefined && wants("mass", wantsMass))
    return {
      ...common,
      answers: molarMasses.map((each) => ({ value: moles.value * each, dimension: dimensions.mass })),
      symbol: "m",
      latex: `m = n \\cdot M(${name})`,
      inserted: `${shownNumber(moles.value)} \\cdot ${shownNumber(mass)}`,
      stages,
    };
  return null;
}

/** Amounts of what a text names behind them: "14 g of N2 (28.0 g/mol)". */
function stoichiometry(text: string, { givens, asked }: Told): ChemicalAnswer | null {
  const [, equation = ""] = /([^.;:?？。]*?(?:→|->|⟶)[^.;,?？。]*)/.exec(text) ?? [];
  const reaction = equation === "" ? null : reactionIn(equation.trim());
  const even: Reaction | null = reaction && balanced(reaction);
  if (even === null) return null;
  const all = [...even.before, ...even.after];
  const from = text.indexOf(equation);
  const until = from + equation.length;
  // The story may stand before the equation, or behind it.
  const rest = `${text.slice(0, from)} ${text.slice(until)}`;
  const own = givenMasses("");
  const nearest = (from: number): Species | null => {
    const behind = /^\s*(?:of\s+|de\s+|von\s+)?([A-Z][A-Za-z0-9()]*|water|wasser|agua|eau|水)/.exec(
      text.slice(from),
    )?.[1];
    return behind === undefined
      ? null
      : (all.find(({ formula }) => formula === behind || (formula === "H2O" && water.test(behind))) ?? null);
  };
  const molarGiven = new Map<string, number>();
  const note = /([A-Z][A-Za-z0-9()]*|water|wasser|agua|eau|水)\s*\(\s*(\d+[.,]?\d*)\s*(?:g\/mol)?\s*\)/g;
  for (const [, name = "", value = ""] of rest.matchAll(note)) {
    const species = all.find(({ formula }) => formula === name || (formula === "H2O" && water.test(name)));
    if (species !== undefined) molarGiven.set(species.formula, Number(value.replace(",", ".")));
  }
  const massOf = ({ formula }: Species) => molarGiven.get(formula) ?? molarMassOf(formula, own);
  const known: { readonly species: Species; readonly moles: number }[] = [];
  for (const given of givens.filter(({ at }) => at < from || at >= until)) {
    const isAmount = isSameDimension(given.dimension, dimensions.amount);
    if (!isAmount && !isSameDimension(given.dimension, dimensions.mass)) continue;
    const species = nearest(given.end);
    const mass = species && massOf(species);
    if (species === null || mass === null) return null;
    known.push({ species, moles: isAmount ? given.value : (given.value * 1000) / mass });
  }
  const question =
    rest.split(/(?<=[.;])\s/).findLast((part) => /\?|what|how|masse|volumen|mass/i.test(part) && /[A-Z]/.test(part)) ??
    rest;
  const target = all.find(
    ({ formula }) =>
      !known.some(({ species }) => species.formula === formula) &&
      (new RegExp(`(?<![A-Za-z\\d])${formula.replace(/[()]/g, "\\$&")}(?![A-Za-z\\d])`).test(question) ||
        (formula === "H2O" && water.test(question))),
  );
  if (target === undefined || known.length === 0) return null;
  const extent = Math.min(...known.map(({ species, moles }) => moles / species.count));
  const moles = extent * target.count;
  const mass = massOf(target);
  const volume = givens.find(({ dimension }) => isSameDimension(dimension, dimensions.molarVolume));
  const wants: Dimension =
    asked?.dimension ??
    (/mass|masse|masa|质量|質量/iu.test(question)
      ? dimensions.mass
      : /volum/iu.test(question)
        ? dimensions.volume
        : dimensions.amount);
  const amountOf = (value: number): Amount => ({ value, dimension: dimensions.amount });
  const value = isSameDimension(wants, dimensions.mass)
    ? mass === null
      ? null
      : (moles * mass) / 1000
    : isSameDimension(wants, dimensions.volume)
      ? volume === undefined
        ? null
        : moles * volume.value
      : isSameDimension(wants, dimensions.amount)
        ? moles
        : null;
  if (value === null) return null;
  const first = known.find(({ species, moles: each }) => each / species.count === extent);
  return {
    answers: [{ value, dimension: wants }],
    symbol: isSameDimension(wants, dimensions.mass) ? "m" : isSameDimension(wants, dimensions.volume) ? "V" : "n",
    latex: `\\frac{n(\\mathrm{${target.formula.replace(/(\d+)/g, "_{$1}")}})}{${target.count}} = \\frac{n(\\mathrm{${(first?.species.formula ?? "").replace(/(\d+)/g, "_{$1}")}})}{${first?.species.count ?? 1}}`,
    inserted: `${shownNumber(moles)}\\,\\mathrm{mol}${isSameDimension(wants, dimensions.mass) ? ` \\cdot ${shownNumber(mass ?? 0)}\\,\\mathrm{g/mol}` : isSameDimension(wants, dimensions.volume) ? ` \\cdot ${shownNumber((volume?.value ?? 0) * 1000)}\\,\\mathrm{L/mol}` : ""}`,
    stages: [...known.map(({ moles: each }) => amountOf(each)), amountOf(moles), amountOf(extent)],
    letters: {},
    family: "amounts",
  };
}
