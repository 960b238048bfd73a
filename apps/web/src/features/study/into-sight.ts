/** What a press opens further down comes to where it can be seen; the focus stays where it is. */
export function intoSight(part: HTMLElement | null): void {
  const isSmooth = matchMedia("(prefers-reduced-motion: no-preference)").matches;
  part?.scrollIntoView({ block: "start", behavior: isSmooth ? "smooth" : "auto" });
}
