import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import type { Clash, Knows, Verdict } from "./clash.ts";
import type { Meeting } from "./likeness.ts";
import { type Run, runsOf, shown } from "./runs.ts";
import { copulas, isDeed, isGeneral, isOwner, isPast, saysWhich } from "./said-around.ts";
import { plain, type Statement } from "./statement.ts";
import type { Token } from "./tokens.ts";

/** All but one word or term is the same, in the same order. */
export function wordsApart(meeting: Meeting, areTwo: boolean, knows: Knows, language: Language): Verdict | null {
  const { first, second, met, shared, figuresLeft } = meeting;
  const telling = (tokens: readonly Token[], statement: Statement) =>
    runsOf(tokens, statement).filter((run) => !(run.length === 1 && endings.test(run[0]?.text ?? "")));
  const [mine, yours] = [telling(meeting.ours, first), telling(meeting.theirs, second)];
  const [own, other] = [mine[0], yours[0]];
  if (!own || !other || mine.length > 1 || yours.length > 1) return null;
  if (shared < (isSpaceless(language) ? 0.6 : 0.9) || met.length === 0 || figuresLeft > 0) return null;
  if (isOwner(first, own, language) || isOwner(second, other, language)) return "two";
  const isWhich = saysWhich(first, own, language) && saysWhich(second, other, language);
  if (!areTwo && !isWhich && !isSameText(first, own, second, other)) return null;
  if (!isSameFrame(first, own, second, other) && !isWhich) return null;
  const { lists } = contradictionWords[language];
  if (lists.test(first.text) || lists.test(second.text) || /[?？]$/u.test(first.text)) return null;
  if (areTwo) {
    const isOwn =
      own.every(({ key }) => !knows(second.document, key)) && other.every(({ key }) => !knows(first.document, key));
    const isNamed = language !== "en" || isPast(first, own) || [...own, ...other].some(({ isName }) => isName);
    if (onlyOne.test(first.text) && onlyOne.test(second.text)) return clashOfWords(first, own, second, other, areTwo);
    if (!isNamed) return "two";
    if (
      !(isOwn || isDeed(first, own, language)) ||
      isGeneral(first, own, language) ||
      isGeneral(second, other, language)
    )
      return "two";
  } else if (!isWhich && met.length < fewestMet(first, own, second, other, language)) return null;
  return clashOfWords(first, own, second, other, areTwo);
}

function clashOfWords(first: Statement, own: Run, second: Statement, other: Run, areTwo: boolean): Clash {
  const isNamed = areTwo && [own, other].every((run) => /^\p{Lu}/u.test(run[0]?.text ?? ""));
  return { about: isNamed ? "name" : "sign", values: [shown(own, first), shown(other, second)] };
}

/** How much has to be the same around a word that no preposition or "is" stands before. */
function fewestMet(first: Statement, own: Run, second: Statement, other: Run, language: Language): number {
  if (!isLastOf(first, own) || !isLastOf(second, other)) return 4;
  const words = first.text
    .slice(0, own[0]?.from ?? 0)
    .toLowerCase()
    .split(/\s+/);
  // "is a romantic author": what it is.
  return words.some((word) => copulas.test(word)) && language !== "en" ? 2 : 3;
}

/** "turns litmus red" */
function isLastOf({ tokens, text }: Statement, run: Run): boolean {
  const before = tokens[tokens.length - run.length - 1];
  if (/^\p{sc=Han}/u.test(run[0]?.text ?? "")) return false;
  return run.at(-1) === tokens.at(-1) && before !== undefined && text.slice(before.to, run[0]?.from).trim() === "";
}

function isSameText(first: Statement, own: Run, second: Statement, other: Run): boolean {
  const around = ({ text }: Statement, run: Run) =>
    plain(`${text.slice(0, run[0]?.from ?? 0)} # ${text.slice(run.at(-1)?.to ?? 0)}`);
  return around(first, own) === around(second, other);
}

/** Only one can be the longest. */
const onlyOne =
  /(?<!\p{L})(?:\p{L}{3,}est|the most|(?:el|la|los|las) (?:\p{L}+ )?más|(?:le|la|les) plus|(?:der|die|das) (?:größte|längste|höchste|älteste|kleinste|erste)\p{L}*|the first|el primer[oa]?|la primera|le premier|la première)(?!\p{L})|一番|最も|最[大长長高小早古初]/iu;

/** What may stand behind a Chinese word or not. */
const endings = /^[术者家性法学式型物人里中上下时期]$/u;

/** What stands before it and after it is the same in both. */
function isSameFrame(first: Statement, own: Run, second: Statement, other: Run): boolean {
  const sides = ([{ tokens, values }, run]: readonly [Statement, Run]) => {
    const places = [...tokens, ...values.map((value) => ({ ...value, key: "#" }))].sort((a, b) => a.from - b.from);
    const rest = places.filter((place) => !run.includes(place as Token));
    const before = rest.filter(({ from }) => from < (run[0]?.from ?? 0)).length;
    return { before, after: rest.length - before };
  };
  const [ours, theirs] = [sides([first, own]), sides([second, other])];
  return ours.before === theirs.before && ours.after === theirs.after;
}
