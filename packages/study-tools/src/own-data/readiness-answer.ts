import { daysBetween } from "@jotter/domain/days";
import type { ExamShares, ExamStudy } from "@jotter/domain/next-up-study";
import type { Occurrence } from "@jotter/domain/occurrences";
import { count, distance, moment, type Part, percent, type Sentence, sentence, text } from "./answer.ts";
import { type CalendarFact, type OwnDataFacts, todayOf } from "./facts.ts";
import type { ClassQuestion } from "./intent.ts";

type Asked = Extract<ClassQuestion, { kind: "readiness" }>;

/** The exam that is meant: by its name, else the next one of that class and those days. */
export function examMeant({ key, classId, span }: Asked, { now }: OwnDataFacts, { occurrences }: CalendarFact) {
  const ahead = occurrences.filter(({ event, endsAt }) => event.type === "exam" && endsAt > now);
  return (
    ahead.find((one) => one.key === key) ??
    ahead.find(({ event, start }) => {
      const day = start.slice(0, 10);
      return (classId === null || event.classId === classId) && (!span || (day >= span.from && day <= span.to));
    })
  );
}

/** What the Control Room shows of it: what is known, what it rests on, and what to do. [DSH-4] [CHT-6] */
export function readinessAnswer(exam: Occurrence, facts: OwnDataFacts): Part {
  const { event, start } = exam;
  const link = { to: "calendar", day: start.slice(0, 10), eventId: event.id } as const;
  if (facts.notes === null) {
    return { status: "not-allowed", sentences: [sentence("notAllowed.notes")], links: [{ to: "settings" }] };
  }
  const study = facts.study?.exams.find(({ examId }) => examId === event.id);
  const shown = {
    title: text(event.title),
    when: moment(start),
    distance: distance(daysBetween(todayOf(facts), start.slice(0, 10))),
  };
  if (!study?.readiness) {
    const id = study?.isBegun ? "readyUnanswered" : "readyUnknown";
    const opens = { title: event.title, href: study?.isBegun ? reviewOf(study) : cardsOf(exam) };
    return { status: "nothing", sentences: [sentence(id, shown)], links: [link], opens };
  }
  const { readiness } = study;
  return {
    sentences: [sentence("ready", { ...shown, ...sharesOf(readiness) }), ...restsOf(readiness, study)],
    numbers: { known: whole(readiness.knownToday), planned: whole(readiness.onDayWithPlan) },
    links: [link],
    ...(study.cards > 0 && { opens: { title: event.title, href: reviewOf(study) } }),
  };
}

function sharesOf({ knownToday, onDayIfStop, onDayWithPlan }: ExamShares) {
  return {
    today: percent(whole(knownToday)),
    stops: percent(whole(onDayIfStop)),
    planned: percent(whole(onDayWithPlan)),
  };
}

/** As the screens round it. */
function whole(share: number): number {
  return Math.round(share * 100);
}

function restsOf({ rests: { cards, unseen, answers } }: ExamShares, study: ExamStudy): readonly Sentence[] {
  const some = (id: string, of: number, more: Sentence["params"] = {}) => {
    return of > 0 ? [sentence(id, { ...more, count: count(of) })] : [];
  };
  return [
    ...some("readyRests", cards),
    ...some("readyUnseen", unseen),
    ...some("readyAnswers", answers),
    ...some("readyToday", study.cards, { time: { as: "minutes", minutes: study.minutes } }),
  ];
}

function reviewOf({ review }: ExamStudy): string {
  return `/cards/${encodeURIComponent(review)}/review`;
}

/** From its notes, else from those of its class. */
function cardsOf({ event: { noteIds, classId } }: Occurrence): string {
  const from = noteIds?.length ? noteIds.map((id) => `note:${id}`) : classId === null ? [] : [`class:${classId}`];
  const page = "/ai-tools/flashcard-generator";
  return from.length === 0 ? page : `${page}?from=${encodeURIComponent(from.join(" "))}`;
}
