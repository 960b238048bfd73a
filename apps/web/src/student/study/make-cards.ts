/** Names no text: the student chooses one, instead of finding the last one there, whatever it is about. */
export const nothingYet = "none";

/** Where cards are made, with what they are made from as `addressOf` names it; without that, what they are to be about. */
export function makeCardsHref(from: string | undefined, about?: string): string {
  const asked = from === undefined && about ? { about } : {};
  return `/ai-tools/flashcard-generator?${new URLSearchParams({ from: from ?? nothingYet, ...asked })}`;
}
