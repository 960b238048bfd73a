/** Exponents of metre, kilogram, second, ampere, kelvin, mole and money. */
export type Dimension = readonly number[];

/** A unit by its size in base units; of temperatures also where they begin. */
export type Unit = {
  readonly factor: number;
  readonly dimension: Dimension;
  readonly offset?: number;
  readonly shown: string;
};

export const none: Dimension = [0, 0, 0, 0, 0, 0, 0];

const of = (m = 0, kg = 0, s = 0, A = 0, K = 0, mol = 0, money = 0): Dimension => [m, kg, s, A, K, mol, money];

export const dimensions = {
  number: none,
  length: of(1),
  area: of(2),
  volume: of(3),
  mass: of(0, 1),
  time: of(0, 0, 1),
  speed: of(1, 0, -1),
  acceleration: of(1, 0, -2),
  force: of(1, 1, -2),
  energy: of(2, 1, -2),
  power: of(2, 1, -3),
  pressure: of(-1, 1, -2),
  density: of(-3, 1),
  momentum: of(1, 1, -1),
  stiffness: of(0, 1, -2),
  current: of(0, 0, 0, 1),
  charge: of(0, 0, 1, 1),
  voltage: of(2, 1, -3, -1),
  resistance: of(2, 1, -3, -2),
  frequency: of(0, 0, -1),
  temperature: of(0, 0, 0, 0, 1),
  heatCapacity: of(2, 0, -2, 0, -1),
  latentHeat: of(2, 0, -2),
  amount: of(0, 0, 0, 0, 0, 1),
  molarMass: of(0, 1, 0, 0, 0, -1),
  concentration: of(-3, 0, 0, 0, 0, 1),
  molarVolume: of(3, 0, 0, 0, 0, -1),
  perMole: of(0, 0, 0, 0, 0, -1),
  gasConstant: of(2, 1, -2, 0, -1, -1),
  action: of(2, 1, -1),
  gravitation: of(3, -1, -2),
  money: of(0, 0, 0, 0, 0, 0, 1),
} as const satisfies Record<string, Dimension>;
export type DimensionName = keyof typeof dimensions;

export function isSameDimension(one: Dimension, other: Dimension): boolean {
  return one.every((each, at) => each === other[at]);
}

const d = dimensions;
/** Symbols that take prefixes. */
const scaled: Readonly<Record<string, readonly [number, Dimension]>> = {
  m: [1, d.length],
  g: [1e-3, d.mass],
  s: [1, d.time],
  A: [1, d.current],
  K: [1, d.temperature],
  mol: [1, d.amount],
  N: [1, d.force],
  J: [1, d.energy],
  W: [1, d.power],
  Wh: [3600, d.energy],
  Pa: [1, d.pressure],
  V: [1, d.voltage],
  Ω: [1, d.resistance],
  Hz: [1, d.frequency],
  C: [1, d.charge],
  L: [1e-3, d.volume],
  l: [1e-3, d.volume],
  M: [1000, d.concentration],
  eV: [1.602e-19, d.energy],
  bar: [1e5, d.pressure],
  cal: [4.184, d.energy],
};
const plain: Readonly<Record<string, readonly [number, Dimension]>> = {
  min: [60, d.time],
  h: [3600, d.time],
  d: [86_400, d.time],
  a: [31_557_600, d.time],
  t: [1000, d.mass],
  atm: [101_325, d.pressure],
  mmHg: [133.322, d.pressure],
  ha: [1e4, d.area],
  ft: [0.3048, d.length],
  in: [0.0254, d.length],
  yd: [0.9144, d.length],
  mi: [1609.344, d.length],
  lb: [0.453_592_37, d.mass],
  oz: [0.028_349_5, d.mass],
  mph: [0.447_04, d.speed],
  "%": [0.01, none],
  $: [1, d.money],
  ct: [0.01, d.money],
};
const prefixes: Readonly<Record<string, number>> = {
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};

/** Words for units, in six languages; what is not a unit by itself stands for the one behind it. */
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["m", "metre metres meter meters metro metros mètre mètres 米 メートル"],
      ["km", "kilometre kilometres kilometer kilometers kilómetros kilomètres 千米 公里 キロメートル キロ"],
      ["cm", "centimetre centimetres centimeter centimeters zentimeter centímetros centimètres 厘米 センチ"],
      ["mm", "millimetre millimetres millimeter millimeters milímetros millimètres 毫米 ミリ"],
      ["g", "gram grams gramm gramo gramos gramme grammes 克 グラム"],
      ["kg", "kilogram kilograms kilogramm kilogramos kilogrammes kilos kilo 千克 公斤 キログラム"],
      ["t", "tonne tonnes tons ton tonnen toneladas 吨 トン"],
      ["s", "second seconds sec secs sekunde sekunden segundo segundos seconde secondes 秒"],
      ["min", "minute minutes mins minuten minuto minutos 分钟 分"],
      ["h", "hour hours hr hrs stunde stunden hora horas heure heures 小时 時間"],
      ["d", "day days tag tage tagen día días dia dias jour jours 天 日"],
      ["a", "year years yr yrs jahr jahre jahren año años an ans 年 岁 歳"],
      ["L", "litre litres liter liters litro litros 升 リットル"],
      ["mL", "ml millilitre millilitres milliliter milliliters mililitros 毫升 cc ccm"],
      ["N", "newton newtons 牛 牛顿 ニュートン"],
      ["J", "joule joules julios 焦 焦耳 ジュール"],
      ["W", "watt watts vatios 瓦 ワット"],
      ["kWh", "千瓦时 度 kilowatt-hours kilowattstunden"],
      ["V", "volt volts voltios 伏 ボルト"],
      ["A", "amp amps ampere amperes amperios 安 安培 アンペア"],
      ["Ω", "ohm ohms ohmios Ohm 欧 欧姆 オーム Ω"],
      ["C", "coulomb coulombs"],
      ["Pa", "pascal pascals 帕 パスカル"],
      ["Hz", "hertz 赫兹 ヘルツ"],
      ["mol", "mole moles moles mols Mol moles 摩尔 モル"],
      ["K", "kelvin kelvins"],
      ["ft", "foot feet"],
      ["in", "inch inches"],
      ["mi", "mile miles milla millas"],
      ["%", "percent prozent porciento pourcent"],
      ["$", "dollar dollars usd USD eur EUR euro euros gbp pounds yen yuan € £ ¥ 元 円"],
      ["ct", "cent cents céntimos"],
    ] as const
  ).flatMap(([symbol, words]) => words.split(" ").map((word) => [word, symbol] as const)),
);
const compounds: Readonly<Record<string, string>> = {
  kph: "km/h",
  kmh: "km/h",
  kmph: "km/h",
  sqcm: "cm^2",
  cc: "cm^3",
};

/** A unit by its name alone; null where nobody knows it. */
function named(name: string): readonly [number, Dimension] | null {
  const own = scaled[name] ?? plain[name];
  if (own !== undefined) return own;
  const word = spelled[name] ?? spelled[name.toLowerCase()];
  if (word !== undefined && word !== name) return named(word);
  const [prefix = "", ...rest] = name;
  const [size, base] = [prefixes[prefix], scaled[rest.join("")]];
  if (size !== undefined && base !== undefined) return [size * base[0], base[1]];
  return null;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const temperatures: Readonly<Record<string, readonly [number, number]>> = {
  C: [1, 273.15],
  F: [5 / 9, 459.67 * (5 / 9)],
};

export type UnitOptions = {
  /** C is a degree here, not a coulomb. */
  readonly hasDegrees?: boolean;
  /** Letters that are none of a unit. */
  readonly letters?: ReadonlySet<string>;
};

export type UnitFound = { readonly unit: Unit; readonly length: number };

const nameAt =
  /^(?:°\s?[CF]|º\s?[CF]|deg(?:rees?)?\s?[CF](?:elsius|elcius|ahrenheit)?|celsius|celcius|fahrenheit|[\p{Script=Latin}µμΩ]+|[%$€£¥]|[\u3040-\u30ff\u4e00-\u9fff]+)/u;

/** The unit a text begins with: "km/h", "J/(kg K)", "m s⁻²", "小时". */
export function unitAt(text: string, options: UnitOptions = {}): UnitFound | null {
  let [at, factor, isBelow] = [0, 1, false];
  let dimension: Dimension = none;
  let offset: number | undefined;
  let count = 0;
  const apply = (size: number, dim: Dimension, exponent: number) => {
    const sign = isBelow ? -exponent : exponent;
    factor *= size ** sign;
    dimension = dimension.map((each, index) => each + (dim[index] ?? 0) * sign);
    count++;
  };
  const rest = () => text.slice(at);
  for (;;) {
    const separator = /^\s*(\/|per(?![a-z])\s*|pro(?![a-z])\s*|每)\s*/.exec(rest());
    const joined = /^(?:\s*[·⋅*]\s*|\s+|\.(?=[A-Za-z]))/.exec(rest());
    let next = at;
    let below = isBelow;
    if (count > 0) {
      if (separator !== null) [next, below] = [at + separator[0].length, true];
      else if (joined !== null) next = at + joined[0].length;
      else break;
      // A blank behind a fraction ends it: "5 m/s after 3 s".
      if (separator === null && isBelow && !/[·⋅*]/.test(joined?.[0] ?? "")) break;
    }
    const inner = /^\(([^()]*)\)/.exec(text.slice(next));
    if (inner !== null && count > 0 && separator !== null) {
      const group = unitAt(inner[1] ?? "", options);
      if (group === null || group.length < (inner[1] ?? "").trimEnd().length) break;
      isBelow = true;
      apply(group.unit.factor, group.unit.dimension, 1);
      at = next + inner[0].length;
      continue;
    }
    const isBlank = separator === null && count > 0 && !/[·⋅*.]/.test(joined?.[0] ?? "");
    const found = nameFound(text.slice(next), options, isBlank);
    if (found === null) break;
    isBelow = below;
    const raised = /^(?:\^\{?(-?\d)\}?|([⁻]?[¹²³⁴])|(-?[1234])(?!\d|[.,]\d))/.exec(text.slice(next + found.length));
    const exponent = raised === null ? 1 : Number(raised[1] ?? raised[3] ?? plainPower(raised[2] ?? "1"));
    if (found.offset !== undefined && count === 0) offset = found.offset;
    apply(found.factor, found.dimension, exponent);
    at = next + found.length + (raised?.[0].length ?? 0);
    if (separator !== null) isBelow = true;
  }
  if (count === 0) return null;
  const shown = text.slice(0, at).trim();
  return { unit: { factor, dimension, shown, ...(offset !== undefined && count === 1 ? { offset } : {}) }, length: at };
}

function plainPower(text: string): string {
  const digit = String(superscripts.indexOf(text.at(-1) ?? ""));
  return text.startsWith("⁻") ? `-${digit}` : digit;
}

type NameFound = {
  readonly factor: number;
  readonly dimension: Dimension;
  readonly length: number;
  readonly offset?: number;
};

function nameFound(text: string, { hasDegrees = false, letters }: UnitOptions, isJoined: boolean): NameFound | null {
  const square = /^(?:sq(?:uare)?|cubic)\.?\s*(?=[a-z])/.exec(text);
  if (square !== null) {
    const inner = nameFound(text.slice(square[0].length), {}, false);
    if (inner === null) return null;
    const power = square[0].startsWith("cubic") ? 3 : 2;
    return {
      factor: inner.factor ** power,
      dimension: inner.dimension.map((each) => each * power),
      length: square[0].length + inner.length,
    };
  }
  const [name] = nameAt.exec(text) ?? [];
  if (name === undefined) return null;
  const degree = /^(?:°|º|deg(?:rees?)?)?\s?([CF])(?:elsius|elcius|ahrenheit)?$|^(c)el|^(f)ahr/i.exec(name);
  const letter = (degree?.[1] ?? degree?.[2] ?? degree?.[3])?.toUpperCase();
  const isDegree = letter !== undefined && (name.length > 1 || hasDegrees);
  const scale = isDegree ? temperatures[letter] : undefined;
  if (scale !== undefined) return { factor: scale[0], dimension: d.temperature, offset: scale[1], length: name.length };
  const compound = compounds[name.toLowerCase()];
  const unit = compound === undefined ? null : unitAt(compound);
  if (unit !== null) return { factor: unit.unit.factor, dimension: unit.unit.dimension, length: name.length };
  // Behind a blank only a symbol goes on with a unit, and no word: "5 km in", "2 L at".
  if (isJoined && (/^(?:in|a|d|t|h|at|as|al|la|um|V|T|n|p|l)$/.test(name) || !isSymbol(name) || letters?.has(name)))
    return null;
  const known = signsNamed(name);
  if (known !== null) return { factor: known.value[0], dimension: known.value[1], length: known.length };
  return glued(name);
}

/** Of signs in a row the longest beginning that is a unit: "千米还剩". */
function signsNamed(name: string): { readonly value: readonly [number, Dimension]; readonly length: number } | null {
  if (!/^[\u3040-\u30ff\u4e00-\u9fff]/.test(name)) {
    const value = named(name);
    return value && { value, length: name.length };
  }
  for (let length = Math.min(7, name.length); length > 0; length--) {
    const value = named(name.slice(0, length));
    if (value !== null) return { value, length };
  }
  return null;
}

function isSymbol(name: string): boolean {
  const [prefix = "", ...rest] = name;
  return name in scaled || name in plain || (prefix in prefixes && rest.join("") in scaled) || /^°/.test(name);
}

/** "Nm", "kgm", "gC": two units without a blank. */
function glued(name: string): NameFound | null {
  if (!/^(?:Nm|Ns|kgm|gC|gK|kgC|kgK|VA|As|Js|Ws|molK|Ncm|kNm|ms)$/.test(name)) return null;
  for (let at = name.length - 1; at > 0; at--) {
    const [one, tail] = [named(name.slice(0, at)), name.slice(at)];
    const other = tail === "C" ? ([1, d.temperature] as const) : named(tail);
    if (one === null || other === null || (tail.length > 1 && !(tail in scaled))) continue;
    const dimension = one[1].map((each, index) => each + (other[1][index] ?? 0));
    return { factor: one[0] * other[0], dimension, length: name.length };
  }
  return null;
}
