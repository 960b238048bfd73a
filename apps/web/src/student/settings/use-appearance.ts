import { onlyOne } from "@jotter/domain/id";
import { type Settings, settings } from "@jotter/domain/settings";
import { useEffect } from "react";
import { chooseLanguage, useLanguage } from "../../ui/language.tsx";
import { chooseReadability, type Readability, readabilityNames, useReadability } from "../../ui/readability.ts";
import { chooseTheme, useTheme } from "../../ui/theme.ts";
import { useLive } from "../records/use-live.ts";
import { useRecovered } from "../records/use-typed.ts";
import { useStudent } from "../session/student-context.ts";
import { rememberJotson } from "./jotson.ts";
import { keepSettings } from "./keep-settings.ts";

type Chosen = { readonly [Name in keyof Readability]?: Readability[Name] | undefined };
type Looks = Pick<Settings, "theme" | "language"> & Readability;

/** How Jotter looks: shown at once, kept on this device, and with the account for the student's other devices. */
export function useAppearance() {
  const student = useStudent();
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  const readability = useReadability();

  async function choose(change: Partial<Looks>): Promise<void> {
    const kept = keepSettings(student, { theme, language }, change);
    if (change.theme) chooseTheme(change.theme);
    if (change.language) await chooseLanguage(change.language);
    chooseReadability(readabilityIn(change));
    await kept;
  }

  return { theme, language, readability, choose };
}

/** Puts up what the student chose on another device. */
export function AccountAppearance() {
  const { replica, account } = useStudent();
  // What was chosen right before a reload comes first: else the choice before it would be put up for a moment.
  const stored = useLive(async () => (await replica.get(settings, onlyOne)) ?? null, [replica], useRecovered());
  const { theme, language } = stored ?? {};
  useEffect(() => {
    if (theme) chooseTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (language) void chooseLanguage(language);
  }, [language]);
  useEffect(() => {
    if (stored) chooseReadability(readabilityIn(stored));
  }, [stored]);
  useEffect(() => {
    if (stored !== undefined) rememberJotson(account.id, stored?.jotson !== "off");
  }, [stored, account.id]);
  return null;
}

/** Of some looks, what has to do with reading and was chosen at all. */
function readabilityIn(looks: Chosen): Partial<Readability> {
  return Object.fromEntries(readabilityNames.flatMap((name) => (looks[name] ? [[name, looks[name]]] : [])));
}
