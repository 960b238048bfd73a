import { pointsOf, reducedRows } from "./linear-rows.ts";

/** A chemical equation: what goes in and what comes out, each with its number. */
export type Species = {
  readonly count: number;
  readonly formula: string;
  readonly atoms: Readonly<Record<string, number>>;
  readonly charge: number;
};
export type Reaction = { readonly before: readonly Species[]; readonly after: readonly Species[] };

const elements = new Set(
  (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb " +
    "Mo Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pt Au Hg Tl Pb Bi U W"
  ).split(" "),
);

const substance = "(?:\\d{1,3}(?:[.,/]\\d{1,2})?)?\\s*[A-Z][A-Za-z0-9()_{}]*(?:\\^\\{?\\d?[-+]\\}?)?";
const substances = `${substance}(?:\\s*\\+\\s*${substance})*`;
const endOfText = new RegExp(`(${substances})\\s*$`);
const startOfText = new RegExp(`^\\s*(${substances})`);
const longest = 300;

export function reactionIn(text: string): Reaction | null {
  const plain = text
    .replace(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit)))
    .replace(/([¹²³⁴]?)([⁺⁻])/g, (_whole, size: string, sign: string) => {
      const digits: Readonly<Record<string, string>> = { "¹": "1", "²": "2", "³": "3", "⁴": "4" };
      return `^${digits[size] ?? ""}${sign === "⁺" ? "+" : "-"}`;
    })
    .replace(/\((?:s|l|g|aq)\)/g, "");
  const [head, tail, more] = plain.split(/→|⟶|=/);
  if (head === undefined || tail === undefined || more !== undefined) return null;
  const [, left] = endOfText.exec(head.slice(-longest)) ?? [];
  const [, right] = startOfText.exec(tail.slice(0, longest)) ?? [];
  if (left === undefined || right === undefined) return null;
  const [before, after] = [sideOf(left), sideOf(right)];
  return before === null || after === null ? null : { before, after };
}

function sideOf(text: string): readonly Species[] | null {
  // A plus that belongs to a charge stands behind a sign for powers.
  const parts = text
    .replace(/\^\{?(\d?)([-+])\}?/g, (_whole, size: string, sign: string) => `^${size}${sign === "+" ? "p" : "n"}`)
    .split("+");
  const species = parts.map((part) => speciesOf(part.trim()));
  return species.every((each) => each !== null) ? species : null;
}

function speciesOf(text: string): Species | null {
  const [, count = "", body = "", size, sign] = /^(\d*(?:[.,/]\d+)?)\s*([^^]+)(?:\^(\d?)([pn]))?$/.exec(text) ?? [];
  const atoms = atomsIn(body.replace(/[_{}\s]/g, ""));
  if (atoms === null) return null;
  const charge = sign === undefined ? 0 : (size ? Number(size) : 1) * (sign === "p" ? 1 : -1);
  const name = `${body.replace(/[_{}\s]/g, "")}${charge === 0 ? "" : `^${charge}`}`;
  return { count: countOf(count), formula: name, atoms, charge };
}

/** "3.5", "3,5" or "7/2": a step on the way to whole numbers. */
function countOf(written: string): number {
  const [top, bottom = "1"] = written.replace(",", ".").split("/");
  return written === "" ? 1 : Number(top) / Number(bottom);
}

export function atomsIn(body: string): Readonly<Record<string, number>> | null {
  const stack: Record<string, number>[] = [{}];
  const add = (to: Record<string, number>, name: string, many: number) => {
    to[name] = (to[name] ?? 0) + many;
  };
  const tokens = body.match(/[A-Z][a-z]?|\d+|[()]|./g) ?? [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const next = tokens[index + 1] ?? "";
    const many = /^\d+$/.test(next) ? Number(next) : 1;
    if (token === "(") stack.push({});
    else if (token === ")") {
      const [group, outer] = [stack.pop(), stack.at(-1)];
      if (group === undefined || outer === undefined) return null;
      for (const [name, count] of Object.entries(group)) add(outer, name, count * many);
    } else if (elements.has(token)) add(stack.at(-1) ?? {}, token, many);
    else if (!/^\d+$/.test(token) || index === 0) return null;
  }
  return stack.length === 1 && Object.keys(stack[0] ?? {}).length > 0 ? (stack[0] ?? null) : null;
}

/** Whether two equations speak of the same substances. */
export function isSameReaction(one: Reaction, other: Reaction): boolean {
  const names = (side: readonly Species[]) => [...new Set(side.map((each) => each.formula))].sort().join(" ");
  return names(one.before) === names(other.before) && names(one.after) === names(other.after);
}

/** The first element, or the charge as "e", of which one side has more; null where all is even. */
export function unbalanced({ before, after }: Reaction): string | null {
  const total = (side: readonly Species[], of: (each: Species) => number) =>
    side.reduce((sum, each) => sum + each.count * of(each), 0);
  const names = new Set([...before, ...after].flatMap((each) => Object.keys(each.atoms)));
  for (const name of names) {
    const atoms = (each: Species) => each.atoms[name] ?? 0;
    if (total(before, atoms) !== total(after, atoms)) return name;
  }
  const charge = (each: Species) => each.charge;
  return total(before, charge) === total(after, charge) ? null : "e";
}

/** The same equation with the smallest whole numbers that make it even; null where there are none. */
export function balanced({ before, after }: Reaction): Reaction | null {
  const all = [...before, ...after];
  const names = [...new Set(all.flatMap((each) => Object.keys(each.atoms)))];
  const rows = [...names.map((name) => (each: Species) => each.atoms[name] ?? 0), (each: Species) => each.charge].map(
    (of) => [...all.map((each, index) => of(each) * (index < before.length ? 1 : -1)), 0],
  );
  const reduced = reducedRows(rows, all.length);
  if (reduced === null || reduced.length !== all.length - 1) return null;
  const [point = []] = pointsOf(reduced, all.length);
  const last = point.find((value) => Math.abs(value) > 1e-9) ?? 1;
  for (let factor = 1; factor <= 60; factor++) {
    const counts = point.map((value) => (value / last) * factor);
    if (!counts.every((count) => count > 0.5 && Math.abs(count - Math.round(count)) < 1e-7)) continue;
    const even = all.map((each, index) => ({ ...each, count: Math.round(counts[index] ?? 1) }));
    return { before: even.slice(0, before.length), after: even.slice(before.length) };
  }
  return null;
}

export function reactionText({ before, after }: Reaction, style: "plain" | "latex"): string {
  const shown = ({ count, formula: name, charge }: Species) => {
    const body = name.replace(/\^.*$/, "");
    const size = Math.abs(charge) > 1 ? Math.abs(charge) : "";
    const mark = charge === 0 ? "" : `^{${size}${charge > 0 ? "+" : "-"}}`;
    const many = count === 1 ? "" : `${count} `;
    return style === "plain"
      ? `${many}${body}${mark.replace(/[{}]/g, "")}`
      : `${many}\\mathrm{${body.replace(/(\d+)/g, "_{$1}")}}${mark}`;
  };
  const side = (species: readonly Species[]) => species.map(shown).join(" + ");
  return `${side(before)} ${style === "plain" ? "→" : "\\to"} ${side(after)}`;
}
