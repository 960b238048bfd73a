import type { Format } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/translate.ts";
import type { Found } from "./messages.ts";
import type { LeftOut } from "./read-cards.ts";

type Looked = Pick<Found, "count" | "answers" | "halves"> & LeftOut;

/** What is in a file and what of it stays behind, before anything is added; nothing is said of what there is none of. [FLA-4] */
export function foundWords({ count, answers, halves, ...left }: Looked, t: Translate, format: Format): string {
  const counted = (number: number) => ({ count: number, formatted: format.number(number) });
  return [
    t("cards.count", counted(count)),
    answers > 0 && t("cards.answers", counted(answers)),
    ...leftWords({ ...left, halves }, t),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Why some are left out. */
export function leftWords({ same, twice, halves }: LeftOut & Pick<Found, "halves">, t: Translate): readonly string[] {
  return [
    ...(same > 0 ? [t("cards.leftOut", { count: same })] : []),
    ...(twice > 0 ? [t("cards.twiceLeft", { count: twice })] : []),
    ...(halves > 0 ? [t("cards.halvesLeft", { count: halves })] : []),
  ];
}
