import { type RefObject, useEffect } from "react";
import { nearestWords, type WordsBox } from "./nearest-words.ts";

/**
 * Words of a PDF lie about on their page, and a browser that is asked which of them are meant by a blank place takes half
 * the page. While words are being selected, an empty element lies below all of them; it stands among the words where the
 * selection is to end, and whoever comes into the blank comes into it.
 */
export function useSteadySelection(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let known: { readonly words: Element; readonly pieces: readonly Element[]; readonly boxes: readonly WordsBox[] };
    let byTouch = false;

    const begin = (event: PointerEvent) => {
      byTouch = event.pointerType === "touch";
      const words = wordsAround(event.target);
      if (byTouch || event.button !== 0 || !words) return;
      box.dataset.selecting = "";
      if (event.target === words) moveSign(words, event);
    };
    const end = () => {
      bringBack();
      if (!byTouch) delete box.dataset.selecting;
    };
    const move = (event: MouseEvent) => {
      const isBlank = event.target instanceof HTMLElement && event.target.dataset.end !== undefined;
      const words = isBlank && (event.buttons & 1) !== 0 ? wordsAround(event.target) : null;
      if (words) moveSign(words, event);
    };
    const moveSign = (words: HTMLElement, point: Point) => {
      const sign = words.querySelector("[data-end]");
      const meant = sign && meantBy(words, point);
      if (meant) meant.piece[meant.side](sign);
    };
    const meantBy = (words: HTMLElement, { clientX, clientY }: Point) => {
      // On a page that lies on its side lines go up and down.
      if (words.dataset.mainRotation !== "0") return null;
      const { left, top } = words.getBoundingClientRect();
      if (known?.words !== words || !known.pieces[0]?.isConnected) known = { words, ...piecesOf(words, left, top) };
      const found = nearestWords(known.boxes, { x: clientX - left, y: clientY - top });
      const piece = found && known.pieces[found.at];
      return piece ? { piece, side: found.side } : null;
    };
    // Beside the pages no sign can be: there the browser takes all that follows, and is put right at once.
    let strayed: Point | null = null;
    let frame = 0;
    const stray = (event: MouseEvent) => {
      const isStray = box.dataset.selecting !== undefined && !byTouch && (event.buttons & 1) !== 0;
      strayed = isStray && !wordsAround(event.target) ? { clientX: event.clientX, clientY: event.clientY } : null;
      if (strayed) frame ||= requestAnimationFrame(bringBack);
    };
    const bringBack = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      const selection = getSelection();
      const words = strayed && wordsAtHeight(box, strayed.clientY);
      const meant = strayed && words && meantBy(words, strayed);
      const text = meant?.piece.firstChild;
      if (!text || !selection?.anchorNode) return;
      const offset = meant.side === "after" ? (text.nodeValue?.length ?? 0) : 0;
      selection.setBaseAndExtent(selection.anchorNode, selection.anchorOffset, text, offset);
    };
    // A finger moves the ends by handles, of which a page hears only what is selected.
    const follow = () => {
      const selection = getSelection();
      if (!byTouch || !selection) return;
      const words = selection.isCollapsed ? null : wordsAround(selection.focusNode);
      if (!words) return void delete box.dataset.selecting;
      box.dataset.selecting = "";
      const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
      const piece = focusNode instanceof Text ? focusNode.parentElement : null;
      const sign = words.querySelector("[data-end]");
      if (!piece || !sign || !anchorNode || !focusNode) return;
      const ahead = anchorNode.compareDocumentPosition(focusNode) & Node.DOCUMENT_POSITION_FOLLOWING;
      const side = ahead || (anchorNode === focusNode && focusOffset >= anchorOffset) ? "after" : "before";
      if (piece[side === "after" ? "nextSibling" : "previousSibling"] !== sign) piece[side](sign);
    };

    box.addEventListener("pointerdown", begin);
    box.addEventListener("mousemove", move);
    addEventListener("mousemove", stray);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    document.addEventListener("selectionchange", follow);
    return () => {
      delete box.dataset.selecting;
      box.removeEventListener("pointerdown", begin);
      box.removeEventListener("mousemove", move);
      removeEventListener("mousemove", stray);
      cancelAnimationFrame(frame);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      document.removeEventListener("selectionchange", follow);
    };
  }, [scroller]);
}

type Point = Pick<MouseEvent, "clientX" | "clientY">;

/** Those of the page at this height of the screen, or of the one that is nearest. */
function wordsAtHeight(box: HTMLElement, y: number): HTMLElement | undefined {
  const far = (words: HTMLElement) => {
    const { top, bottom } = words.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  return [...box.querySelectorAll<HTMLElement>("[data-words]")].sort((one, other) => far(one) - far(other))[0];
}

/** What lies below the words of a page. */
export function endOfWords(): HTMLElement {
  const sign = document.createElement("i");
  sign.dataset.end = "";
  return sign;
}

function wordsAround(place: EventTarget | null): HTMLElement | null {
  const element = place instanceof Element ? place : place instanceof Node ? place.parentElement : null;
  return element?.closest<HTMLElement>("[data-words]") ?? null;
}

/** Measured from the corner of the page, which may be scrolled meanwhile. */
function piecesOf(words: Element, left: number, top: number) {
  const pieces = [...words.querySelectorAll("span")].filter((piece) => piece.firstChild instanceof Text);
  const boxes = pieces.map((piece) => {
    const box = piece.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
  return { pieces, boxes };
}
