/** The start-up screen of index.html stands for 300 ms from the moment the page was opened [ROU-6], the app under it. */
const standsMs = 300;
const fadeMs = 150;

export function endStarting(): void {
  const screen = document.getElementById("starting");
  setTimeout(
    () => {
      screen?.classList.add("gone");
      setTimeout(() => {
        screen?.remove();
        offerToInstall();
      }, fadeMs);
    },
    Math.max(0, standsMs - performance.now()),
  );
}

/** The browser reads what it needs for that as soon as it hears of it, and there is more to do at a start. */
function offerToInstall(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}
