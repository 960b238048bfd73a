import { onlyOne } from "@jotter/domain/id";
import { type Settings, settings } from "@jotter/domain/settings";
import { useLanguage } from "../ui/language.tsx";
import { useTheme } from "../ui/theme.ts";
import { useStudent } from "./student-context.ts";

/** Keeps a choice with the account. The first one brings along how Jotter looks on this device. */
export function useKeepSettings() {
  const { replica, now } = useStudent();
  const { choice: theme } = useTheme();
  const { language } = useLanguage();
  return (change: Partial<Settings>): Promise<void> =>
    replica.upsert(settings, onlyOne, { ...change, updatedAt: now() }, { theme, language });
}
