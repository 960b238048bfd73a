import { meetingIn } from "./compared/likeness.ts";
import { statementsOf } from "./compared/statement.ts";
import { verdictOn } from "./compared/verdict.ts";
import type { Reading, Sentence } from "./reading.ts";

export type Restatements = {
  /** The one says nothing that the other does not say, in other words or another order. */
  readonly isRestated: (one: Sentence, other: Sentence) => boolean;
  /** They have the same words and cannot both be right: "the wolf eats the sheep", "the sheep eats the wolf". */
  readonly isOpposed: (one: Sentence, other: Sentence) => boolean;
};

/** The sentences of one text held against each other as the comparer does it with two texts. */
export function restatementsIn(reading: Reading): Restatements {
  const { language } = reading;
  const statements = statementsOf(reading, 1);
  const bySentence = new Map(statements.map((statement) => [statement.sentence, statement]));
  const meet = meetingIn(statements, language);
  const judged = (one: Sentence, other: Sentence) => {
    const [own, said] = [bySentence.get(one), bySentence.get(other)];
    if (!own || !said) return null;
    const meeting = meet(said, own);
    return { own, said, left: meeting.theirs, verdict: verdictOn(meeting, () => true, language) };
  };
  return {
    isRestated: (one, other) => {
      // Verbs in kana are not among what is compared.
      if (language === "ja") return false;
      const found = judged(one, other);
      if (found?.verdict !== "one" || found.left.length > 0) return false;
      const { own, said } = found;
      if (own.tokens.length < fewestWords || own.leans || own.isNegated !== said.isNegated) return false;
      return own.poles.length <= said.poles.length && own.values.every(({ text }) => said.text.includes(text));
    },
    isOpposed: (one, other) => typeof judged(one, other)?.verdict === "object",
  };
}

const fewestWords = 4;
