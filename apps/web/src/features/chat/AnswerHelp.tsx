import type { Message } from "@jotter/domain/conversation";
import { studyOffers } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { WordsBar } from "../../student/selection/WordsBar.tsx";
import { titleOf } from "../../student/study/pasted.ts";

type AnswerHelpProps = { readonly studentId: string; readonly messages: readonly Message[] };

/** Help with what is selected in an answer. What it is studied from is that answer, called after its question. [NOT-7] */
export function AnswerHelp({ studentId, messages }: AnswerHelpProps) {
  const study = useStudyPassage(studentId);
  return (
    <WordsBar
      within="[data-answer]"
      offers={studyOffers}
      onOffer={(offer, words, part) => {
        const at = messages.findIndex(({ id }) => id === part.getAttribute("data-answer"));
        const question = messages.slice(0, at).findLast(({ type }) => type === "user")?.content ?? "";
        study(offer, { words, title: titleOf(question) }, { text: messages[at]?.content ?? words });
      }}
    />
  );
}
