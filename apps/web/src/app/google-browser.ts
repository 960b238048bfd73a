import { readTabRecord, removeTabRecord, tabRecordKeys, writeTabRecord } from "../ui/local-records.ts";
import type { Popup } from "./google.ts";

const lookEveryMs = 300;
const size = { width: 480, height: 640 };

/** A window for Google to be shown in. It says `words` until the address is known; null where it was blocked. */
export function openGooglePopup(words: string, page: Window = window): Popup | null {
  const left = page.screenX + (page.outerWidth - size.width) / 2;
  const top = page.screenY + (page.outerHeight - size.height) / 2;
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = page.open("about:blank", "_blank", features);
  if (!popup || popup.closed) return null;
  sayMeanwhile(popup, words, page);
  return {
    goTo: (url) => popup.location.replace(url),
    close: () => popup.close(),
    answer: () =>
      new Promise((resolve) => {
        const end = (answer: string | null) => {
          page.removeEventListener("message", listen);
          clearInterval(looking);
          resolve(answer);
        };
        const listen = ({ origin, source, data }: MessageEvent) => {
          if (origin !== page.location.origin || source !== popup || data?.source !== "jotter-google") return;
          end(String(data.search));
        };
        let looksClosed = false;
        const looking = setInterval(() => {
          // Its last words may still be on their way when it is gone already.
          if (looksClosed) end(null);
          looksClosed = popup.closed;
        }, lookEveryMs);
        page.addEventListener("message", listen);
      }),
  };
}

function sayMeanwhile(popup: Window, words: string, page: Window): void {
  const { backgroundColor, color, fontFamily } = page.getComputedStyle(page.document.body);
  const { document } = popup;
  document.title = words;
  document.body.textContent = words;
  Object.assign(document.body.style, { backgroundColor, color, fontFamily, margin: "48px", fontSize: "16px" });
}

/**
 * In the tab's records: this tab has it after a redirect, and a popup gets a copy; a stranger's link has none. Where
 * storage is refused a newcomer comes in all the same, and completes their profile in the settings.
 */
export const googlePress = {
  note: (): void => writeTabRecord(tabRecordKeys.googlePressed, "yes"),
  take: (): boolean => {
    const was = readTabRecord(tabRecordKeys.googlePressed) !== null;
    removeTabRecord(tabRecordKeys.googlePressed);
    return was;
  },
};
