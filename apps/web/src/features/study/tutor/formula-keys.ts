/** A key writes what stands before and after the caret; what is selected comes between. A sign that says itself has no name. */
type FormulaKey = {
  readonly shows: string;
  readonly writes: readonly [before: string, after: string];
  readonly name?: "fraction" | "power" | "root" | "absolute";
};

export const formulaKeys: readonly FormulaKey[] = [
  { name: "fraction", shows: "a⁄b", writes: ["(", ")/()"] },
  { name: "power", shows: "xⁿ", writes: ["", "^"] },
  { name: "root", shows: "√", writes: ["sqrt(", ")"] },
  { name: "absolute", shows: "|x|", writes: ["|", "|"] },
  ...["(", ")", "=", "≤", "≥", "±", "π", "∞"].map((sign) => ({ shows: sign, writes: [sign, ""] as const })),
];

/** The text with a key's signs around what is selected, and where the caret goes: into what is still empty. */
export function inserted(text: string, from: number, to: number, [before, after]: FormulaKey["writes"]) {
  const chosen = text.slice(from, to);
  const written = `${text.slice(0, from)}${before}${chosen}${after}${text.slice(to)}`;
  const start = from + before.length;
  // "(x+1)/(|)": with its top there, a fraction waits for what is below.
  const isEmpty = chosen === "" && before !== "";
  const end = start + chosen.length + (after.endsWith("()") ? after.length - 1 : after.length);
  return { text: written, caret: isEmpty ? start : end };
}
