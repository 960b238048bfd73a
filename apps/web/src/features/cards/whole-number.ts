/** What somebody typed as a whole number within its bounds; nothing typed is the least. */
export function wholeNumber(typed: string, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(Number(typed) || 0)));
}
