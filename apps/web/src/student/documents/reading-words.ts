import { usualLimits } from "@jotter/document-text/limits";
import type { Document } from "@jotter/domain/document";
import type { Format } from "../../ui/format.ts";
import type { Translate } from "../../ui/translate.ts";

const reasons = [
  "empty",
  "encrypted",
  "broken",
  "too-large",
  "unknown-kind",
  "wrong-kind",
  "bomb",
  "unsafe",
  "too-slow",
  "missing",
  "cancelled",
] as const;
const cuts = ["pages", "size", "time", "broken", "not-again"] as const;

/** Why a document was not read, or what was left out of it; null where there is nothing to say. [DOC-4] */
export function readingProblem(text: Document["text"], t: Translate, format: Format): string | null {
  const values = limitsIn(format);
  if (text?.state === "failed") {
    const reason = reasons.find((one) => one === text.reason) ?? "other";
    return t(`documentReading.failed.${reason}`, values);
  }
  const cut = text?.state === "read" ? cuts.find((one) => one === text.reason) : undefined;
  return cut ? t(`documentReading.cut.${cut}`, values) : null;
}

/** How much of a file is read: told before it bites. [DOC-4] */
export function readingLimits(t: Translate, format: Format): string {
  return t("documentReading.limits", limitsIn(format));
}

function limitsIn(format: Format) {
  return {
    size: format.bytes(usualLimits.fileBytes),
    pages: format.number(usualLimits.pages),
  };
}
