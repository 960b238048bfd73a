import { contradictionWords } from "@jotter/analysis/contradiction-words";
import { stem, wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { denials } from "./said-around.ts";
import { isOneSlip, isSameNoun } from "./spelling.ts";
import { turningWords } from "./turned-words.ts";

/** The words of the answer may say something else: turned round, denied, or with other figures. Then no device is sure. [QUZ-2] */
export function isTurned(wanted: string, own: string, language: Language): boolean {
  return (
    hasOtherFigures(wanted, own) ||
    isDeniedElsewhere(wanted, own, language) ||
    isOtherEnd(wanted, own, language) ||
    hasOtherKind(wanted, own, language) ||
    isOtherOrder(wanted, own, language)
  );
}

/** Every figure of the answer, and no other: 7.4 is not 74, and 1,000 is 1000. */
export function hasOtherFigures(wanted: string, own: string): boolean {
  const figures = (text: string) =>
    (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
      .map((one) => (/^\d{1,3}(?:[.,]\d{3})+$/u.test(one) ? one.replace(/[.,]/gu, "") : one.replace(",", ".")))
      .toSorted()
      .join(" ");
  return figures(wanted) !== figures(own);
}

/** What a "not" or a "without" stands before. */
function isDeniedElsewhere(wanted: string, own: string, language: Language): boolean {
  const denying = [denials[language], turningWords[language].without].map(({ source }) => source).join("|");
  const denied = (text: string) =>
    [...text.matchAll(new RegExp(denying, "giu"))]
      .map((found) =>
        isSpaced(language) ? (keysIn(text.slice(found.index + found[0].length), language)[0] ?? "") : "",
      )
      .toSorted();
  const [needed, said] = [denied(wanted), denied(own)];
  return needed.length !== said.length || needed.some((word, at) => !isSameWord(said[at] ?? "", word));
}

/** "Before" where the answer has "after", "decreases" where it has "increases", and who does it. */
function isOtherEnd(wanted: string, own: string, language: Language): boolean {
  const { ends, voice } = turningWords[language];
  const isSwapped = [...ends, ...contradictionWords[language].opposites].some(([one, other]) => {
    const [needed, said] = [wanted, own].map((text) => [one.test(text), other.test(text)] as const);
    return needed?.[0] !== needed?.[1] && said?.[0] !== said?.[1] && needed?.[0] !== said?.[0];
  });
  return isSwapped || (keysIn(wanted, language).length > 2 && voice.test(wanted) !== voice.test(own));
}

/** "Saturated" in the place of "unsaturated", "meiosis" in that of "mitosis": they end alike and are not alike. */
function hasOtherKind(wanted: string, own: string, language: Language): boolean {
  if (!isSpaced(language)) return false;
  const [needed, said] = [keysIn(wanted, language), keysIn(own, language)];
  const missing = needed.filter((word) => !said.some((one) => isSameWord(one, word)));
  const extra = said.filter((word) => !needed.some((one) => isSameWord(word, one)));
  return missing.some((word) => extra.some((one) => word.slice(-sameEnd) === one.slice(-sameEnd)));
}

/** As many letters at the end make two words of a kind. */
const sameEnd = 3;

/** The words both have stand in another order, where that can matter. */
function isOtherOrder(wanted: string, own: string, language: Language): boolean {
  const { directions, joints, steps } = turningWords[language];
  const parts = (text: string) =>
    text
      .split(joints)
      .map((part) => keysIn(part, language).join(" "))
      .filter((part) => part !== "")
      .toSorted()
      .join("|");
  if (!steps.test(wanted) && parts(wanted) === parts(own)) return false;
  const needed = keysIn(wanted, language);
  const said = keysIn(own, language).map((word) => needed.find((one) => isSameWord(word, one)) ?? word);
  if (needed.length <= 2 && !directions.test(own) && !steps.test(own)) return false;
  return inSameOrder(needed, said) < inBoth(needed, said);
}

/** The words that carry it in their order, names of one letter too; letters where words are not written apart. */
function keysIn(text: string, language: Language): readonly string[] {
  if (!isSpaced(language)) return [...text.replace(/[^\p{L}\p{N}]/gu, "")];
  const keys: string[] = [];
  let isOf = false;
  for (const { text: word, isStop } of wordsOf(text.replace(/[()[\]/=+]/gu, " "), language)) {
    if (isStop && !/^[^\Waeouy]$/iu.test(word)) {
      isOf ||= turningWords[language].ofWords.test(word.replace("’", "'"));
      continue;
    }
    const key = stem(word.normalize("NFD").replace(/\p{M}/gu, ""), language);
    keys.splice(isOf ? Math.max(0, keys.length - 1) : keys.length, 0, key);
    isOf = false;
  }
  return keys;
}

function isSpaced(language: Language): boolean {
  return language !== "zh" && language !== "ja";
}

function isSameWord(one: string, other: string): boolean {
  return isSameNoun(one, other) || isOneSlip(one, other);
}

/** How many of them both have, each as often as both. */
function inBoth(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** How many of them can be read in both without going back. */
function inSameOrder(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0);
  for (const word of one) {
    const last = row;
    row = [];
    other.forEach((own, at) => {
      const before = at === 0 ? 0 : (last[at - 1] ?? 0);
      row.push(own === word ? before + 1 : Math.max(last[at] ?? 0, row[at - 1] ?? 0));
    });
  }
  return row.at(-1) ?? 0;
}
