/** After a change of page the reading starts at its heading, unless the page put the caret or the focus somewhere itself. */
export function moveFocusToHeading(): void {
  waiting?.disconnect();
  if (isAtHeading()) return;
  // Its records are still read: whoever does nothing meanwhile is there when it stands.
  const before = document.activeElement;
  waiting = new MutationObserver(() => {
    const active = document.activeElement;
    const isElsewhere = active !== before && active !== document.body;
    if (isElsewhere || isAtHeading()) waiting?.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

let waiting: MutationObserver | undefined;

/** False where the page has no heading yet. */
function isAtHeading(): boolean {
  const main = document.querySelector("main");
  const active = document.activeElement;
  if (main && active && active !== main && main.contains(active) && isPlaced(active)) return true;
  const heading = (main ?? document).querySelector("h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
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
