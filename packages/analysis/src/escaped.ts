/** A student's own words within an expression: "c(x)" is three letters in brackets and no group. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
