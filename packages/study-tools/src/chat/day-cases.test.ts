import { newEvent } from "@jotter/domain/new-event";
import { occurrencesBetween } from "@jotter/domain/occurrences";
import { type Language, languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { student } from "../own-data/testing/student.ts";
import { translateIn } from "../own-data/testing/translate.ts";
import { answer, type ChatContext } from "./answer.ts";
import type { AnswerPiece } from "./answer-piece.ts";
import { dayCases } from "./testing/day-cases.ts";
import { dayCasesMissed } from "./testing/day-cases-missed.ts";

async function contextIn(language: Language, change: Partial<ChatContext> = {}): Promise<ChatContext> {
  const texts = await translateIn(language);
  let count = 0;
  return {
    language,
    say: (key, values = {}) => texts(key, values),
    history: [],
    ownData: async () => student(language),
    findNotes: async () => [],
    aboutStudent: null,
    aboutPage: null,
    mayNameClasses: true,
    async *ask() {
      yield { t: "error", problem: { kind: "no-key" } };
    },
    newWord: () => "0123456789abcdef0123",
    newId: () => `id-${++count}`,
    mayRepeat: { record: true, notes: true },
    way: "any",
    ...change,
  };
}

async function asked(question: string, context: ChatContext): Promise<readonly AnswerPiece[]> {
  const pieces: AnswerPiece[] = [];
  for await (const piece of answer(question, context)) pieces.push(piece);
  return pieces;
}

function said(pieces: readonly AnswerPiece[]): string {
  return pieces.map((piece) => (piece.t === "text" ? piece.d : "")).join("");
}

function proposals(pieces: readonly AnswerPiece[]) {
  return pieces.flatMap((piece) => (piece.t === "proposal" ? [piece.proposal] : []));
}

/** The calendar once a plan was accepted: an hour for each thing to come. */
async function planned(language: Language): Promise<OwnDataFacts> {
  const facts = student(language);
  const { say } = await contextIn(language);
  const { calendar, zone } = facts;
  if (!calendar) return facts;
  const works = calendar.occurrences.filter(({ event }) => event.type === "exam" || event.type === "assignment");
  const blocks = works.flatMap(({ event, start }, at) => {
    const title = say("dashboard.studyFor", { title: event.title });
    const day = start > "2026-12" ? "2026-11-18" : "2026-11-19";
    const hours = [17, 18].map((hour) => ({ start: `${day}T${hour}:00`, end: `${day}T${hour + 1}:00` }));
    return hours.map((when, place) => ({
      ...newEvent(1, { type: "study", title, classId: event.classId, zone, ...when }),
      id: `block-${at}-${place}`,
    }));
  });
  const added = occurrencesBetween(blocks, calendar.from, calendar.to, zone);
  const occurrences = [...added, ...calendar.occurrences].toSorted((one, other) => one.startsAt - other.startsAt);
  return { ...facts, calendar: { ...calendar, occurrences } };
}

describe.each(languages)("a day with Jotson in %s", (language) => {
  const cases = dayCases[language];
  const missed = dayCasesMissed[language];

  test("a block of study is never when a test is [CHT-6]", async () => {
    const facts = await planned(language);
    const context = await contextIn(language, { ownData: async () => facts });
    const wrong: string[] = [];
    for (const ask of cases.when) {
      const text = said(await asked(ask, context));
      if (!text.includes("day=2026-12-15")) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.when);
  });

  test("a week that is planned is not planned again [CHT-8]", async () => {
    const facts = await planned(language);
    const context = await contextIn(language, { ownData: async () => facts });
    const wrong: string[] = [];
    for (const ask of cases.plan) {
      const first = proposals(await asked(ask, await contextIn(language))).some(({ kind }) => kind === "plan");
      const again = said(await asked(ask, context));
      if (!first || !again.includes(context.say("chat.act.planned"))) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.plan);
  });

  test("what is moved is the event that is there, and no new one [CHT-8]", async () => {
    const context = await contextIn(language);
    const wrong: string[] = [];
    for (const [ask, id, to] of cases.move) {
      const [proposal, ...others] = proposals(await asked(ask, context));
      const isRight =
        proposal?.kind === "change" &&
        proposal.before.id === id &&
        proposal.after?.id === id &&
        (to.length > 10 ? proposal.after.start === to : proposal.after.start.slice(0, 10) === to);
      if (!isRight || others.length > 0) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.move);
  });

  test("what is cancelled is the event that is there [CHT-8]", async () => {
    const context = await contextIn(language);
    const wrong: string[] = [];
    for (const [ask, id] of cases.cancel) {
      const [proposal] = proposals(await asked(ask, context));
      if (proposal?.kind !== "change" || proposal.before.id !== id || proposal.after) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.cancel);
  });

  test("a note that is named is worked on, and not the one that is open [AIX-6]", async () => {
    const notes = student(language).notes ?? [];
    const wrong: string[] = [];
    for (const [ask, tool, id] of cases.named) {
      const openNoteId = notes.find((note) => note.id !== id)?.id ?? null;
      const [proposal] = proposals(await asked(ask, await contextIn(language, { openNoteId })));
      const isRight =
        proposal?.kind === "open" && proposal.page === tool && proposal.href.includes(encodeURIComponent(`note:${id}`));
      if (!isRight) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.named);
  });

  test("what the notes answer is quoted, and what they do not answer is not [CHT-6]", async () => {
    const wrong: string[] = [];
    for (const [body, ask, tells] of cases.notes) {
      const context = await contextIn(language, { findNotes: async () => [{ id: "n", title: "Mix", body }] });
      const text = said(await asked(ask, context));
      const isAnswer = text.includes(context.say("chat.fromNotes"));
      if (tells === null ? isAnswer : !isAnswer || !text.includes(tells)) wrong.push(ask);
    }
    expect(wrong).toEqual(missed.notes);
  });
});

describe("what is named is worked on before what is open [AIX-6]", () => {
  const weimar = { id: "w", title: "History 12", body: "The Weimar Republic began in 1919." };
  const open = { openNoteId: "note-2", findNotes: async () => [weimar] };

  async function hrefOf(ask: string): Promise<string> {
    const [proposal] = proposals(await asked(ask, await contextIn("en", open)));
    return proposal?.kind === "open" ? decodeURIComponent(proposal.href) : "";
  }

  test("a note that has the word in its text, where no title has it", async () => {
    expect(await hrefOf("quiz me on weimar")).toContain("from=note:w");
    expect(await hrefOf("make cards from my weimar note")).toContain("from=note:w");
  });

  test("a class by its name", async () => {
    expect(await hrefOf("quiz me on chemistry")).toContain("from=class:chem");
    expect(await hrefOf("make flashcards for chem")).toContain("from=class:chem");
  });

  test("the open one where none is named", async () => {
    expect(await hrefOf("quiz me on this")).toContain("from=note:note-2");
    expect(await hrefOf("make flashcards")).toContain("from=note:note-2");
    expect(await hrefOf("can you quiz me pls")).toContain("from=note:note-2");
  });

  test("two that share a word are compared with each other", async () => {
    const facts = student("en");
    const titles = ["Volcano lecture", "Volcano textbook", "Rivers"];
    const notes = titles.map((title, at) => ({ id: `v${at}`, title, classId: null, updatedAt: at }));
    const context = await contextIn("en", { openNoteId: "v2", ownData: async () => ({ ...facts, notes }) });
    const [proposal] = proposals(await asked("compare my volcano notes", context));
    const href = proposal?.kind === "open" ? decodeURIComponent(proposal.href) : "";
    expect(href).toContain("note:v0");
    expect(href).toContain("note:v1");
    expect(href).not.toContain("note:v2");
  });
});
