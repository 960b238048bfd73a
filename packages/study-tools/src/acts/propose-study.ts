import type { Proposal } from "@jotter/domain/proposal";
import type { Say } from "../chat/say.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import type { ToolPageName } from "../pages.ts";
import { quotedWords } from "../quoted.ts";
import type { Proposed } from "./proposed.ts";
import { textAfterOrder, titleOf } from "./recognise-act.ts";
import type { StudyOrder } from "./study-order.ts";

type Deps = {
  readonly say: Say;
  readonly facts: OwnDataFacts;
  readonly question: string;
  readonly openNoteId: string | null;
  readonly openDocument?: { readonly id: string; readonly title: string } | null;
  /** The notes that speak of what was named, where no title has it. */
  readonly foundIds: readonly string[];
};

const pages = {
  summary: "note-summarizer",
  quiz: "quiz-generator",
  explain: "concept-explainer",
  compare: "document-comparer",
} as const satisfies Readonly<Record<StudyOrder["tool"], ToolPageName>>;

/** A word or two behind the order are what it is about, not a text. */
const fewestLetters = 20;
const longestAbout = 500;

/** The tool of the desk that does it, with what it is to work on: the text that came along, a note, or a class. [AIX-6] */
export function proposedStudy(order: StudyOrder, deps: Deps): Proposed {
  const { tool, about } = order;
  const href = `/ai-tools/${pages[tool]}`;
  const open = { kind: "open", page: tool } as const;
  const text = textAfterOrder(deps.question) || quotedWords(deps.question);
  const isText = text.length >= fewestLetters && tool !== "compare" && about === "";
  if (isText && tool !== "explain") return offered({ ...open, title: titleOf(text), href, text }, true, deps);
  const asked = isText ? text.replace(/\s+/g, " ").slice(0, longestAbout) : about;
  const from = sourcesOf(order, deps);
  const search = [
    ...(from.names.length > 0 ? [`from=${encodeURIComponent(from.names.join(" "))}`] : []),
    ...(asked === "" ? [] : [`about=${encodeURIComponent(asked)}`]),
  ].join("&");
  const title = asked === "" ? from.title : titleOf(asked);
  return offered({ ...open, title, href: search === "" ? href : `${href}?${search}` }, search !== "", deps);
}

function offered(proposal: Proposal & { kind: "open" }, isKnown: boolean, { say }: Deps): Proposed {
  return { text: say(`chat.act.${proposal.page}${isKnown ? "" : "FromAny"}`), proposal };
}

type NamedText = { readonly name: string; readonly title: string };

/** What has a name is looked for in all notes, unless one of them was named. */
function sourcesOf({ tool, about, noteIds, classId }: StudyOrder, deps: Deps) {
  const { facts, openNoteId, openDocument, foundIds } = deps;
  const ofNote = (id: string): NamedText => ({
    name: `note:${id}`,
    title: facts.notes?.find((note) => note.id === id)?.title ?? "",
  });
  const document = openDocument ? [{ name: `document:${openDocument.id}`, title: openDocument.title }] : [];
  const open = openNoteId === null ? document : [ofNote(openNoteId)];
  const named = noteIds.map(ofNote);
  const meant = tool === "compare" && noteIds.length < 2 ? distinct([...open, ...named]) : named;
  const found = foundIds.length > 0 ? foundIds.map(ofNote) : open;
  const texts = meant.length > 0 ? meant : about !== "" || classId !== null ? [] : found;
  if (texts.length > 0) {
    const titles = texts.map(({ title }) => title).filter(Boolean);
    return { names: texts.map(({ name }) => name), title: titles.join(" · ") };
  }
  const className = facts.classes.find(({ id }) => id === classId)?.name;
  return className === undefined ? { names: [], title: "" } : { names: [`class:${classId}`], title: className };
}

function distinct(texts: readonly NamedText[]): readonly NamedText[] {
  return [...new Map(texts.map((one) => [one.name, one])).values()];
}
