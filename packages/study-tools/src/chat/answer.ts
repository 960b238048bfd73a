import { type Crisis, crisisIn } from "@jotter/analysis/crisis";
import { isSpaceless, languageOf } from "@jotter/analysis/language";
import { answerMaths } from "@jotter/analysis/maths/answer";
import { recogniseMaths } from "@jotter/analysis/maths/recognise";
import type { Message } from "@jotter/domain/conversation";
import type { ModelPiece, ModelProblem, Question } from "@jotter/domain/model";
import type { Language } from "@jotter/domain/settings";
import { lineAsRead, wholeSigns } from "@jotter/markdown/line";
import type { Act } from "../acts/act.ts";
import { actChosen, mayBeAct, whichAct } from "../acts/act-by-model.ts";
import { meantBefore } from "../acts/meant-before.ts";
import { proposeAll } from "../acts/propose.ts";
import { proposedStudy } from "../acts/propose-study.ts";
import { recogniseActs } from "../acts/recognise-acts.ts";
import { recogniseStudyOrder, type StudyOrder } from "../acts/study-order.ts";
import type { Ask } from "../ask.ts";
import { askedPair } from "../asked-pair.ts";
import { askedTerm } from "../asked-term.ts";
import type { AnswerLink, OwnDataAnswer } from "../own-data/answer.ts";
import { answerOwnData } from "../own-data/answer-own-data.ts";
import { answerText, ownDataFormat } from "../own-data/answer-text.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { intentChosen, isAboutRecord, mayBeAboutOwnData, whichQuestion } from "../own-data/intent-by-model.ts";
import { recogniseOwnDataQuestion } from "../own-data/recognise.ts";
import { plainMarkdown } from "../plain-markdown.ts";
import { ownWords, quotedWords } from "../quoted.ts";
import { holds, speaksOf } from "../same-term.ts";
import type { AnswerPiece } from "./answer-piece.ts";
import { askedOfWhole } from "./asked-of-whole.ts";
import { type ChatKnowledge, type ChatTurn, chatQuestion, type MayRepeat, type Subject } from "./chat-prompt.ts";
import { chips } from "./chips.ts";
import { mathsText } from "./maths-text.ts";
import { isPasted, type NotePassage, type NoteText, notePassages, wordsToFind } from "./note-passages.ts";
import { nothingFound } from "./nothing-found.ts";
import { pageHref } from "./page-href.ts";
import type { Say } from "./say.ts";
import { asksForPlace } from "./sections.ts";
import { chatIn, moodIn } from "./small-talk.ts";
import type { Mood, SmallTalk } from "./small-talk-kinds.ts";
import { type ToldOfWhole, toldBySections, toldOfWhole, type WholeDocument } from "./whole-document.ts";

/** Everything around a question. What the student does not permit is null here, and so is never read. */
export type ChatContext = {
  readonly language: Language;
  readonly say: Say;
  readonly history: readonly ChatTurn[];
  /** Null: nobody is signed in, so there is nothing of theirs. */
  readonly ownData: (() => Promise<OwnDataFacts>) | null;
  /** Notes with any of these words in them, the best first; the latest, where none are given. */
  readonly findNotes: ((words: readonly string[]) => Promise<readonly NoteText[]>) | null;
  readonly aboutStudent: (() => Promise<string>) | null;
  readonly aboutPage: (() => Promise<PageSeen>) | null;
  /** `items` is what goes with it, as the student is told: kinds of their data, or the titles of their notes. [AIX-8] */
  readonly ask: (question: Question, items: readonly string[]) => AsyncIterable<ModelPiece>;
  /** A value of a schema from a model, where one is set up. */
  readonly choose?: Ask;
  readonly newWord: () => string;
  /** For what is proposed to be written. */
  readonly newId: () => string;
  /** The note that is open before the student, for what is ordered about "this note". */
  readonly openNoteId?: string | null;
  /** The document that is open before the student, where it may be looked at. */
  readonly openDocument?: OpenDocument | null;
  /** The first sync still runs: what is not here may be on its way. */
  readonly isArriving?: boolean;
  /** A model may learn what the classes are called. */
  readonly mayNameClasses: boolean;
  readonly mayRepeat: MayRepeat;
  /** "model": the student wants a model to answer what the device could. */
  readonly way: "any" | "model";
};

export type OpenDocument = {
  readonly id: string;
  readonly title: string;
  /** Its pages with any of these words in them, the best first. */
  readonly pagesWith: (words: readonly string[]) => Promise<readonly NoteText[]>;
  readonly whole: () => Promise<WholeDocument>;
};

/** The page a question is asked on: where that is, and what is open there. */
export type PageSeen = {
  readonly place: string;
  readonly chosenClass: string | null;
  /** The open note, or the open document around the page in sight. */
  readonly openNote: string | null;
};

/**
 * Answers in this order: what is reckoned is never guessed, what stands in the student's notes is quoted, and only the
 * rest needs a model. [CHT-6]
 */
export async function* answer(question: string, context: ChatContext): AsyncGenerator<AnswerPiece> {
  const crisis = crisisIn(question);
  if (crisis) yield { t: "help" };
  if (crisis === "doubt") yield { t: "text", d: `${context.say("chat.help.doubt")}\n\n` };
  const { history, language } = context;
  const isCared = history.some(({ help }) => help);
  const whole = crisis || isCared ? null : await fromWholeDocument(question, context);
  if (whole) {
    const { text, passages } = whole;
    yield { t: "source", source: "notes" };
    yield { t: "text", d: [text, ...quotesOf(passages, context.say)].join("\n\n") };
    yield* fromModel(question, context, { passages, notes: [], isQuoted: true, order: null }, noFeelings);
    return;
  }
  // To a model that spoke last, "ok" is an answer.
  const isToDevice = context.way === "any" && !crisis && !isCared && history.at(-1)?.source !== "model";
  const chat = isToDevice ? chatIn(question, language) : null;
  // "What should I do now" asks a newcomer's question, but whoever is signed in has something to do.
  if (chat && !(chat === "can" && (await asksWhatIsNext(question, context)))) {
    yield* fromDevice(chat, context.say);
    return;
  }
  const mood = crisis ? null : moodIn(question, language);
  // What may be nothing is asked after, and done all the same.
  const act = crisis === "danger" || mood || context.way === "model" ? null : await fromAct(question, context);
  if (act) {
    yield* act;
    return;
  }
  const open = crisis || mood ? [] : await fromOpenDocument(question, context);
  const reckoned =
    context.way === "model"
      ? null
      : ((await fromOwnData(question, context, mood, open)) ?? fromMaths(question, context));
  if (reckoned) {
    yield* reckoned;
    return;
  }
  const sections = crisis || mood || isCared ? null : await fromSections(question, context, open);
  if (sections) {
    const { text, passages } = sections;
    yield { t: "source", source: "notes" };
    yield { t: "text", d: [text, ...quotesOf(passages, context.say)].join("\n\n") };
    yield* fromModel(question, context, { passages, notes: [], isQuoted: true, order: null }, noFeelings);
    return;
  }
  const chosen =
    crisis || mood || context.way === "model" || open.length > 0
      ? null
      : ((await fromChosenAct(question, context)) ?? (await fromChosenIntent(question, context)));
  if (chosen) {
    yield* chosen;
    return;
  }
  const order = crisis || mood || isCared ? null : await studyOrderIn(question, context);
  const sought = order && order.tool !== "explain" ? order.topic || order.words.join(" ") : question;
  const { passages, notes } = crisis || mood ? nowhere : await fromNotes(sought, context, open);
  // Quoted first, a quiz would be given away, and a summary said twice.
  const isQuoted = passages.length > 0 && (order === null || order.tool === "explain");
  if (isQuoted) {
    yield { t: "source", source: "notes" };
    yield { t: "text", d: passagesText(passages, context.say) };
  }
  const feelings = { care: crisis ?? (isCared ? ("before" as const) : null), mood };
  yield* fromModel(question, context, { passages, notes, isQuoted, order }, feelings);
}

async function asksWhatIsNext(question: string, { language, ownData }: ChatContext): Promise<boolean> {
  return ownData !== null && recogniseOwnDataQuestion(question, language, await ownData())?.kind === "next-up";
}

async function fromOwnData(
  question: string,
  context: ChatContext,
  mood: Mood | null,
  open: readonly NotePassage[],
): Promise<readonly AnswerPiece[] | null> {
  const { language, say, ownData } = context;
  const facts = (await ownData?.()) ?? nobody(language);
  const spoken = languageOf(question);
  const intent =
    recogniseOwnDataQuestion(question, language, facts) ??
    (spoken && spoken !== language ? recogniseOwnDataQuestion(question, spoken, facts) : null);
  // "I'm bad at everything" asks for no list of what one is bad at.
  if (!intent || (mood && hurtful.includes(intent.kind))) return null;
  if (!ownData) {
    return [
      { t: "source", source: "own-data" },
      { t: "text", d: say("chat.signInForData") },
    ];
  }
  const found = answerOwnData(intent, facts);
  if (open.length > 0 && found.status !== "answered") return null;
  const pieces = ownDataPieces(found, question, facts, context);
  if (open.length === 0 || !datedInTexts.includes(intent.kind)) return pieces;
  // Who asks for a date with the syllabus open means the syllabus as much as the calendar.
  return [...pieces, { t: "text", d: `\n\n---\n\n${passagesText(open, say)}` }];
}

/** What a handout may say as well as a calendar or a book of grades does. */
const datedInTexts: readonly string[] = [
  ...["next-exam", "days-until-exam", "exams", "due", "item-when", "days-until", "category-weight", "item-weight"],
  ...["which-class", "several"],
];

/** What is ordered is proposed, never done. What is there already is told instead of proposed again. [CHT-8] */
async function fromAct(question: string, context: ChatContext): Promise<readonly AnswerPiece[] | null> {
  const { language, say, ownData } = context;
  const facts = (await ownData?.()) ?? nobody(language);
  const spoken = languageOf(question);
  const meant = meantBefore(context.history, language, facts);
  const own = recogniseActs(question, language, facts, meant);
  const acts = own.length === 0 && spoken && spoken !== language ? recogniseActs(question, spoken, facts, meant) : own;
  const ordered = acts.filter((act) => act.kind !== "now");
  if (ordered.length === 0 || ordered.every((act) => act.kind === "event" && isThere(act, facts))) return null;
  if (ordered.every((act) => act.kind === "event" && act.isBare) && asksReadiness(question, spoken ?? language, facts))
    return null;
  if (!ownData) {
    return [
      { t: "source", source: "device" },
      { t: "text", d: say("chat.act.signIn") },
    ];
  }
  const withNotes = await Promise.all(ordered.map((act) => withItsNote(act, context)));
  return actPieces(withNotes, question, facts, context);
}

/** "Will I pass friday's quiz" names a quiz and a day, and wants neither written down. */
function asksReadiness(question: string, language: Language, facts: OwnDataFacts): boolean {
  return recogniseOwnDataQuestion(question, language, facts)?.kind === "readiness";
}

/** Cards of something that no title names are made of the note that speaks of it. */
async function withItsNote(act: Ordered, { findNotes }: ChatContext): Promise<Ordered> {
  const isFound = act.kind !== "cards" || act.noteId !== null || act.classId !== null || act.words.length === 0;
  if (isFound || !findNotes) return act;
  const notes = (await findNotes(act.words)).filter(({ page }) => !page);
  const [noteId = null] = idsWith(act.words, notes);
  return { ...act, noteId };
}

type Ordered = Exclude<Act, { kind: "now" }>;

/** Of those notes the ones that have all of the words, in their titles or texts. */
function idsWith(words: readonly string[], notes: readonly NoteText[]): readonly string[] {
  if (words.length === 0) return [];
  const has = ({ title, body }: NoteText) => {
    const text = `${title}\n${body}`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return words.every((word) => text.includes(word.normalize("NFD").replace(/\p{M}/gu, "").slice(0, 6)));
  };
  return notes
    .filter(has)
    .map(({ id }) => id)
    .slice(0, 1);
}

/** "Chem test Friday" asks after it where it stands in the calendar. */
function isThere({ isBare, type, classId, day }: Extract<Act, { kind: "event" }>, { calendar }: OwnDataFacts): boolean {
  return (
    isBare &&
    calendar?.occurrences.some(
      ({ event, start }) => event.type === type && event.classId === classId && start.slice(0, 10) === day,
    ) === true
  );
}

/** A model may say what is ordered where the rules are not sure, with the names of the classes and nothing else. */
async function fromChosenAct(question: string, context: ChatContext): Promise<readonly AnswerPiece[] | null> {
  const { language, say, ownData, mayNameClasses, choose, newWord } = context;
  if (!ownData || !mayNameClasses || !choose || isPasted(question)) return null;
  const facts = await ownData();
  if (!facts.calendar || !mayBeAct(question, language, facts)) return null;
  const answered = await choose(whichAct(question, facts, newWord));
  const act = answered.ok ? actChosen(answered.value, facts) : null;
  return act && actPieces([act], question, facts, context, say("chat.act.byModel"));
}

function actPieces(
  acts: readonly Ordered[],
  question: string,
  facts: OwnDataFacts,
  { say, newId, history, openNoteId = null, openDocument = null }: ChatContext,
  remark = "",
): readonly AnswerPiece[] {
  const lastReply = history.findLast(({ type }) => type === "ai")?.content ?? null;
  const { text, proposals, choices } = proposeAll(acts, {
    ...{ say, facts, newId, question, openNoteId, lastReply },
    openDocument,
  });
  return [
    { t: "source", source: "device" },
    { t: "text", d: [text, remark].filter((part) => part !== "").join("\n\n") },
    ...proposals.map((proposal) => ({ t: "proposal" as const, proposal })),
    ...(choices.length > 0 ? [{ t: "choices" as const, choices: [...choices] }] : []),
  ];
}

const hurtful: readonly string[] = ["weaknesses", "ranking", "busy-days", "strengths"];

/**
 * A model may say which question it is where the rules are not sure, if the student lets it know of them at all; what
 * it cannot do is reckon: every figure is ours.
 */
async function fromChosenIntent(question: string, context: ChatContext): Promise<readonly AnswerPiece[] | null> {
  const { language, say, ownData, mayNameClasses, choose, newWord } = context;
  // A pasted text does not travel with the names of the classes either. [AIX-7]
  if (!ownData || !mayNameClasses || !choose || isPasted(question)) return null;
  const facts = await ownData();
  if (!mayBeAboutOwnData(question, language, facts)) return null;
  const chosen = await choose(whichQuestion(question, facts, newWord));
  const intent = chosen.ok ? intentChosen(chosen.value, facts) : null;
  const found = intent && answerOwnData(intent, facts);
  if (found?.status !== "answered") return null;
  return ownDataPieces(found, question, facts, context, say("chat.understoodByModel"));
}

function ownDataPieces(
  found: OwnDataAnswer,
  question: string,
  facts: OwnDataFacts,
  { language, say, isArriving }: ChatContext,
  remark = "",
): readonly AnswerPiece[] {
  const links = linksText(found, facts, say);
  const text = answerText(found, (key, values) => say(key, values), ownDataFormat(language));
  const choices = found.links.flatMap((link) => {
    const name = link.to === "class" ? facts.classes.find(({ id }) => id === link.classId)?.name : undefined;
    return name === undefined ? [] : [{ label: name, question: `${question.replace(/[\s?？]+$/, "")} (${name})` }];
  });
  return [
    { t: "source", source: "own-data" },
    {
      t: "text",
      d: [text, isArriving ? say("chat.arriving") : "", remark, links].filter((part) => part !== "").join("\n\n"),
    },
    ...(choices.length > 0 ? [{ t: "choices" as const, choices }] : []),
    ...(found.opens
      ? [{ t: "proposal" as const, proposal: { kind: "open" as const, page: "now" as const, ...found.opens } }]
      : []),
  ];
}

/** To tell a question about one's own data from others, also where nobody is signed in. */
function nobody(language: Language): OwnDataFacts {
  const calendar = { from: "1970-01-01", to: "1970-01-01", occurrences: [] };
  return { now: 0, zone: "UTC", language, classes: [], grades: [], calendar, notes: [] };
}

function linksText({ links }: OwnDataAnswer, facts: OwnDataFacts, say: Say): string {
  // One way to the calendar is enough, however many of its days were spoken of.
  const shown = new Map<string, string>();
  for (const link of links) {
    const [label, href] = linkOf(link, facts, say) ?? [];
    if (label !== undefined && !shown.has(label)) shown.set(label, `[${plainMarkdown(label)}](${href})`);
  }
  return [...shown.values()].join(" · ");
}

function linkOf(link: AnswerLink, facts: OwnDataFacts, say: Say): readonly [label: string, href: string] | null {
  switch (link.to) {
    case "grades":
      return [say("chat.link.grades"), link.classId ? `/grades?class=${encodeURIComponent(link.classId)}` : "/grades"];
    case "calendar":
      return [say("chat.link.calendar"), link.day ? `/calendar?view=day&day=${link.day}` : "/calendar"];
    case "notes":
      return [say("chat.link.notes"), "/notes"];
    case "settings":
      return [say("chat.link.settings"), "/settings#assistant"];
    case "note": {
      const title = facts.notes?.find(({ id }) => id === link.noteId)?.title;
      return title === undefined ? null : [title, `/editor/${encodeURIComponent(link.noteId)}`];
    }
    case "class":
      return null;
  }
}

function fromMaths(question: string, { language, say }: ChatContext): readonly AnswerPiece[] | null {
  const task = recogniseMaths(question, { decimalComma: language === "de" || language === "fr" || language === "es" });
  const worked = task && answerMaths(task);
  if (!worked?.ok) return null;
  return [
    { t: "source", source: "maths" },
    { t: "text", d: mathsText(worked.value, language, say) },
  ];
}

type InNotes = {
  readonly passages: readonly NotePassage[];
  /** Those that have words of the question; null where they may not be looked at. */
  readonly notes: readonly NoteText[] | null;
};
const nowhere: InNotes = { passages: [], notes: null };

/** What the document that is open says to it, surely. [CHT-6] */
async function fromOpenDocument(
  question: string,
  { language, openDocument, way }: ChatContext,
): Promise<readonly NotePassage[]> {
  const words = openDocument && way === "any" ? wordsToFind(question, language) : [];
  if (!openDocument || words.length === 0) return [];
  const found = notePassages(question, await openDocument.pagesWith(words), language);
  const sure = found.filter(({ isUnsure }) => !isUnsure);
  const { pages } = await openDocument.whole();
  return pages.length < mostAtHand ? sure : sure.filter((one) => isAnswering(question, one, sure, language));
}

/** A handout is about little: what resembles the question there is what was meant. */
const mostAtHand = 9;

/** In a book many lines resemble a question: one that is quoted has nearly all that was asked for. */
function isAnswering(question: string, { quote, isNear }: NotePassage, all: readonly NotePassage[], usual: Language) {
  const language = languageOf(question) ?? usual;
  const pair = askedPair(question);
  if (pair) return pair.every((term) => all.some((one) => speaksOf(one.quote, term, language)));
  return !isCaption(quote, language) && (!isNear || holds(quote, askedTerm(question), language));
}

/** "Histogram of eruptions" stands below a picture, and says nothing. */
function isCaption(quote: string, language: Language): boolean {
  return !isSpaceless(language) && /\p{L}$/u.test(quote) && quote.trim().split(/\s+/u).length < leastWords;
}

const leastWords = 6;

/** What it says of itself: "this document" is the open one, whatever else the words may mean. [CHT-6] */
async function fromWholeDocument(
  question: string,
  { language, say, ownData, openDocument, way }: ChatContext,
): Promise<ToldOfWhole | null> {
  const asked = openDocument && way === "any" ? askedOfWhole(question) : null;
  if (!openDocument || !asked) return null;
  const isNumbered = asked.kind === "page" || asked.kind === "part";
  if (isNumbered && ownData && recogniseOwnDataQuestion(question, language, await ownData())) return null;
  const { title } = openDocument;
  return toldOfWhole(asked, question, await openDocument.whole(), { title, language, say });
}

/**
 * Under which heading of the open document it stands: where that is asked, and where no sentence of a long one says it
 * surely. [CHT-6]
 */
async function fromSections(
  question: string,
  { language, say, openDocument, way }: ChatContext,
  open: readonly NotePassage[],
): Promise<ToldOfWhole | null> {
  if (!openDocument || way !== "any" || wordsToFind(question, language).length === 0) return null;
  const whole = await openDocument.whole();
  const isLong = whole.pages.length >= mostAtHand;
  const isSaid = open.some(({ isNear }) => !isNear || !isLong) && !(isLong && isHalfOfPair(question, open, language));
  if (isSaid && !asksForPlace(question)) return null;
  return toldBySections(question, whole, {
    title: openDocument.title,
    language,
    say,
    isFound: open.length > 0 && !asksForPlace(question),
  });
}

/** Of two things that are set side by side each is told by a sentence that begins with it. */
function isHalfOfPair(question: string, open: readonly NotePassage[], usual: Language): boolean {
  const language = languageOf(question) ?? usual;
  const begins = (term: string) => open.some(({ quote }) => speaksOf(quote.slice(0, term.length + 12), term, language));
  return askedPair(question)?.some((term) => !begins(term)) ?? false;
}

async function fromNotes(
  question: string,
  { language, findNotes }: ChatContext,
  open: readonly NotePassage[],
): Promise<InNotes> {
  if (open.length > 0) return { passages: open, notes: [] };
  const words = findNotes ? wordsToFind(question, language) : [];
  if (!findNotes || words.length === 0) return { passages: [], notes: findNotes && [] };
  const notes = await findNotes(words);
  const passages = ownFirst(question, notes, language);
  if (passages.length > 0 || notes.length > 0) return { passages, notes };
  // No note has a word that was mistyped: perhaps one of the latest has it as it is written.
  return { passages: notePassages(question, await findNotes([]), language), notes };
}

/** What the student wrote or was handed comes before the textbook's words, unless only those are surely about it. [TXT-1] */
function ownFirst(question: string, texts: readonly NoteText[], language: Language): readonly NotePassage[] {
  const own = texts.filter(({ href }) => href === undefined);
  const ofOwn = notePassages(question, own, language);
  if (own.length === texts.length || ofOwn.some(({ isUnsure }) => !isUnsure)) return ofOwn;
  const ofBook = notePassages(
    question,
    texts.filter(({ href }) => href !== undefined),
    language,
  );
  return ofOwn.length === 0 || ofBook.some(({ isUnsure }) => !isUnsure) ? ofBook : ofOwn;
}

function passagesText(passages: readonly NotePassage[], say: Say): string {
  return [say(openingOf(passages)), ...quotesOf(passages, say)].join("\n\n");
}

function quotesOf(passages: readonly NotePassage[], say: Say): readonly string[] {
  return passages.map((passage) => {
    const lines = wholeSigns(passage.quote)
      .split("\n")
      .map((line) => `> ${lineAsRead(line)}`);
    const { name, href } = placeOf(passage, say);
    return [...lines, ">", `> [${plainMarkdown(name)}](${href})`].join("\n");
  });
}

function openingOf(passages: readonly NotePassage[]) {
  if (passages.every(({ href }) => href !== undefined)) return "chat.fromTextbook";
  if (passages.some(({ isUnsure }) => isUnsure)) return "chat.unsureFromNotes";
  const ofPages = passages.filter(({ page }) => page).length;
  if (ofPages === 0) return "chat.fromNotes";
  return ofPages === passages.length ? "chat.fromDocuments" : "chat.fromNotesAndDocuments";
}

/** What is opened to see it there: the note, or the page with these words marked. [AIX-7] */
function placeOf({ noteId, title, quote, page, href }: NotePassage, say: Say) {
  if (href) return { name: title, href };
  if (!page) return { name: title, href: `/editor/${encodeURIComponent(noteId)}` };
  return { name: say("chat.pageOf", { title, page: page.name }), href: pageHref(page, quote) };
}

/** Why care is needed: what was just said, or something said before in this conversation. [CHT-7] */
type Care = Crisis | "before" | null;
type Feelings = { readonly care: Care; readonly mood: Mood | null };
const noFeelings: Feelings = { care: null, mood: null };

function fromDevice(talk: SmallTalk, say: Say): readonly AnswerPiece[] {
  return [
    { t: "source", source: "device" },
    { t: "text", d: say(`chat.smallTalk.${talk}`) },
  ];
}

/** What a tool of the desk could do as well, on this device. */
async function studyOrderIn(
  question: string,
  { language, say, ownData, way }: ChatContext,
): Promise<StudyOrder | null> {
  const isChip = chips.some((id) => say(`chat.chip.${id}.prompt`) === question);
  if (way === "model" || isChip) return null;
  const facts = (await ownData?.()) ?? nobody(language);
  const spoken = languageOf(question);
  const order =
    recogniseStudyOrder(question, language, facts) ??
    (spoken && spoken !== language ? recogniseStudyOrder(question, spoken, facts) : null);
  // A visitor has no texts to explain anything from.
  return ownData || order?.tool !== "explain" ? order : null;
}

/** Nobody can be asked from here: what the desk can do is worth more than why not. A model that fails says so. [AIX-2] [AIX-6] */
const away: readonly ModelProblem["kind"][] = ["no-key", "not-configured", "device-only", "offline"];

async function* fromDesk(
  order: StudyOrder,
  question: string,
  { language, say, ownData, openNoteId = null, openDocument = null }: ChatContext,
  { passages, notes, isQuoted }: Found,
): AsyncGenerator<AnswerPiece> {
  const facts = (await ownData?.()) ?? nobody(language);
  const quotedIds = [...new Set(passages.filter(({ page, href }) => !page && !href).map(({ noteId }) => noteId))];
  const ofNotes = notes?.filter(({ page, href }) => !page && !href) ?? [];
  const foundIds = quotedIds.length > 0 ? quotedIds : idsWith(order.words, ofNotes);
  const { text, proposal } = ownData
    ? proposedStudy(order, { say, facts, question, openNoteId, openDocument, foundIds })
    : { text: say("chat.act.signIn") };
  if (!isQuoted) yield { t: "source", source: "device" };
  yield { t: "text", d: isQuoted ? `\n\n${text}` : text };
  if (proposal) yield { t: "proposal", proposal };
}

type Found = {
  readonly passages: readonly NotePassage[];
  readonly notes: InNotes["notes"];
  /** They were said already. */
  readonly isQuoted: boolean;
  readonly order: StudyOrder | null;
};

async function* fromModel(
  question: string,
  context: ChatContext,
  found: Found,
  feelings: Feelings,
): AsyncGenerator<AnswerPiece> {
  const { passages, isQuoted, order } = found;
  const { say, language, history, mayRepeat } = context;
  const { subject, knows, ...told } = await toldWith(question, context, passages);
  const asked = chatQuestion(
    { question, history, mayRepeat, subject, knows, language, needsCare: feelings.care !== null },
    context.newWord,
  );
  let hasBegun = false;
  let blanks = "";
  const titles = told.told === "notes" ? passages.map(({ title }) => title) : [];
  for await (const piece of context.ask(asked, [...(told.told ? [`#${told.told}`] : []), ...titles])) {
    if (piece.t === "text") {
      // Blanks alone are no answer; before words they may be what makes them code.
      if (!hasBegun && piece.d.trim() === "") {
        blanks += piece.d;
        continue;
      }
      if (!hasBegun) {
        yield { t: "source", source: "model" };
        if (told.told) yield { t: "told", ...told };
        if (isQuoted) yield { t: "text", d: "\n\n---\n\n" };
      }
      yield { t: "text", d: hasBegun ? piece.d : blanks + piece.d };
      hasBegun = true;
    } else if (piece.t === "done") {
      if (piece.cut) yield { t: "text", d: `\n\n${say("chat.cut")}` };
      if (!hasBegun && !isQuoted) yield { t: "failed", problem: { kind: "bad-output" } };
    } else if (piece.t === "error") {
      yield* order && !hasBegun && away.includes(piece.problem.kind)
        ? fromDesk(order, question, context, found)
        : withoutModel(question, piece.problem, context, { ...found, hasBegun }, feelings);
    }
  }
}

type Told = Pick<Message, "told" | "stayed"> & { readonly subject: Subject; readonly knows: ChatKnowledge };

/**
 * Somebody else may have written a text (an imported note, a pasted passage), and what it plants must find no grades,
 * profile or calendar beside it: whichever the question is about goes, the other stays. [AIX-7]
 */
async function toldWith(question: string, context: ChatContext, passages: readonly NotePassage[]): Promise<Told> {
  const { language, history } = context;
  const [student, page] = await Promise.all([context.aboutStudent?.() ?? null, context.aboutPage?.() ?? null]);
  const quotes = passages.map(({ title, quote }) => `${title}: ${quote}`).join("\n\n");
  const hasNotes = quotes !== "" || Boolean(page?.openNote);
  const hasRecord = student !== null || Boolean(page?.chosenClass);
  const wasText = history.findLast(({ told }) => told)?.told;
  const own = ownWords(question);
  const isBrought = isPasted(own) || quotedWords(question) !== "";
  const hasText = hasNotes || isBrought || wasText === "notes" || wasText === "pasted";
  const facts = hasText && !isPasted(own) ? await context.ownData?.() : undefined;
  const subject = !hasText || (facts && isAboutRecord(own, language, facts)) ? "record" : "text";
  const place = page?.place ?? null;
  if (subject === "record") {
    return {
      subject,
      knows: { student, page: joined(place, page?.chosenClass), notes: null },
      ...(hasRecord && { told: "record" }),
      ...(hasRecord && hasText && { stayed: "text" }),
    };
  }
  return {
    subject,
    knows: { student: null, page: joined(place, page?.openNote), notes: quotes === "" ? null : quotes },
    told: isPasted(question) || (!hasNotes && (isBrought || wasText === "pasted")) ? "pasted" : "notes",
    ...(hasRecord && { stayed: "record" }),
  };
}

function joined(...lines: readonly (string | null | undefined)[]): string | null {
  return lines.filter(Boolean).join("\n") || null;
}

/** There is no model, or it gave no answer: what the device itself can say, and what went wrong. [AIX-6] */
async function* withoutModel(
  question: string,
  problem: ModelProblem,
  { language, say, ownData, way, isArriving, openDocument = null }: ChatContext,
  { isQuoted, notes, hasBegun }: Found & { readonly hasBegun: boolean },
  { care, mood }: Feelings,
): AsyncGenerator<AnswerPiece> {
  if (problem.kind === "aborted") {
    yield { t: "failed", problem };
    return;
  }
  // What broke off in the middle of a word has failed.
  const isAway = !hasBegun && away.includes(problem.kind);
  const isMissing = isAway && problem.kind !== "offline";
  const chip = chips.find((id) => say(`chat.chip.${id}.prompt`) === question);
  if (care === "danger") yield { t: "text", d: say("chat.help.heard") };
  else if (care === "doubt")
    return; // It has been asked after; an apology is no answer to that.
  else if (care === "before" && isMissing) yield { t: "text", d: say("chat.help.again") };
  else if (mood) yield* fromDevice(mood, say);
  else if (isMissing && chip) yield { t: "text", d: say(`chat.chip.${chip}.device`) };
  else if (isAway && isQuoted)
    return; // What was found is the answer.
  else if (isAway && way === "any") {
    const pages = (await openDocument?.pagesWith(wordsToFind(question, language))) ?? [];
    const facts = (await ownData?.()) ?? null;
    yield* nothingFound(question, problem, {
      language,
      say,
      facts,
      notes,
      ...(isArriving && { isArriving }),
      open: openDocument && { ...openDocument, pages },
    });
  } else yield { t: "failed", problem };
}
