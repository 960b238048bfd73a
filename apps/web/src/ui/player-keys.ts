/** The keys of whatever is heard: a recording, a note or a document that is read aloud. */
export const playerKeys = {
  toggle: " ",
  back: "j",
  on: "l",
  previous: "shift+j",
  next: "shift+l",
  slower: "<",
  faster: ">",
} as const;

/** Space presses the button that has the focus; elsewhere it plays and pauses. */
export function pressOr(toggle: () => void): void {
  const active = document.activeElement;
  const button = active?.closest<HTMLElement>("button:not([data-plays]), summary");
  if (button) button.click();
  else toggle();
}
