/** A picture within a file, as the text names it: the number of its part, short, and no word that anybody searches for. */
export function partKey(number: number): string {
  return `p${number}`;
}

export function partNumber(key: string): number | null {
  const written = /^p(\d{1,5})$/.exec(key)?.[1];
  return written === undefined ? null : Number(written);
}
