import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";

/** A word that has an opposite. "lower" is the other end of "raise" and that of "higher". */
export type Pole = {
  readonly ends: readonly End[];
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

type End = { readonly axis: number; readonly end: 0 | 1 };
type Form = End & { readonly form: RegExp };

export function isSameEnd({ ends }: Pole, other: Pole): boolean {
  return ends.some(({ axis, end }) => other.ends.some((one) => one.axis === axis && one.end === end));
}

export function areOpposite({ ends }: Pole, other: Pole): boolean {
  return ends.some(({ axis, end }) => other.ends.some((one) => one.axis === axis && one.end !== end));
}

/** Made once: there are dozens of them for each sentence. */
const known = new Map<Language, { readonly forms: readonly Form[]; readonly any: RegExp }>();

function formsOf(language: Language) {
  const before = known.get(language);
  if (before) return before;
  const forms = contradictionWords[language].opposites.flatMap((ends, axis) =>
    ends.map((words, at): Form => ({ axis, end: at === 0 ? 0 : 1, form: new RegExp(words, `${words.flags}g`) })),
  );
  const made = { forms, any: new RegExp(forms.map(({ form }) => form.source).join("|"), "iu") };
  known.set(language, made);
  return made;
}

export function polesOf(text: string, language: Language): readonly Pole[] {
  const { forms, any } = formsOf(language);
  // Most sentences have none.
  if (!any.test(text)) return [];
  const byPlace = new Map<string, Pole>();
  for (const { axis, end, form } of forms) {
    for (const { 0: written, index } of text.matchAll(form)) {
      const to = index + written.length;
      const ends = byPlace.get(`${index} ${to}`)?.ends ?? [];
      byPlace.set(`${index} ${to}`, { ends: [...ends, { axis, end }], text: written, from: index, to });
    }
  }
  const found = [...byPlace.values()];
  const isInside = (one: Pole, other: Pole) =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  return found
    .filter((one) => !found.some((other) => isInside(one, other)))
    .sort((one, other) => one.from - other.from);
}

/** Which opposites stand against each other, and which say the same. */
export function polesMet(ours: readonly Pole[], theirs: readonly Pole[]) {
  const free = new Set(theirs);
  const agreed: Pole[] = [];
  const apart: (readonly [Pole, Pole])[] = [];
  const take = (isOne: (other: Pole) => boolean) => {
    const found = [...free].find(isOne);
    if (found) free.delete(found);
    return found;
  };
  const left = ours.filter((pole) => {
    const found = take((other) => isSameEnd(pole, other));
    if (found) agreed.push(pole);
    return !found;
  });
  const own = left.filter((pole) => {
    const found = take((other) => areOpposite(pole, other));
    if (found) apart.push([pole, found]);
    return !found;
  });
  return { agreed, apart, ours: own.length, theirs: free.size };
}
