import type { DateOrder } from "@jotter/domain/table-cells";

/**
 * Whether 03/04 is the 3rd of April or March 4th where the student lives. The region tells, not the language alone:
 * English puts the month first only in America. English is also what the app begins with, wherever it is opened.
 */
export function dateOrderFor(language: string, deviceLocale: string): DateOrder {
  // Some systems say "en-US@posix", which Intl does not take.
  const region = deviceLocale.replace(/[^\w-].*$/u, "") || language;
  const isAtHome = language === "en" || region.split("-")[0] === language;
  const parts = new Intl.DateTimeFormat(isAtHome ? region : language).formatToParts(0);
  const place = (type: "day" | "month") => parts.findIndex((part) => part.type === type);
  return place("month") < place("day") ? "month-first" : "day-first";
}
