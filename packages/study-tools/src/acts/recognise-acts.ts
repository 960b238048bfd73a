import { addDays, weekdayOf } from "@jotter/domain/days";
import type { Language } from "@jotter/domain/settings";
import { type OwnDataFacts, todayOf } from "../own-data/facts.ts";
import { plain } from "../own-data/plain-text.ts";
import { wordsOf } from "../own-data/words.ts";
import { ownWords } from "../quoted.ts";
import type { Act, EventAct } from "./act.ts";
import type { Meant } from "./meant-before.ts";
import { type OrderPart, partsOfOrder } from "./parts-of-order.ts";
import { eventIn, longestOrder, recogniseAct, saidIn, says } from "./recognise-act.ts";
import { changeIn } from "./recognise-change.ts";

/** More at once is a text, not a message. */
const mostActs = 6;

/** What a student wants to be done, each thing for itself: "chem test friday and french oral on the 26th". [CHT-6] [CHT-8] */
export function recogniseActs(typed: string, language: Language, facts: OwnDataFacts, meant?: Meant): readonly Act[] {
  const change = changeIn(ownWords(typed), language, facts, meant);
  if (change) return [change];
  const whole = recogniseAct(typed, language, facts);
  const several = whole === null || whole.kind === "event" ? severalIn(typed, whole, language, facts) : null;
  return several ?? (whole ? [whole] : []);
}

function severalIn(
  typed: string,
  whole: EventAct | null,
  language: Language,
  facts: OwnDataFacts,
): readonly EventAct[] | null {
  const own = ownWords(typed);
  // What was chosen for one thing stands in brackets at the end.
  if (own.length > 2 * longestOrder || /[?？)）]\s*$/u.test(own)) return null;
  const parts = partsOfOrder(own, language, (piece) => saidIn(piece, language, facts));
  if (parts.length < 2 || parts.length > mostActs) return null;
  const isEvent = ({ text, isDayAlone }: OrderPart) =>
    !isDayAlone && recogniseAct(text, language, facts)?.kind === "event";
  // What was understood as a whole orders each of its parts; a text that was not must do so in every one.
  const isOrdered = whole !== null && parts.some(isEvent);
  const found = parts.flatMap((part) => {
    const isHeard = isOrdered || part.isDayAlone || isEvent(part);
    const event = isHeard ? eventIn(part.text, language, facts, { mayAsk: false, isOrdered }) : null;
    return event && (part.isDayAlone || event.title !== "" || event.classId !== null) ? [{ ...part, event }] : [];
  });
  if (found.length < parts.length) return null;
  const isBare = whole?.isBare ?? found.every(({ event }) => event.isBare);
  const events = found.map(({ event, isDayAlone }, at) => {
    const beside = found[at + 1]?.event ?? found[at - 1]?.event ?? event;
    const before = found.findLast((one, place) => place < at && !one.isDayAlone)?.event;
    const after = found.find((one, place) => place > at && !one.isDayAlone)?.event;
    const thing = isDayAlone
      ? sameThingOn(event, before ?? after ?? event, before !== undefined)
      : onDayOf(event, beside);
    return { ...withTimeOf(thing, found[at + 1]), isBare };
  });
  return inSameWeek(events, parts, language, facts);
}

/** "Practice monday and wednesday": the same on another day, after the one that was said first. */
function sameThingOn({ day, eitherDay, refused, within, ...other }: EventAct, thing: EventAct, isAfter: boolean) {
  const { time, until } = other.time === null ? thing : other;
  const later = isAfter && day !== null && thing.day !== null && day < thing.day ? addDays(day, 7) : day;
  return { ...thing, day: later, eitherDay, refused, within, time, until };
}

/** "Monday and Wednesday at 4" is at four on both. */
function withTimeOf(event: EventAct, next: { readonly event: EventAct; readonly isDayAlone: boolean } | undefined) {
  if (event.time !== null || !next?.isDayAlone) return event;
  return { ...event, time: next.event.time, until: next.event.until };
}

/** "Math test and english essay friday": both are. */
function onDayOf(event: EventAct, beside: EventAct): EventAct {
  const isSaid = event.day !== null || event.within || event.refused || event.eitherDay.length > 0;
  if (isSaid) return event;
  const { day, eitherDay, refused, within } = beside;
  return { ...event, day, eitherDay, refused, within };
}

/** "Next week Monday …, and Wednesday …": the week goes on until another one is named. */
function inSameWeek(
  events: readonly EventAct[],
  parts: readonly OrderPart[],
  language: Language,
  facts: OwnDataFacts,
): readonly EventAct[] {
  const { weekdays, nextWeek, thisWeek, today, tomorrow } = wordsOf[language].day;
  const nextMonday = addDays(todayOf(facts), 7 - weekdayOf(todayOf(facts)));
  let isNextWeek = false;
  return events.map((event, at) => {
    const text = plain(parts[at]?.text ?? "", language);
    const isOfAnother = says(`${thisWeek}|${today}|${tomorrow}`, text, language);
    const isMere = says(weekdays.join("|"), text, language) && !isOfAnother;
    isNextWeek = says(nextWeek, text, language) || (isNextWeek && isMere);
    const { day } = event;
    return isNextWeek && isMere && day !== null && day < nextMonday ? { ...event, day: addDays(day, 7) } : event;
  });
}
