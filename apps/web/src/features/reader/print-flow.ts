import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { listeners } from "../../ui/listeners.ts";

const { subscribe, tell } = listeners();
let isWanted = false;

/** Prints a text that flows when all of its pictures are there: a browser waits for none. */
export async function printFlow(): Promise<void> {
  isWanted = true;
  tell();
  try {
    await picturesDrawn();
    print();
  } finally {
    isWanted = false;
    tell();
  }
}

/** On paper all pages are there, not only those on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(isWanted);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(isWanted);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    const leave = subscribe(end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      leave();
    };
  }, []);
  return isPrinting;
}

const longestMs = 20_000;

async function picturesDrawn(): Promise<void> {
  const end = performance.now() + longestMs;
  // Pages are drawn in slices, and each picture is unpacked when its page is drawn.
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (document.querySelector("[data-pages] :is([data-coming], [aria-busy])") && performance.now() < end);
  await Promise.all([...document.querySelectorAll<HTMLImageElement>("[data-pages] img")].map(decoded));
}

/** A picture that cannot be drawn keeps nobody from printing the rest. */
async function decoded(picture: HTMLImageElement): Promise<void> {
  await picture.decode().catch(() => undefined);
}
