import { studyOffers } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { type ChosenWords, WordsBar } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { MarkChoices } from "./MarkChoices.tsx";
import type { useMarking } from "./use-marking.ts";

type SelectedWordsProps = {
  readonly id: string;
  readonly title: string;
  readonly marking: ReturnType<typeof useMarking>;
  readonly onComment: (mark: string) => void;
};

/** Over words that are selected: colours, a comment, and what notes offer. */
export function SelectedWords({ id, title, marking, onComment }: SelectedWordsProps) {
  const { account } = useStudent();
  const study = useStudyPassage(account.id);
  const offers = studyOffers.filter((offer) => offer !== "ask" || isJotsonOn(account.id));
  const pagesOf = (part: Element) => {
    const page = Number(part.closest<HTMLElement>("[data-page]")?.dataset.page ?? 0);
    return { from: page, to: page };
  };
  return (
    <WordsBar
      within="[data-words]"
      offers={offers}
      onOffer={(offer, words, part) => {
        const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0).cloneRange() : undefined;
        // What becomes a card stays marked: beside it stands what became of it.
        if (offer === "card" && range) void marking.markWords({ part, range }, "lime");
        study(offer, { words, title }, { documentId: id, pages: pagesOf(part) });
      }}
      lead={(chosen, close) => <Lead chosen={chosen} close={close} marking={marking} onComment={onComment} />}
    />
  );
}

type LeadProps = Pick<SelectedWordsProps, "marking" | "onComment"> & {
  readonly chosen: ChosenWords;
  readonly close: () => void;
};

function Lead({ chosen, close, marking, onComment }: LeadProps) {
  const leave = () => {
    getSelection()?.removeAllRanges();
    close();
  };
  return (
    <MarkChoices
      onColour={(colour) => void marking.markWords(chosen, colour).then(leave)}
      onComment={() =>
        void marking.markWords(chosen, "lime").then((id) => {
          leave();
          if (id) onComment(id);
        })
      }
    />
  );
}
