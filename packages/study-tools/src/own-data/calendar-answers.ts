import { dayPlan, type Slot } from "@jotter/domain/day-plan";
import { addDays, daysBetween } from "@jotter/domain/days";
import { dueOf } from "@jotter/domain/due";
import { classResult } from "@jotter/domain/grade-book";
import { fitFor, idOf, type NextUp, nextUp, type Reason, shownReasons, titleOf } from "@jotter/domain/next-up";
import { studyWeights } from "@jotter/domain/next-up-study";
import type { Occurrence } from "@jotter/domain/occurrences";
import { isOfTimetable } from "@jotter/domain/timetable-lesson";
import { daysOf, lastDayOf } from "@jotter/domain/upcoming";
import { wallTimeAt } from "@jotter/domain/zones";
import {
  type AnswerLink,
  count,
  day,
  distance,
  line,
  list,
  moment,
  type Part,
  percent,
  phrase,
  type Sentence,
  sentence,
  text,
  type Value,
} from "./answer.ts";
import { type CalendarFact, type OwnDataFacts, todayOf } from "./facts.ts";
import { categoryNamed } from "./grade-answers.ts";
import type { ClassQuestion, PlainQuestion } from "./intent.ts";
import { examMeant, readinessAnswer } from "./readiness-answer.ts";
import { comingDays, type Span } from "./spoken-day.ts";
import { workOf } from "./study-blocks.ts";

export function calendarAnswer(
  intent: ClassQuestion | PlainQuestion,
  facts: OwnDataFacts,
  calendar: CalendarFact,
): Part | null {
  if (intent.kind === "next-up") return nextUpAnswer(intent.minutes, facts, calendar);
  if (intent.kind === "readiness") {
    const exam = examMeant(intent, facts, calendar);
    if (exam) return readinessAnswer(exam, facts);
    return intent.span ? listed("exams", intent.span, [], facts) : noExam(intent.classId, facts, calendar);
  }
  if (calendar.occurrences.length === 0) {
    return { status: "nothing", sentences: [sentence("nothing.events")], links: [toCalendar(null)] };
  }
  if ("span" in intent && (intent.span.from < calendar.from || intent.span.to > calendar.to)) {
    return {
      status: "nothing",
      sentences: [sentence("beyond", { from: day(calendar.from), to: day(calendar.to) })],
      links: [toCalendar(intent.span.from)],
    };
  }
  const { occurrences } = calendar;
  const of = (classId: string | null) => occurrences.filter((one) => classId === null || one.event.classId === classId);
  switch (intent.kind) {
    case "next-exam":
      return nextExam(intent.classId, of(intent.classId), facts, calendar);
    case "days-until-exam":
      return daysUntilExam(intent.classId, of(intent.classId), facts, calendar);
    case "days-until":
    case "item-when":
    case "item-weight": {
      const item = occurrences.find(({ key }) => key === intent.key);
      if (!item) return { status: "nothing", sentences: [sentence("itemGone")], links: [toCalendar(null)] };
      if (intent.kind === "item-when") return itemWhen(item, facts);
      return intent.kind === "days-until" ? daysUntil(item, facts) : itemWeight(item, facts);
    }
    case "exams":
      return listed("exams", intent.span, examsIn(of(intent.classId), intent.span), facts);
    case "due":
      return listed("due", intent.span, dueIn(of(intent.classId), intent.span), facts);
    case "agenda":
      return agenda(intent, onDays(of(intent.classId), intent.span), facts);
    case "overdue":
      return overdue(of(intent.classId), facts);
    case "count":
      return countAhead(intent.of === "exams" ? "exams" : "due", of(intent.classId), facts, calendar);
    case "class-times":
      return classTimes(intent.classId, of(intent.classId), facts);
    case "busy-days":
      return busyDays(occurrences, intent.span);
    case "free-time":
      return freeTime(occurrences, intent.span, facts);
    default:
      return null;
  }
}

function toCalendar(onDay: string | null, eventId: string | null = null): AnswerLink {
  return { to: "calendar", day: onDay, eventId };
}

function toItem({ start, event }: Occurrence): AnswerLink {
  return toCalendar(start.slice(0, 10), event.id);
}

function momentOf({ event, start, end }: Occurrence): string {
  return event.type === "assignment" ? end : start;
}

function momentDay(item: Occurrence): string {
  return dueOf(item).day;
}

function nameOf(classId: string | null, { classes }: OwnDataFacts): string | undefined {
  return classes.find(({ id }) => id === classId)?.name;
}

function shownItem(item: Occurrence, facts: OwnDataFacts) {
  return {
    title: text(item.event.title),
    when: moment(momentOf(item)),
    distance: distance(daysBetween(todayOf(facts), momentDay(item))),
  };
}

function firstExam(occurrences: readonly Occurrence[], facts: OwnDataFacts): Occurrence | undefined {
  return occurrences.find(({ event, endsAt }) => event.type === "exam" && endsAt > facts.now);
}

function noExam(classId: string | null, facts: OwnDataFacts, calendar: CalendarFact): Part {
  const name = nameOf(classId, facts);
  const until = { day: day(calendar.to) };
  return {
    status: "nothing",
    sentences: [name ? sentence("nothing.examsIn", { ...until, class: text(name) }) : sentence("nothing.exams", until)],
    links: [toCalendar(null)],
  };
}

function nextExam(
  classId: string | null,
  occurrences: readonly Occurrence[],
  facts: OwnDataFacts,
  calendar: CalendarFact,
): Part {
  const exam = firstExam(occurrences, facts);
  if (!exam) return noExam(classId, facts, calendar);
  const name = nameOf(classId, facts);
  const shown = shownItem(exam, facts);
  const sentences = [name ? sentence("nextExamIn", { ...shown, class: text(name) }) : sentence("nextExam", shown)];
  const open = exam.event.topics?.filter(({ done }) => !done) ?? [];
  if (open.length > 0) sentences.push(sentence("topicsOpen", { topics: list(open.map((topic) => text(topic.name))) }));
  return { sentences, numbers: { days: daysBetween(todayOf(facts), momentDay(exam)) }, links: [toItem(exam)] };
}

function daysUntilExam(
  classId: string | null,
  occurrences: readonly Occurrence[],
  facts: OwnDataFacts,
  calendar: CalendarFact,
): Part {
  const exam = firstExam(occurrences, facts);
  return exam ? daysUntil(exam, facts) : noExam(classId, facts, calendar);
}

function daysUntil(item: Occurrence, facts: OwnDataFacts): Part {
  const days = daysBetween(todayOf(facts), momentDay(item));
  if (days <= 0) return itemWhen(item, facts);
  return {
    sentences: [sentence("daysUntil", { ...shownItem(item, facts), count: count(days) })],
    numbers: { days },
    links: [toItem(item)],
  };
}

function itemWhen(item: Occurrence, facts: OwnDataFacts): Part {
  const isOver = item.endsAt < facts.now;
  const id = item.event.type === "assignment" ? (isOver ? "itemWasDue" : "itemDue") : isOver ? "itemWas" : "itemIs";
  const sentences = [sentence(id, shownItem(item, facts))];
  if (item.event.doneAt) sentences.push(sentence("itemDone"));
  return { sentences, numbers: { days: daysBetween(todayOf(facts), momentDay(item)) }, links: [toItem(item)] };
}

function itemWeight(item: Occurrence, facts: OwnDataFacts): Part {
  const { title, weight, classId } = item.event;
  if (weight === null || weight === undefined) {
    return { status: "nothing", sentences: [sentence("weightUnknown", { title: text(title) })], links: [toItem(item)] };
  }
  const name = nameOf(classId, facts);
  const shown = { title: text(title), percent: percent(weight) };
  return {
    sentences: [name ? sentence("weighsIn", { ...shown, class: text(name) }) : sentence("weighs", shown)],
    numbers: { percent: weight },
    links: [toItem(item)],
  };
}

function isToDo({ event }: Occurrence): boolean {
  return event.type === "assignment" && !event.doneAt;
}

function dueIn(occurrences: readonly Occurrence[], span: Span): readonly Occurrence[] {
  return byMoment(occurrences.filter((one) => isToDo(one) && isWithin(momentDay(one), span)));
}

function examsIn(occurrences: readonly Occurrence[], span: Span): readonly Occurrence[] {
  return byMoment(occurrences.filter((one) => one.event.type === "exam" && isWithin(momentDay(one), span)));
}

function onDays(occurrences: readonly Occurrence[], { from, to }: Span): readonly Occurrence[] {
  return byMoment(occurrences.filter((one) => one.start.slice(0, 10) <= to && lastDayOf(one) >= from));
}

function isWithin(itsDay: string, { from, to }: Span): boolean {
  return itsDay >= from && itsDay <= to;
}

/** Of what is due the end counts, so the order of starts is not enough. */
function byMoment(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  return occurrences.toSorted(
    (one, other) => dueOf(one).at - dueOf(other).at || one.event.title.localeCompare(other.event.title),
  );
}

function agenda(
  { span, rest }: Extract<ClassQuestion, { kind: "agenda" }>,
  found: readonly Occurrence[],
  facts: OwnDataFacts,
): Part {
  if (!rest) return listed("agenda", span, found, facts);
  const ahead = found.filter(({ endsAt, event }) => endsAt > facts.now && !event.doneAt);
  return listed("agendaRest", span, ahead, facts);
}

function listed(
  id: "exams" | "due" | "agenda" | "agendaRest",
  span: Span,
  found: readonly Occurrence[],
  facts: OwnDataFacts,
): Part {
  const when = spanValue(span);
  if (found.length === 0) {
    return { sentences: [sentence(`${id}None`, { span: when })], numbers: { [id]: 0 }, links: [toCalendar(span.from)] };
  }
  const shown = found.slice(0, shownAtMost);
  const sentences: Sentence[] = [
    sentence(id, { count: count(found.length), span: when }),
    ...shown.map((item) => itemLine(item, facts, span.from === span.to)),
  ];
  if (found.length > shown.length) sentences.push(line("more", { count: count(found.length - shown.length) }));
  return { sentences, numbers: { [id]: found.length }, links: shown.map(toItem) };
}

const shownAtMost = 12;

function itemLine(item: Occurrence, facts: OwnDataFacts, isDayNamed = false): Sentence {
  const name = nameOf(item.event.classId, facts);
  const when: Value = isDayNamed ? { as: "clock", wall: momentOf(item) } : moment(momentOf(item));
  const shown = { title: text(item.event.title), when };
  const isNamed = name === undefined || item.event.title.includes(name);
  return isNamed ? line("itemLine", shown) : line("itemLineIn", { ...shown, class: text(name) });
}

function spanValue({ name, from, to }: Span): Value {
  if (name === "day") return phrase("span.day", { day: day(from) });
  return name === "days" ? phrase("span.days", { from: day(from), to: day(to) }) : phrase(`span.${name}`);
}

function overdue(occurrences: readonly Occurrence[], facts: OwnDataFacts): Part {
  const found = byMoment(occurrences.filter((one) => isToDo(one) && one.endsAt < facts.now));
  if (found.length === 0)
    return { sentences: [sentence("overdueNone")], numbers: { overdue: 0 }, links: [toCalendar(null)] };
  return {
    sentences: [sentence("overdue", { count: count(found.length) }), ...found.map((item) => itemLine(item, facts))],
    numbers: { overdue: found.length },
    links: found.map(toItem),
  };
}

function countAhead(
  of: "exams" | "due",
  occurrences: readonly Occurrence[],
  facts: OwnDataFacts,
  calendar: CalendarFact,
): Part {
  const span: Span = { name: "days", from: todayOf(facts), to: calendar.to };
  const ahead = (of === "exams" ? examsIn(occurrences, span) : dueIn(occurrences, span)).filter(
    ({ endsAt }) => endsAt >= facts.now,
  );
  const [first] = ahead;
  const sentences = [
    sentence(of === "exams" ? "countExams" : "countDue", { count: count(ahead.length), day: day(calendar.to) }),
  ];
  if (first) sentences.push(sentence("first", shownItem(first, facts)));
  return { sentences, numbers: { [of]: ahead.length }, links: first ? [toItem(first)] : [toCalendar(null)] };
}

function classTimes(classId: string | null, occurrences: readonly Occurrence[], facts: OwnDataFacts): Part {
  const lessons = occurrences.filter(({ event, endsAt }) => event.type === "class" && endsAt > facts.now);
  const [next] = lessons;
  const name = nameOf(classId, facts);
  if (!next) {
    return {
      status: "nothing",
      sentences: [name ? sentence("nothing.lessonsIn", { class: text(name) }) : sentence("nothing.lessons")],
      links: [toCalendar(null)],
    };
  }
  const week = comingDays(todayOf(facts), 7);
  const later = name ? lessons.slice(1).filter(({ start }) => isWithin(start.slice(0, 10), week)) : [];
  const sentences = [sentence("nextLesson", { ...shownItem(next, facts), class: text(name ?? next.event.title) })];
  if (later.length > 0) {
    sentences.push(sentence("laterLessons", { times: list(later.map(({ start }) => moment(start))) }));
  }
  return {
    sentences,
    numbers: { days: daysBetween(todayOf(facts), next.start.slice(0, 10)), lessons: later.length + 1 },
    links: [toItem(next)],
  };
}

/** As the insights have it, without the timetable, which is there every day. [INS-1] */
const busyFrom = 3;

function busyDays(occurrences: readonly Occurrence[], span: Span): Part {
  const counts = new Map<string, number>();
  for (const one of occurrences) {
    if (isOfTimetable(one.event)) continue;
    for (const itsDay of daysOf(one)) if (isWithin(itsDay, span)) counts.set(itsDay, (counts.get(itsDay) ?? 0) + 1);
  }
  const busy = [...counts].filter(([, events]) => events >= busyFrom).sort(([one], [other]) => (one < other ? -1 : 1));
  const links = [toCalendar(busy[0]?.[0] ?? span.from)];
  if (busy.length === 0)
    return { sentences: [sentence("busyNone", { span: spanValue(span) })], numbers: { busy: 0 }, links };
  return {
    sentences: [
      sentence("busy", { count: count(busy.length), span: spanValue(span) }),
      ...busy.map(([itsDay, events]) => line("busyLine", { day: day(itsDay), count: count(events) })),
    ],
    numbers: { busy: busy.length, most: Math.max(...busy.map(([, events]) => events)) },
    links,
  };
}

function freeTime(occurrences: readonly Occurrence[], span: Span, facts: OwnDataFacts): Part {
  const wallNow = wallTimeAt(facts.now, facts.zone);
  const today = todayOf(facts);
  const days = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, index) => addDays(span.from, index));
  const plans = days
    .filter((each) => each >= today)
    .map((each) => ({ each, slots: dayPlan(occurrences, each, wallNow).free.flatMap(afterDawn) }));
  const minutes = plans.reduce((sum, { slots }) => sum + slots.reduce((all, { from, to }) => all + to - from, 0), 0);
  const links = [toCalendar(span.from)];
  if (minutes === 0)
    return { sentences: [sentence("freeNone", { span: spanValue(span) })], numbers: { minutes }, links };
  return {
    sentences: [
      sentence("free", { time: { as: "minutes", minutes }, span: spanValue(span) }),
      ...plans
        .filter(({ slots }) => slots.length > 0)
        .map(({ each, slots }) => {
          const shown = list(slots.map(({ from, to }): Value => ({ as: "slot", from, to })));
          return line("freeLine", { day: day(each), slots: shown });
        }),
    ],
    numbers: { minutes },
    links,
  };
}

/** Something early makes a plan begin early; the hours before dawn are no time to study for that. */
function afterDawn({ from, to }: Slot): readonly Slot[] {
  const start = Math.max(from, dawn);
  return to - start >= 30 ? [{ from: start, to }] : [];
}

const dawn = 7 * 60;

function nextUpAnswer(minutes: number | null, facts: OwnDataFacts, calendar: CalendarFact): Part {
  const { now, zone, grades: books } = facts;
  const { ranked: all, running } = nextUp({
    zone,
    now,
    occurrences: calendar.occurrences,
    grades: books && { books, results: new Map(books.map((book) => [book.course.id, classResult(book)])) },
    notes: (facts.notes ?? []).map((note) => ({ ...note, openTasks: note.openTasks ?? 0 })),
    study: facts.study && studyWeights(facts.study),
  });
  const ranked = all.filter((entry) => !isTooLate(entry, calendar));
  const until: readonly Sentence[] = running
    ? [
        sentence("nextUpRunning", {
          title: text(running.title),
          until: { as: "clock", wall: wallTimeAt(running.to, zone) },
        }),
      ]
    : [];
  const fit = minutes === null ? null : fitFor(ranked, minutes);
  const entry = fit?.entry ?? ranked[0];
  if (!entry) {
    // During an exam there is nothing to begin, and that is all there is to say.
    const sentences = running ? until : [sentence("nextUpNone")];
    return { status: "nothing", sentences, links: [toCalendar(null)] };
  }
  const shown = { title: text(titleOf(entry)) };
  const head =
    fit && minutes !== null
      ? sentence(`fit.${fit.how}`, { ...shown, time: { as: "minutes", minutes }, topic: text(fit.topic ?? "") })
      : headOf(entry, shown, facts, calendar);
  const second = ranked.find((one) => one !== entry && workIdOf(one, calendar) !== workIdOf(entry, calendar));
  return {
    sentences: [
      ...until,
      head,
      ...shownReasons(entry, 3)
        // When it was planned for is said already.
        .filter(({ id }) => id !== "due" || fit !== null || !blockOf(entry, calendar))
        .map((reason) => reasonSentence(reason, entry, facts)),
      ...(second && !fit ? [thenSentence(second, calendar)] : []),
    ],
    numbers: { waiting: ranked.length },
    links: linksOf(entry, calendar),
    opens: { title: titleOf(entry), href: hrefOf(entry) },
  };
}

/** What a block of study is for, where the entry is one. */
function blockOf(entry: NextUp, { occurrences }: CalendarFact): Occurrence | null {
  if (entry.kind !== "coming" || entry.coming.kind !== "study") return null;
  return workOf({ title: entry.coming.title, startsAt: entry.coming.due.at }, occurrences);
}

/** The next hour that was planned for it. */
function nextBlockFor(key: string, { now }: OwnDataFacts, { occurrences }: CalendarFact): Occurrence | undefined {
  return occurrences.find(
    ({ event: { type, title }, startsAt, endsAt }) =>
      type === "study" && endsAt > now && workOf({ title, startsAt }, occurrences)?.key === key,
  );
}

/** Nobody studies for what is over. */
function isTooLate(entry: NextUp, calendar: CalendarFact): boolean {
  const work = blockOf(entry, calendar);
  return work?.event.type === "exam" && "coming" in entry && work.endsAt <= entry.coming.due.at;
}

/** A block of study and what it is for are one thing to do. */
function workIdOf(entry: NextUp, calendar: CalendarFact): string {
  return blockOf(entry, calendar)?.key ?? idOf(entry);
}

function thenSentence(entry: NextUp, calendar: CalendarFact): Sentence {
  const work = blockOf(entry, calendar);
  const isStudied = work !== null || (entry.kind === "coming" && entry.coming.kind === "exam");
  return sentence(isStudied ? "nextUpThenStudy" : "nextUpThen", { title: text(work?.event.title ?? titleOf(entry)) });
}

function headOf(
  entry: NextUp,
  shown: { readonly title: Value },
  facts: OwnDataFacts,
  calendar: CalendarFact,
): Sentence {
  const work = blockOf(entry, calendar);
  if (work || (entry.kind === "coming" && entry.coming.kind === "exam")) {
    const title = text(work?.event.title ?? titleOf(entry));
    const block = nextBlockFor(workIdOf(entry, calendar), facts, calendar);
    if (!block || block.startsAt <= facts.now) return sentence("nextUpStudy", { title });
    return sentence("nextUpPlanned", { ...shownItem(block, facts), title });
  }
  if (entry.kind === "cards") return sentence("nextUpCards", { ...shown, count: count(entry.deck.cards) });
  if (entry.kind === "mistakes") return sentence("nextUpMistakes", { ...shown, count: count(entry.quiz.count) });
  return sentence(entry.kind === "grade" ? "nextUpGrade" : "nextUp", shown);
}

/** As the Control Room links to it. */
function hrefOf(entry: NextUp): string {
  if (entry.kind === "cards") return `/cards/${encodeURIComponent(entry.deck.deckId)}/review`;
  if (entry.kind === "mistakes") return `/quiz/${encodeURIComponent(entry.quiz.quizId)}`;
  if (entry.kind === "note") return `/editor/${encodeURIComponent(entry.note.noteId)}`;
  const { classId, title, due, study } = entry.coming;
  if (study && study.cards > 0) return `/cards/${encodeURIComponent(study.review)}/review`;
  if (entry.kind === "coming") return `/calendar?view=day&day=${due.day}`;
  return `/grades?class=${encodeURIComponent(classId ?? "")}&grade=${encodeURIComponent(title)}&date=${due.day}`;
}

function linksOf(entry: NextUp, { occurrences }: CalendarFact): readonly AnswerLink[] {
  if (entry.kind === "note") return [{ to: "note", noteId: entry.note.noteId }];
  if (entry.kind === "cards" || entry.kind === "mistakes") return [];
  if (entry.kind === "grade") return [{ to: "grades", classId: entry.coming.classId }];
  const item = occurrences.find(({ key }) => key === idOf(entry));
  return [item ? toItem(item) : toCalendar(null)];
}

function reasonSentence(reason: Reason, entry: NextUp, facts: OwnDataFacts): Sentence {
  switch (reason.id) {
    case "due":
    case "overdue":
    case "written": {
      if (!("coming" in entry)) return sentence("nextUp", { title: text(titleOf(entry)) });
      const { due, kind } = entry.coming;
      const id = reason.id !== "due" ? reason.id : kind === "assignment" ? "due" : "begins";
      const when = moment(due.allDay ? due.day : wallTimeAt(due.at, facts.zone));
      return sentence(`reason.${id}`, { when, distance: distance(daysBetween(todayOf(facts), due.day)) });
    }
    case "running":
      return sentence("reason.running", { until: { as: "clock", wall: wallTimeAt(reason.until, facts.zone) } });
    case "begin":
      return sentence("reason.begin", { by: { as: "clock", wall: wallTimeAt(reason.by, facts.zone) } });
    case "category":
      return sentence("reason.category", {
        category: categoryNamed(reason.category, reason.name),
        percent: percent(reason.percent),
      });
    case "weighs":
    case "stands":
      return sentence(`reason.${reason.id}`, { percent: percent(reason.percent) });
    case "letter":
      return sentence("reason.letter", {
        letter: text(reason.letter),
        points: { as: "points", points: reason.distance },
      });
    case "topics":
      return sentence("reason.topics", { open: count(reason.open), total: text(String(reason.total)) });
    case "takes":
      return sentence("reason.takes", { time: { as: "minutes", minutes: reason.minutes } });
    case "fading":
      return sentence(`reason.${reason.cards > 0 ? "fading" : reason.returning > 0 ? "returning" : "fresh"}`, {
        count: count(reason.cards || reason.returning || reason.fresh),
        time: { as: "minutes", minutes: Math.max(1, reason.minutes) },
      });
    case "before": {
      const { due } = reason;
      const when = moment(due.allDay ? due.day : wallTimeAt(due.at, facts.zone));
      return sentence("reason.before", { when, distance: distance(daysBetween(todayOf(facts), due.day)) });
    }
    case "mistakes":
    case "notBegun":
      return sentence(`reason.${reason.id}`);
    case "tasks":
      return sentence("reason.tasks", { count: count(reason.open) });
  }
}
