import { says } from "@jotter/analysis/maths/worded/qualifiers";
import type { Family } from "./laws.ts";
import type { Given } from "./read-quantities.ts";
import { shownNumber } from "./shown-quantity.ts";
import type { Amount } from "./terms.ts";
import { type DimensionName, dimensions, isSameDimension } from "./units.ts";

export type Found = {
  readonly value: number;
  readonly latex: string;
  readonly inserted: string;
  readonly between?: readonly Amount[];
  readonly letters?: readonly (readonly [string, Amount])[];
};

/** Laws that are no plain product: which words they need, and what they make of all that is given. */
export type Special = {
  readonly id: string;
  readonly family: Family;
  readonly symbol: string;
  readonly finds: DimensionName;
  readonly when: RegExp;
  /** Null where what is given does not fit. */
  readonly solve: (givens: readonly Given[], text: string) => Found | null;
};

const of = (givens: readonly Given[], kind: DimensionName) =>
  givens.filter(({ dimension }) => isSameDimension(dimension, dimensions[kind]));
const amount = (value: number, kind: DimensionName): Amount => ({ value, dimension: dimensions[kind] });

/** Exactly these kinds in these numbers, and nothing else. */
function exactly(givens: readonly Given[], kinds: Readonly<Partial<Record<DimensionName, number>>>): boolean {
  const total = Object.values(kinds).reduce((sum, each) => sum + each, 0);
  return (
    total === givens.length &&
    (Object.entries(kinds) as [DimensionName, number][]).every(([kind, count]) => of(givens, kind).length === count)
  );
}

const values = (givens: readonly Given[], kind: DimensionName) => of(givens, kind).map(({ value }) => value);

const inCompany = /together|zusammen|juntos|ensemble|一起|合作|一緒/iu;
const alone = /alone|allein|\bsol[oa]\b|\bseule?\b|单独|独自|[1一]人で|单人/iu;

const stops = /hasta parar|to (?:a )?(?:stop|rest)|bis zum stillstand|jusqu'à l'arrêt|停止|止まる/iu;

export const specials: readonly Special[] = [
  {
    id: "changeOfSpeed",
    family: "motion",
    symbol: "a",
    finds: "acceleration",
    when: /from|desde|von|de\s+\d|由|から|slows|speeds/iu,
    solve: (givens, text) => {
      const speeds = values(givens, "speed");
      const [time] = values(givens, "time");
      const [u = 0, v = stops.test(text) ? 0 : undefined] = speeds;
      if (
        time === undefined ||
        v === undefined ||
        !(exactly(givens, { speed: 2, time: 1 }) || (exactly(givens, { speed: 1, time: 1 }) && stops.test(text)))
      )
        return null;
      return {
        value: (v - u) / time,
        latex: "a = \\frac{v - u}{t}",
        inserted: `\\frac{${shownNumber(v)} - ${shownNumber(u)}}{${shownNumber(time)}}`,
      };
    },
  },
  {
    id: "speedAfter",
    family: "motion",
    symbol: "s",
    finds: "length",
    when: /./u,
    solve: (givens) => {
      const [[u], [a], [t]] = [values(givens, "speed"), values(givens, "acceleration"), values(givens, "time")];
      if (
        u === undefined ||
        a === undefined ||
        t === undefined ||
        !exactly(givens, { speed: 1, acceleration: 1, time: 1 })
      )
        return null;
      return {
        value: u * t + (a * t * t) / 2,
        latex: "s = u t + \\tfrac{1}{2} a t^2",
        inserted: `${shownNumber(u)} \\cdot ${shownNumber(t)} + \\tfrac{1}{2} \\cdot ${shownNumber(a)} \\cdot ${shownNumber(t)}^2`,
      };
    },
  },
  {
    id: "speedOverDistance",
    family: "motion",
    symbol: "v",
    finds: "speed",
    when: /u\s*=|initial|anfangs|inicial|initiale|初/iu,
    solve: (givens) => {
      const [[u], [a], [s]] = [values(givens, "speed"), values(givens, "acceleration"), values(givens, "length")];
      if (
        u === undefined ||
        a === undefined ||
        s === undefined ||
        !exactly(givens, { speed: 1, acceleration: 1, length: 1 })
      )
        return null;
      return {
        value: Math.sqrt(u * u + 2 * a * s),
        latex: "v^2 = u^2 + 2 a s",
        inserted: `\\sqrt{${shownNumber(u)}^2 + 2 \\cdot ${shownNumber(a)} \\cdot ${shownNumber(s)}}`,
      };
    },
  },
  {
    id: "parallel",
    family: "electricity",
    symbol: "R",
    finds: "resistance",
    when: /parallel|paralelo|parallèle|并联|並列/iu,
    solve: (givens, text) => {
      const parts = values(givens, "resistance");
      if (parts.length < 2 || parts.length !== givens.length || /series|reihe|serie|série|串联|直列/iu.test(text))
        return null;
      return {
        value: 1 / parts.reduce((sum, each) => sum + 1 / each, 0),
        latex: "\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}",
        inserted: `\\left(${parts.map((each) => `\\frac{1}{${shownNumber(each)}}`).join(" + ")}\\right)^{-1}`,
      };
    },
  },
  {
    id: "series",
    family: "electricity",
    symbol: "R",
    finds: "resistance",
    when: /series|in reihe|en serie|en série|串联|直列/iu,
    solve: (givens, text) => {
      const parts = values(givens, "resistance");
      if (parts.length < 2 || parts.length !== givens.length || /parallel|paralelo|parallèle|并联|並列/iu.test(text))
        return null;
      return {
        value: parts.reduce((sum, each) => sum + each, 0),
        latex: "R = R_1 + R_2 + \\dots",
        inserted: parts.map(shownNumber).join(" + "),
      };
    },
  },
  {
    id: "lens",
    family: "waves",
    symbol: "v",
    finds: "length",
    when: /\blens|linse|\blente|lentille|透镜|レンズ/iu,
    solve: (givens) => {
      const lengths = of(givens, "length");
      const focus = lengths.find(({ label }) => label?.startsWith("f"));
      const object = lengths.find((each) => each !== focus);
      if (focus === undefined || object === undefined || lengths.length !== 2 || givens.length !== 2) return null;
      return {
        value: 1 / (1 / focus.value - 1 / object.value),
        latex: "\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}",
        inserted: `\\left(\\frac{1}{${shownNumber(focus.value)}} - \\frac{1}{${shownNumber(object.value)}}\\right)^{-1}`,
      };
    },
  },
  {
    id: "towards",
    family: "motion",
    symbol: "t",
    finds: "time",
    when: /toward|entgegen|una hacia (?:la )?otra|l'un vers l'autre|相向|向かい合/iu,
    solve: (givens, text) => {
      const [one, two] = values(givens, "speed");
      const [way] = values(givens, "length");
      if (one === undefined || two === undefined || way === undefined || !exactly(givens, { speed: 2, length: 1 }))
        return null;
      if (says(text, ["later", "comparison", "negation"])) return null;
      return {
        value: way / (one + two),
        latex: "t = \\frac{s}{v_1 + v_2}",
        inserted: `\\frac{${shownNumber(way)}}{${shownNumber(one)} + ${shownNumber(two)}}`,
      };
    },
  },
  {
    id: "together",
    family: "proportion",
    symbol: "t",
    finds: "time",
    when: inCompany,
    solve: (givens, text) => {
      const [one, two] = values(givens, "time");
      if (one === undefined || two === undefined || !exactly(givens, { time: 2 })) return null;
      // What one alone needs, or how old they are, is asked in other words.
      const question = text.split(/(?<=[.?!。？])\s*/u).findLast((part) => part.trim() !== "") ?? text;
      if (!inCompany.test(question) || alone.test(question) || says(text, ["later", "negation", "comparison"]))
        return null;
      return {
        value: 1 / (1 / one + 1 / two),
        latex: "\\frac{1}{t} = \\frac{1}{t_1} + \\frac{1}{t_2}",
        inserted: `\\left(\\frac{1}{${shownNumber(one)}} + \\frac{1}{${shownNumber(two)}}\\right)^{-1}`,
      };
    },
  },
  {
    id: "boyle",
    family: "gases",
    symbol: "p",
    finds: "pressure",
    when: /boyle|same temp|constant temp|temperature is constant|konstanter temperatur|temperatura constante|température constante|等温/iu,
    solve: (givens) => {
      const [[one, two], [p]] = [values(givens, "volume"), values(givens, "pressure")];
      if (one === undefined || two === undefined || p === undefined || !exactly(givens, { volume: 2, pressure: 1 }))
        return null;
      return {
        value: (p * one) / two,
        latex: "p_1 V_1 = p_2 V_2",
        inserted: `\\frac{${shownNumber(p)} \\cdot ${shownNumber(one)}}{${shownNumber(two)}}`,
      };
    },
  },
  {
    id: "dilution",
    family: "solutions",
    symbol: "c",
    finds: "concentration",
    when: /dilut|verdünn|diluy|稀释|希釈/iu,
    solve: (givens) => {
      const [[one, two], [c]] = [values(givens, "volume"), values(givens, "concentration")];
      if (
        one === undefined ||
        two === undefined ||
        c === undefined ||
        two <= one ||
        !exactly(givens, { volume: 2, concentration: 1 })
      )
        return null;
      return {
        value: (c * one) / two,
        latex: "c_1 V_1 = c_2 V_2",
        inserted: `\\frac{${shownNumber(c / 1000)} \\cdot ${shownNumber(one)}}{${shownNumber(two)}}`,
      };
    },
  },
  {
    id: "stockNeeded",
    family: "solutions",
    symbol: "V",
    finds: "volume",
    when: /prepar|herstell|preparar|préparer|配制|つくる/iu,
    solve: (givens) => {
      const [[strong, weak], [v]] = [values(givens, "concentration"), values(givens, "volume")];
      if (
        strong === undefined ||
        weak === undefined ||
        v === undefined ||
        strong <= weak ||
        !exactly(givens, { concentration: 2, volume: 1 })
      )
        return null;
      return {
        value: (weak * v) / strong,
        latex: "c_1 V_1 = c_2 V_2",
        inserted: `\\frac{${shownNumber(weak / 1000)} \\cdot ${shownNumber(v)}}{${shownNumber(strong / 1000)}}`,
      };
    },
  },
  {
    id: "collision",
    family: "forces",
    symbol: "v",
    finds: "speed",
    when: /stick|together after|haften|quedan (?:unid|peg)|restent collés|粘在一起|くっつ/iu,
    solve: (givens) => {
      const [[one, two], [v]] = [values(givens, "mass"), values(givens, "speed")];
      if (one === undefined || two === undefined || v === undefined || !exactly(givens, { mass: 2, speed: 1 }))
        return null;
      return {
        value: (one * v) / (one + two),
        latex: "m_1 v_1 = (m_1 + m_2) v",
        inserted: `\\frac{${shownNumber(one)} \\cdot ${shownNumber(v)}}{${shownNumber(one)} + ${shownNumber(two)}}`,
      };
    },
  },
  {
    id: "efficiency",
    family: "energy",
    symbol: "eta",
    finds: "number",
    when: /efficien|wirkungsgrad|rendimiento|rendement|效率/iu,
    solve: (givens) => {
      const [useful, total] = values(givens, "energy");
      if (useful === undefined || total === undefined || useful > total || !exactly(givens, { energy: 2 })) return null;
      return {
        value: useful / total,
        latex: "\\eta = \\frac{E_1}{E_2}",
        inserted: `\\frac{${shownNumber(useful)}}{${shownNumber(total)}}`,
      };
    },
  },
  {
    id: "halfLife",
    family: "proportion",
    symbol: "m",
    finds: "mass",
    when: /half-?life|halbwertszeit|semivida|periodo de semi|demi-vie|半衰期|半減期/iu,
    solve: (givens) => {
      const [[half, time], [start]] = [values(givens, "time"), values(givens, "mass")];
      if (half === undefined || time === undefined || start === undefined || !exactly(givens, { time: 2, mass: 1 }))
        return null;
      return {
        value: start * 0.5 ** (time / half),
        latex: "m = m_0 \\cdot \\left(\\tfrac{1}{2}\\right)^{t / T}",
        inserted: `${shownNumber(start)} \\cdot 0.5^{${shownNumber(time / half)}}`,
      };
    },
  },
  {
    id: "dose",
    family: "proportion",
    symbol: "m",
    finds: "mass",
    when: /mg\/kg|µg\/kg|g\/kg/u,
    solve: (givens) => {
      const dose = givens.find(({ unit }) => unit !== null && /g\/kg$/.test(unit.shown));
      const [mass, more] = of(givens, "mass");
      if (dose === undefined || mass === undefined || more !== undefined || givens.length !== 2) return null;
      return {
        value: dose.value * mass.value,
        latex: "m = d \\cdot m_0",
        inserted: `${shownNumber(dose.written)} \\cdot ${shownNumber(mass.written)}`,
      };
    },
  },
  {
    id: "doseVolume",
    family: "proportion",
    symbol: "V",
    finds: "volume",
    when: /mg\/kg/u,
    solve: (givens) => {
      const dose = givens.find(({ unit }) => unit !== null && /g\/kg$/.test(unit.shown));
      const [[mass], [strength]] = [of(givens, "mass"), of(givens, "density")];
      if (dose === undefined || mass === undefined || strength === undefined || givens.length !== 3) return null;
      const needed = dose.value * mass.value;
      return {
        value: needed / strength.value,
        latex: "V = \\frac{d \\cdot m_0}{\\beta}",
        inserted: `\\frac{${shownNumber(dose.written)} \\cdot ${shownNumber(mass.written)}}{${shownNumber(strength.written)}}`,
        between: [amount(needed, "mass")],
      };
    },
  },
  {
    id: "netForce",
    family: "forces",
    symbol: "a",
    finds: "acceleration",
    when: /friction|reib|rozamiento|frottement|摩擦/iu,
    solve: (givens) => {
      const [[push, drag], [mass]] = [values(givens, "force"), values(givens, "mass")];
      if (
        push === undefined ||
        drag === undefined ||
        mass === undefined ||
        drag >= push ||
        !exactly(givens, { force: 2, mass: 1 })
      )
        return null;
      return {
        value: (push - drag) / mass,
        latex: "F - F_R = m a",
        inserted: `\\frac{${shownNumber(push)} - ${shownNumber(drag)}}{${shownNumber(mass)}}`,
        between: [amount(push - drag, "force")],
      };
    },
  },
  {
    id: "twoLegs",
    family: "motion",
    symbol: "v",
    finds: "speed",
    when: /average|durchschnitt|media|moyenne|平均/iu,
    solve: (givens) => {
      const [[way, other], [fast, slow]] = [values(givens, "length"), values(givens, "speed")];
      if (
        way === undefined ||
        other === undefined ||
        fast === undefined ||
        slow === undefined ||
        !exactly(givens, { length: 2, speed: 2 })
      )
        return null;
      const times = [way / fast, other / slow] as const;
      return {
        value: (way + other) / (times[0] + times[1]),
        latex: "v = \\frac{s_1 + s_2}{t_1 + t_2}",
        inserted: `\\frac{${shownNumber(way + other)}}{${shownNumber(times[0] + times[1])}}`,
        between: [
          amount(times[0], "time"),
          amount(times[1], "time"),
          amount(times[0] + times[1], "time"),
          amount(way + other, "length"),
        ],
      };
    },
  },
  {
    id: "block",
    family: "pressure",
    symbol: "rho",
    finds: "density",
    when: /block|cuboid|quader|bloque|pavé|长方体|直方体/iu,
    solve: (givens) => {
      const [[a, b, c], [mass]] = [values(givens, "length"), values(givens, "mass")];
      if (
        a === undefined ||
        b === undefined ||
        c === undefined ||
        mass === undefined ||
        !exactly(givens, { length: 3, mass: 1 })
      )
        return null;
      return {
        value: mass / (a * b * c),
        latex: "\\rho = \\frac{m}{a b c}",
        inserted: `\\frac{${shownNumber(mass)}}{${shownNumber(a)} \\cdot ${shownNumber(b)} \\cdot ${shownNumber(c)}}`,
        between: [amount(a * b * c, "volume")],
      };
    },
  },
  {
    id: "box",
    family: "proportion",
    symbol: "V",
    finds: "volume",
    when: /block|cuboid|\bbox\b|rectangular prism|quader|ortoedro|prisma rectangular|\bcaja\b|pavé|parallélépipède|长方体|直方体/iu,
    solve: (givens, text) => {
      const [a, b, c] = values(givens, "length");
      if (a === undefined || b === undefined || c === undefined || !exactly(givens, { length: 3 })) return null;
      if (/surface|oberfläche|superficie|表面/iu.test(text)) return null;
      return {
        value: a * b * c,
        latex: "V = a b c",
        inserted: [a, b, c].map(shownNumber).join(" \\cdot "),
        between: [amount(a * b, "area"), amount(b * c, "area"), amount(a * c, "area")],
      };
    },
  },
  {
    id: "forceToChangeSpeed",
    family: "forces",
    symbol: "F",
    finds: "force",
    when: /from|desde|von|\bde\s+\d|由|从|から|slows|speeds/iu,
    solve: (givens, text) => {
      const [[mass], [u, v], [time]] = [values(givens, "mass"), values(givens, "speed"), values(givens, "time")];
      if (mass === undefined || u === undefined || v === undefined || time === undefined) return null;
      if (!exactly(givens, { mass: 1, speed: 2, time: 1 }) || /friction|reib|rozamiento|frottement|摩擦/iu.test(text))
        return null;
      const acceleration = (v - u) / time;
      return {
        value: Math.abs(mass * acceleration),
        latex: "F = m a,\\; a = \\frac{v - u}{t}",
        inserted: `${shownNumber(mass)} \\cdot \\frac{${shownNumber(v)} - ${shownNumber(u)}}{${shownNumber(time)}}`,
        between: [amount(acceleration, "acceleration"), amount(v - u, "speed")],
        letters: [["a", amount(acceleration, "acceleration")]],
      };
    },
  },
  {
    id: "rectangle",
    family: "proportion",
    symbol: "A",
    finds: "area",
    when: /\barea|fläche|área|\baire\b|面积|面積/iu,
    solve: (givens, text) => {
      const [a, b] = values(givens, "length");
      if (
        a === undefined ||
        b === undefined ||
        !exactly(givens, { length: 2 }) ||
        !/\d\s*\S{0,3}\s*(?:by|x|×|mal|por|sur)\s*\d/iu.test(text) ||
        /triang|dreieck|ellips/iu.test(text)
      )
        return null;
      return { value: a * b, latex: "A = a b", inserted: `${shownNumber(a)} \\cdot ${shownNumber(b)}` };
    },
  },
  {
    id: "circle",
    family: "proportion",
    symbol: "A",
    finds: "area",
    when: /circle|kreis|círculo|cercle|disque|圆|円/iu,
    solve: (givens, text) => {
      const [given, more] = values(givens, "length");
      if (given === undefined || more !== undefined || givens.length !== 1) return null;
      const isRadius = /radius|radio|rayon|半径|r\s*=/iu.test(text);
      if (isRadius === /diamet|durchmesser|diámet|diamèt|直径/iu.test(text)) return null;
      const radius = isRadius ? given : given / 2;
      return { value: Math.PI * radius ** 2, latex: "A = \\pi r^2", inserted: `\\pi \\cdot ${shownNumber(radius)}^2` };
    },
  },
  {
    id: "cylinder",
    family: "proportion",
    symbol: "V",
    finds: "volume",
    when: /cylinder|zylinder|cilindro|cylindre|圆柱|円柱/iu,
    solve: (givens) => {
      const [r, h] = [givens.find(({ label }) => label === "r"), givens.find(({ label }) => label === "h")];
      if (r === undefined || h === undefined || !exactly(givens, { length: 2 })) return null;
      return {
        value: Math.PI * r.value ** 2 * h.value,
        latex: "V = \\pi r^2 h",
        inserted: `\\pi \\cdot ${shownNumber(r.value)}^2 \\cdot ${shownNumber(h.value)}`,
      };
    },
  },
  {
    id: "pythagoras",
    family: "proportion",
    symbol: "c",
    finds: "length",
    when: /diagonal|hypotenuse|hipotenusa|hypoténuse|对角线|対角線|斜辺/iu,
    solve: (givens, text) => {
      const [a, b] = values(givens, "length");
      if (
        a === undefined ||
        b === undefined ||
        !exactly(givens, { length: 2 }) ||
        !/rectang|rechteck|right|rechtwinklig|长方形|直角/iu.test(text)
      )
        return null;
      return {
        value: Math.hypot(a, b),
        latex: "c^2 = a^2 + b^2",
        inserted: `\\sqrt{${shownNumber(a)}^2 + ${shownNumber(b)}^2}`,
      };
    },
  },
  {
    id: "ladder",
    family: "proportion",
    symbol: "h",
    finds: "length",
    when: /ladder|leiter|escalera|échelle|梯子|はしご/iu,
    solve: (givens, text) => {
      const [long, foot] = values(givens, "length");
      if (
        long === undefined ||
        foot === undefined ||
        foot >= long ||
        !exactly(givens, { length: 2 }) ||
        !/how high|wie hoch|qué altura|quelle hauteur|多高|高さ/iu.test(text)
      )
        return null;
      return {
        value: Math.sqrt(long ** 2 - foot ** 2),
        latex: "h^2 = c^2 - a^2",
        inserted: `\\sqrt{${shownNumber(long)}^2 - ${shownNumber(foot)}^2}`,
      };
    },
  },
  {
    id: "yield",
    family: "percent",
    symbol: "eta",
    finds: "number",
    when: /percent(?:age)? yield|ausbeute|rendimiento|rendement|产率|収率/iu,
    solve: (givens, text) => {
      const [one, two] = values(givens, "mass");
      if (
        one === undefined ||
        two === undefined ||
        !exactly(givens, { mass: 2 }) ||
        !/theoret|teóric|théor|理论|理論/iu.test(text)
      )
        return null;
      return {
        value: Math.min(one, two) / Math.max(one, two),
        latex: "\\eta = \\frac{m}{m_0}",
        inserted: `\\frac{${shownNumber(Math.min(one, two))}}{${shownNumber(Math.max(one, two))}}`,
      };
    },
  },
  ...(["volume", "mass", "money", "length", "time"] as const).map(
    (kind): Special => ({
      id: `proportion-${kind}`,
      family: "proportion",
      symbol: "x",
      finds: kind,
      when: /\bper\b|\bfor\b|\bpro\b|\bpor\b|\bpour\b|\bpara\b|\bfür\b|\/|每/iu,
      // 6.5 L for 100 km, so for 340 km: two of one unit, and one of the kind that is asked for.
      solve: (givens, text) => {
        const [own, more] = of(givens, kind);
        const others = givens.filter((each) => each !== own);
        const [one, two, three] = others;
        if (own === undefined || more !== undefined || one === undefined || two === undefined || three !== undefined)
          return null;
        if (
          !isSameDimension(one.dimension, two.dimension) ||
          own.at > two.at ||
          (one.unit?.shown ?? "") !== (two.unit?.shown ?? "") ||
          isSameDimension(one.dimension, dimensions.speed) ||
          says(text, ["comparison", "later", "negation", "extra", "bound"])
        )
          return null;
        return {
          value: (own.value * two.value) / one.value,
          latex: "\\frac{x}{x_0} = \\frac{y}{y_0}",
          inserted: `\\frac{${shownNumber(own.written)} \\cdot ${shownNumber(two.written)}}{${shownNumber(one.written)}}`,
          between: [amount(own.value / one.value, kind)],
        };
      },
    }),
  ),
];
