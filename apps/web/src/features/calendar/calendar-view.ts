import { addDays, daysInMonth, isDay, monthGrid, weekdayOf } from "@jotter/domain/days";

export const views = ["month", "week", "day", "agenda"] as const;
export type View = (typeof views)[number];

const agendaDays = 14;

/** The days a view shows: first and last. */
export function daysOfView(view: View, day: string, weekStart: number): { readonly from: string; readonly to: string } {
  if (view === "day") return { from: day, to: day };
  if (view === "agenda") return { from: day, to: addDays(day, agendaDays - 1) };
  const shown = view === "week" ? weekOf(day, weekStart) : weeksOfMonth(day, weekStart).flat();
  return { from: shown[0] ?? day, to: shown.at(-1) ?? day };
}

export function weekOf(day: string, weekStart: number): readonly string[] {
  const first = addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The weeks of a month, without those that are wholly in the next one. */
export function weeksOfMonth(day: string, weekStart: number): readonly (readonly string[])[] {
  const month = day.slice(0, 7);
  return monthGrid(day, weekStart).filter((week) => week.some((each) => each.startsWith(month)));
}

/** One page back or on: a month keeps its day as far as it has one. */
export function turned(view: View, day: string, pages: 1 | -1): string {
  if (view === "day") return addDays(day, pages);
  if (view === "week") return addDays(day, 7 * pages);
  if (view === "agenda") return addDays(day, agendaDays * pages);
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + pages;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, month));
  const next = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isDay(next) ? next : day;
}
