import { firstDayOfWeek } from "@jotter/domain/days";

/** The weekday a week begins with (0 is Monday). "en" begins it on Sunday; whoever speaks it in Britain does not. */
export function weekStartIn(language: string, deviceLocale = navigator.language): number {
  return firstDayOfWeek(deviceLocale.split("-")[0] === language ? deviceLocale : language);
}
