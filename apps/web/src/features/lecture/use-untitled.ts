import { useCallback } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** What a lecture is called that nobody gave a name: by its day. */
export function useUntitled(): (createdAt: number) => string {
  const { t, format } = useLanguage();
  return useCallback((createdAt) => t("lecture.untitled", { date: format.day(createdAt) }), [t, format]);
}
