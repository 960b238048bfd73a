import { isSpaceless } from "@jotter/analysis/language";
import type { Occurrence } from "@jotter/domain/occurrences";
import type { ProposedEvent } from "@jotter/domain/proposal";
import type { Language } from "@jotter/domain/settings";
import { spokenClasses } from "../own-data/class-names.ts";
import type { OwnDataFacts } from "../own-data/facts.ts";
import { itemsSaid } from "../own-data/item-names.ts";
import { plain, plainName } from "../own-data/plain-text.ts";
import { spelledOut } from "../own-data/shorthand.ts";
import { finder, questionWordsOf, wordsOf } from "../own-data/words.ts";
import type { ChangeAct } from "./act.ts";
import { actWordsOf } from "./act-words.ts";
import { changeWordsOf } from "./change-words.ts";
import type { Meant } from "./meant-before.ts";
import { eventIn, isWondering, longestOrder, saidIn, says, without } from "./recognise-act.ts";

/** What is to be moved or taken off the calendar, or null where nothing of it is. [CHT-8] */
export function changeIn(
  typed: string,
  language: Language,
  facts: OwnDataFacts,
  meant: Meant = { keys: [], drafts: [] },
): ChangeAct | null {
  if (typed.length > longestOrder || typed.includes("\n") || /[?？]\s*$/u.test(typed)) return null;
  const { chosen, draft, own } = withoutChosen(typed, facts, meant);
  const words = changeWordsOf[language];
  const verbs = (["remove", "move"] as const).flatMap((how) => {
    return Array.from(own.matchAll(words[how]), (match) => ({ how, at: match.index, said: match[0] }));
  });
  const [verb] = verbs;
  if (!verb || own.search(words.not) >= 0) return null;
  if (isWondering(spelledOut(plain(own, language), language), language, actWordsOf[language])) return null;
  const { how } = verb;
  const rest = verbs
    .filter((one) => one.how === how)
    .reduce((text, { at, said }) => text.slice(0, at) + " ".repeat(said.length) + text.slice(at + said.length), own);
  const { name, target } = how === "move" ? partsOf(rest, verb.at, language, facts) : { name: rest, target: null };
  const isIt = !chosen && !draft && pointsBack(name, language) && meant.keys.length + meant.drafts.length > 0;
  const found = chosen ? [chosen] : draft || isIt ? [] : eventsNamed(name, language, facts);
  const keys = isIt ? meant.keys : found.map(({ key }) => key);
  const drafts = draft ? [draft] : isIt ? meant.drafts : [];
  const isKnown = keys.length + drafts.length > 0;
  const of = { kind: "change", how, keys, ...(drafts.length > 0 && { drafts }) } as const;
  const isFirst = isSpaceless(language) || isPolite(own.slice(0, verb.at), language);
  if (how === "remove") {
    const isMeant = isKnown || (isFirst && saysOfCalendar(name, language));
    return isMeant ? { ...of, to: null } : null;
  }
  // "Change of plans" moves nothing: without a day it has to be the order itself.
  if (target === null) return isKnown && isFirst ? { ...of, to: null } : null;
  const event = eventIn(target, language, facts, { mayAsk: false, isOrdered: true });
  if (!event || (!isKnown && !isFirst && !saysOfCalendar(name, language))) return null;
  const { day, within, refused, eitherDay, time, until } = event;
  const isDaySaid = saidIn(target, language, facts).day !== null;
  return { ...of, to: { day: isDaySaid ? day : null, within, refused, eitherDay, time, until } };
}

/** How the one is named that was chosen from several. */
export function choiceOf({ title, start }: Pick<ProposedEvent, "title" | "start">): string {
  return `[${title}, ${start.slice(0, 10)}]`;
}

function withoutChosen(typed: string, { calendar }: OwnDataFacts, { drafts }: Meant) {
  const isIn = (one: Pick<ProposedEvent, "title" | "start">) => typed.includes("[") && typed.includes(choiceOf(one));
  const chosen = calendar?.occurrences.find(({ event, start }) => isIn({ title: event.title, start }));
  const draft = chosen ? undefined : drafts.find(isIn);
  const said = chosen ? choiceOf({ title: chosen.event.title, start: chosen.start }) : draft && choiceOf(draft);
  return { chosen, draft, own: said ? typed.replace(said, "").trim() : typed };
}

/** Nothing is named but "it". */
function pointsBack(name: string, language: Language): boolean {
  const text = plain(name, language).replace(finder(actWordsOf[language].polite, language), " ");
  return text.replace(changeWordsOf[language].it, " ").replace(/[\s.,!。、，！-]+/gu, "") === "";
}

function isPolite(before: string, language: Language): boolean {
  const text = plain(before, language).replace(finder(actWordsOf[language].polite, language), "");
  return text.trim() === "";
}

function saysOfCalendar(name: string, language: Language): boolean {
  const text = spelledOut(plain(name, language), language);
  const { test, quiz, homework } = wordsOf[language];
  const { exam, assignment, calendar } = actWordsOf[language];
  return says([test, quiz, homework, exam, assignment, calendar].join("|"), text, language);
}

/** What is moved, and when to: behind a "to" with nothing but a day or an hour behind it. */
function partsOf(text: string, verbAt: number, language: Language, facts: OwnDataFacts) {
  // In Chinese the verb itself says "to", in Japanese it comes last.
  const places =
    language === "zh"
      ? [{ at: verbAt, end: verbAt }]
      : language === "ja"
        ? Array.from(text.matchAll(/[を、は\s]/gu), ({ index }) => ({ at: index, end: index + 1 }))
        : towardsIn(text, language);
  const bracket = /\s\([^()]*\)$/u.exec(text);
  const all = [...places, ...(bracket ? [{ at: bracket.index, end: bracket.index }] : [])];
  const targets = all.flatMap(({ at, end }) => {
    const target = text.slice(end);
    const { day, hasContent } = saidIn(target, language, facts);
    const isWhen = !hasContent && eventIn(target, language, facts, { mayAsk: false, isOrdered: true }) !== null;
    return isWhen ? [{ name: text.slice(0, at), target, day }] : [];
  });
  // "To Monday at two": the hour alone is not all.
  return targets.find(({ day }) => day !== null) ?? targets.at(-1) ?? { name: text, target: null };
}

function towardsIn(text: string, language: Language) {
  return Array.from(text.matchAll(changeWordsOf[language].towards), (match) => {
    return { at: match.index, end: match.index + match[0].length };
  });
}

/** What is still to come and is called that: by its title, else by its class and its kind. */
function eventsNamed(name: string, language: Language, facts: OwnDataFacts): readonly Occurrence[] {
  const text = spelledOut(plain(name, language), language);
  const { day } = saidIn(name, language, facts);
  const ahead = (facts.calendar?.occurrences ?? []).filter(
    ({ event, endsAt, start }) =>
      event.type !== "class" && endsAt > facts.now && (day === null || start.slice(0, 10) === day),
  );
  const isOfStudy = says(actWordsOf[language].study, text, language);
  const pool = ahead.filter(({ event }) => (event.type === "study") === isOfStudy);
  const [spoken = null] = spokenClasses(text, language, facts.classes);
  const names = facts.classes.map((course) => plainName(course.name, language));
  const titled = itemsSaid(text, language, pool, names, spoken);
  if (titled.length > 0) return firstOfEach(titled);
  const { test, quiz, homework } = wordsOf[language];
  const exam = `${test}|${quiz}|${actWordsOf[language].exam}`;
  const kind = says(exam, text, language) ? "exam" : says(homework, text, language) ? "assignment" : null;
  // "The chem test" is not any test.
  const { polite, edge, calendar } = actWordsOf[language];
  const known = [exam, homework, polite, edge, calendar, questionWordsOf(language), wordsOf[language].filler].join("|");
  const unknown = without(text, spoken?.places ?? []).replace(finder(known, language), " ");
  if (day === null && (isSpaceless(language) ? /[^\sのをはが把的]{2}/u : /\p{L}{2}/u).test(unknown)) return [];
  const ofKind = pool.filter(({ event }) => event.type === kind);
  const fitting = spoken ? ofKind.filter(({ event }) => spoken.ids.includes(event.classId ?? "")) : ofKind;
  return firstOfEach(fitting);
}

/** Of a series the next one. */
function firstOfEach(found: readonly Occurrence[]): readonly Occurrence[] {
  return found.filter(({ event }, at) => found.findIndex((one) => one.event.id === event.id) === at);
}
