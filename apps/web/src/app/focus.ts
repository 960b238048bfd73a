/** After a change of page the reading starts at its heading, unless the page put the caret or the focus somewhere itself. */
export function moveFocusToHeading(): void {
  const main = document.querySelector("main");
  const active = document.activeElement;
  if (main && active && active !== main && main.contains(active) && isPlaced(active)) return;
  const heading = (main ?? document).querySelector("h1");
  heading?.focus({ preventScroll: true });
}

/** A link to a part of a page moves the reading there, not only the eye. False where the page has no such part. */
export function moveFocusToPlace(id: string): boolean {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>("h2");
  heading?.focus({ preventScroll: true });
  return heading !== undefined && heading !== null;
}

function isPlaced(element: Element): boolean {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element.closest("[data-takes-focus]") !== null
  );
}
