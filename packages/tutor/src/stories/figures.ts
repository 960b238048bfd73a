import type { Language } from "@jotter/domain/settings";
import { numberAt } from "../quantities/numbers.ts";

/** A number a story tells, in digits or in a word. */
export type Figure = {
  readonly value: number;
  readonly kind: "number" | "times" | "percent";
  /** "two trains", "2人": it may only say how many there are. */
  readonly isLoose: boolean;
  readonly isMoney: boolean;
  /** Of its digits in the text as it was written; null for a word. */
  readonly at: number | null;
  readonly length: number;
};

/** A story with a mark in place of each number: ⟦0⟧, ⟦×1⟧ for "twice", ⟦%2⟧. */
export type Marked = { readonly text: string; readonly figures: readonly Figure[] };

const words: readonly (readonly [number, string])[] = [
  [2, "two zwei deux dos 两 二"],
  [3, "three drei trois tres 三"],
  [4, "four vier quatre cuatro 四"],
  [5, "five fünf cinq cinco 五"],
  [6, "six sechs seis 六"],
  [7, "seven sieben sept siete"],
  [8, "eight acht huit ocho"],
  [9, "nine neun neuf nueve"],
  [10, "ten zehn dix diez"],
  [12, "twelve zwölf douze doce"],
];
const valueOfWord = new Map(words.flatMap(([value, all]) => all.split(" ").map((word) => [word, value] as const)));

const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(?:twice|doubled?|doppelt(?:e[ns]?)?|zweimal|doble|double)(?![\p{L}])/iu, 2],
  [/^(?:thrice|triple|tripled|dreimal|dreifache[ns]?)(?![\p{L}])/iu, 3],
  [/^(?:quadruple|cuádruple|viermal|vierfache[ns]?)(?![\p{L}])/iu, 4],
  [/^(?:quintuple|quíntuple|fünfmal|fünffache[ns]?)(?![\p{L}])/iu, 5],
  [/^(?:sechsmal|sechsfache[ns]?)(?![\p{L}])/iu, 6],
];
const word = /^(?:[A-Za-zÀ-ÖØ-öø-ÿ]+|[两二三四五六])/u;
const behindTimes = /^\s*-?\s*(?:times|mal|fach[a-z]*|fois|veces|倍)(?![a-zäöü])/iu;
const behindPercent = /^\s*(?:%|％|percent|per cent|prozent|por ciento|pour cent)(?:-?ige[nrsm]?)?/iu;
/** Behind a number that says how many there are of those the story is about. */
const counter = /^\s*(?:人|つの|辆|台|本の電|地|个人|种)/u;

export function marked(text: string, language: Language): Marked {
  const figures: Figure[] = [];
  let out = "";
  let at = 0;
  const add = (figure: Omit<Figure, "isMoney">) => {
    const isMoney = /[$€£¥]\s*$/u.test(out) || /^\s*(?:[€$£¥]|euros?|dollars?|元|円)/iu.test(text.slice(at));
    const mark = { number: "", times: "×", percent: "%" }[figure.kind];
    out = `${out.replace(/[$€£¥]\s*$/u, "")}⟦${mark}${figures.length}⟧`;
    figures.push({ ...figure, isMoney });
  };
  /** Takes what stands behind a number along. */
  const kindBehind = (): Figure["kind"] => {
    const rest = text.slice(at);
    const [kind, found] = behindTimes.test(rest)
      ? (["times", behindTimes.exec(rest)] as const)
      : behindPercent.test(rest)
        ? (["percent", behindPercent.exec(rest)] as const)
        : (["number", null] as const);
    at += found?.[0].length ?? 0;
    return kind;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const isWithin = /[\p{L}\d]$/u.test(text.slice(0, at));
    const digits = /^\d/.test(rest) && !/[A-Za-z\d.,_]$/.test(text.slice(0, at)) ? numberAt(rest, language) : null;
    if (digits !== null) {
      const from = at;
      at += digits.length;
      const kind = kindBehind();
      add({ value: digits.value, kind, isLoose: counter.test(text.slice(at)), at: from, length: digits.length });
      continue;
    }
    const isSign = /^[两二三四五六]/.test(rest);
    const multiple = isWithin ? undefined : multiples.find(([said]) => said.test(rest));
    if (multiple !== undefined) {
      at += multiple[0].exec(rest)?.[0].length ?? 1;
      add({ value: multiple[1], kind: "times", isLoose: false, at: null, length: 0 });
      continue;
    }
    const own = isWithin && !isSign ? undefined : word.exec(rest)?.[0];
    const value = own === undefined ? undefined : valueOfWord.get(own.toLowerCase());
    if (own !== undefined && value !== undefined) {
      at += own.length;
      add({ value, kind: kindBehind(), isLoose: true, at: null, length: 0 });
      continue;
    }
    const step = own?.length ?? 1;
    out += text.slice(at, at + step);
    at += step;
  }
  return { text: out.replace(/％/g, "%"), figures };
}
