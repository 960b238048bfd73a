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
  const pageOf = (part: Element | undefined) => Number(part?.closest<HTMLElement>("[data-page]")?.dataset.page ?? 0);
  return (
    <WordsBar
      within="[data-words]"
      isAcross
      offers={offers}
      onOffer={(offer, words, part, parts) => {
        const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0).cloneRange() : undefined;
        // What becomes a card stays marked: beside it stands what became of it.
        if (offer === "card" && range) void marked(marking, { parts, range }, "lime");
        const read = range && isSheet(part) ? parts.map((one) => wordsOn(one, range, texts[pageOf(one)] ?? "")) : [];
        const known = read.filter((one) => one !== null);
        const isText = offer === "card" || offer === "quiz";
        const taken = known.map(({ text, line }) => (isText ? text : line)).join(isText ? "\n" : " ") || words;
        if (offer !== "ask") onLeave();
        const pages = { from: pageOf(part), to: pageOf(parts.at(-1)) };
        study(offer, { words: taken, title }, { documentId: id, pages });
      }}
      lead={(chosen, close) => <Lead chosen={chosen} close={close} marking={marking} onComment={onComment} />}
    />
  );
}

/** Words that go on on the next page are a mark on each; the first is what a comment is about. */
async function marked(
  marking: SelectedWordsProps["marking"],
  { parts, range }: Pick<ChosenWords, "parts" | "range">,
  colour: Parameters<typeof marking.markWords>[1],
  isExact = false,
): Promise<string | null> {
  let first: string | null = null;
  for (const part of parts) {
    const made = await marking.markWords({ part, range }, colour, isExact);
    first ??= made;
  }
  return first;
}

function isSheet(part: Element): boolean {
  return part.closest<HTMLElement>("[data-page]")?.dataset.look === "sheet";
}

/** Over the lines of a sheet, in whole words: in one line as a question, and to be studied with the paragraphs its text has. */
function wordsOn(part: Element, selected: Range, text: string) {
  const anchor = anchorOfRange(part, rangeOfWords(part, selected));
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
      onColour={(colour, isExact) => void marked(marking, chosen, colour, isExact).then(leave)}
      onComment={(isExact) =>
        void marked(marking, chosen, "lime", isExact).then((id) => {
          leave();
          if (id) onComment(id);
        })
      }
    />
  );
}
