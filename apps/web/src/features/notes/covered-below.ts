/**
 * How much of the window's lower edge something lies over: the keyboard of the screen, and the bars that stand above it.
 * Counted from the height that is to be seen.
 */
export function coveredBelow(): number {
  const screen = window.visualViewport;
  const height = screen?.height ?? innerHeight;
  const end = (screen?.offsetTop ?? 0) + height;
  let edge = end;
  for (const bar of document.querySelectorAll("[data-under-thumb]")) {
    const { top, height } = bar.getBoundingClientRect();
    if (height > 0 && top > end / 2) edge = Math.min(edge, top);
  }
  return Math.max(0, height - edge);
}
