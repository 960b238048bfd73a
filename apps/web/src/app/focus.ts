/** After a change of page the reading starts at its heading, unless the page put the caret somewhere itself. */
export function moveFocusToHeading(): void {
  const main = document.querySelector("main");
  const active = document.activeElement;
  if (main && active && active !== main && main.contains(active) && isField(active)) return;
  const heading = (main ?? document).querySelector("h1");
  heading?.focus({ preventScroll: true });
}

function isField(element: Element): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
