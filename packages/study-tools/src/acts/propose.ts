import { addDays, twoDigits, weekdayOf } from "@jotter/domain/days";
import { classResult } from "@jotter/domain/grade-book";
import { studyWeights } from "@jotter/domain/next-up-study";
import type { PlannedBlock, Proposal, ProposedEvent } from "@jotter/domain/proposal";
import { studyPlan } from "@jotter/domain/study-plan";
import type { Say } from "../chat/say.ts";
import { ownDataFormat } from "../own-data/answer-text.ts";
import { type OwnDataFacts, todayOf } from "../own-data/facts.ts";
import { plain } from "../own-data/plain-text.ts";
import { plainMarkdown } from "../plain-markdown.ts";
import type { Act, CardsAct, EventAct, NoteAct } from "./act.ts";
import { asProposed, isFollowed, movedTo, proposedChange } from "./propose-change.ts";
import { chosen, dayName, daysToChoose } from "./propose-days.ts";
import type { ProposeDeps, Proposed } from "./proposed.ts";
import { textAfterOrder, titleOf } from "./recognise-act.ts";

/** "now" is answered where all questions about own data are. */
export function propose(act: Exclude<Act, { kind: "now" }>, deps: ProposeDeps): Proposed {
  switch (act.kind) {
    case "event":
      return proposedEvent(act, deps);
    case "note":
      return proposedNote(act, deps);
    case "cards":
      return proposedCards(act, deps);
    case "plan":
      return proposedPlan(act, deps);
    case "change":
      return proposedChange(act, deps);
  }
}

/** What is said to several orders at once: each is proposed for itself, and what is missing is asked for of the first. */
export function proposeAll(
  acts: readonly Exclude<Act, { kind: "now" }>[],
  deps: ProposeDeps,
): {
  readonly text: string;
  readonly proposals: readonly Proposal[];
  readonly choices: NonNullable<Proposed["choices"]>;
} {
  const all = acts.map((act) => ({ act, ...propose(act, deps) }));
  if (all.length < 2) {
    return {
      text: all[0]?.text ?? "",
      proposals: all.flatMap(proposalsOf),
      choices: all[0]?.choices ?? [],
    };
  }
  const proposals = all.flatMap(proposalsOf);
  const several = proposals.length > 1 ? deps.say("chat.act.events") : all.find(({ proposal }) => proposal)?.text;
  // One question at a time could not say which of them it is about: it is named, and asked for by itself.
  const open = all
    .filter(({ proposal }) => !proposal)
    .map(({ act, text, isThere }) => (isThere ? text : named(act, text)));
  return { text: [several, ...new Set(open)].filter(Boolean).join("\n\n"), proposals, choices: [] };
}

function proposalsOf({ proposal, also }: Proposed): readonly Proposal[] {
  return [proposal, also].filter((one) => one !== undefined);
}

function named(act: Act, text: string): string {
  return act.kind === "event" && act.title !== "" ? `**${plainMarkdown(act.title)}**: ${text}` : text;
}

function proposedEvent(act: EventAct, { say, facts, newId, question }: ProposeDeps): Proposed {
  if (!facts.calendar) return calendarIsOff(say);
  if (act.day === null) {
    return {
      text: say(`chat.act.${act.refused ?? "whichDay"}`),
      choices: daysToChoose(act, facts).map((day) =>
        chosen(question, dayName(day, facts, "long"), dayName(day, facts)),
      ),
    };
  }
  if (act.classIds.length > 1) {
    const classes = facts.classes.filter(({ id }) => act.classIds.includes(id));
    return { text: say("chat.act.whichClass"), choices: classes.map(({ name }) => chosen(question, name)) };
  }
  const className = facts.classes.find(({ id }) => id === act.classId)?.name;
  const title = act.title || [className, say(`calendar.type.${act.type}`)].filter(Boolean).join(" ");
  if (isInCalendar(title, act.day, facts)) {
    return { text: say("chat.act.isThere", { title, day: dayName(act.day, facts, "long") }), isThere: true };
  }
  const event: ProposedEvent = {
    id: newId(),
    type: act.type,
    title,
    classId: act.classId,
    ...timesOf(act, act.day),
    rule: act.isWeekly ? `FREQ=WEEKLY;BYDAY=${weekdays[weekdayOf(act.day)]}` : null,
  };
  const proposal = { kind: "event", event, state: "open", changedAt: facts.now } as const;
  const other = act.isWeekly ? undefined : sameNamed(title, act, facts);
  if (!other) return { text: say("chat.act.event"), proposal };
  const before = asProposed(other);
  const after = movedTo(before, { day: act.day, time: act.time, until: act.until });
  return {
    text: say("chat.act.alreadyOn", { title, day: dayName(other.start.slice(0, 10), facts, "long") }),
    proposal,
    also: { kind: "change", before, after, state: "open", changedAt: facts.now },
  };
}

/** One of that name and kind on another day: perhaps it was moved. */
function sameNamed(title: string, { type }: EventAct, { calendar, language, now }: OwnDataFacts) {
  const named = plain(title, language);
  return calendar?.occurrences.find((one) => {
    const { event, endsAt, seriesId } = one;
    const isAhead = endsAt > now && seriesId === null && !isFollowed(one);
    return isAhead && event.type === type && plain(event.title, language) === named;
  });
}

/** By its title and its day: nobody means two. */
function isInCalendar(title: string, day: string, { calendar, language }: OwnDataFacts): boolean {
  const named = plain(title, language);
  return (
    calendar?.occurrences.some(
      ({ event, start }) => start.slice(0, 10) === day && plain(event.title, language) === named,
    ) === true
  );
}

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** An assignment is due at one moment; all else takes an hour, where nobody said how long. */
function timesOf({ type, time, until }: EventAct, day: string): { readonly start: string; readonly end: string } {
  if (time === null) return { start: day, end: day };
  const start = `${day}T${time}`;
  if (type === "assignment") return { start, end: until ? `${day}T${until}` : start };
  if (until) return { start, end: `${day}T${until}` };
  const hour = Number(time.slice(0, 2)) + 1;
  return { start, end: hour > 23 ? `${day}T23:59` : `${day}T${twoDigits(hour)}:${time.slice(3)}` };
}

function calendarIsOff(say: Say): Proposed {
  return { text: `${say("ownData.notAllowed.calendar")}\n\n[${say("chat.link.settings")}](/settings#assistant)` };
}

function proposedNote({ title, body }: NoteAct, { say, facts, newId, lastReply }: ProposeDeps): Proposed {
  const text = body ?? lastReply;
  if (text === null) return { text: say("chat.act.nothingToSave") };
  const shown = (title || titleOf(text.replace(/[*_#`>[\]]/g, ""))).trim();
  const note = {
    id: newId(),
    title: capital(shown, facts.language),
    body: text.trim() === shown.trim() ? "" : text,
    classId: null,
  };
  return { text: say("chat.act.note"), proposal: { kind: "note", note, state: "open", changedAt: facts.now } };
}

function capital(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** A word or two behind the order are what it is about, not a text. */
const fewestLetters = 20;

/** The generator makes them from a text that came with the order, from the note that is named or open, from the notes of a class, or from what is chosen there. */
function proposedCards({ classId, noteId }: CardsAct, deps: ProposeDeps): Proposed {
  const { say, facts, openNoteId, openDocument, question } = deps;
  const page = "/ai-tools/flashcard-generator";
  const text = textAfterOrder(question);
  if (text.length >= fewestLetters) {
    const proposal = { kind: "open", page: "cards", title: titleOf(text), href: page, text } as const;
    return { text: say("chat.act.cards"), proposal };
  }
  const className = facts.classes.find(({ id }) => id === classId)?.name;
  const meantId = noteId ?? (className === undefined ? openNoteId : null);
  const noteTitle = facts.notes?.find(({ id }) => id === meantId)?.title;
  const [from, title] = meantId
    ? [`note:${meantId}`, noteTitle ?? ""]
    : className !== undefined
      ? [`class:${classId}`, className]
      : openDocument
        ? [`document:${openDocument.id}`, openDocument.title]
        : [null, ""];
  return {
    text: say(from === null ? "chat.act.cardsFromAny" : "chat.act.cards"),
    proposal: { kind: "open", page: "cards", title, href: from ? `${page}?from=${encodeURIComponent(from)}` : page },
  };
}

const planDays = 6;

function proposedPlan({ span }: Extract<Act, { kind: "plan" }>, { say, facts, newId }: ProposeDeps): Proposed {
  if (!facts.calendar) return calendarIsOff(say);
  const { now, zone, grades, calendar } = facts;
  const today = todayOf(facts);
  const from = span && span.from > today ? span.from : today;
  const to = span && span.to >= from ? span.to : addDays(today, planDays);
  const { blocks, short } = studyPlan(
    {
      zone,
      now,
      occurrences: calendar.occurrences,
      grades: grades && { books: grades, results: new Map(grades.map((book) => [book.course.id, classResult(book)])) },
      notes: [],
      study: facts.study && studyWeights(facts.study),
    },
    { from, to },
  );
  const noRoom =
    short.length > 0 ? `\n\n${say("chat.act.noRoom", { titles: short.map(({ title }) => title).join(", ") })}` : "";
  if (blocks.length === 0) {
    const known = plannedAlready({ from, to }, facts);
    if (known.length > 0) return { text: [say("chat.act.planned"), known.join("\n")].join("\n\n") + noRoom };
    return { text: short.length > 0 ? noRoom.trim() : say("chat.act.nothingDue") };
  }
  const planned = blocks.map(({ start, end, work }): PlannedBlock => {
    const title = say("dashboard.studyFor", { title: work.title });
    const event: ProposedEvent = { id: newId(), type: "study", title, classId: work.classId, start, end, rule: null };
    return { event, about: work.title, dueDay: work.due.day, isKept: true };
  });
  const studied = new Map(blocks.flatMap(({ work: { title, study } }) => (study?.isBegun ? [[title, study]] : [])));
  const format = ownDataFormat(facts.language);
  const byCards = [...studied].map(([title, { minutes }]) =>
    say("chat.act.planCards", { title: plainMarkdown(title), time: format.minutes(Math.max(1, minutes)) }),
  );
  return {
    text: [say("chat.act.plan"), ...byCards].join("\n\n") + noRoom,
    proposal: { kind: "plan", blocks: planned, state: "open", changedAt: now },
  };
}

/** The blocks of study that stand in the calendar for these days, line by line. */
function plannedAlready({ from, to }: { readonly from: string; readonly to: string }, facts: OwnDataFacts) {
  const format = ownDataFormat(facts.language);
  return (facts.calendar?.occurrences ?? [])
    .filter(({ event, start, endsAt }) => {
      const day = start.slice(0, 10);
      return event.type === "study" && endsAt > facts.now && day >= from && day <= to;
    })
    .map(({ event, start }) => `- ${plainMarkdown(event.title)} (${format.moment(start)})`);
}
