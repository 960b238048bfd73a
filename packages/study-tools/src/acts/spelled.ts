import { isSpaceless } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { plain } from "../own-data/plain-text.ts";
import { spelledOut } from "../own-data/shorthand.ts";
import { mended } from "../own-data/words.ts";

export type Range = readonly [at: number, end: number];

/** A text in the form the rules read, which still knows the words it was typed in. */
export type Spelled = {
  readonly text: string;
  /** What was typed, in pieces, without what these ranges of `text` say. */
  readonly typedWithout: (ranges: readonly Range[]) => readonly string[];
};

export function spelled(typed: string, language: Language, isKnown: (word: string) => boolean): Spelled {
  return isSpaceless(language) ? bySign(typed) : byWord(typed, language, isKnown);
}

function byWord(typed: string, language: Language, isKnown: (word: string) => boolean): Spelled {
  const tokens = typed.match(/\S+/gu) ?? [];
  const words = tokens.flatMap((token, owner) =>
    spelledOut(plain(token, language), language)
      .split(" ")
      .filter((word) => word !== "")
      .map((word) => ({ word, owner })),
  );
  const meant = withWholeDays(mended(words.map(({ word }) => word).join(" "), language, isKnown).split(" "), language);
  const places: { readonly owner: number; readonly at: number; readonly end: number }[] = [];
  let at = 0;
  for (const [place, word] of meant.entries()) {
    places.push({ owner: words[place]?.owner ?? 0, at, end: at + word.length });
    at += word.length + 1;
  }
  return {
    text: meant.join(" "),
    typedWithout: (ranges) => {
      const isSaid = (one: Range) => ranges.some(([from, to]) => from <= one[0] && to >= one[1]);
      const pieces: string[][] = [[]];
      for (const [owner, token] of tokens.entries()) {
        const own = places.filter((place) => place.owner === owner);
        if (own.length === 0) continue;
        if (own.every(({ at, end }) => isSaid([at, end]))) pieces.push([]);
        else pieces.at(-1)?.push(token);
      }
      return pieces.map((piece) => piece.join(" ")).filter((piece) => piece !== "");
    },
  };
}

/** "Sat 2-4pm", "on sun": many of these are words of their own, but not there. */
function withWholeDays(words: readonly string[], language: Language): readonly string[] {
  const { names, lead } = shortDays[language] ?? {};
  return words.map((word, place) => {
    const day = names?.get(word);
    const [before, next] = [words[place - 1], words[place + 1]];
    const isDay = next === undefined || /^\d/.test(next) || (before !== undefined && lead?.includes(before));
    return day !== undefined && isDay ? day : word;
  });
}

const shortDays: Readonly<
  Partial<Record<Language, { readonly names: ReadonlyMap<string, string>; readonly lead: string }>>
> = {
  en: {
    names: new Map([
      ["sat", "saturday"],
      ["sun", "sunday"],
    ]),
    lead: "on this next coming every",
  },
  es: {
    names: new Map([
      ["lun", "lunes"],
      ["mar", "martes"],
      ["mie", "miercoles"],
      ["jue", "jueves"],
      ["vie", "viernes"],
      ["sab", "sabado"],
      ["dom", "domingo"],
    ]),
    lead: "el este proximo",
  },
  fr: {
    names: new Map([
      ["lun", "lundi"],
      ["mar", "mardi"],
      ["mer", "mercredi"],
      ["jeu", "jeudi"],
      ["ven", "vendredi"],
      ["sam", "samedi"],
      ["dim", "dimanche"],
    ]),
    lead: "ce chaque",
  },
};

function bySign(typed: string): Spelled {
  const signs = [...typed];
  const text: string[] = [];
  const owners: number[] = [];
  for (const [owner, sign] of signs.entries()) {
    for (const each of shown(signs, owner, sign.normalize("NFKC").toLowerCase())) {
      if (each === " " && (text.length === 0 || text.at(-1) === " ")) continue;
      text.push(each);
      owners.push(owner);
    }
  }
  return {
    text: text.join(""),
    typedWithout: (ranges) => {
      const pieces: string[] = [""];
      const said = new Set<number>();
      for (const [at, end] of ranges) for (let place = at; place < end; place++) said.add(owners[place] ?? -1);
      for (const [owner, sign] of signs.entries()) {
        if (said.has(owner)) pieces.push("");
        else pieces.push((pieces.pop() ?? "") + sign);
      }
      return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
    },
  };
}

/** Letters, numbers, and what stands inside a date or a time; all else parts them. */
function shown(signs: readonly string[], owner: number, sign: string): string {
  if (/^[\p{L}\p{N}%]+$/u.test(sign)) return sign;
  const isInside = /\d/.test(signs[owner - 1] ?? "") && /\d/.test(signs[owner + 1] ?? "");
  return isInside && /^[.:/-]$/.test(sign) ? sign : " ";
}
