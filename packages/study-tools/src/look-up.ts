import { type Definition, definitions, tellings } from "@jotter/analysis/definitions";
import { keyphrases } from "@jotter/analysis/keyphrases";
import { isSpaceless, languageOf } from "@jotter/analysis/language";
import { notedTerms } from "@jotter/analysis/noted-terms";
import { passageFinder } from "@jotter/analysis/passages";
import { type Reading, readingOf, type Sentence } from "@jotter/analysis/reading";
import { wordsOf } from "@jotter/analysis/words";
import type { Language } from "@jotter/domain/settings";
import { lineAsRead } from "@jotter/markdown/line";
import { doneTo, factsIn, isFitting, pointsBack, wantedFact } from "./asked-fact.ts";
import { askedPair } from "./asked-pair.ts";
import { askedTerm } from "./asked-term.ts";
import { type Citation, type Claim, citationTo } from "./citation.ts";
import { isPassing, namedBeside, reasonFor } from "./named-beside.ts";
import { rowsAbout, rowsAsked, rowsNamed, rowsWith } from "./row-answers.ts";
import { holds, isSame, keysOf, speaksOf } from "./same-term.ts";
import { saysWhat } from "./says-what.ts";
import { definedIn, saidUnder } from "./selected.ts";
import { chunksOf, type Source } from "./source.ts";
import { spelledIn } from "./spelled-in.ts";
import { toldIn } from "./told-in.ts";
import { asksWhatItIs } from "./what-it-is.ts";
import { writtenCards } from "./written-cards.ts";

/** A source, what of it may be an answer in the same places, and that as it is read. */
export type Read = { readonly source: Source; readonly told: Source; readonly reading: Reading };

/** What the sources hold about what was asked. */
export type Asked = {
  readonly term: string;
  readonly readings: readonly Read[];
  /** What answers it; null where nothing does surely. */
  readonly answer: Claim | null;
  /** The same in its parts: of two things that were set side by side one each. */
  readonly answers: readonly Claim[];
  /** What resembles the question, the best first. */
  readonly near: readonly Claim[];
  /** Names it and has a date, where a date was asked for, but says something else of it. */
  readonly unsure: Claim | null;
  readonly citations: readonly Citation[];
  /** The citations speak of the term, and do not only resemble the question. */
  readonly isSpokenOf: boolean;
  /** Something says what it is, and does not only name it. */
  readonly isTold: boolean;
  /** The answer says something of it, and does not only have the words of the question. */
  readonly isSaid: boolean;
};

type Deps = { readonly sources: readonly Source[] };

/** The one finder of the explainer and of Jotson. Of two things that are set side by side each is looked up by itself. */
export function lookUp(about: string, given: Deps): Asked {
  const marked = markedIn(about, given);
  if (marked) return marked;
  const pair = askedPair(about);
  const [first, second] = pair ? pairLookedUp(pair, given) : [];
  const both = first && second && !(first.isTold && second.isTold) ? besideEachOther(first, second) : null;
  if (first && both) return { ...first, ...both, term: askedTerm(about) };
  if (!first?.answer || !second?.answer) return lookUpOne(about, given);
  const { answer } = first;
  const isOne = answer.text === second.answer.text;
  const citations = isOne ? answer.citations : [...answer.citations, ...second.answer.citations];
  const ends = /[.!?。！？]$/u.test(answer.text) ? "" : isSpaceless(languageOf(answer.text) ?? "en") ? "。" : ".";
  return {
    term: askedTerm(about),
    readings: first.readings,
    answer: isOne ? answer : { ...answer, text: `${answer.text}${ends} ${second.answer.text}`, citations },
    answers: isOne ? [answer] : [answer, second.answer],
    near: first.near,
    unsure: null,
    citations: [...citations, ...first.citations, ...second.citations],
    isSpokenOf: first.isSpokenOf || second.isSpokenOf,
    isTold: first.isTold && second.isTold,
    isSaid: first.isSaid && second.isSaid,
  };
}

/** Whoever has marked what a thing is wants that explained, and what else is said of it behind it. [NOT-7] */
function markedIn(about: string, given: Deps): Asked | null {
  const readings = given.sources.map(readOnce);
  // Who asks, though by the words of the text, wants an answer and not the sentence.
  const isAsked =
    /[?？¿]/u.test(about) ||
    reasonFor(
      about,
      readings.map(({ reading }) => reading),
    ) !== null;
  for (const find of isAsked ? [definedIn] : [definedIn, saidUnder])
    for (const { source, reading } of readings) {
      const { term, sentence } = find(about, reading) ?? {};
      if (term === undefined || !sentence) continue;
      const marked = pickWhole(sentence, reading, source);
      const rest = lookUpOne(term, given);
      // What is said under a heading is explained by what that is.
      const answer = find === saidUnder && rest.isTold && rest.answer ? rest.answer : marked;
      const citations = [...answer.citations, ...marked.citations, ...rest.citations];
      return { ...rest, term, answer, answers: [answer], unsure: null, citations, isTold: true };
    }
  return null;
}

/** "Mass is measured in kg, weight in newtons": one sentence that says something of each. */
function besideEachOther(
  { term: one, readings }: Asked,
  { term: other }: Asked,
): Pick<Asked, "answer" | "answers" | "citations" | "isSpokenOf"> | null {
  const found = readings.flatMap(({ source, reading }) =>
    spoken(reading)
      .filter(({ text }) => {
        const parts = text.split(
          /[,;，；、]|(?<!\p{L})(?:while|whereas|mientras|pero|tandis|mais|während|aber|而)(?!\p{L})/iu,
        );
        const at = (term: string) => parts.findIndex((part) => speaksOf(part, term, reading.language));
        const [here, there] = [parts[at(one)], parts[at(other)]];
        if (here === undefined || there === undefined || here === there) return false;
        // "Vectors, factors, lists": who only counts them up says nothing of either.
        return isSpaceless(reading.language) || [here, there].every((part) => part.trim().split(/\s+/u).length > 2);
      })
      .map((sentence) => pick([sentence], source)),
  );
  const [answer] = found;
  return answer ? { answer, answers: [answer], citations: answer.citations, isSpokenOf: true } : null;
}

/** "Fixed and variable costs", "costes fijos y variables": what both are is said once. */
function pairLookedUp([one, other]: readonly [string, string], given: Deps) {
  const [noun = "", ...rest] = one.split(" ");
  const last = other.split(" ").at(-1) ?? "";
  const isShared = (whole: string, part: string) => whole.includes(" ") && !part.includes(" ");
  const first = isShared(other, one) ? orElse(lookUpOne(`${one} ${last}`, given), () => lookUpOne(one, given)) : null;
  const second =
    isShared(one, other) && rest.length > 0
      ? orElse(lookUpOne(`${noun} ${other}`, given), () => lookUpOne(other, given))
      : null;
  return [first ?? lookUpOne(one, given), second ?? lookUpOne(other, given)];
}

function orElse(found: Asked, other: () => Asked): Asked {
  return found.answer ? found : other();
}

/** Of two things that are set side by side each asks for it. */
const readBefore = new WeakMap<Source, Read>();

function readOnce(source: Source): Read {
  const known = readBefore.get(source);
  if (known) return known;
  const told = { ...source, text: toldIn(source.text, source.language) };
  const read = { source, told, reading: readingOf(told.text, source.language) };
  readBefore.set(source, read);
  return read;
}

/** By a row that answers, by definition, then by what is said of it, then by what speaks of it. */
function lookUpOne(asked: string, { sources }: Deps): Asked {
  const readings = sources.map(readOnce);
  const typed = askedTerm(asked);
  const term =
    spelledIn(
      typed,
      readings.map(({ told }) => told),
    ) || mainTerm(readings);
  // A slip in the term is one in the question too.
  const about = typed === "" ? asked : asked.replace(typed, term);
  const asksWhat = readings.some(({ reading }) => asksWhatItIs(asked, reading.language));
  const says = (text: string, { language }: Reading) => (asksWhat ? saysWhat(text, term, language) : 0);
  const defined = [definitions, tellings].flatMap((kind) =>
    readings
      .flatMap(({ source, reading }) =>
        definitionsBy(kind, reading)
          .filter((one) => isSame(one.term, term, reading.language))
          .map(({ sentence }) => ({ sentence, reading, source, isOfOne: says(sentence.text, reading) === 2 })),
      )
      // "A matrix is a row of rows" says it, "the matrix is a hard topic" may only speak of it.
      .toSorted((one, other) => Number(one.isOfOne) - Number(other.isOfOne))
      .map(({ sentence, reading, source }) => pickWhole(sentence, reading, source)),
  );
  const noted = readings.flatMap(({ source, reading }) =>
    notedTerms(reading)
      .found.filter((one) => isSame(one.term, term, reading.language) || opensWith(one.term, term, reading.language))
      .map(({ sentence }) => pickWhole(sentence, reading, source)),
  );
  const labelled = readings.flatMap(({ source, reading }) =>
    spoken(reading)
      .filter(({ text }) => isSame(labelOf(text), term, reading.language))
      .map((one) => pickWhole(one, reading, source)),
  );
  const beside = readings.flatMap(({ source, reading }) =>
    namedBeside(term, reading, (text) => isSame(text, term, reading.language)).map((some) => pick(some, source)),
  );
  const reason = reasonFor(
    asked,
    readings.map(({ reading }) => reading),
  );
  const why = readings.flatMap(({ source, reading }) =>
    reason?.reading === reading ? [pick([reason.sentence], source)] : [],
  );
  const listed = readings.flatMap(({ source, reading }) =>
    spoken(reading)
      .filter((one) => isSame(one.text, term, reading.language) && itemsBelow(one, reading).length > 0)
      .map((one) => pickWhole(one, reading, source)),
  );
  const rows = sources.flatMap((source) => [...rowsAbout(about, source), ...rowsAsked(about, source)]);
  const named = sources.flatMap((source) => [...rowsNamed(term, source), ...rowsWith(typed, source)]);
  const wanted = wantedFact(asked);
  const facts = readings.flatMap(({ source, reading }) =>
    wanted
      ? factsIn(wanted, spoken(reading), reading).map(({ parts, isSure }) => ({
          isSure,
          claim: pick(parts, source),
        }))
      : [],
  );
  const deed = doneTo(asked);
  const deeds = readings.flatMap(({ source, reading }) =>
    deed === null
      ? []
      : spoken(reading)
          .filter(({ text }) => speaksOf(text, deed, reading.language))
          .map((one) => pick(withNameBefore(one, reading), source)),
  );
  const given = facts.filter(({ isSure }) => isSure).map(({ claim }) => claim);
  const told = readings
    .flatMap(({ source, reading }) =>
      spoken(reading)
        .filter((one) => isSubject(one, term, reading) && !isPassing(one, reading.language))
        .map((one) => pickWhole(one, reading, source)),
    )
    // What it "can also" do comes after what it does.
    .toSorted((one, other) => Number(addsTo.test(one.text)) - Number(addsTo.test(other.text)));
  const kind = readings
    .flatMap(({ source, reading }) =>
      spoken(reading).map((one) => ({ one, reading, source, sureness: says(one.text, reading) })),
    )
    .filter(({ sureness }) => sureness > 0)
    .toSorted((one, other) => other.sureness - one.sureness)
    .map(({ one, reading, source }) => pickWhole(one, reading, source));
  const found = passagesAbout(about || term, readings);
  const mentioned = readings.flatMap(({ source, reading }) =>
    spoken(reading)
      .filter(({ text }) => speaksOf(text, term, reading.language))
      .map((one) => pick([one], source)),
  );
  const carded = sources.flatMap((source) =>
    writtenCards(source)
      .filter(({ front, back }) => speaksOf(`${front} ${back}`, term, source.language))
      .map(({ front, back, citation }) => ({ text: `${front} → ${back}`, citations: [citation], isSupported: true })),
  );
  // Of a thing that is asked for by its name alone, a line that happens to name it is no answer.
  const answerable = found.filter(
    ({ claim, source, reading }) => !asksWhat || isUnder(term, claim, { source, reading }),
  );
  const answering = answerable.find(
    ({ claim, reading }) => holds(claim.text, term, reading.language) && !definesLonger(claim, term, reading),
  )?.claim;
  const telling = [
    ...why,
    ...rows,
    ...given,
    ...deeds,
    ...defined,
    ...beside,
    ...noted,
    ...labelled,
    ...listed,
    ...named,
  ];
  const formula = asksForFormula.test(asked) ? telling.find(({ text }) => /\$|\S\s?=\s?\S/u.test(text)) : undefined;
  const best = withBefore(formula ?? telling[0] ?? kind[0] ?? told[0] ?? answering ?? carded[0], beside);
  // A date beside the name is not when that happened to it.
  const isOfElse = (claim: Claim | undefined) =>
    wanted?.kind === "date" && claim !== undefined && !rows.includes(claim) && !isFitting(claim.text, wanted);
  const unsure = given.length === 0 ? facts[0]?.claim : undefined;
  const sure = [...telling, ...kind.slice(0, 2), ...told.slice(0, 2), ...mentioned, ...carded];
  // What only resembles the question is better than nothing, and worse than anything that speaks of the term.
  const claims = sure.length > 0 ? sure : found.map(({ claim }) => claim);
  const citations = claims.flatMap((claim) => claim.citations);
  const ofOneLine = (claim: Claim) => {
    const read = readings.find(({ source }) => source.id === claim.citations[0]?.sourceId);
    return read ? narrowed(claim, about, read) : claim;
  };
  const answer = best && !isOfElse(best) ? ofOneLine(best) : undefined;
  const near = (best ? found : answerable).map(({ claim }) => ofOneLine(claim)).filter((claim) => !isOfElse(claim));
  return {
    term,
    readings,
    answer: answer ?? null,
    answers: answer ? [answer] : [],
    near,
    unsure: answer ? null : (unsure ?? null),
    citations,
    isSpokenOf: sure.length > 0,
    isTold: [...defined, ...noted, ...labelled, ...beside].length > 0,
    isSaid: telling.length + kind.length + told.length > 0,
  };
}

const addsTo =
  /^(?:\S+ ){0,6}(?:can|may|could|puede|pueden|peut|peuvent|kann|können) (?:also|también|aussi|auch)(?!\p{L})/iu;

/** "He got guillotined himself" with the sentence that names him. */
function withNameBefore(sentence: Sentence, { sentences }: Reading): readonly Sentence[] {
  const before = sentence.place > 0 ? sentences[sentence.index - 1] : undefined;
  return before && pointsBack.test(sentence.text) ? [before, sentence] : [sentence];
}

/** What stands in a note or under a heading of that name is about it. */
function isUnder(term: string, { citations: [place] }: Claim, { source, reading }: Pick<Read, "source" | "reading">) {
  const { headings = [] } = reading.paragraphs.find(({ to }) => to > (place?.from ?? 0)) ?? {};
  return [source.title, ...headings].some((name) => isSame(name, term, reading.language));
}

/** "This is called X" says nothing without the sentence before it. */
function withBefore(claim: Claim | undefined, beside: readonly Claim[]): Claim | undefined {
  const [own] = claim?.citations ?? [];
  const whole = beside.find(({ citations: [citation] }) => {
    return own && citation?.sourceId === own.sourceId && citation.from < own.from && citation.to === own.to;
  });
  return whole ?? claim;
}

/** A row of a table or a task is no sentence to be quoted, a card only as a whole, and a question is no answer. */
export function spoken({ sentences, paragraphs }: Reading): readonly Sentence[] {
  return sentences.filter(
    ({ paragraph, text }) => paragraphs[paragraph]?.aside === null && !/[?？]["”»」)]*$/u.test(text),
  );
}

/** With the items below it, where it is one: they are said of it. */
function pickWhole(sentence: Sentence, reading: Reading, source: Source): Claim {
  const below = itemsBelow(sentence, reading);
  const whole = pick([sentence, ...below], source);
  return below.length === 0 ? whole : { ...whole, text: [sentence, ...below].map(({ text }) => text).join("; ") };
}

const mostBelow = 6;

function itemsBelow({ paragraph, place }: Sentence, { paragraphs }: Reading): readonly Sentence[] {
  const own = paragraphs[paragraph];
  if (own?.kind !== "item" || own.aside || place !== own.sentences.length - 1) return [];
  const end = paragraphs.findIndex((one, at) => at > paragraph && (one.depth <= own.depth || one.aside !== null));
  const below = paragraphs.slice(paragraph + 1, end < 0 ? undefined : end).flatMap(({ sentences }) => sentences);
  return below.filter(({ text }) => !/[?？]$/u.test(text)).slice(0, mostBelow);
}

/** "Density: m / V", "Truman Doctrine (1947): …": what a line sets something beside. */
function labelOf(text: string): string {
  const label = /^(?<label>[^:：=→]{1,60}?)\s?(?:[:：=→]|->)\s?\S/u.exec(text)?.groups?.label ?? "";
  return label.replace(/\s?[(（][^()（）]*[)）]$/u, "").replace(/の?(?:公式|式)$|公式$/u, "");
}

const asksForFormula = /formula|equation|f[oó]rmula|formule|formel|gleichung|公[式试]|方程|式(?:は|$)/iu;

/** "C4" is asked for, "C4 plants" is noted. */
function opensWith(noted: string, term: string, language: Language): boolean {
  if (isSpaceless(language)) return term.length > 1 && noted.startsWith(term);
  const [own, wanted] = [keysOf(noted, language), keysOf(term, language)];
  return own.length === wanted.length + 1 && wanted.length > 0 && wanted.every((key, at) => own[at] === key);
}

function definitionsBy(kind: typeof definitions | typeof tellings, reading: Reading): readonly Definition[] {
  const all = kind(reading);
  return "found" in all ? all.found : all;
}

/** Where nothing was asked: what is defined first, else what is spoken of most. */
function mainTerm(readings: readonly Read[]): string {
  const defined = readings.flatMap(({ reading }) => definitions(reading).found);
  return defined[0]?.term ?? readings.flatMap(({ reading }) => keyphrases(reading, 1).found)[0]?.text ?? "";
}

/** What was typed line by line and read as one sentence: of its lines the one that has most of what was asked. */
function narrowed(claim: Claim, about: string, { source, told }: Read): Claim {
  const [{ from = 0, to = 0 } = {}] = claim.citations;
  const lines = [...told.text.slice(from, to).matchAll(/[^\n]*[^\s][^\n]*/gu)];
  const isTyped = lines.slice(0, -1).every(({ 0: line }) => line.trim().length < leastWrapped);
  if (lines.length < 2 || !isTyped || lines.some(({ 0: line }) => /^\s*(?:[-*+•|>]|\d+[.)]) /u.test(line)))
    return claim;
  const wanted = new Set(keysOf(about, source.language));
  const share = (line: string) => keysOf(line, source.language).filter((key) => wanted.has(key)).length;
  const [best] = lines.toSorted((one, other) => share(other[0]) - share(one[0]));
  if (!best) return claim;
  const place = { from: from + best.index, to: from + best.index + best[0].trimEnd().length };
  return { ...claim, text: lineAsRead(best[0].trim()), citations: [citationTo(place, source)] };
}

/** A machine that breaks lines fills them. */
const leastWrapped = 60;

export function pick(sentences: readonly Sentence[], source: Source): Claim {
  const [from, to] = [sentences[0]?.from ?? 0, sentences.at(-1)?.to ?? 0];
  return {
    text: sentences.map(({ text }) => text).join(" "),
    citations: [citationTo({ from, to }, source)],
    isSupported: true,
  };
}

const mostFound = 6;

/** Small enough that one source can give several. */
const passageTokens = 150;

function passagesAbout(
  about: string,
  readings: readonly Read[],
): readonly (Pick<Read, "source" | "reading"> & { readonly claim: Claim })[] {
  const chunks = chunksOf(
    readings.map(({ told }) => told),
    passageTokens,
  ).map((chunk) => {
    const heading = `${chunk.source.title}\n${chunk.heading}`;
    return { ...chunk, id: chunk.cid, language: chunk.source.language, heading };
  });
  const language = languageOf(about) ?? readings[0]?.source.language ?? "en";
  const answer = passageFinder(chunks)(about, language, mostFound);
  if (answer.kind !== "found") return [];
  return answer.passages.flatMap(({ chunk: { id }, from, to }) => {
    const chunk = chunks.find((one) => one.id === id);
    const read = readings.find(({ told }) => told === chunk?.source);
    if (!chunk || !read) return [];
    const { paragraphs } = read.reading;
    const place = read.reading.sentences.find((one) => one.to > chunk.from + from);
    const whole = place && paragraphs[place.paragraph];
    if (whole?.aside === "card") {
      const text = lineAsRead(read.source.text.slice(whole.from, whole.to));
      const claim = { text, citations: [citationTo(whole, read.source)], isSupported: true };
      return [{ ...read, claim }];
    }
    const sentences = spoken(read.reading).filter((one) => one.to > chunk.from + from && one.from < chunk.from + to);
    return sentences.length > 0 ? [{ ...read, claim: pick(sentences, read.source) }] : [];
  });
}

/** "Osmosis moves water" speaks of osmosis, "the cell wall is stiff" not of the cell. */
function isSubject({ text }: Sentence, term: string, reading: Reading): boolean {
  const { language } = reading;
  if (isSpaceless(language)) {
    // What is written in other letters has a blank behind it.
    const rest = text.toLowerCase().startsWith(term.toLowerCase()) ? text.slice(term.length).trimStart() : "";
    return term !== "" && /^(?:は|が|とは|では|是|指|叫|就是|会|能|可以|有|通过|使|把|由|[-–—] )/.test(rest);
  }
  const wanted = keysOf(term, language);
  const all = wordsOf(text, language);
  const start = all.findIndex(({ isStop }) => !isStop);
  if (wanted.length === 0 || start < 0 || start > 2) return false;
  const own = all.slice(start, start + wanted.length);
  const next = all[start + wanted.length];
  if (!next || own.map(({ key }) => key).join(" ") !== wanted.join(" ")) return false;
  // "Levees, Sam was asleep": what is only called out has nothing said of it.
  if (!/^\s*(?:\([^()]*\)\s*)?$/u.test(text.slice(own.at(-1)?.to ?? 0, next.from))) return false;
  if (next.isStop) return true;
  const longer = text.slice(own[0]?.from ?? 0, next.to);
  const known = [
    ...definitions(reading).found.map((one) => one.term),
    ...keyphrases(reading, 40).found.map((one) => one.text),
  ];
  return !known.some((one) => isSame(one, longer, language) || speaksOf(one, longer, language));
}

/** What says what a cell wall is does not say what a cell is. */
function definesLonger({ citations: [citation] }: Claim, term: string, reading: Reading): boolean {
  const { language } = reading;
  const own = definitions(reading).found.filter(({ sentence }) => sentence.from === citation?.from);
  return own.some((one) => speaksOf(one.term, term, language) && !isSame(one.term, term, language));
}
