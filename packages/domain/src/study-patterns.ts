import type { FocusSession } from "./focus-session.ts";
import { dayAt, wallTimeAt } from "./zones.ts";

/** A session as far as habits are read from it. */
export type WorkedSession = Pick<FocusSession, "startedAt" | "workedMs">;

export const partsOfDay = ["Morning", "Afternoon", "Evening", "Night"] as const;
export type PreferredTime = (typeof partsOfDay)[number];
export type Frequency = "Daily" | "Regular" | "Occasional";

export type StudyHabits = { readonly preferredTime: PreferredTime; readonly frequency: Frequency };

/** What holds of everybody until enough is known of one. [INS-1] */
export const usualHabits: StudyHabits = { preferredTime: "Evening", frequency: "Regular" };

export const fewestSessions = 5;
const dayMs = 24 * 3_600_000;
const weekDays = 7;
/** Older habits are other habits. */
const lookedBackDays = 28;

/** From when on sessions are to be read for it. */
export function habitsSince(now: number): number {
  return now - (lookedBackDays + 1) * dayMs;
}

/**
 * When a student works, by minutes and not by sessions, and how often: read from the sessions of the last four weeks,
 * once there are five. Null before. [INS-1] [FOC-1]
 */
export function habitsOf(sessions: readonly WorkedSession[], zone: string, now: number): StudyHabits | null {
  const recent = sessions.filter(({ startedAt }) => startedAt <= now && now - startedAt <= lookedBackDays * dayMs);
  if (recent.length < fewestSessions) return null;
  const msByPart = new Map<PreferredTime, number>();
  for (const { startedAt, workedMs } of recent) {
    const part = partOfDay(Number(wallTimeAt(startedAt, zone).slice(11, 13)));
    msByPart.set(part, (msByPart.get(part) ?? 0) + workedMs);
  }
  const most = Math.max(...msByPart.values());
  const preferredTime = partsOfDay.find((part) => msByPart.get(part) === most) ?? usualHabits.preferredTime;
  return { preferredTime, frequency: frequencyOf(recent, zone, now) };
}

function partOfDay(hour: number): PreferredTime {
  if (hour < 5 || hour >= 22) return "Night";
  if (hour < 12) return "Morning";
  return hour < 17 ? "Afternoon" : "Evening";
}

/** By the days of a week on which something was done; who began last week has one week to be measured by. */
function frequencyOf(sessions: readonly WorkedSession[], zone: string, now: number): Frequency {
  const first = Math.min(...sessions.map(({ startedAt }) => startedAt));
  const weeks = Math.max(1, (now - first) / (weekDays * dayMs));
  const days = new Set(sessions.map(({ startedAt }) => dayAt(startedAt, zone))).size;
  const daysAWeek = days / weeks;
  if (daysAWeek >= 5) return "Daily";
  return daysAWeek >= 2 ? "Regular" : "Occasional";
}

/** How many minutes were worked in a span of time, each session counted where it began. */
export function workedMinutes(sessions: readonly WorkedSession[], from: number, before: number): number {
  const within = sessions.filter(({ startedAt }) => startedAt >= from && startedAt < before);
  return Math.round(within.reduce((sum, { workedMs }) => sum + workedMs, 0) / 60_000);
}
