import { addDays, daysBetween, twoDigits } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { ProposedEvent } from "@jotter/domain/proposal";
import { ownDataFormat } from "../own-data/answer-text.ts";
import type { ChangeAct } from "./act.ts";
import { chosen, dayName, daysToChoose } from "./propose-days.ts";
import type { ProposeDeps, Proposed } from "./proposed.ts";
import { choiceOf } from "./recognise-change.ts";

const mostAsked = 6;

/** The very event that is meant, as it is and as it would be; never a new one. [CHT-8] */
export function proposedChange(act: ChangeAct, deps: ProposeDeps): Proposed {
  const { how, keys, to, drafts = [] } = act;
  const { say, facts, question } = deps;
  const found = (facts.calendar?.occurrences ?? []).filter(({ key }) => keys.includes(key));
  const [item, ...others] = found;
  const [draft] = drafts;
  if (found.length + drafts.length > 1 && draft) {
    return { text: say("chat.act.whichEvent"), choices: [...found.map(asProposed), ...drafts].map(choiceFor(deps)) };
  }
  if (draft) return changedDraft(draft, act, deps);
  if (!item) return { text: `${say("chat.act.noSuchEvent")}\n\n[${say("chat.link.calendar")}](/calendar)` };
  if (others.length > 0) {
    const choices = found.slice(0, mostAsked).map(asProposed).map(choiceFor(deps));
    return { text: say("chat.act.whichEvent"), choices };
  }
  if (how === "move" && isFollowed(item)) {
    return { text: say("chat.act.followed", { title: item.event.title }) };
  }
  if (item.seriesId !== null) {
    const link = `[${say("chat.link.calendar")}](/calendar?view=day&day=${item.start.slice(0, 10)})`;
    return { text: `${say("chat.act.repeats", { title: item.event.title })}\n\n${link}` };
  }
  if (how === "move" && (to === null || (to.day === null && to.time === null))) {
    const days = daysToChoose({ within: to?.within ?? null, eitherDay: to?.eitherDay ?? [] }, facts);
    return {
      text: say(to?.refused ? `chat.act.${to.refused}` : "chat.act.toWhichDay"),
      choices: days.map((day) => chosen(question, dayName(day, facts, "long"), dayName(day, facts))),
    };
  }
  const before = asProposed(item);
  const after = how === "remove" || to === null ? null : movedTo(before, to);
  const state = { state: "open", changedAt: facts.now } as const;
  return { text: say(`chat.act.${how}`), proposal: { kind: "change", before, after, ...state } };
}

function choiceFor({ facts, question }: ProposeDeps) {
  const { day } = ownDataFormat(facts.language);
  return (one: ProposedEvent) => ({
    label: `${one.title} (${day(one.start.slice(0, 10))})`,
    question: `${question.trim().replace(/[\s.!。！]+$/u, "")} ${choiceOf(one)}`,
  });
}

/** What was only proposed is proposed anew; to take it away nothing has to be done. */
function changedDraft(draft: ProposedEvent, { how, to }: ChangeAct, { say, facts, newId }: ProposeDeps): Proposed {
  if (how === "remove" || to === null || (to.day === null && to.time === null)) {
    return { text: say("chat.act.notAdded", { title: draft.title }) };
  }
  const event = { ...moved(draft, to), id: newId() };
  return { text: say("chat.act.event"), proposal: { kind: "event", event, state: "open", changedAt: facts.now } };
}

/** When it takes place is said as its student sees it: they may be elsewhere than where it was entered. */
export function asProposed({ event, start, end }: Occurrence): ProposedEvent {
  const { id, type, title, classId, rule, material, locked } = event;
  return { id, type, title, classId, start, end, rule, ...(material && { locked: locked === true }) };
}

/** From a calendar of others, which would put it back. [CAL-5] */
export function isFollowed({ event: { feedId } }: Occurrence): boolean {
  return feedId !== undefined;
}

/** What stands in the calendar, elsewhere: a planned block that its student puts somewhere stays there. [PLN-1] */
export function movedTo(before: ProposedEvent, to: Parameters<typeof moved>[1]): ProposedEvent {
  return { ...moved(before, to), ...(before.locked !== undefined && { locked: true }) };
}

/** On that day and at that hour, as long as it was; what was not said stays. */
function moved(before: ProposedEvent, to: Pick<NonNullable<ChangeAct["to"]>, "day" | "time" | "until">): ProposedEvent {
  const [oldDay, oldTime] = [before.start.slice(0, 10), before.start.slice(11)];
  const day = to.day ?? oldDay;
  const lastDay = addDays(before.end.slice(0, 10), daysBetween(oldDay, day));
  const time = to.time ?? oldTime;
  if (time === "") return { ...before, start: day, end: lastDay };
  if (to.until) return { ...before, start: `${day}T${time}`, end: `${day}T${to.until}` };
  const oldEnd = before.end.slice(11);
  if (to.time === null) return { ...before, start: `${day}T${time}`, end: `${lastDay}T${oldEnd}` };
  const usual = before.type === "assignment" ? 0 : 60;
  const isOneDay = oldTime !== "" && before.end.slice(0, 10) === oldDay;
  const length = isOneDay ? minutesOf(oldEnd) - minutesOf(oldTime) : usual;
  const end = Math.min(minutesOf(time) + length, 24 * 60 - 1);
  return {
    ...before,
    start: `${day}T${time}`,
    end: `${day}T${twoDigits(Math.floor(end / 60))}:${twoDigits(end % 60)}`,
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
