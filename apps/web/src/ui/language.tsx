import type { EntranceTexts } from "@jotter/locales/entrance/en";
import { type LanguageCode, languageOr, languages } from "@jotter/locales/languages";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { type Format, formatFor } from "./format.ts";
import { listeners } from "./listeners.ts";
import { guest, readRecord, recordKeys, writeRecord } from "./local-records.ts";
import { type Translate, translator } from "./translate.ts";

/** Loads the saved language of this user (English where none is saved) and puts it up. [I18-1] */
export async function startLanguage(userIdentifier: string | null): Promise<void> {
  identifier = userIdentifier ?? guest;
  // Who is known goes straight to the rooms.
  if (userIdentifier !== null) needed = Math.max(needed, extents.first);
  await show(languageOr(readRecord(recordKeys.language(identifier))));
}

/** What is said behind the sign-in is loaded when somebody gets there: the entrance stays light. */
export function roomLanguage(): Promise<void> {
  return reach(extents.first);
}

/** For an open note and a review of cards: what opens on top of them asks for more. */
export function earlyLanguage(): Promise<void> {
  return reach(extents.early);
}

/** For all rooms but the first screens, and for what opens on top of those. */
export function pageLanguage(): Promise<void> {
  return reach(extents.pages);
}

/** For all rooms, and where a student's own work is coached. */
export function coachingLanguage(): Promise<void> {
  return reach(extents.coaching);
}

/** Everything: for Jotson, for documents, and for where much is said of them. */
export function wholeLanguage(): Promise<void> {
  return reach(extents.whole);
}

/** What this user is to be spoken to in from now on. Unknown languages are English. */
export async function chooseLanguage(code: string): Promise<void> {
  const language = languageOr(code);
  writeRecord(recordKeys.language(identifier), language);
  if (language !== chosen || language !== current?.language) await show(language);
}

/** Another person sits down: their saved language, or the one on the screen where they never chose. */
export async function languageOfUser(userIdentifier: string | null): Promise<void> {
  identifier = userIdentifier ?? guest;
  await chooseLanguage(readRecord(recordKeys.language(identifier)) ?? current?.language ?? "en");
}

/** The texts outside of React, for what happens between the screens. */
export function currentTexts(): Translate {
  if (!current) throw new Error("No language has been started.");
  return current.t;
}

export function currentLanguage(): LanguageCode {
  return current?.language ?? "en";
}

type LanguageFacility = { readonly language: LanguageCode; readonly format: Format; readonly t: Translate };
const LanguageContext = createContext<LanguageFacility | null>(null);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  return <LanguageContext value={useSyncExternalStore(subscribe, () => current)}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageFacility {
  const facility = useContext(LanguageContext);
  if (!facility) throw new Error("The language facility is used outside its LanguageProvider.");
  return facility;
}

/** The texts of the language in use: `t("notes.title")`. */
export function useTexts(): Translate {
  return useLanguage().t;
}

export function useFormat(): Format {
  return useLanguage().format;
}

/** How much of a language is here: what the entrance says, what the first screens behind it say, what an open note and a
 * review do, what all pages say, what is said where work is coached besides, or all. */
const extents = { nothing: 0, entrance: 1, first: 2, early: 3, pages: 4, coaching: 5, whole: 6 } as const;

let identifier: string = guest;
let current: LanguageFacility | null = null;
let texts: EntranceTexts | null = null;
let arrived: number = extents.nothing;
/** What is to be here, ahead of the above while texts are on their way. */
let chosen: LanguageCode = "en";
let needed: number = extents.entrance;
let showing: Promise<void> | null = null;
const { subscribe, tell } = listeners();

async function reach(extent: number): Promise<void> {
  if (arrived >= extent) return;
  if (showing && needed >= extent) return showing;
  needed = Math.max(needed, extent);
  await show(chosen);
}

function show(language: LanguageCode): Promise<void> {
  chosen = language;
  const loading = load(language, needed).finally(() => {
    if (showing === loading) showing = null; // Should it have failed, the next who asks tries again.
  });
  showing = loading;
  return loading;
}

async function load(language: LanguageCode, extent: number): Promise<void> {
  const { entrance, first, early, rest, coaching, jotson, documents } = languages[language];
  const [before, ...more] = await Promise.all([
    entrance(),
    extent >= extents.first ? first() : undefined,
    extent >= extents.early ? early() : undefined,
    extent >= extents.pages ? rest() : undefined,
    extent >= extents.coaching ? coaching() : undefined,
    extent >= extents.whole ? jotson() : undefined,
    extent >= extents.whole ? documents() : undefined,
  ]);
  if (language !== chosen) return showing ?? undefined; // Another one was chosen while this one was on its way.
  if (texts && current?.language === language) {
    // Who needs the new ones waits for them: what is on the screen says the same, and is not drawn again.
    Object.assign(texts, ...more);
    arrived = Math.max(arrived, extent);
    return;
  }
  const all: EntranceTexts = Object.assign({}, before, ...more);
  texts = all;
  arrived = extent;
  current = { language, format: formatFor(language), t: translator(all, language) };
  document.documentElement.lang = language;
  tell();
}
