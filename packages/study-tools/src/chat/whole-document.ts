import { languageOf } from "@jotter/analysis/language";
import type { Language } from "@jotter/domain/settings";
import { askedPair } from "../asked-pair.ts";
import { plainMarkdown } from "../plain-markdown.ts";
import { holds, speaksOf } from "../same-term.ts";
import type { AskedOfWhole } from "./asked-of-whole.ts";
import { type NotePassage, type NoteText, notePassages } from "./note-passages.ts";
import { pageHref } from "./page-href.ts";
import { authorLine, beginningOf, partTitled } from "./page-parts.ts";
import { quotablePage } from "./quotable-page.ts";
import type { Say } from "./say.ts";
import { type Section, sectionsOn } from "./sections.ts";

/** All of an open document, in the order of its pages. */
export type WholeDocument = {
  readonly pages: readonly NoteText[];
  /** How many that are: "20 slides". */
  readonly counted: string;
  /** Its contents, by pages from 0. */
  readonly outline: readonly { readonly title: string; readonly level: number; readonly page: number }[];
  /** The page before the student, from 0. */
  readonly inSight: number;
};

export type ToldOfWhole = {
  /** What stands before the passages. */
  readonly text: string;
  readonly passages: readonly NotePassage[];
};

type Deps = { readonly title: string; readonly language: Language; readonly say: Say };

/** What an open document says of itself, with links to its pages; null where it has no text to say it with. [CHT-6] */
export function toldOfWhole(
  asked: AskedOfWhole,
  question: string,
  whole: WholeDocument,
  deps: Deps,
): ToldOfWhole | null {
  const { title, say } = deps;
  if (whole.pages.every(({ body }) => body.trim() === "")) return null;
  switch (asked.kind) {
    case "about":
      return aboutIt(whole, deps);
    case "author": {
      const named = authorLine(whole.pages.slice(0, firstPages));
      if (!named) return { text: say("chat.document.noAuthor", { title }), passages: [] };
      return { text: say("chat.document.author", { title }), passages: [quoted(named.page, named.line)] };
    }
    case "count":
      return countedIn(asked.of, whole, deps);
    case "page": {
      const page = pageAsked(asked.label, whole);
      if (!page) return { text: say("chat.document.noPage", { title, page: asked.label ?? "" }), passages: [] };
      const name = page.page?.name ?? "";
      const beginning = beginningOf(page.body);
      if (beginning === "") return { text: say("chat.document.emptyPage", { page: name }), passages: [] };
      if (asked.about) {
        const told = sentencesAbout(asked.about, page.body, deps.language);
        if (told.length > 0) {
          const passages = told.map((sentence) => quoted(page, sentence));
          return { text: say("chat.document.onPage", { title, page: name }), passages };
        }
        const text = say("chat.document.notOnPage", { title, page: name, about: plainMarkdown(asked.about) });
        return { text, passages: [quoted(page, beginning)] };
      }
      return { text: say("chat.document.page", { title, page: name }), passages: [quoted(page, beginning)] };
    }
    case "part": {
      const found = partTitled(asked, whole.pages);
      if (!found) return null;
      const [own] = notePassages(question, [{ ...found.page, body: found.text }], deps.language);
      const quote = own && found.text.indexOf(own.quote) > mostBeginning ? own.quote : beginningOf(found.text);
      return quote === ""
        ? null
        : { text: say("chat.document.part", { title, part: found.heading }), passages: [quoted(found.page, quote)] };
    }
  }
}

/** Under which of its headings it speaks of what is asked, and how that begins; null where none names it. [CHT-6] */
export function toldBySections(
  question: string,
  whole: WholeDocument,
  { title, language, say, isFound }: Deps & { readonly isFound: boolean },
): ToldOfWhole | null {
  // What has all of the question in a sentence says more than a heading with one word of it.
  const isWorth = (one: Section) => one.begins !== "" && !(isFound && one.isWeak);
  const sections = sectionsOn(question, whole.pages, language).filter(isWorth);
  if (sections.length === 0) return null;
  const links = sections.map(({ heading, page: { page } }) => {
    const name = plainMarkdown(heading);
    return page ? `- [${name}](${pageHref(page, heading)})` : `- ${name}`;
  });
  const shown = askedPair(question) ? sections : sections.slice(0, 1);
  return {
    text: [say("chat.document.sections", { title: plainMarkdown(title) }), links.join("\n")].join("\n\n"),
    passages: shown.map(({ page, begins }) => quoted(page, begins)),
  };
}

const mostSentences = 3;

/** The sentences of a page that speak of something. */
function sentencesAbout(about: string, body: string, usual: Language): readonly string[] {
  const language = languageOf(body) ?? usual;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const blocks = quotablePage(body)
    .split(/\n{2,}/u)
    .filter((block) => !/^#{1,6} /u.test(block));
  const sentences = blocks.flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => segment.trim()));
  const speaking = sentences.filter((one) => speaksOf(one, about, language));
  const found = speaking.length > 0 ? speaking : sentences.filter((one) => holds(one, about, language));
  return found.slice(0, mostSentences);
}

const firstPages = 3;
const mostContents = 10;
const mostBeginning = 500;

function aboutIt({ pages, counted, outline }: WholeDocument, { title, say }: Deps): ToldOfWhole {
  const first = pages.find(({ body }) => beginningOf(body) !== "");
  const top = topOf(outline);
  const listed = top.length > 0 ? [say("chat.document.contents"), listOf(top, pages)] : [];
  const opening = say("chat.document.about", { title: plainMarkdown(title), pages: counted });
  const text = [opening, ...listed, ...(first ? [say("chat.document.begins")] : [])].join("\n\n");
  return { text, passages: first ? [quoted(first, beginningOf(first.body))] : [] };
}

function listOf(entries: WholeDocument["outline"], pages: WholeDocument["pages"]): string {
  const contents = entries.slice(0, mostContents).map(({ title, page }) => {
    const at = pages[page]?.page;
    return at ? `- [${plainMarkdown(title)}](${pageHref(at, title)})` : `- ${plainMarkdown(title)}`;
  });
  return [...contents, ...(entries.length > mostContents ? ["- …"] : [])].join("\n");
}

function countedIn(of: "pages" | "chapters", whole: WholeDocument, { title, say }: Deps): ToldOfWhole {
  const chapters = chaptersOf(whole.outline.filter((one) => one.title !== title || one.page > 0));
  const name = plainMarkdown(title);
  if (of === "pages") return { text: say("chat.document.about", { title: name, pages: whole.counted }), passages: [] };
  if (chapters.length === 0) return { text: say("chat.document.noChapters", { title: name }), passages: [] };
  const text = say("chat.document.chapters", {
    title: name,
    count: chapters.length,
    formatted: String(chapters.length),
  });
  return { text: [text, listOf(chapters, whole.pages)].join("\n\n"), passages: [] };
}

/** Those with a number, where some have one: a preface and an index are no chapters. */
function chaptersOf(outline: WholeDocument["outline"]) {
  const top = topOf(outline);
  const numbered = top.filter(({ title }) => numberedTitle.test(title));
  return numbered.length > 1 ? numbered : top;
}

const numberedTitle =
  /^(?:(?:chapter|section|part|article|cap[ií]tulo|secci[oó]n|parte|art[ií]culo|chapitre|partie|kapitel|abschnitt|teil|artikel) )?(?:\d{1,3}|[IVX]{1,5})(?:[.:)\s]|$)|^第 ?[\d一二三四五六七八九十]+ ?[章节節部課课条]/iu;

/** The highest level that has more than one entry: above it stands the title. */
function topOf(outline: WholeDocument["outline"]) {
  const levels = [...new Set(outline.map(({ level }) => level))].sort((one, other) => one - other);
  const of = (level: number) => outline.filter((one) => one.level === level);
  return of(levels.find((level) => of(level).length > 1) ?? levels[0] ?? 1);
}

/** As it is printed, else as it is counted. */
function pageAsked(label: string | null, { pages, inSight }: WholeDocument): NoteText | undefined {
  if (label === null) return pages[inSight];
  return pages.find(({ page }) => page?.label.toLowerCase() === label.toLowerCase()) ?? pages[Number(label) - 1];
}

function quoted({ id: noteId, title, page }: NoteText, quote: string): NotePassage {
  return { noteId, title, quote, ...(page && { page }) };
}
