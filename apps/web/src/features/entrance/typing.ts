/** Sentences that are typed, stand, are deleted and make room for the next, for ever. [FEA-1] */
export type Typing = {
  /** Which sentence, of how many. */
  readonly sentence: number;
  readonly phase: "typing" | "holding" | "deleting" | "pausing";
  /** How many of its characters can be seen. */
  readonly shown: number;
};

const typeMs = 80;
const holdMs = 2000;
const deleteMs = 30;
const pauseMs = 2000;

export const typingStart: Typing = { sentence: 0, phase: "typing", shown: 0 };

/** Calls `show` with every new state, in time. `lengths` are the characters of each sentence. Returns how to stop it. */
export function playTyping(
  from: Typing,
  lengths: readonly number[],
  isStill: boolean,
  show: (state: Typing) => void,
): () => void {
  const timeFor = isStill ? stillMs : waitMs;
  const follow = isStill ? nextStill : nextTyped;
  let state = from;
  const again = () =>
    setTimeout(
      () => {
        state = follow(state, lengths);
        timer = again();
        show(state);
      },
      timeFor(state, lengths),
    );
  let timer = again();
  return () => clearTimeout(timer);
}

/** What a visitor calls a character: an accent or a joined sign is not typed for itself. */
export function characters(text: string, language: string): readonly string[] {
  return [...new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
}

function waitMs({ phase }: Typing): number {
  return { typing: typeMs, holding: holdMs, deleting: deleteMs, pausing: pauseMs }[phase];
}

function nextTyped(state: Typing, lengths: readonly number[]): Typing {
  const { sentence, phase, shown } = state;
  const length = lengths[sentence] ?? 0;
  switch (phase) {
    case "typing":
      return { sentence, phase: shown + 1 < length ? "typing" : "holding", shown: shown + 1 };
    case "holding":
      return { sentence, phase: "deleting", shown };
    case "deleting":
      return { sentence, phase: shown > 1 ? "deleting" : "pausing", shown: shown - 1 };
    case "pausing":
      return { sentence: (sentence + 1) % lengths.length, phase: "typing", shown: 0 };
  }
}

/** For those who asked for less motion: each sentence stands whole, for as long as it would take to type and read it. */
function stillMs({ sentence }: Typing, lengths: readonly number[]): number {
  return (lengths[sentence] ?? 0) * typeMs + holdMs;
}

function nextStill({ sentence }: Typing, lengths: readonly number[]): Typing {
  return { ...typingStart, sentence: (sentence + 1) % lengths.length };
}
