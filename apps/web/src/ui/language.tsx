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
  isInRooms ||= userIdentifier !== null;
  await show(languageOr(readRecord(recordKeys.language(identifier))));
}

/** What is said behind the sign-in is loaded when somebody gets there: the entrance stays light. */
export async function roomLanguage(): Promise<void> {
  if (isInRooms) return showing;
  isInRooms = true;
  await show(current?.language ?? "en");
}

/** What this user is to be spoken to in from now on. Unknown languages are English. */
export async function chooseLanguage(code: string): Promise<void> {
  const language = languageOr(code);
  writeRecord(recordKeys.language(identifier), language);
  if (language !== current?.language) await show(language);
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

let identifier: string = guest;
let current: LanguageFacility | null = null;
let isInRooms = false;
let showing: Promise<void> | undefined;
let latest = 0;
const { subscribe, tell } = listeners();

function show(language: LanguageCode): Promise<void> {
  showing = load(language, ++latest);
  return showing;
}

async function load(language: LanguageCode, turn: number): Promise<void> {
  const { entrance, rooms } = languages[language];
  const [first, more] = await Promise.all([entrance(), isInRooms ? rooms() : undefined]);
  if (turn !== latest) return showing; // Another one was chosen while this one was on its way.
  current = { language, format: formatFor(language), t: translator({ ...first, ...more }, language) };
  document.documentElement.lang = language;
  tell();
}
