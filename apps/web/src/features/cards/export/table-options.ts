import type { TableOptions } from "@jotter/card-files/card-table";
import type { Format } from "../../../ui/format.ts";
import type { Translate } from "../../../ui/translate.ts";

/** How a table of cards is written for this student: each of its heads is known again when it comes back. */
export function tableOptions(t: Translate, format: Format): TableOptions {
  return {
    labels: {
      front: t("cards.front"),
      back: t("cards.back"),
      kind: t("cards.kindLabel"),
      kinds: {
        basic: t("cards.kind.basic"),
        reversed: t("cards.kind.reversed"),
        cloze: t("cards.kind.cloze"),
        typed: t("cards.kind.typed"),
        image: t("cards.kind.image"),
      },
      topic: t("cards.topic"),
      tags: t("cards.file.tags"),
      deck: t("cards.file.deck"),
    },
    separator: format.decimalPoint() === "," ? ";" : ",",
  };
}
