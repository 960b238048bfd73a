import type { EventType } from "@jotter/domain/event";
import type { Language } from "@jotter/domain/settings";
import { kindOfWords } from "@jotter/domain/syllabus/syllabus-words";
import { spokenTime } from "@jotter/study-tools/acts/spoken-time";
import { plain } from "@jotter/study-tools/own-data/plain-text";
import { spokenSpan } from "@jotter/study-tools/own-data/spoken-day";

/** What is to be done, or comes, and when: as it was said. [LEC-1] */
export type DateSaid = {
  readonly text: string;
  readonly type: Extract<EventType, "exam" | "assignment">;
  /** Null where no day was said that can be known. */
  readonly day: string | null;
  readonly time: string | null;
};

/** A sentence that tells of a test or of work; `heldOn` is the day of the lecture, which "tomorrow" is reckoned from. */
export function dateSaidIn(sentence: string, language: Language, heldOn: string): DateSaid | null {
  const said = plain(sentence, language);
  const { kind } = kindOfWords(sentence, language);
  const isTest = kind === "exam" || kind === "quiz";
  const isTask = kind === "assignment" || kind === "project" || asks[language].test(sentence);
  if (!isTest && !isTask) return null;
  if (isPast[language].test(sentence)) return null;
  const span = spokenSpan(said, language, { today: heldOn, weekStart: 0 });
  const isOneDay = span && span.span.from === span.span.to && span.span.from >= heldOn;
  // What speaks of tests and names no day tells of the subject, or of how tests are.
  if (!isOneDay && !(isTask && asks[language].test(sentence))) return null;
  const time = isOneDay ? spokenTime(said, language) : null;
  return {
    text: sentence,
    type: isTest ? "exam" : "assignment",
    day: isOneDay ? span.span.from : null,
    time: time?.time ?? null,
  };
}

/** How a teacher asks for work. */
const asks: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:homework|(?:hand|turn) (?:\p{L}+ ){0,3}in|due|(?:please|you have to|you need to|make sure you|i want you to) (?:do|read|finish|submit|prepare|solve|write|bring|hand|complete|upload)|(?:do|solve|read|finish|submit|prepare) (?:problems?|questions?|exercises?|chapters?|pages?|sections?|the worksheet))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:deberes|tarea|(?:entregar|entregáis|entregad|entreguen|entrega)|(?:haced|hagan|leed|lean|preparad|preparen|resolved|resuelvan|tenéis que|tienen que) (?:\p{L}+ ){0,3}(?:ejercicios?|problemas?|capítulos?|páginas?|leer|hacer|entregar|preparar))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:devoirs?|à rendre|rendre (?:le|la|les|votre|vos)|(?:faites|lisez|préparez|terminez|rendez) (?:\p{L}+ ){0,3}(?:exercices?|chapitres?|pages?|problèmes?|questions?|fiche|devoir)|pour (?:lundi|mardi|mercredi|jeudi|vendredi|demain|la prochaine fois),? (?:vous|faites|lisez))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hausaufgaben?|abgeben|abgabe|gebt|(?:macht|lest|löst|rechnet|bereitet|schreibt|bitte) (?:[\p{L}\d]+ ){0,4}(?:aufgaben?|kapitel|seiten?|übung(?:en)?|arbeitsblatt|lesen|machen|rechnen|vorbereiten))(?!\p{L})/iu,
  zh: /作业|(?:交|提交|完成|做完|预习|复习|读完)(?:.{0,8})(?:题|章|页|报告|论文|练习)|(?:之前|以前|前)(?:交|提交)/u,
  ja: /宿題|課題|(?:提出|予習|復習)(?:して|し|を)|(?:まで|までに).{0,12}(?:解い|読ん|やっ|出し|書い)て/u,
};

const isPast: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:was|were|last (?:week|time|year|monday|tuesday|wednesday|thursday|friday))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fue|fueron|era|(?:la semana|el año|el (?:lunes|martes|miércoles|jueves|viernes)) pasad[oa])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:était|étaient|(?:la semaine|l['’]année) dernière|l['’]an dernier|(?:lundi|mardi|mercredi|jeudi|vendredi) dernier)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:war|waren|letzte[nrs]? (?:woche|jahr|mal|montag|dienstag|mittwoch|donnerstag|freitag))(?!\p{L})/iu,
  zh: /上(?:周|次|个月|学期)|去年/u,
  ja: /(?:先週|前回|去年|昨日)|(?:でした|だった)。?$/u,
};
