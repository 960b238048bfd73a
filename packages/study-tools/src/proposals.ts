import { type Cloze, clozes, clozeText, proposalsWanted } from "@jotter/analysis/clozes";
import { type Definition, definitions, unsureDefinitions } from "@jotter/analysis/definitions";
import { askedAs, type Fact } from "@jotter/analysis/facts/fact";
import { doubtedFacts, factsIn } from "@jotter/analysis/facts/facts";
import { type Noted, notedTerms } from "@jotter/analysis/noted-terms";
import type { Reading, Sentence } from "@jotter/analysis/reading";
import { type Citation, citationTo } from "./citation.ts";
import type { Source } from "./source.ts";
import type { Unsure } from "./tool.ts";
import { writtenCards, writtenClozes } from "./written-cards.ts";

/**
 * How the device came by it. `card`: a line the student wrote as one. `definition`: the text says what the term is.
 * `noted`: the student set a fact beside the term. `cloze`: `term` is a sentence with what is to be asked ==marked==, and
 * `definition` is empty.
 */
export type ProposalKind = "card" | "definition" | "noted" | "cloze";

type Proposal = Unsure & { readonly isSupported: true; readonly kind: ProposalKind };

/** Notes in bullets say more in fewer words: up to so many lines are all taken. */
const shortNote = 40;
/** A table is wanted whole. */
const mostRows = 80;
/** More than anybody looks through. */
const most = 150;

/**
 * What the student could learn by cards from one source, in the order of the text: their own cards first and all of
 * them, then what is defined or noted, and where that is too little for so long a text, sentences with a gap.
 */
export function proposalsIn(
  reading: Reading,
  source: Source,
): {
  readonly found: readonly Proposal[];
  readonly unsure: readonly Unsure[];
} {
  const own = (term: string, definition: string, citation: Citation, kind: ProposalKind): Proposal => ({
    ...{ term, definition, citations: [citation], isSupported: true, kind },
  });
  const written = [
    ...writtenCards(source).map(({ front, back, citation }) => own(front, back, citation, "card")),
    ...writtenClozes(source).map(({ sentence, citation }) => own(sentence, "", citation, "cloze")),
  ];
  const facts = factsIn(reading);
  const covered = coveredBy(facts, reading);
  const defined = definitions(reading, most).found.filter(({ sentence }) => !covered.has(sentence.index));
  const isDefined = new Set([...covered, ...defined.map(({ sentence }) => sentence.index)]);
  const { found, unsure } = notedTerms(reading);
  const noted = found.filter(({ sentence }) => !isDefined.has(sentence.index));
  const wanted = Math.min(most, Math.max(shortNote, proposalsWanted(reading)));
  const [rows, lines] = [facts.filter(isRow).slice(0, mostRows), facts.filter((fact) => !isRow(fact))];
  const told = [
    ...rows.map((one) => ({ place: one.from, proposal: factOf(one, source) })),
    ...[
      ...lines.map((one) => ({ place: one.from, proposal: factOf(one, source) })),
      ...[...defined, ...noted].map((one) => ({ place: one.sentence.from, proposal: proposalOf(one, source) })),
    ]
      .sort((a, b) => a.place - b.place)
      .slice(0, wanted),
  ];
  const taken = new Set([...isDefined, ...noted.map(({ sentence }) => sentence.index)]);
  const gaps = clozes(reading, wanted - told.length - written.length, taken);
  const left = new Set([...taken, ...gaps.map(({ sentence }) => sentence.index)]);
  return {
    found: [
      ...written,
      ...[...told, ...gaps.map((one) => ({ place: one.sentence.from, proposal: clozeOf(one, source) }))]
        .sort((a, b) => a.place - b.place)
        .map(({ proposal }) => proposal),
    ],
    unsure: [
      ...doubtedFacts(reading).map((fact) => ({
        term: askedAs(fact),
        definition: fact.answer,
        citations: [citationTo(fact, source)],
      })),
      ...[...unsure, ...unsureDefinitions(reading)]
        // A line that is a card is one already.
        .filter(
          ({ sentence: { index, paragraph } }) => !left.has(index) && reading.paragraphs[paragraph]?.aside !== "card",
        )
        .map((one) => unsureOf(one, source)),
    ],
  };
}

function isRow({ kind }: Fact): boolean {
  return kind === "row";
}

/** The sentences a fact is made of: nothing else is made of them. */
function coveredBy(facts: readonly Fact[], { sentences }: Reading): ReadonlySet<number> {
  return new Set(
    sentences.filter((one) => facts.some(({ from, to }) => one.from < to && one.to > from)).map(({ index }) => index),
  );
}

function factOf(fact: Fact, source: Source): Proposal {
  const citations = [citationTo(fact, source)];
  return { term: askedAs(fact), definition: fact.answer, citations, isSupported: true, kind: "noted" };
}

function proposalOf(one: Definition | Noted, source: Source): Proposal {
  return { ...unsureOf(one, source), isSupported: true, kind: "fact" in one ? "noted" : "definition" };
}

function unsureOf(one: Definition | Noted, source: Source): Unsure {
  const definition = "fact" in one ? one.fact : one.meaning;
  return { term: one.term, definition, citations: [cited(one.sentence, source)] };
}

function clozeOf(one: Cloze, source: Source): Proposal {
  return {
    term: clozeText(one),
    definition: "",
    citations: [cited(one.sentence, source)],
    isSupported: true,
    kind: "cloze",
  };
}

function cited(sentence: Sentence, source: Source) {
  return citationTo(sentence, source);
}
