/** Where cards are made, with what they are made from as `addressOf` names it. */
export function makeCardsHref(from: string | undefined): string {
  return `/ai-tools/flashcard-generator${from ? `?${new URLSearchParams({ from })}` : ""}`;
}
