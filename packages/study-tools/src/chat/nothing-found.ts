import type { ModelProblem } from "@jotter/domain/model";
import type { Proposal } from "@jotter/domain/proposal";
import type { Language } from "@jotter/domain/settings";
import { titleOf } from "../acts/recognise-act.ts";
import { askedTerm } from "../asked-term.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { isAboutRecord } from "../own-data/intent-by-model.ts";
import { plainMarkdown } from "../plain-markdown.ts";
import type { AnswerPiece } from "./answer-piece.ts";
import { isPasted, type NoteText, wordsToFind } from "./note-passages.ts";
import { pageHref } from "./page-href.ts";
import type { Say } from "./say.ts";

type Sought = {
  readonly language: Language;
  readonly say: Say;
  /** Null: nobody is signed in. */
  readonly facts: OwnDataFacts | null;
  /** Notes that have words of the question, though none answers it. Null: they may not be looked at. */
  readonly notes: readonly NoteText[] | null;
  /** They may not be looked at yet: whether they may is still on its way to this device. */
  readonly isArriving?: boolean;
  /** The document before the student, and its pages that have words of the question. */
  readonly open?: { readonly title: string; readonly pages: readonly NoteText[] } | null;
};

const mostNamed = 3;

/**
 * Nobody can be asked and nothing answers: where was looked, what can be done with the question here, and only then what
 * is missing. [AIX-2] [AIX-6]
 */
export function nothingFound(question: string, problem: ModelProblem, sought: Sought): readonly AnswerPiece[] {
  const { text, choices = [], opens = [] } = said(question, sought);
  const isOnlyHere = problem.kind === "device-only";
  return [
    { t: "source", source: "device" },
    { t: "text", d: isOnlyHere ? `${text}\n\n${sought.say("chat.nothing.onlyHere")}` : text },
    ...(choices.length > 0 ? [{ t: "choices" as const, choices: [...choices] }] : []),
    ...opens.map((proposal) => ({ t: "proposal" as const, proposal })),
    ...(isOnlyHere ? [] : [{ t: "lacking" as const, problem }]),
  ];
}

type Said = {
  readonly text: string;
  readonly choices?: readonly { readonly label: string; readonly question: string }[];
  readonly opens?: readonly Opens[];
};

type Opens = Extract<Proposal, { kind: "open" }>;

function said(question: string, { language, say, facts, notes: others, isArriving, open = null }: Sought): Said {
  if (!facts) return { text: say("chat.nothing.guest") };
  if (isPasted(question)) return { text: say("chat.nothing.pasted"), opens: opensWith(question) };
  if (isAboutRecord(question, language, facts)) {
    const asks = (["test", "due", "average"] as const).map((id) => say(`chat.nothing.ask.${id}`));
    return { text: say("chat.nothing.record"), choices: asks.map((ask) => ({ label: ask, question: ask })) };
  }
  const words = wordsToFind(question, language);
  if (words.length === 0) return { text: say("chat.nothing.which") };
  // "Tell me about" is no part of what was looked for.
  const about = askedTerm(question);
  const told = words.filter((word) => about.includes(word));
  const inOrder = (told.length > 0 ? told : words).toSorted((one, other) => {
    return question.indexOf(one) - question.indexOf(other);
  });
  const { explain, search, write } = opensFor(question, inOrder);
  const notes = others && ownFirst(others, open?.pages ?? [], words);
  if (!notes) {
    const why = isArriving ? say("chat.arriving") : say("chat.nothing.notAllowed");
    return { text: why, opens: [explain, search, write] };
  }
  const listed = inOrder.map((word) => plainMarkdown(word)).join(", ");
  const looked = open
    ? say("chat.nothing.lookedOpen", { title: plainMarkdown(open.title), words: listed })
    : say("chat.nothing.looked", { words: listed });
  const links = notes.slice(0, mostNamed).map(({ id, title, page }) => {
    const name = page ? say("chat.pageOf", { title, page: page.name }) : title;
    const href = page ? pageHref(page, inOrder[0] ?? "") : `/editor/${encodeURIComponent(id)}`;
    return `- [${plainMarkdown(name)}](${href})`;
  });
  const named = links.length > 0 ? [say(namedAs(notes.slice(0, mostNamed))), links.join("\n")] : [];
  // The explainer looks in the same notes: it would find nothing either, and so would a search where no note has a word.
  const hasNote = notes.some(({ page }) => !page);
  return { text: [looked, ...named].join("\n\n"), opens: [...(hasNote ? [search] : []), ...(open ? [] : [write])] };
}

/** What is open is named before anything else that has these words. */
function ownFirst(others: readonly NoteText[], own: readonly NoteText[], words: readonly string[]) {
  const having = own.filter(({ body }) => words.some((word) => body.toLowerCase().includes(word.toLowerCase())));
  return [...having, ...others.filter(({ id }) => having.every((one) => one.id !== id))];
}

function namedAs(notes: readonly NoteText[]) {
  const ofPages = notes.filter(({ page }) => page).length;
  if (ofPages === 0) return "chat.nothing.named";
  return ofPages === notes.length ? "chat.nothing.namedPages" : "chat.nothing.namedBoth";
}

const longestAbout = 120;

function opensFor(question: string, words: readonly string[]) {
  const about = askedTerm(question).slice(0, longestAbout);
  const open = (page: Opens["page"], title: string, href: string): Opens => ({ kind: "open", page, title, href });
  return {
    explain: open("explain", titleOf(about), `/ai-tools/concept-explainer?about=${encodeURIComponent(about)}`),
    search: open("search", "", `/notes?q=${encodeURIComponent(words.join(" "))}`),
    write: open("write", "", "/editor"),
  };
}

function opensWith(text: string): readonly Opens[] {
  const title = titleOf(text);
  return [
    { kind: "open", page: "summary", title, href: "/ai-tools/note-summarizer", text },
    { kind: "open", page: "cards", title, href: "/ai-tools/flashcard-generator", text },
  ];
}
