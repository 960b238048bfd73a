import type { Shortfall } from "@jotter/memory/shortfall";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

type Words = { readonly t: Translate; readonly format: Pick<Format, "number">; readonly language: string };

/** Which limits leave cards out, and what they are to be raised to: only those that are to be raised are named. */
export function limitWords({ cards, newPerDay, minutesPerDay }: Shortfall, { t, format, language }: Words) {
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const areMinutesShort = minutesPerDay.needed > minutesPerDay.now;
  const areCardsShort = newPerDay.needed > newPerDay.now;
  const list = (parts: readonly (string | false)[]) => {
    return new Intl.ListFormat(language).format(parts.filter((part) => part !== false));
  };
  const limits = list([
    areCardsShort && t("ready.newADay", counted(newPerDay.now)),
    areMinutesShort && t("ready.minutesADay", counted(minutesPerDay.now)),
  ]);
  const needed = list([
    areCardsShort && t("ready.newRaised", counted(newPerDay.needed)),
    areMinutesShort && t("ready.minutesRaised", counted(minutesPerDay.needed)),
  ]);
  return { says: t("ready.leftOut", { ...counted(cards), limits }), raise: t("ready.raise", { needed }) };
}
