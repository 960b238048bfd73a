import { addDays } from "@jotter/domain/days";
import { type OwnDataFacts, todayOf } from "../own-data/facts.ts";
import type { EventAct } from "./act.ts";

const mostDays = 6;

export function daysToChoose(
  { within, eitherDay }: Pick<EventAct, "within" | "eitherDay">,
  facts: OwnDataFacts,
): readonly string[] {
  if (eitherDay.length > 0) return eitherDay;
  const today = todayOf(facts);
  const tomorrow = addDays(today, 1);
  const from = within && within.from >= today ? within.from : tomorrow;
  const last = within?.to ?? addDays(today, mostDays);
  const days: string[] = [];
  for (let day = from; day <= last && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Without its weekday the rules read it again. */
export function dayName(day: string, facts: OwnDataFacts, weekday?: "long"): string {
  const year = day.slice(0, 4) === todayOf(facts).slice(0, 4) ? undefined : "numeric";
  const format = new Intl.DateTimeFormat(facts.language, {
    ...{ year, month: "long", day: "numeric", weekday },
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00Z`));
}

export function chosen(question: string, label: string, said = label) {
  return { label, question: `${question.trim().replace(/[\s.!。！]+$/u, "")} (${said})` };
}
