import { useCallback } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** What a lecture is called that nobody gave a name: by its day. */
export function useUntitled(): (heldAt: number) => string {
  const { t, format } = useLanguage();
  return useCallback((heldAt) => t("lecture.untitled", { date: format.day(heldAt) }), [t, format]);
}
