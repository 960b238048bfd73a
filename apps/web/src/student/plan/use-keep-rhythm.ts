import type { Settings } from "@jotter/domain/settings";
import { useLanguage } from "../../ui/language.tsx";
import { useTheme } from "../../ui/theme.ts";
import { useStudent } from "../session/student-context.ts";
import { keepSettings } from "../settings/keep-settings.ts";

type RhythmFields = Pick<Settings, "planMinutesADay" | "planSleep" | "planKeptFree" | "planSessions">;

/** How the student's days go is kept with the account. [PLN-1] */
export function useKeepRhythm() {
  const student = useStudent();
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  return {
    keepRhythm: (change: Partial<RhythmFields>) => keepSettings(student, { theme, language }, change),
  };
}
