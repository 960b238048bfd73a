import { storedWords } from "../../student/marks/stored-words.ts";
import { studyOffers } from "../../student/selection/offers.ts";
import { useStudyPassage } from "../../student/selection/use-study-passage.ts";
import { type ChosenWords, WordsBar } from "../../student/selection/WordsBar.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { MarkChoices } from "./MarkChoices.tsx";
import { anchorOfRange, rangeOfWords } from "./page-words.ts";
import type { useMarking } from "./use-marking.ts";

type SelectedWordsProps = {
  readonly id: string;
  readonly title: string;
  /** Of each page, as it was read. */
  readonly texts: readonly string[];
  readonly marking: ReturnType<typeof useMarking>;
  readonly onComment: (mark: string) => void;
  /** The document is left for a tool. */
  readonly onLeave: () => void;
};

/** Over words that are selected: colours, a comment, and what notes offer. */
export function SelectedWords({ id, title, texts, marking, onComment, onLeave }: SelectedWordsProps) {
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
        const pages = pagesOf(part);
        const read = range && isSheet(part) ? wordsOn(part, rangeOfWords(part, range), texts[pages.from] ?? "") : null;
        const taken = read ? (offer === "card" || offer === "quiz" ? read.text : read.line) : words;
        if (offer !== "ask") onLeave();
        study(offer, { words: taken, title }, { documentId: id, pages });
      }}
      lead={(chosen, close) => <Lead chosen={chosen} close={close} marking={marking} onComment={onComment} />}
    />
  );
}

function isSheet(part: Element): boolean {
  return part.closest<HTMLElement>("[data-page]")?.dataset.look === "sheet";
}

/** Over the lines of a sheet, in whole words: in one line as a question, and to be studied with the paragraphs its text has. */
function wordsOn(part: Element, range: Range, text: string) {
  const anchor = anchorOfRange(part, range);
  return anchor && { line: anchor.quote, text: storedWords(text, anchor) ?? anchor.quote };
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
      onColour={(colour, isExact) => void marking.markWords(chosen, colour, isExact).then(leave)}
      onComment={(isExact) =>
        void marking.markWords(chosen, "lime", isExact).then((id) => {
          leave();
          if (id) onComment(id);
        })
      }
    />
  );
}
