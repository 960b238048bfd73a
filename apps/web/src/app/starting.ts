/** The start-up screen of index.html stands for 300 ms from the moment the page was opened [ROU-6], the app under it. */
const standsMs = 300;
const fadeMs = 150;

export function endStarting(): void {
  const screen = document.getElementById("starting");
  setTimeout(
    () => {
      screen?.classList.add("gone");
      setTimeout(() => screen?.remove(), fadeMs);
    },
    Math.max(0, standsMs - performance.now()),
  );
}
