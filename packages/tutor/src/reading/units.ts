/** Units by their size in the base units, each of which is a letter of its own to the engine: "U_m" is a metre. */
const units: Readonly<Record<string, string>> = {
  ...{
    m: "U_{m}",
    km: "1000U_{m}",
    cm: "U_{m}/100",
    mm: "U_{m}/1000",
    dm: "U_{m}/10",
    nm: "U_{m}/10^9",
    µm: "U_{m}/10^6",
  },
  ...{
    kg: "U_{kg}",
    g: "U_{kg}/1000",
    mg: "U_{kg}/10^6",
    t: "1000U_{kg}",
    s: "U_{s}",
    ms: "U_{s}/1000",
    min: "60U_{s}",
  },
  ...{
    h: "3600U_{s}",
    L: "U_{m}^3/1000",
    l: "U_{m}^3/1000",
    mL: "U_{m}^3/10^6",
    ml: "U_{m}^3/10^6",
    dL: "U_{m}^3/10^4",
  },
  ...{
    N: "U_{kg}U_{m}/U_{s}^2",
    kN: "1000U_{kg}U_{m}/U_{s}^2",
    J: "U_{kg}U_{m}^2/U_{s}^2",
    kJ: "1000U_{kg}U_{m}^2/U_{s}^2",
  },
  ...{
    MJ: "10^6U_{kg}U_{m}^2/U_{s}^2",
    W: "U_{kg}U_{m}^2/U_{s}^3",
    kW: "1000U_{kg}U_{m}^2/U_{s}^3",
    MW: "10^6U_{kg}U_{m}^2/U_{s}^3",
  },
  ...{
    kWh: "36*10^5U_{kg}U_{m}^2/U_{s}^2",
    Wh: "3600U_{kg}U_{m}^2/U_{s}^2",
    Hz: "1/U_{s}",
    A: "U_{A}",
    mA: "U_{A}/1000",
  },
  ...{
    V: "U_{kg}U_{m}^2/(U_{s}^3U_{A})",
    mV: "U_{kg}U_{m}^2/(1000U_{s}^3U_{A})",
    kV: "1000U_{kg}U_{m}^2/(U_{s}^3U_{A})",
  },
  ...{
    Ω: "U_{kg}U_{m}^2/(U_{s}^3U_{A}^2)",
    kΩ: "1000U_{kg}U_{m}^2/(U_{s}^3U_{A}^2)",
    ohm: "U_{kg}U_{m}^2/(U_{s}^3U_{A}^2)",
  },
  ...{
    C: "U_{A}U_{s}",
    Pa: "U_{kg}/(U_{m}U_{s}^2)",
    hPa: "100U_{kg}/(U_{m}U_{s}^2)",
    kPa: "1000U_{kg}/(U_{m}U_{s}^2)",
  },
  ...{
    MPa: "10^6U_{kg}/(U_{m}U_{s}^2)",
    bar: "10^5U_{kg}/(U_{m}U_{s}^2)",
    mol: "U_{mol}",
    mmol: "U_{mol}/1000",
    K: "U_{K}",
  },
  ...{ "€": "U_{eur}", $: "U_{usd}", "£": "U_{gbp}", "¥": "U_{yen}", 元: "U_{yuan}", 円: "U_{yen}" },
};

const spelled: Readonly<Record<string, string>> = {
  ...{
    hours: "h",
    hour: "h",
    Stunden: "h",
    Stunde: "h",
    heures: "h",
    heure: "h",
    horas: "h",
    hora: "h",
    小时: "h",
    時間: "h",
  },
  ...{ minutes: "min", minute: "min", Minuten: "min", minutos: "min", 分钟: "min", 分: "min" },
  ...{ seconds: "s", second: "s", Sekunden: "s", secondes: "s", segundos: "s", 秒: "s" },
  ...{
    metres: "m",
    meters: "m",
    Meter: "m",
    mètres: "m",
    metros: "m",
    米: "m",
    メートル: "m",
    joules: "J",
    joule: "J",
  },
  ...{ euros: "€", euro: "€", Euro: "€", litres: "L", liters: "L", Liter: "L", moles: "mol", Mol: "mol", 升: "L" },
};

const names = [...Object.keys(units), ...Object.keys(spelled)].sort((a, b) => b.length - a.length);
const unit = `(?:${names.map((name) => name.replace(/[$]/g, "\\$&")).join("|")})(?![a-zA-Zµ(])`;
const exponent = "(?:\\^\\{?-?\\d\\}?|[²³]|⁻[¹²³])?";
const measured = new RegExp(
  `(\\d[\\d.,]*|[)}½¼¾])(\\s*)(${unit}${exponent}(?:\\s*[/·*]\\s*${unit}${exponent}|(?<=[²³\\w])[ ·]${unit}${exponent})*)`,
  "gu",
);
const single = new RegExp(`(${unit})(${exponent})`, "gu");

export type Measured = { readonly text: string; readonly hasUnits: boolean };

/** Each number together with its unit, as the engine reads it: "72 km/h" is 72 times a length over a time. */
export function inBaseUnits(text: string, letters: ReadonlySet<string>): Measured {
  let hasUnits = false;
  const read = text.replace(measured, (whole: string, before: string, space: string, of: string) => {
    if ([...of.matchAll(single)].some(([, name = ""]) => letters.has(name) && !(space !== "" && of.length > 1)))
      return whole;
    hasUnits = true;
    const inside = of.replace(
      single,
      (_one, name: string, raised: string) => `(${units[spelled[name] ?? name] ?? "1"})${raised}`,
    );
    return /^[)}]/.test(before) ? `${before}*(${inside})` : `(${before}*${inside})`;
  });
  return { text: read, hasUnits };
}

/** The same without its units, where only the numbers count. */
export function withoutUnits(text: string, letters: ReadonlySet<string>): string {
  return text.replace(measured, (whole: string, before: string, _space: string, of: string) =>
    [...of.matchAll(single)].some(([, name = ""]) => letters.has(name)) ? whole : `${before} `,
  );
}

export const baseUnits = ["m", "kg", "s", "A", "mol", "K", "eur", "usd", "gbp", "yen", "yuan"].map(
  (name) => `U_${name}`,
);

/** The units a text names, as the engine reads them. */
export function unitsIn(text: string): readonly string[] {
  const compound = new RegExp(`(?<![a-zA-Z])${unit}${exponent}(?:\\s*[/·*]\\s*${unit}${exponent})*`, "gu");
  return [...text.matchAll(compound)].map(([of]) =>
    of.replace(single, (_one, name: string, raised: string) => `(${units[spelled[name] ?? name] ?? "1"})${raised}`),
  );
}
