import type { Fault } from "@jotter/textbook/fault";
import type { Translate } from "../../ui/translate.ts";

/** What is wrong, in the student's language. */
export function faultText({ id, params }: Fault, t: Translate): string {
  return t(`textbook.fault.${id}`, params);
}
