/** Formulas side by side may stand one below the other, and are not broken anywhere else. */
export function breakable(tex: string): string {
  const parts = tex.split(/(\\q?quad(?![a-z]))/);
  return parts.length === 1 ? tex : parts.map((part, at) => (at % 2 ? `${part}\\allowbreak ` : `{${part}}`)).join("");
}
