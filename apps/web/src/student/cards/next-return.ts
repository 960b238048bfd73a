import { useLanguage } from "../../ui/language.tsx";

/** When the next card comes back of those that were answered just now. */
export function useReturnWords() {
  const { t, format } = useLanguage();
  return (at: number, now: number) => t("review.waitStep", { minutes: format.number(minutesUntil(at, now)) });
}

export function minutesUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 60_000));
}
