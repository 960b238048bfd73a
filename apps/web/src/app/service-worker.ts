import { currentTexts } from "../ui/language.tsx";
import { toast } from "../ui/overlays.ts";

/**
 * Keeps the built files on the device, so that the app opens offline. Only for those who have an account: a visitor who
 * reads one page is not sent the rest.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || registered) return;
  registered = true;
  void navigator.serviceWorker.register("/sw.js").then(
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return; // A browser under test may say yes and do nothing.
      if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => {
          // With no controller this is the first install: there is no older version on the screen.
          if (installing.state === "installed" && navigator.serviceWorker.controller) offer(installing);
        });
      });
    },
    () => undefined, // Refused (private window, policy): the app works, it only needs the network to open.
  );
}

/** The newest version, at once. The waiting worker takes over and the page starts again from its files. */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  const waiting = registration?.waiting;
  if (waiting) takeOver(waiting);
  else location.reload();
}

let registered = false;

function offer(worker: ServiceWorker): void {
  const t = currentTexts();
  toast({
    text: t("shell.updateReady"),
    action: { label: t("action.reload"), run: () => takeOver(worker) },
    sticky: true,
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take-over");
}
