import type { Language } from "@jotter/domain/settings";
import { answerOwnData } from "../answer-own-data.ts";
import { answerText, type OwnDataTranslate, ownDataFormat } from "../answer-text.ts";
import type { OwnDataIntent } from "../intent.ts";
import { recogniseOwnDataQuestion } from "../recognise.ts";
import { student } from "./student.ts";

export type Fresh = {
  readonly ask: string;
  /** A hint: other kinds may hold the same answer. */
  readonly kind: OwnDataIntent["kind"] | null;
  readonly classId?: string;
  /** All of them stand in a right answer, figures with a decimal point. */
  readonly says: readonly string[];
  readonly never: readonly string[];
  /** It is not in the student's data, or no question about it. */
  readonly decline?: true;
};

export type Judged = {
  readonly verdict: "right" | "wrong" | "declined";
  readonly intent: OwnDataIntent | null;
  readonly said: string;
};

/** A question that is left alone is no mistake; one that is answered with something else is. */
export function judge(fresh: Fresh, language: Language, translate: OwnDataTranslate): Judged {
  const facts = student(language);
  const intent = recogniseOwnDataQuestion(fresh.ask, language, facts);
  if (!intent) return { verdict: fresh.decline ? "right" : "declined", intent, said: "" };
  const said = answerText(answerOwnData(intent, facts), translate, ownDataFormat(language)).replace(
    /(?<=\d),(?=\d)/gu,
    ".",
  );
  const isRight =
    fresh.decline !== true &&
    (fresh.says.length > 0 || fresh.kind === null || fresh.kind === intent.kind) &&
    fresh.says.every((each) => occurs(each, said)) &&
    !fresh.never.some((each) => occurs(each, said));
  return { verdict: isRight ? "right" : "wrong", intent, said };
}

/** Numbers as whole words: "5" is not in "15", but "84.3" is in "84.33", and "73" in "73.67". */
function occurs(wanted: string, said: string): boolean {
  if (!/^\d+(?:\.\d+)?$/u.test(wanted)) return said.includes(wanted);
  const after = wanted.includes(".") ? "" : "(?!\\d)";
  return new RegExp(`(?<![\\d.])${wanted.replace(".", "\\.")}${after}`, "u").test(said);
}
