import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { laySeenWords } from "../seen-words.ts";
import { drawnScale } from "./canvas-size.ts";
import type { DrawQueue } from "./draw-queue.ts";
import type { Part, PdfFile, Size } from "./pdf-file.ts";
import type { PdfLink } from "./pdf-links.ts";

export type Desk = {
  readonly file: PdfFile;
  readonly page: number;
  readonly size: Size;
  readonly scale: number;
  readonly queue: DrawQueue;
};

/** A zoom that is still going on draws nothing: what is there is stretched. */
const restMs = 140;

/** The page as a picture, drawn anew when it is looked at closer. Says whether it is there, and as sharp as the screen. */
export function usePageCanvas(place: RefObject<HTMLElement | null>, desk: Desk, rank: number) {
  const { file, page, size, scale, queue } = desk;
  const [isDrawn, setIsDrawn] = useState(false);
  const latestRank = useRef(rank);
  latestRank.current = rank;
  const { scale: pixels, isSharp } = drawnScale(size, scale, devicePixelRatio);
  useEffect(() => {
    const box = place.current;
    return () => {
      emptied(box);
      file.forget(page);
    };
  }, [place, file, page]);
  // Before the pages are laid out: a first one is waited for.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const canvas = document.createElement("canvas");
      await file.draw(page, canvas, { scale: pixels, signal }).finally(() => signal.aborted || setIsDrawn(true));
      // The one before stands there until this one is whole.
      if (signal.aborted || !place.current) return release(canvas);
      emptied(place.current);
      place.current.append(canvas);
    };
    const ask = () => queue.add({ rank: () => latestRank.current, run: draw, signal });
    const timer = place.current?.firstChild ? setTimeout(ask, restMs) : undefined;
    if (!timer) ask();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [place, file, page, pixels, queue]);
  return { isSharp, isDrawn };
}

/** Where a canvas cannot be as large as the page is shown, what is on the screen is drawn once more over it. */
export function useCloserLook(
  place: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  desk: Desk,
  isWanted: boolean,
): void {
  const { file, page, scale, queue } = desk;
  useEffect(() => {
    const box = scroller.current;
    if (!isWanted || !box) return;
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const part = frame.current && seenPart(frame.current, box);
      if (!part) return emptied(place.current);
      const run = async () => {
        const canvas = document.createElement("canvas");
        await file.draw(page, canvas, { scale: scale * devicePixelRatio, part, signal });
        if (signal.aborted || !place.current) return release(canvas);
        emptied(place.current);
        Object.assign(canvas.style, {
          left: `${part.x * 100}%`,
          top: `${part.y * 100}%`,
          width: `${part.width * 100}%`,
          height: `${part.height * 100}%`,
        });
        place.current.append(canvas);
      };
      queue.add({ rank: () => 0.5, run, signal });
    };
    const drawSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, restMs);
    };
    drawSoon();
    box.addEventListener("scroll", drawSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      box.removeEventListener("scroll", drawSoon);
      emptied(place.current);
    };
  }, [isWanted, place, frame, scroller, file, page, scale, queue]);
}

/** The words of the page, once it is drawn, to be selected and heard. Another number whenever they are there anew. */
export function usePageWords(
  place: RefObject<HTMLElement | null>,
  { file, page }: Desk,
  isDrawn: boolean,
  boxes: string | undefined,
): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const over = place.current;
    if (!isDrawn || !over) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lay = async () => {
      if (!boxes) return file.layWords(page, over, signal);
      const size = await file.sizeOf(page);
      if (!signal.aborted) laySeenWords(over, boxes, size);
    };
    const told = () => signal.aborted || setDrawn((last) => last + 1);
    // A page that is only scrolled by needs no words.
    const timer = setTimeout(() => void lay().then(told, () => {}), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      over.replaceChildren();
    };
  }, [isDrawn, place, file, page, boxes]);
  return drawn;
}

const noLinks: readonly PdfLink[] = [];

/** Where the page leads to, once its words are there. */
export function usePageLinks({ file, page }: Desk, drawn: number): readonly PdfLink[] {
  const [links, setLinks] = useState(noLinks);
  const isRead = drawn > 0;
  useEffect(() => {
    if (!isRead) return;
    let isLeft = false;
    void file.linksOn(page).then(
      (found) => isLeft || setLinks(found),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isRead, file, page]);
  return links;
}

/** What of a page is on the screen, in parts of it. */
function seenPart(frame: HTMLElement, box: HTMLElement): Part | null {
  const [page, screen] = [frame.getBoundingClientRect(), box.getBoundingClientRect()];
  const [left, top] = [Math.max(page.left, screen.left), Math.max(page.top, screen.top)];
  const [right, bottom] = [Math.min(page.right, screen.right), Math.min(page.bottom, screen.bottom)];
  if (right <= left || bottom <= top) return null;
  return {
    x: (left - page.left) / page.width,
    y: (top - page.top) / page.height,
    width: (right - left) / page.width,
    height: (bottom - top) / page.height,
  };
}

function emptied(place: HTMLElement | null): void {
  for (const canvas of place?.querySelectorAll("canvas") ?? []) release(canvas);
  place?.replaceChildren();
}

/** Its memory goes at once, not when somebody tidies up. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
