import type { Explanation } from "@jotter/study-tools/explanation";

/** Whether an explanation only repeats the words that were to be explained: nobody asked for those. [EXP-1] */
export function isSaidBack(about: string, { gist, analogy, example, steps }: Explanation): boolean {
  if (!gist || analogy || example || steps.length > 0) return false;
  const [asked, said] = [lettersOf(about), lettersOf(gist.text)];
  return asked.length >= shortest && (asked.includes(said) || said.includes(asked));
}

/** What else is said of them. Where nothing is, nothing is left: their own place explains nothing. */
export function besideSaid(about: string, made: Explanation): Explanation {
  const asked = lettersOf(about);
  const others = made.passages.filter(({ citation }) => !asked.includes(lettersOf(citation.quote)));
  return { ...made, gist: null, passages: others };
}

/** A term is said in its own explanation, too. */
const shortest = 30;

/** Which terms of a text stand in some of its words, in the order they stand there, each in its longest form. */
export function termsWithin(terms: readonly string[], words: string): readonly string[] {
  const around = ` ${spaced(words)} `;
  const placed = terms.flatMap((term) => {
    const plain = spaced(term);
    const isSpaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(plain);
    const at = plain === "" ? -1 : around.indexOf(isSpaceless ? plain : ` ${plain} `);
    return at < 0 || plain.length > around.length * 0.8 ? [] : [{ term, plain, at }];
  });
  const longest = placed.filter(
    (one) => !placed.some((other) => other.plain.length > one.plain.length && ` ${other.plain} `.includes(one.plain)),
  );
  const distinct = [...new Map(longest.map((one) => [one.plain, one])).values()];
  return distinct.sort((one, other) => one.at - other.at).map(({ term }) => term);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const spaced = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
