import type { QuantityMeaning } from "./quantity-meaning.ts";

/** Letters other schools write for the same. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  s: ["d", "x"],
  U: ["V"],
  E: ["W", "Q"],
  W: ["E"],
  rho: ["ρ", "d", "D"],
  ρ: ["rho", "d", "D"],
  lambda: ["λ"],
  V: ["v"],
};

/** "v = s/t", "E = ½mv²": a formula of letters alone that holds for what is given and what is sought. */
export function isTrueFormula({ answers, symbols, letters }: QuantityMeaning, part: string): boolean {
  const sides = part.split("=").map((side) => side.trim());
  if (sides.length !== 2 || sides.some((side) => side === "")) return false;
  const asked = answers[0]?.value;
  if (asked === undefined) return false;
  const known = new Map<string, number>(
    Object.entries(letters).flatMap(([name, [first]]) =>
      name === "" || first === undefined ? [] : [[name, first.value]],
    ),
  );
  for (const name of symbols) known.set(name, asked);
  for (const [name, others] of Object.entries(otherNames)) {
    const value = known.get(name);
    for (const other of value === undefined ? [] : others)
      if (!known.has(other) && value !== undefined) known.set(other, value);
  }
  const used = new Set<string>();
  const [one, other] = sides.map((side) => productIn(side, known, used));
  if (one === undefined || other === undefined || one === null || other === null || used.size < 2) return false;
  return (
    symbols.some((name) => used.has(name) || otherNames[name]?.some((each) => used.has(each))) && isNear(one, other)
  );
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 2e-3 * Math.max(Math.abs(one), Math.abs(other)) && one !== 0;

/** Products and quotients of known letters; null where anything else stands there. */
function productIn(text: string, known: ReadonlyMap<string, number>, used: Set<string>): number | null {
  const names = [...known.keys()].sort((a, b) => b.length - a.length);
  let rest = text
    .replace(/\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g, "($1)/($2)")
    .replace(/\\(?:cdot|times)/g, "*")
    .replace(/[·×⋅]/g, "*")
    .replace(/[:÷]/g, "/")
    .replace(/½/g, "0.5 ")
    .replace(/²/g, "^2")
    .replace(/³/g, "^3");
  const factor = (): number | null => {
    rest = rest.trimStart();
    let value: number | null = null;
    const number = /^\d+(?:[.,]\d+)?/.exec(rest)?.[0];
    const name = names.find((each) => rest.startsWith(each));
    if (number !== undefined) {
      value = Number(number.replace(",", "."));
      rest = rest.slice(number.length);
    } else if (rest.startsWith("π") || /^pi(?![a-z])/.test(rest)) {
      value = Math.PI;
      rest = rest.replace(/^(?:π|pi)/, "");
    } else if (rest.startsWith("(")) {
      rest = rest.slice(1);
      value = product();
      if (!rest.trimStart().startsWith(")")) return null;
      rest = rest.trimStart().slice(1);
    } else if (name !== undefined) {
      value = known.get(name) ?? null;
      used.add(name);
      rest = rest.slice(name.length);
    }
    const power = /^\s*\^\s*\{?(\d)\}?/.exec(rest);
    if (power !== null) rest = rest.slice(power[0].length);
    return value === null || power === null ? value : value ** Number(power[1]);
  };
  const product = (): number | null => {
    let value = factor();
    while (value !== null) {
      const sign = /^\s*([*/])/.exec(rest);
      if (sign !== null) rest = rest.slice(sign[0].length);
      else if (!/^\s*[\p{L}(π\d]/u.test(rest)) break;
      const next = factor();
      if (next === null) return null;
      value = sign?.[1] === "/" ? value / next : value * next;
    }
    return value;
  };
  const value = product();
  return rest.trim() === "" ? value : null;
}
