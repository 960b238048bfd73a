import type { Language } from "@jotter/domain/settings";
import { instantOf } from "@jotter/domain/zones";
import type { OwnDataFacts } from "../../own-data/facts.ts";
import type { Act } from "../act.ts";
import { recogniseAct } from "../recognise-act.ts";

/** What a student said, and what nearly everybody who speaks their language would take it for. */
export type ActCase = {
  readonly say: string;
  /** The moment it is said at, if not on that Wednesday afternoon. */
  readonly now?: string;
  readonly act: Act["kind"] | "none";
  readonly type?: string;
  /** Words that stand in the title. */
  readonly title?: string;
  readonly class?: string | null;
  /** Several: any of them, or none and it is asked. */
  readonly day?: string | readonly string[];
  readonly time?: string;
  readonly until?: string;
  readonly repeats?: "weekly";
  /** Better asked than guessed. */
  readonly unsure?: boolean;
  /** No day may be taken, and this is why. */
  readonly asks?: "no such day" | "over";
  /** The whole title. */
  readonly named?: string;
};

const classNames: Readonly<Record<Language, readonly string[]>> = {
  en: ["AP Chemistry", "Biology", "English Literature", "Algebra II", "World History", "Spanish III"],
  es: ["Química", "Biología", "Literatura", "Álgebra", "Historia", "Inglés"],
  fr: ["Chimie", "SVT", "Français", "Mathématiques", "Histoire-Géo", "Anglais"],
  de: ["Chemie", "Biologie", "Deutsch", "Mathematik", "Geschichte", "Englisch"],
  zh: ["化学", "生物", "语文", "数学", "历史", "英语"],
  ja: ["化学", "生物", "国語", "数学", "世界史", "英語"],
};

const zone = "America/New_York";

/** A student with six classes and an empty calendar, on a Wednesday afternoon. */
export function actStudent(language: Language, now = "2026-11-18T14:20"): OwnDataFacts {
  return {
    now: instantOf(now, zone),
    zone,
    language,
    weekStart: 0,
    classes: classNames[language].map((name, at) => ({ id: `c${at}`, name })),
    grades: null,
    calendar: { from: "2026-09-19", to: "2027-05-27", occurrences: [] },
    notes: [],
  };
}

/** Empty where it was understood; else what is not as it should be. */
export function faults(wanted: ActCase, language: Language): readonly string[] {
  const facts = actStudent(language, wanted.now);
  const act = recogniseAct(wanted.say, language, facts);
  const kind = act?.kind ?? "none";
  if (kind !== wanted.act) return [`${wanted.act} → ${kind}`];
  if (act?.kind === "note") return titleFault(wanted, act.title + (act.body ?? ""));
  if (act?.kind !== "event") return [];
  if (wanted.asks !== undefined) {
    const refused = wanted.asks === "over" ? "over" : "noSuchDay";
    const isRefused = act.day === null && act.refused === refused;
    return [
      ...titleFault(wanted, act.title),
      ...(isRefused ? [] : [`${refused} → ${act.refused} ${act.day} ${act.time}`]),
    ];
  }
  const className = facts.classes.find(({ id }) => id === act.classId)?.name ?? null;
  const days = typeof wanted.day === "string" ? [wanted.day] : (wanted.day ?? []);
  const isAsked = act.day === null || act.classIds.length > 1;
  const isDayRight = wanted.unsure ? isAsked || days.includes(act.day ?? "") : days.includes(act.day ?? "");
  return [
    ...titleFault(wanted, act.title),
    ...(wanted.type !== undefined && wanted.type !== act.type ? [`type ${wanted.type} → ${act.type}`] : []),
    ...(wanted.class !== undefined && wanted.class !== className && !(wanted.unsure && isAsked)
      ? [`class ${wanted.class} → ${className}`]
      : []),
    ...(isDayRight ? [] : [`day ${days} → ${act.day}`]),
    ...(wanted.time === (act.time ?? undefined) ? [] : [`time ${wanted.time} → ${act.time}`]),
    ...(wanted.until !== undefined && wanted.until !== act.until ? [`until ${wanted.until} → ${act.until}`] : []),
    ...((wanted.repeats === "weekly") === act.isWeekly ? [] : [`weekly → ${act.isWeekly}`]),
  ];
}

function titleFault({ title, named }: ActCase, said: string): readonly string[] {
  const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const isTitled = title === undefined || folded(said).includes(folded(title));
  const isNamed = named === undefined || folded(said) === folded(named);
  return isTitled && isNamed ? [] : [`title ${named ?? title} → ${said}`];
}
