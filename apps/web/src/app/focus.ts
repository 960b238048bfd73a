/** After a change of page the reading starts at its heading, unless the page put the caret somewhere itself. */
export function moveFocusToHeading(): void {
  const main = document.querySelector("main");
  const active = document.activeElement;
  if (main && active && active !== main && main.contains(active) && isField(active)) return;
  const heading = (main ?? document).querySelector("h1");
  heading?.focus({ preventScroll: true });
}

/** A link to a part of a page moves the reading there, not only the eye. False where the page has no such part. */
export function moveFocusToPlace(id: string): boolean {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>("h2");
  heading?.focus({ preventScroll: true });
  return heading !== undefined && heading !== null;
}

function isField(element: Element): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
