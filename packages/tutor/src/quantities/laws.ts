import { type DimensionName, dimensions } from "./units.ts";

/** What a law is about: the rule a hint names. */
export type Family =
  | "motion"
  | "forces"
  | "energy"
  | "pressure"
  | "electricity"
  | "waves"
  | "heat"
  | "gases"
  | "amounts"
  | "solutions"
  | "proportion"
  | "percent"
  | "conversion";

/** coefficient · Π symbol^exponent = 1, so that any symbol can be found from the others. */
export type Law = {
  readonly id: string;
  readonly family: Family;
  readonly latex: string;
  readonly coefficient: number;
  readonly symbols: Readonly<Record<string, readonly [DimensionName, number]>>;
  /** Words without which it is not meant, and words with which it is not. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
  /** Only this symbol is ever sought by it. */
  readonly only?: string;
};

const rest =
  /from rest|at rest|starts? from|aus dem stand|aus der ruhe|desde el reposo|parte del reposo|sans vitesse initiale|au repos|从静止|由静止|静止/iu;
const fall = /\bfall|\bfell\b|\bdrop|fällt|fallen|\bcae\b|caída|\btombe|chute|自由落|落下|下落/iu;
const brake = /brak|stop(?:s|ping)? (?:distance|in)|brems|frena|freno|frein|刹车|制動/iu;
const up =
  /thrown? (?:straight |vertically )?up|max(?:imum)?\.? h(?:ei|i|ie)ght|nach oben geworfen|lanza hacia arriba|lancée? vers le haut|上抛|投げ上げ/iu;
const weight = /\bweigh|gewicht|\bpeso\b|\bpoids\b|重力|重さ|重量/iu;
const turning = /moment(?!um)|torque|pivot|drehmoment|hebel|力矩|モーメント/iu;
const friction = /friction|reib|rozamiento|fricci|frottement|摩擦/iu;
const spring = /spring|feder(?!ung)|muelle|resorte|ressort|弹簧|ばね|バネ/iu;
const gas = /\bgas\b|gaz\b|ideal|气体|気体/iu;
const wave = /wave|welle|onda|onde|sound|schall|sonido|son\b|波|音|radio|light|licht/iu;
const melting = /melt|fuse|funde|fusión|fusion|schmilzt|schmelz|fond\b|熔化|融解|evaporat|verdampf|vapor/iu;
const braking = new RegExp(`${brake.source}|${rest.source}|${fall.source}|${up.source}`, "iu");

export const laws: readonly Law[] = [
  {
    id: "averageSpeed",
    family: "motion",
    latex: "v = \\frac{s}{t}",
    coefficient: 1,
    symbols: { s: ["length", 1], v: ["speed", -1], t: ["time", -1] },
    unless: new RegExp(`${braking.source}|accelerat|beschleunig|aceler|accélér|加速`, "iu"),
  },
  {
    id: "speedFromRest",
    family: "motion",
    latex: "v = a t",
    coefficient: 1,
    symbols: { a: ["acceleration", 1], t: ["time", 1], v: ["speed", -1] },
    when: new RegExp(`${rest.source}|${brake.source}`, "iu"),
    unless: fall,
  },
  {
    id: "distanceFromRest",
    family: "motion",
    latex: "s = \\tfrac{1}{2} a t^2",
    coefficient: 0.5,
    symbols: { a: ["acceleration", 1], t: ["time", 2], s: ["length", -1] },
    when: rest,
    unless: fall,
  },
  {
    id: "freeFall",
    family: "motion",
    latex: "h = \\tfrac{1}{2} g t^2",
    coefficient: 0.5,
    symbols: { g: ["acceleration", 1], t: ["time", 2], h: ["length", -1] },
    when: fall,
  },
  {
    id: "fallSpeed",
    family: "motion",
    latex: "v = g t",
    coefficient: 1,
    symbols: { g: ["acceleration", 1], t: ["time", 1], v: ["speed", -1] },
    when: fall,
  },
  {
    id: "fallEnergy",
    family: "motion",
    latex: "v^2 = 2 g h",
    coefficient: 2,
    symbols: { g: ["acceleration", 1], h: ["length", 1], v: ["speed", -2] },
    when: new RegExp(`${fall.source}|${up.source}`, "iu"),
  },
  {
    id: "stoppingDistance",
    family: "motion",
    latex: "v^2 = 2 a s",
    coefficient: 2,
    symbols: { a: ["acceleration", 1], s: ["length", 1], v: ["speed", -2] },
    when: new RegExp(`${brake.source}|${rest.source}`, "iu"),
    unless: fall,
  },
  {
    id: "newton",
    family: "forces",
    latex: "F = m a",
    coefficient: 1,
    symbols: { m: ["mass", 1], a: ["acceleration", 1], F: ["force", -1] },
    unless: new RegExp(`${weight.source}|${friction.source}`, "iu"),
  },
  {
    id: "weight",
    family: "forces",
    latex: "F = m g",
    coefficient: 1,
    symbols: { m: ["mass", 1], g: ["acceleration", 1], F: ["force", -1] },
    when: weight,
  },
  {
    id: "friction",
    family: "forces",
    latex: "F = \\mu m g",
    coefficient: 1,
    symbols: { mu: ["number", 1], m: ["mass", 1], g: ["acceleration", 1], F: ["force", -1] },
    when: friction,
  },
  {
    id: "spring",
    family: "forces",
    latex: "F = k x",
    coefficient: 1,
    symbols: { k: ["stiffness", 1], x: ["length", 1], F: ["force", -1] },
    when: spring,
  },
  {
    id: "momentum",
    family: "forces",
    latex: "p = m v",
    coefficient: 1,
    symbols: { m: ["mass", 1], v: ["speed", 1], p: ["momentum", -1] },
    when: /momentum|impuls|cantidad de movimiento|quantité de mouvement|动量|運動量/iu,
  },
  {
    id: "moment",
    family: "forces",
    latex: "M = F d",
    coefficient: 1,
    symbols: { F: ["force", 1], d: ["length", 1], M: ["energy", -1] },
    when: turning,
  },
  {
    id: "gravitation",
    family: "forces",
    latex: "F = G \\frac{m M}{r^2}",
    coefficient: 1,
    symbols: { G: ["gravitation", 1], m: ["mass", 1], M: ["mass", 1], r: ["length", -2], F: ["force", -1] },
    when: /gravitation|万有引力|gravitaci/iu,
  },
  {
    id: "work",
    family: "energy",
    latex: "W = F s",
    coefficient: 1,
    symbols: { F: ["force", 1], s: ["length", 1], W: ["energy", -1] },
    when: /work|arbeit|trabajo|travail|功|仕事/iu,
    unless: turning,
  },
  {
    id: "kinetic",
    family: "energy",
    latex: "E = \\tfrac{1}{2} m v^2",
    coefficient: 0.5,
    symbols: { m: ["mass", 1], v: ["speed", 2], E: ["energy", -1] },
  },
  {
    id: "potential",
    family: "energy",
    latex: "E = m g h",
    coefficient: 1,
    symbols: { m: ["mass", 1], g: ["acceleration", 1], h: ["length", 1], E: ["energy", -1] },
    when: /potenti|höhenenergie|lageenergie|势能|位置エネルギー/iu,
  },
  {
    id: "power",
    family: "energy",
    latex: "P = \\frac{E}{t}",
    coefficient: 1,
    symbols: { E: ["energy", 1], t: ["time", -1], P: ["power", -1] },
  },
  {
    id: "pressure",
    family: "pressure",
    latex: "p = \\frac{F}{A}",
    coefficient: 1,
    symbols: { F: ["force", 1], A: ["area", -1], p: ["pressure", -1] },
  },
  {
    id: "depth",
    family: "pressure",
    latex: "p = \\rho g h",
    coefficient: 1,
    symbols: { rho: ["density", 1], g: ["acceleration", 1], h: ["length", 1], p: ["pressure", -1] },
  },
  {
    id: "density",
    family: "pressure",
    latex: "\\rho = \\frac{m}{V}",
    coefficient: 1,
    symbols: { m: ["mass", 1], V: ["volume", -1], rho: ["density", -1] },
  },
  {
    id: "ohm",
    family: "electricity",
    latex: "U = R I",
    coefficient: 1,
    symbols: { R: ["resistance", 1], I: ["current", 1], U: ["voltage", -1] },
  },
  {
    id: "electricPower",
    family: "electricity",
    latex: "P = U I",
    coefficient: 1,
    symbols: { U: ["voltage", 1], I: ["current", 1], P: ["power", -1] },
  },
  {
    id: "charge",
    family: "electricity",
    latex: "Q = I t",
    coefficient: 1,
    symbols: { I: ["current", 1], t: ["time", 1], Q: ["charge", -1] },
  },
  {
    id: "wave",
    family: "waves",
    latex: "v = f \\lambda",
    coefficient: 1,
    symbols: { f: ["frequency", 1], lambda: ["length", 1], v: ["speed", -1] },
    when: wave,
  },
  {
    id: "photon",
    family: "waves",
    latex: "E = h f",
    coefficient: 1,
    symbols: { h: ["action", 1], f: ["frequency", 1], E: ["energy", -1] },
  },
  {
    id: "warming",
    family: "heat",
    latex: "Q = m c \\, \\Delta T",
    coefficient: 1,
    symbols: { m: ["mass", 1], c: ["heatCapacity", 1], DT: ["temperature", 1], Q: ["energy", -1] },
  },
  {
    id: "melting",
    family: "heat",
    latex: "Q = m L",
    coefficient: 1,
    symbols: { m: ["mass", 1], L: ["latentHeat", 1], Q: ["energy", -1] },
    when: melting,
  },
  {
    id: "idealGas",
    family: "gases",
    latex: "p V = n R T",
    coefficient: 1,
    symbols: { n: ["amount", 1], R: ["gasConstant", 1], T: ["temperature", 1], p: ["pressure", -1], V: ["volume", -1] },
    when: gas,
  },
  {
    id: "molarVolume",
    family: "gases",
    latex: "V = n V_m",
    coefficient: 1,
    symbols: { n: ["amount", 1], Vm: ["molarVolume", 1], V: ["volume", -1] },
  },
  {
    id: "moles",
    family: "amounts",
    latex: "n = \\frac{m}{M}",
    coefficient: 1,
    symbols: { m: ["mass", 1], M: ["molarMass", -1], n: ["amount", -1] },
  },
  {
    id: "particles",
    family: "amounts",
    latex: "N = n N_A",
    coefficient: 1,
    symbols: { n: ["amount", 1], NA: ["perMole", 1], N: ["number", -1] },
    when: /molecule|atom|particle|teilchen|molekül|partícula|molécul|particule|分子|原子|粒子|个数/iu,
  },
  {
    id: "concentration",
    family: "solutions",
    latex: "c = \\frac{n}{V}",
    coefficient: 1,
    symbols: { n: ["amount", 1], V: ["volume", -1], c: ["concentration", -1] },
    unless: /dilut|verdünn|diluy|dilu|稀释|希釈|titr/iu,
  },
  {
    id: "speedOfLight",
    family: "motion",
    latex: "t = \\frac{s}{c}",
    coefficient: 1,
    symbols: { s: ["length", 1], c: ["speed", -1], t: ["time", -1] },
    when: /light|licht|luz|lumière|光/iu,
  },
];

/** Constants of nature, where a problem leaves them out; more than one value where schools differ. */
export const constants: Readonly<
  Record<string, { readonly dimension: DimensionName; readonly values: readonly number[] }>
> = {
  g: { dimension: "acceleration", values: [9.81, 9.8, 10] },
  R: { dimension: "gasConstant", values: [8.314, 8.3145, 8.31] },
  NA: { dimension: "perMole", values: [6.022e23, 6.02e23, 6.02214076e23] },
  h: { dimension: "action", values: [6.626e-34, 6.63e-34] },
  G: { dimension: "gravitation", values: [6.674e-11, 6.67e-11] },
  Vm: { dimension: "molarVolume", values: [0.0224, 0.02241] },
};

/** Words for what is asked, in six languages. */
export const askedWords: readonly (readonly [DimensionName, RegExp])[] = [
  ["speed", /speed|velocit|how fast|geschwindigkeit|wie schnell|velocidad|vitesse|速度|速さ/iu],
  ["acceleration", /accelerat|beschleunigung|aceleraci|accélération|加速度/iu],
  [
    "time",
    /how long|how much time|\btime\b|\bwhen\b|wie lange|cuánto (?:tiempo|tarda)|tiempo|combien de temps|durée|多久|多长时间|何秒|何時間|時間は/iu,
  ],
  [
    "length",
    /how far|distance|how high|\bheight|h(?:i|ie)ght|wie weit|wie lang(?!e)|wie hoch|strecke|\bweg\b|bremsweg|höhe|distancia|altura|qué tan lejos|hauteur|longueur|距离|距離|路程|高さ|高度|wavelength|wellenlänge|longitud|波长|波長|stretch|extension/iu,
  ],
  ["force", /force|weight|kraft|fuerza|peso|poids|gewicht|力|tension|重さ/iu],
  [
    "energy",
    /energy|\bwork\b|\bKE\b|\bPE\b|heat|energie|arbeit|wärme|energía|trabajo|calor|énergie|travail|chaleur|能量|功|热量|熱量|エネルギー|仕事|moment(?!um)/iu,
  ],
  ["momentum", /momentum|impuls|cantidad de movimiento|quantité de mouvement|动量|運動量/iu],
  ["power", /\bpower\b|leistung|potencia|puissance|功率|電力|仕事率/iu],
  ["pressure", /pressure|druck|presión|pression|压强|压力|圧力|find P\b/iu],
  ["density", /density|dichte|densidad|masse volumique|密度/iu],
  ["mass", /\bmass\b|masse(?! volumique)|how many (?:kg|grams)|cuántos gramos|masa|质量|質量/iu],
  ["volume", /volume|volumen|体积|体積/iu],
  ["area", /\barea\b|fläche|área|\baire\b|面积|面積/iu],
  ["voltage", /voltage|spannung|tensión|voltaje|tension|电压|電圧/iu],
  ["current", /current|strom|corriente|intensité|电流|電流/iu],
  ["resistance", /resist|widerst|电阻|抵抗/iu],
  ["charge", /charge|ladung|carga|电荷|电量|電荷/iu],
  ["stiffness", /spring constant|find k|federkonstante|constante elástica|raideur|劲度|ばね定数/iu],
  ["frequency", /frequenc|frequenz|frecuencia|fréquence|频率|振動数/iu],
  ["amount", /moles?\b|(?<!\/)\bmol\b|stoffmenge|amount of substance|物质的量|物質量|何mol|quantité de matière/iu],
  ["concentration", /concentration|molarity|konzentration|concentraci|浓度|濃度/iu],
  [
    "number",
    /how many (?:atoms|molecules|particles)|number of|anzahl|cuántos átomos|个数|何個|efficiency|wirkungsgrad|rendimiento|rendement|效率/iu,
  ],
  ["heatCapacity", /specific heat|wärmekapazität|calor específico|chaleur massique|比热|比熱/iu],
  ["molarMass", /molar mass|molare masse|masa molar|masse molaire|摩尔质量|モル質量/iu],
  ["temperature", /temperatur|température|温度/iu],
];

export const dimensionOf = (name: DimensionName) => dimensions[name];
