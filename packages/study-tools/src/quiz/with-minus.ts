/** An answer as it is printed: a minus before a number or a letter that stands for one, where a hyphen was typed. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\s?(?:[\p{N}.,(√]|\p{L}(?!\p{L})))/gu, "−");
}
