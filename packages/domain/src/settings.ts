import { z } from "zod/mini";
import { CalendarDay } from "./calendar-day.ts";
import { Category } from "./course.ts";
import { defineEntity } from "./entity.ts";
import { later } from "./later.ts";
import { MemoryFit } from "./memory-fit.ts";
import { AllDayReminder, LeadMinutes, QuietHours, TimeOfDay } from "./reminder-wishes.ts";
import { Timetable } from "./timetable-shape.ts";

export const languages = ["en", "es", "fr", "de", "zh", "ja"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/**
 * What is written language by language besides the texts of `locales`: rules, mails, phrases. A language that has none
 * of its own yet is served by the English ones.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orEnglish<Value>(
  table: { readonly en: Value } & { readonly [Code in Language]?: Value },
): Readonly<Record<Language, Value>> {
  // Every code of `languages` is given a value here, which `fromEntries` cannot tell.
  return Object.fromEntries(languages.map((code) => [code, table[code] ?? table.en])) as Record<Language, Value>;
}

export const themes = ["dark", "light", "system"] as const;
export const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

/** The first of each is what holds where nothing was chosen. [SET-3] */
export const readability = {
  font: ["own", "legible", "system"],
  size: ["normal", "small", "large", "largest"],
  lines: ["normal", "wide"],
  letters: ["normal", "wide"],
  motion: ["system", "reduced"],
  contrast: ["system", "more"],
  shortcuts: ["on", "off"],
} as const;

/** What Jotson may look at, each by a switch of its own. */
export const permissions = ["profile", "grades", "calendar", "notes", "page"] as const;
export type Permission = (typeof permissions)[number];
const Switch = z.enum(["on", "off"]);

/** Which English a student writes: what is a mistake in one is right in another. [ESS-1] */
export const englishDialects = ["american", "british", "australian", "canadian", "indian"] as const;
export type EnglishDialect = (typeof englishDialects)[number];

/** The one chosen, else that of a locale: "en-GB". Where English is a foreign language, most are taught the British one. */
export function dialectOf(chosen: EnglishDialect | undefined, locale: string): EnglishDialect {
  if (chosen) return chosen;
  const region = /^en-(?:[a-z]{4}-)?([a-z]{2})/i.exec(locale)?.[1]?.toUpperCase() ?? "";
  const byRegion: Readonly<Record<string, EnglishDialect>> = {
    US: "american",
    AU: "australian",
    CA: "canadian",
    IN: "indian",
  };
  return byRegion[region] ?? (/^en$/i.test(locale) ? "american" : "british");
}

const ClockTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const PlanHours = later(() =>
  z.object({
    day: z.optional(CalendarDay),
    weekday: z.optional(z.number().check(z.minimum(0), z.maximum(6))),
    from: ClockTime,
    to: ClockTime,
  }),
);

/** Fields of their own, not one object: two devices that change two of them keep both. */
export const Settings = later(() =>
  z.looseObject({
    theme: Theme,
    language: Language,
    font: z.optional(z.enum(readability.font)),
    size: z.optional(z.enum(readability.size)),
    lines: z.optional(z.enum(readability.lines)),
    letters: z.optional(z.enum(readability.letters)),
    motion: z.optional(z.enum(readability.motion)),
    contrast: z.optional(z.enum(readability.contrast)),
    shortcuts: z.optional(z.enum(readability.shortcuts)),
    /** What tests, quizzes, assignments and homework weigh in a class without weights of its own. [GRD-2] */
    gradeWeights: z.optional(z.array(Category).check(z.maxLength(50))),
    /** Weights of FSRS fitted to the student's own answers, merged as one value; "usual" sets them aside. [FLA-2] */
    memoryFit: z.optional(MemoryFit),
    memoryWay: z.optional(z.enum(["own", "usual"])),
    /** Which way the days of all cards follow, as `wayInUse` names it. */
    memoryHints: z.optional(z.number()),
    /** Off: the button of the assistant is gone. */
    jotson: z.optional(Switch),
    /** On: no model is asked anything. */
    jotsonOnlyHere: z.optional(Switch),
    jotsonProfile: z.optional(Switch),
    jotsonGrades: z.optional(Switch),
    jotsonCalendar: z.optional(Switch),
    jotsonNotes: z.optional(Switch),
    jotsonPage: z.optional(Switch),
    /** What a plan keeps to; `rhythmIn` says what holds where nothing was chosen. [PLN-1] */
    planSleep: z.optional(z.object({ from: ClockTime, to: ClockTime })),
    planMinutesADay: z.optional(z.number().check(z.minimum(0), z.maximum(1440))),
    planKeptFree: z.optional(z.array(PlanHours).check(z.maxLength(100))),
    planPreferred: z.optional(z.array(PlanHours).check(z.maxLength(100))),
    planSessions: z.optional(z.enum(["often", "longer"])),
    /** Typed once; the calendar has its lessons as classes that repeat. [CAL-4] */
    timetable: z.optional(z.nullable(Timetable)),
    english: z.optional(z.enum(englishDialects)),
    /** Of each: left out is the usual, null is none. [CAL-6] */
    reminders: z.optional(Switch),
    reminderMinutes: z.optional(LeadMinutes),
    reminderAllDay: z.optional(z.nullable(AllDayReminder)),
    reminderQuiet: z.optional(z.nullable(QuietHours)),
    reminderTomorrow: z.optional(z.nullable(TimeOfDay)),
    updatedAt: z.number(),
  }),
);
export type Settings = z.infer<typeof Settings>;

export const settings = defineEntity({ kind: "settings", schema: Settings });

export const permissionFields = {
  profile: "jotsonProfile",
  grades: "jotsonGrades",
  calendar: "jotsonCalendar",
  notes: "jotsonNotes",
  page: "jotsonPage",
} as const satisfies Readonly<Record<Permission, keyof Settings>>;

export type Permissions = Readonly<Record<Permission, boolean>>;

/** What was never switched off is allowed. */
export function permissionsIn(chosen: Partial<Settings> | null): Permissions {
  const isOn = (permission: Permission) => chosen?.[permissionFields[permission]] !== "off";
  return {
    profile: isOn("profile"),
    grades: isOn("grades"),
    calendar: isOn("calendar"),
    notes: isOn("notes"),
    page: isOn("page"),
  };
}
