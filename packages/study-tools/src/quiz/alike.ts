/** Options that give nothing away: as long as each other, and of one kind. [QUZ-2] */
export function isAlikeLong(right: string, others: readonly string[]): boolean {
  const lengths = others.map((one) => widthOf(one));
  const own = widthOf(right);
  if (own > 12 && own > 1.6 * Math.max(...lengths)) return false;
  return !(Math.min(...lengths) > 12 && own * 1.6 < Math.min(...lengths));
}

/** A number among words, or a formula, is the answer or is out of the question. */
function kindOf(option: string): "formula" | "number" | "words" {
  if (/\$.*\$|\\/.test(option)) return "formula";
  return /^[\s~≈<>±+−£$€¥-]*[\d.,]+/.test(option) ? "number" : "words";
}

/** A year among sums, or a sum among years, is out of the question. */
export function isOfOneKind(one: string, other: string): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const hasUnit = (text: string) => /[\p{L}%％℃°£$€¥]/u.test(text.replace(/年$/u, ""));
  return isYear(one) === isYear(other) || !(hasUnit(one) || hasUnit(other));
}

function isYear(text: string): boolean {
  return /^[12]\d{3}年?$/u.test(text.trim());
}

export const catchAll =
  /^(all|none|both|neither) of (the|these)|^(todas|ninguna) (las|de las) anteriores|^(toutes|aucune) (les|des) réponses|^(alle|keine) der (genannten|obigen)|^以上(都|皆|全部)|^(上記の)?すべて/iu;

/** A letter of Chinese or Japanese is as wide as two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letter) ? 2 : 1),
    0,
  );
}
