import { isSpaceless, languageOf } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { lineAsRead } from "@jotter/markdown/line";
import { askedPair } from "../asked-pair.ts";
import { askedTerm } from "../asked-term.ts";
import { keysOf } from "../same-term.ts";
import { type NoteText, wordsToFind } from "./note-passages.ts";
import { beginningOf } from "./page-parts.ts";

/** What a heading of a document stands above, and how that begins. */
export type Section = {
  readonly heading: string;
  readonly page: NoteText;
  readonly begins: string;
  /** It has one word of several. */
  readonly isWeak: boolean;
};

type Heading = {
  readonly title: string;
  readonly level: number;
  readonly at: number;
  readonly from: number;
  readonly length: number;
  /** It has one word of several. */
  readonly isWeak: boolean;
};

const mostSections = 3;

/** Whether it is asked for the place: "where does it say", "which chapter is about". */
export function asksForPlace(question: string): boolean {
  return place.test(question);
}

const place =
  /^(?:so |and )?where(?!\p{L})|(?:which|what) (?:chapter|section|part|page)(?!\p{L})|^¿?\s?d[oó]nde|(?:qu[eé]|cu[aá]l) (?:cap[ií]tulo|secci[oó]n|parte|p[aá]gina)|^o[ùu](?!\p{L})|quel(?:le)? (?:chapitre|section|partie|page)|^wo(?!\p{L})|welche[mrs]? (?:kapitel|abschnitt|teil|seite)|哪(?:一?[章节页]|里|儿)|どこ|どの(?:章|節|ページ)|何(?:章|ページ)に/iu;

/** Who, when, how many and why are no headings. */
const asksForFact =
  /^¿?\s?(?:who|whose|when|why|how (?:many|much|long|often|old|far)|qui[eé]n|cu[aá]ndo|cu[aá]nt|por ?qu[eé]|qui(?!\p{L})|quand|combien|pourquoi|wer|wann|wie ?viele?|warum|wieso)|谁|何时|什么时候|多少|几|为什么|誰|いつ|なぜ|どうして|いくつ/iu;

/** The headings of a document that name what is asked for, the best first; of two things that are set side by side one each. */
export function sectionsOn(question: string, pages: readonly NoteText[], usual: Language): readonly Section[] {
  if (asksForFact.test(question) && !place.test(question)) return [];
  const headings = headingsOf(pages);
  const pair = askedPair(question);
  const found = pair
    ? pair.map((term) => named(term, headings, usual, true)[0])
    : named(place.test(question) ? question.replace(place, "") : askedTerm(question), headings, usual, false);
  // Of two things the one is no answer.
  if (found.some((one) => one === undefined)) return [];
  const places = new Map(found.map((one) => [`${one?.at} ${one?.from}`, one]));
  const best = [...places.values()].slice(0, mostSections);
  return best.flatMap((heading) => (heading ? sectionAt(heading, headings, pages) : []));
}

function headingsOf(pages: readonly NoteText[]): readonly Heading[] {
  const all = pages.flatMap(({ body }, at) =>
    [...body.matchAll(/^(?<marks>#{1,6}) +(?<title>[^\n]+)$/gmu)].map(({ index, 0: line, groups }) => ({
      title: lineAsRead((groups?.title ?? "").trim())
        .replace(/\\(?=[^\p{L}\p{N}\s])/gu, "")
        .replaceAll("`", ""),
      length: line.length,
      isWeak: false,
      level: groups?.marks?.length ?? 1,
      at,
      from: index + line.length,
    })),
  );
  // The first is what the document itself is called; what stands again on every page heads nothing.
  const times = new Map<string, number>();
  for (const { title } of all) times.set(title, (times.get(title) ?? 0) + 1);
  return all.filter(({ title, at, level }, index) => {
    const isTitle = index === 0 && at === 0 && level === 1;
    return !isTitle && (times.get(title) ?? 0) <= mostTimes && title.length <= longestTitle;
  });
}

const mostTimes = 3;
const longestTitle = 120;

function named(asked: string, headings: readonly Heading[], usual: Language, isTerm: boolean): readonly Heading[] {
  const language = languageOf(asked) ?? usual;
  if (isSpaceless(language)) return namedSpaceless(asked, headings, language);
  const all = [...new Set(keysOf(asked, language).map(root))].filter((key) => key.length > 1);
  const wanted = all.filter((key) => !saysLittle.has(key));
  if (wanted.length === 0) return [];
  const own = headings.map(({ title }) =>
    keysOf(title.replace(/^[\d.]+\s+/u, "").replace(/[._()/]/gu, " "), language).map(root),
  );
  const heldBy = (key: string) => own.filter((keys) => keys.some((one) => isOneWord(one, key))).length;
  const many = new Map(wanted.map((key) => [key, heldBy(key)]));
  const rated = headings.flatMap((heading, index) => {
    const keys = own[index] ?? [];
    const met = wanted.filter((key) => keys.some((one) => isOneWord(one, key)));
    const isAll = met.length === wanted.length;
    const isWhole = met.length === new Set(keys).size;
    const isRare = wanted.length === 2 && met.some((key) => (many.get(key) ?? 0) <= mostTimes);
    if (met.length === 0 || !(isAll || met.length > 1 || (isWhole && wanted.length <= 3) || isRare)) return [];
    const told = met.reduce((sum, key) => sum + 1 + 1 / (many.get(key) ?? 1), 0);
    return [
      { heading: { ...heading, isWeak: !isAll && met.length < 2 }, score: told + met.length / keys.length, isAll },
    ];
  });
  const best = rated.toSorted((one, other) => other.score - one.score);
  const least = leastShare * (best[0]?.score ?? 0);
  const kept = best.filter(({ score, isAll }) => score >= least || (isAll && !isTerm));
  return kept.map(({ heading }) => heading);
}

/** Who asks how to do something names it behind one of these. */
const saysLittle = new Set(
  ["make", "use", "get", "say", "go", "look", "like", "find", "define", "create", "see", "work", "thing", "need"]
    .concat(["want", "mean", "happen", "put", "explain", "document", "book", "manual", "text", "difference"])
    .map((word) => root(word)),
);

const leastShare = 0.8;

function namedSpaceless(asked: string, headings: readonly Heading[], language: Language): readonly Heading[] {
  const words = wordsToFind(asked, language).filter((word) => [...word].length > 1 && !asking.test(word));
  const rated = headings.flatMap((heading) => {
    const title = heading.title.toLowerCase();
    const met = words.filter((word) => title.includes(word.toLowerCase()));
    const letters = met.reduce((sum, word) => sum + word.length, 0);
    const isRare = met.some((word) => headings.filter((one) => one.title.includes(word)).length <= mostTimes);
    const isTold = met.length > 0 && (met.length === words.length || letters >= leastLetters || isRare);
    return isTold ? [{ heading, score: met.length + letters / title.length }] : [];
  });
  return rated.toSorted((one, other) => other.score - one.score).map(({ heading }) => heading);
}

const leastLetters = 3;
const asking = /^(?:怎么|怎样|如何|什么|哪里|为什么|どこ|どう|何|なに|方法)$/u;

/** "Writing", "write" and "writes" are one in a heading. */
function root(key: string): string {
  const bare = key.replace(/(?:ing|ed|es|s|e)$/u, "").replace(/(\p{L})\1$/u, "$1");
  return bare.length > 1 ? bare : key;
}

/** "Graphics" and "graphical", but not "changes" and "changelog". */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const longer = long.length - short.length;
  return long.startsWith(short) && (longer === 1 ? short.length > 3 : longer <= 3 && short.length > 4);
}

function sectionAt(heading: Heading, headings: readonly Heading[], pages: readonly NoteText[]): readonly Section[] {
  const { title, level, at, from, isWeak } = heading;
  const page = pages[at];
  if (!page) return [];
  const next = headings.find((one) => (one.at > at || (one.at === at && one.from > from)) && one.level <= level);
  const isHere = next?.at === at;
  const own = page.body.slice(from, isHere ? next.from - next.length : undefined);
  const isShort = own.trim().length < leastBelow && !isHere;
  const below = isShort ? `${own}\n\n${pages[at + 1]?.body.split(/^#{1,6} /mu)[0] ?? ""}` : own;
  return [{ heading: title, page, begins: beginningOf(below), isWeak }];
}

const leastBelow = 80;
