import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";
import type { OcrProblem, SeeingNow } from "./ocr-queue.ts";

/** What is going on with a document's pictures: what is still coming, or which page is being read. [DOC-3] */
export function seeingWords({ page, share, left, arriving }: SeeingNow, t: Translate, format: Format): string {
  if (arriving && arriving.bytes < arriving.of) {
    return t("documentReading.pictures.arriving", {
      done: format.bytes(arriving.bytes),
      size: format.bytes(arriving.of),
    });
  }
  return t("documentReading.pictures.now", {
    page: format.number(page + 1),
    percent: format.percent(share),
    count: left,
    formatted: format.number(left),
  });
}

/** How much of it is done, for a bar: of what comes, or of the page. */
export function seeingShare({ share, arriving }: SeeingNow): number {
  return arriving && arriving.bytes < arriving.of ? arriving.bytes / arriving.of : share;
}

/** Why the pages wait though they are wanted. */
export function seeingProblem(problem: OcrProblem, t: Translate): string {
  return t(`documentReading.pictures.problem.${problem}`);
}
