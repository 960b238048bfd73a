/** What a press opens further down comes to where it can be seen. */
export function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "start", behavior: "smooth" });
}
