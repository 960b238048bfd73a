import type { Format } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/translate.ts";
import type { Found } from "./messages.ts";
import type { LeftOut } from "./read-cards.ts";

type Behind = Pick<Found, "halves" | "sounds" | "lost" | "takenUp"> & LeftOut;
type Looked = Pick<Found, "count" | "answers"> & Behind;

/** What is in a file and what of it stays behind, before anything is added; nothing is said of what there is none of. [FLA-4] */
export function foundWords({ count, answers, ...left }: Looked, t: Translate, format: Format): string {
  const counted = (number: number) => ({ count: number, formatted: format.number(number) });
  return [t("cards.count", counted(count)), answers > 0 && t("cards.answers", counted(answers)), ...leftWords(left, t)]
    .filter(Boolean)
    .join(" · ");
}

/** What stays behind, and why. */
export function leftWords({ same, twice, halves, sounds, lost, takenUp }: Behind, t: Translate): readonly string[] {
  return [
    ...(same > 0 ? [t("cards.leftOut", { count: same })] : []),
    ...(twice > 0 ? [t("cards.twiceLeft", { count: twice })] : []),
    ...(halves > 0 ? [t("cards.halvesLeft", { count: halves })] : []),
    ...(sounds > 0 ? [t("cards.soundsLeft", { count: sounds })] : []),
    ...(lost > 0 ? [t("cards.filesLost", { count: lost })] : []),
    ...(takenUp > 0 ? [t("cards.takenUp", { count: takenUp })] : []),
  ];
}
