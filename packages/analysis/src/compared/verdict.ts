import type { Language } from "@jotter/domain/settings";
import { contradictionWords } from "../contradiction-words.ts";
import { isSpaceless } from "../language.ts";
import type { Value } from "../values.ts";
import { vocabulary } from "../vocabulary.ts";
import type { Meeting } from "./likeness.ts";
import { areOpposite } from "./poles.ts";
import { plain, type Statement, type Token } from "./statement.ts";
import { turnedIn } from "./turned.ts";

/** In what two sentences cannot both be right, with the two values as they are written. */
export type Clash = {
  readonly about: "year" | "date" | "amount" | "sign" | "name" | "negation";
  readonly values: readonly [string, string];
};

/** They say the same; they say it of the same but for one fact; or they speak of two things. */
export type Verdict = "one" | "two" | Clash;

/** Which documents know a word: a subject that both texts know is a subject of its own. */
export type Knows = (document: number, key: string) => boolean;

/**
 * A contradiction is exactly one place where another fact stands: a figure, a name, a "not", an opposite, a word, or two
 * that have changed places. With two such places the sentences speak of two things.
 */
export function verdictOn(meeting: Meeting, knows: Knows, language: Language): Verdict {
  const { first, second, ours, theirs, figures, poles, likeness } = meeting;
  if (first.wording === second.wording) return "one";
  const isAllMet = ours.length + theirs.length < 2 && figures.length === 0;
  const turned = isAllMet || isSpaceless(language) ? turnedIn(first.text, second.text, language) : null;
  // "When prices rise demand falls, when they fall it rises" is one rule.
  if (turned) return isRule(first, second, language) ? "two" : { about: "sign", values: turned };
  const isDenied = first.isNegated !== second.isNegated;
  const areTwo = subjectsApart(meeting);
  if (areParallel(meeting, areTwo)) return "two";
  const named = namesApart(meeting, areTwo, language);
  if (named === "two") return "two";
  if (isUnderAnother(first, second)) return "two";
  const opposites = new Set(poles.map(([one, other]) => `${one.text} ${other.text}`.toLowerCase()));
  const places = figures.length + opposites.size + (named ? 1 : 0);
  // "Not higher" is "lower".
  if (isDenied && opposites.size === 1 && places === 1) return "one";
  if (places > 1 || (isDenied && places > 0)) return "two";
  // Both have words of their own besides.
  const isLoose = ours.length > 0 && theirs.length > 0;
  const [figure] = figures;
  if (figure) {
    const [mine, yours] = figure;
    if (areTwo || isDenied || !isSameFact(meeting, mine, yours)) return "two";
    if (mine.kind === "amount" && isUnderCondition(meeting, language)) return "two";
    const about = mine.kind === "amount" ? "amount" : mine.day !== null && yours.day !== null ? "date" : "year";
    return { about, values: [mine.text, yours.text] };
  }
  const [pole] = poles;
  if (pole)
    return areTwo || isLoose || likeness < 0.55 ? "two" : { about: "sign", values: [pole[0].text, pole[1].text] };
  if (named) return named;
  if (isDenied) return denialIn(meeting, areTwo, language);
  return wordsApart(meeting, areTwo, knows, language) ?? (areTwo && isThin(meeting) ? "two" : "one");
}

/**
 * What a figure is said of is the same: all before it, and of an amount all until its clause ends. When something was may
 * be followed by more in each.
 */
function isSameFact(
  { first, second, ours, theirs, likeness, shared, covered, met }: Meeting,
  mine: Value,
  yours: Value,
) {
  const end = ({ text }: Statement, { kind, to }: Value) => {
    const rest = text.slice(to);
    return kind === "amount" ? to + (/[,;:，；：、。(（]|\s[–—]\s/u.exec(rest)?.index ?? rest.length) : to;
  };
  const [own, other] = [
    ours.filter(({ to }) => to <= end(first, mine)),
    theirs.filter(({ to }) => to <= end(second, yours)),
  ];
  const told = met.filter(([one]) => one.to <= end(first, mine)).length;
  if (own.length === 0 && other.length === 0 && told > 1) return likeness >= 0.4;
  if (mine.kind !== "amount" && told > 1 && (own.length === 0 || other.length === 0)) return likeness >= 0.4;
  if (ours.length > 0 && theirs.length > 0) return likeness >= 0.7 && shared >= 1.8;
  return likeness >= 0.6 && (mine.kind !== "amount" || Math.min(...covered) >= 0.55);
}

/** What each opens with stands nowhere in the other. */
function subjectsApart({ first, second, ours, theirs }: Meeting): boolean {
  const [mine, yours] = [first.tokens[0], second.tokens[0]];
  // Of what "he" opens with nobody can say.
  if (first.leans || second.leans) return false;
  return mine !== undefined && yours !== undefined && ours.includes(mine) && theirs.includes(yours);
}

/** Two short lines on other subjects, with neither a name nor a figure nor much else in common. */
function isThin({ first, second, met, likeness }: Meeting): boolean {
  const [ours, theirs] = [first.tokens.length, second.tokens.length];
  if (Math.max(ours, theirs) > 4 || Math.abs(ours - theirs) > 1) return false;
  if (likeness >= 0.65 || met.some(([one]) => one.isName)) return false;
  return !first.values.some(({ low }) => second.values.some((value) => value.low === low));
}

/** "Arteries lead away from the heart", "veins lead back to the heart": the same frame, and more than one place. */
function areParallel({ first, second, ours, theirs, figures }: Meeting, areTwo: boolean): boolean {
  if (ours.length === 0 || ours.length !== theirs.length || first.tokens.length !== second.tokens.length) return false;
  // A name of two words is one place, a subject and its verb are two.
  const size = (run: Run) => (run.every(({ text }) => /^\p{Lu}/u.test(text)) ? 1 : run.length);
  const places = runsOf(ours, first).reduce((total, run) => total + size(run), figures.length);
  const isFact = figures.length > 0 || [ours, theirs].every((tokens) => tokens.some(({ isName }) => isName));
  if (places < 2 || !(areTwo || isFact)) return false;
  // "It takes place in the cytoplasm and yields 2 ATP" says two things of one.
  if (!areTwo && figures.length === 1 && isJoined(first, ours, figures[0]?.[0].from ?? 0)) return false;
  return ours.every((token) => theirs.includes(second.tokens[first.tokens.indexOf(token)] as Token));
}

function isJoined({ text }: Statement, own: readonly Token[], at: number): boolean {
  const [from, to] = [own.at(-1)?.to ?? 0, own[0]?.from ?? 0];
  return /[,，、；;]|\s(?:and|y|et|und)\s/u.test(at > from ? text.slice(from, at) : text.slice(at, to));
}

/** "During exercise the heart beats 180 times": said of that only. */
function isUnderCondition({ first, second, ours, theirs }: Meeting, language: Language): boolean {
  const opens = ({ text, tokens }: Statement, own: readonly Token[]) => {
    const [opening] = tokens;
    if (!opening || !own.includes(opening)) return false;
    const before = /^\P{L}*(\p{L}+)/u.exec(text.slice(0, opening.from))?.[1]?.toLowerCase() ?? "";
    return vocabulary[language].prepositions.has(before) || conditions.has(before);
  };
  return opens(first, ours) || opens(second, theirs);
}

const conditions = new Set([
  "bei",
  "im",
  "unter",
  "nach",
  "vor",
  "during",
  "at",
  "when",
  "durante",
  "al",
  "pendant",
  "lors",
]);

/** An item speaks of its heading. */
function isUnderAnother(first: Statement, second: Statement): boolean {
  if (!first.leans && !second.leans) return false;
  if (first.heading.size === 0 || second.heading.size === 0) return false;
  const names = ({ heading, tokens }: Statement) => new Set([...heading, ...tokens.map(({ key }) => key)]);
  const [ours, theirs] = [names(first), names(second)];
  return ![...first.heading].some((key) => theirs.has(key)) && ![...second.heading].some((key) => ours.has(key));
}

/** One says "not" of all that its clause names, and the other names all of it without a "not". */
function denialIn(
  { first, second, ours, theirs, likeness, shared }: Meeting,
  areTwo: boolean,
  language: Language,
): Verdict {
  const [denied, own] = first.isNegated ? [first, ours] : [second, theirs];
  const { negation } = contradictionWords[language];
  const at = negation.exec(denied.text)?.index ?? 0;
  const ends = [...denied.text.matchAll(/[,;:，；、。]|\s(?:but|sondern|sino|mais|pero|aber)\s|$/gu)].map(
    ({ index }) => index,
  );
  const from = ends.findLast((end) => end < at) ?? 0;
  const to = ends.find((end) => end > at) ?? denied.text.length;
  const clause = denied.tokens.filter((token) => token.from >= from && token.to <= to);
  const isWhole = clause.length > 1 && clause.every((token) => !own.includes(token)) && shared >= 1.2;
  const isLoose = ours.length > 0 && theirs.length > 0;
  // "Has not lost it" is "has kept it".
  if (first.poles.length !== second.poles.length) return "one";
  if (areTwo || denied.isHedged || denied.leans || (isLoose && !isWhole)) return "one";
  if (!isWhole && likeness < 0.6) return "one";
  return { about: "negation", values: ["", ""] };
}

/** The one name of each that the other has not, in the same place. */
function namesApart(
  { first, second, ours, theirs, shared, likeness, ...meeting }: Meeting,
  areTwo: boolean,
  language: Language,
): Clash | "two" | null {
  const whole = ([own, statement]: readonly [readonly Token[], Statement]) =>
    runsOf(named(own), statement).filter((run) => !isBesideName(run, own, statement));
  const [mine, yours] = [whole([ours, first]), whole([theirs, second])];
  if (mine.length === 0 || yours.length === 0 || meeting.figures.length > 0) {
    return mine.length > 0 && yours.length > 0 ? clashOf(mine[0], yours[0], first, second) : null;
  }
  const pairs = mine.flatMap((one) => yours.map((other) => [one, other] as const));
  const placed = pairs.filter(([one, other]) => isSamePlace(one, other, first, second));
  const [pair] = mine.length === 1 && yours.length === 1 ? pairs : placed;
  const others = [ours, theirs].map((tokens) => tokens.filter(({ isName }) => !isName).length);
  const isLoose = others.every((count) => count > 0) && placed.length === 0;
  const isNear = likeness >= (isLoose ? 0.7 : 0.5) || (placed.length > 0 && Math.max(...meeting.covered) >= 0.7);
  if (!pair || !isNear || shared < 0.8 || (meeting.met.length < 2 && shared < 2 && others.some((count) => count > 0)))
    return null;
  if (language === "ja" && ours.length + theirs.length > 2) return null;
  // "Sodium reacts with water" leaves room for potassium.
  if (language === "en" && pair[0].length === 1 && pair[0][0] === first.tokens[0] && !isPast(first, pair[0]))
    return null;
  if (mine.length > 1 && yours.length > 1) return null;
  if (areTwo && (pair[0][0] !== first.tokens[0] || pair[1][0] !== second.tokens[0])) return "two";
  if (contradictionWords[language].lists.test(first.text) && pair[0][0] !== first.tokens[0]) return null;
  return clashOf(pair[0], pair[1], first, second);
}

function isPast({ text }: Statement, run: Run): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  return /^['’\s](?:s\s)?(?:\p{L}+ly\s)?(?:was|is the|had|\p{L}+ed|wrote|led|won|ran|became|began|built|made|gave|took|found|fought|said|held|drew|sang|sent|set|lost|met|flew|came|went|did|fell|left|shot|got|broke|bought|brought|taught|thought|told|chose|spoke|rose|grew|knew|saw|put|hit|cut|kept)(?!\p{L})/iu.test(
    behind,
  );
}

function clashOf(mine: Run | undefined, yours: Run | undefined, first: Statement, second: Statement): Clash {
  return { about: "name", values: [shown(mine ?? [], first), shown(yours ?? [], second)] };
}

/** "Günter" before "Schabowski": the name is met. */
function isBesideName(run: Run, own: readonly Token[], { tokens, text }: Statement): boolean {
  const [from, to] = [tokens.indexOf(run[0] as Token), tokens.indexOf(run.at(-1) as Token)];
  const isMet = (token: Token | undefined, between: (token: Token) => string) =>
    token?.isName === true && !own.includes(token) && between(token).trim() === "";
  return (
    isMet(tokens[from - 1], (token) => text.slice(token.to, run[0]?.from)) ||
    isMet(tokens[to + 1], (token) => text.slice(run.at(-1)?.to, token.from))
  );
}

/** "When prices rise demand falls" */
function isRule(first: Statement, second: Statement, language: Language): boolean {
  const [mine, yours] = [first.poles[0], second.poles[0]];
  if (!mine || !yours || !areOpposite(mine, yours) || first.poles.length < 2) return false;
  const { limits } = contradictionWords[language];
  return [first, second].every(({ text }) => /[,，、]|[るくい]と|ほど/u.test(text) || limits.test(text));
}

type Run = readonly Token[];

function named(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ isName }) => isName);
}

/** Words that stand side by side. */
function runsOf(tokens: readonly Token[], { text, tokens: all }: Statement): readonly Run[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? text.slice(last.to, token.from) : "";
    const isNext = last && all.indexOf(token) === all.indexOf(last) + 1;
    if (isNext && /^(?:[\s・·.&-]|de|del|von|van|der|la|da|di|du|and|y|et|und|的|の)*$/u.test(between))
      runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

function isSamePlace(one: Run, other: Run, first: Statement, second: Statement): boolean {
  // A Japanese name has its place by what follows.
  const after = (run: Run, { text }: Statement) => /^[はがをにでのと]/u.exec(text.slice(run.at(-1)?.to ?? 0))?.[0];
  const [mine, yours] = [after(one, first), after(other, second)];
  if (mine || yours) return mine === yours;
  const before = (run: Run, { text }: Statement) =>
    /([\p{L}'’]+|[=:])\s*$/u.exec(text.slice(0, run[0]?.from ?? 0))?.[1]?.toLowerCase() ?? "^";
  return before(one, first) === before(other, second);
}

/** With the word before it, where it is a number of something. */
function shown(run: Run, { text, tokens }: Statement): string {
  const [opening] = run;
  const before = opening && tokens[tokens.indexOf(opening) - 1];
  const isNumber = opening && run.length === 1 && /^(?:[IVX]+|\p{Lu})$/u.test(opening.text);
  return text.slice((isNumber && before ? before : opening)?.from ?? 0, run.at(-1)?.to ?? 0);
}

/** All but one word or term is the same, in the same order. */
function wordsApart(meeting: Meeting, areTwo: boolean, knows: Knows, language: Language): Verdict | null {
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

/** What was done was done by one. */
function isDeed({ text }: Statement, run: Run, language: Language): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  if (language === "en")
    return /^\s(?:\p{L}+ed|wrote|led|won|built|founded|found|discovered|invented|painted)(?!\p{L})/u.test(behind);
  if (language === "zh") return /^[^，。]{1,6}了/u.test(behind);
  if (language === "ja") return /た。?$/u.test(behind);
  if (language === "es") return /^\s\p{L}+(?:ó|aron|ieron)(?!\p{L})/u.test(behind);
  if (language === "fr") return /^\s(?:a|ont|fut|furent)\s/u.test(behind);
  return /^\s(?:\p{Ll}+te|schrieb|erfand|gewann|fand|malte)(?!\p{L})/u.test(behind);
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

/** "The heart of a frog", "the heart of a bird": what is spoken of. */
function isOwner({ text, tokens }: Statement, run: Run, language: Language): boolean {
  const [before, after] = [text.slice(0, run[0]?.from ?? 0), text.slice(run.at(-1)?.to ?? 0)];
  const isLast = run.at(-1) === tokens.at(-1);
  // "was elected by": no longer what is spoken of.
  const { empty } = contradictionWords[language];
  if (
    isLast ||
    (!isSpaceless(language) &&
      before
        .toLowerCase()
        .split(/\s+/)
        .some((word) => empty.has(word)))
  )
    return false;
  if (language === "zh") return /^的/u.test(after);
  if (language === "ja") return /^の/u.test(after);
  return /(?:^|[\s'’])(?:(?:of|del?|du|von|vom|(?<!(?:in|an|auf|bei|mit|nach|von|zu|aus|vor) )de[rs])\s|d['’])(?:\p{L}{1,5}[\s'’])?$/iu.test(
    before,
  );
}

/** "is a", "are": many can be that. */
function isGeneral({ text }: Statement, run: Run, language: Language): boolean {
  const behind = text.slice(run.at(-1)?.to ?? 0);
  if (language === "zh") return /^(?:是|都|也|属于)/u.test(behind);
  if (language === "ja") return /^[はも]/u.test(behind);
  return /^\s*(?:[:=]|(?:is|was) an?(?!\p{L})|are(?!\p{L})|ha(?:s|ve)(?!\p{L})|es una?(?!\p{L})|son(?!\p{L})|tienen?(?!\p{L})|est une?(?!\p{L})|sont(?!\p{L})|a une?(?!\p{L})|ont(?!\p{L})|ist eine?(?!\p{L})|sind(?!\p{L})|hat(?!\p{L})|haben(?!\p{L}))/iu.test(
    behind,
  );
}

/** "in the chloroplast", "is conservative": one of these excludes another sooner than "conducts heat" does. */
function saysWhich({ text }: Statement, run: Run, language: Language): boolean {
  const [before, after] = [text.slice(0, run[0]?.from ?? 0), text.slice(run.at(-1)?.to ?? 0)];
  if (language === "ja" && /^[\p{sc=Katakana}ー・]{2,}$/u.test(run[0]?.text ?? "") && /^(?:が|によ)/u.test(after))
    return true;
  if (language === "ja")
    return /^(?:[でにへ]|から|まで|であ|だ)/u.test(after) || (/[は=：]$/u.test(before) && /^。?$/u.test(after));
  if (language === "zh") return /[在从向由于到给是为入]$/u.test(before);
  const { determiners, prepositions } = vocabulary[language];
  const words = before.toLowerCase().match(/\p{L}+|[=:]/gu) ?? [];
  const last = words.findLast((word) => !determiners.has(word) || contracted.test(word)) ?? "";
  return prepositions.has(last) || contracted.test(last) || copulas.test(last);
}

const contracted = /^(?:al|del|aux?|du|des|zum|zur|vom|im|ins|am|beim)$/u;

const copulas =
  /^(?:[=:]|is|are|was|were|be|been|es|son|era|eran|fue|fueron|está|están|est|sont|était|étaient|fut|ist|sind|war|waren|wird|wurde|wurden)$/u;
