import { type RefObject, useEffect } from "react";
import { firstWords, lastWords, nearestWords, type WordsBox } from "./nearest-words.ts";

/**
 * Words of a PDF lie about on their page, and a browser that is asked which of them are meant by a blank place takes half
 * the page. While words are being selected, an empty element lies below all of them; it stands among the words where the
 * selection is to end, and whoever comes into the blank comes into it. One that is begun in the blank is held by us from
 * its begin to its end: a browser would begin it anywhere.
 */
export function useSteadySelection(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    /** Measured anew whenever a selection begins: meanwhile pages may have been drawn larger or smaller. */
    let known: Measured | null = null;
    let byTouch = false;
    let held: Held | null = null;

    const begin = (event: PointerEvent) => {
      byTouch = event.pointerType === "touch";
      const isBeside = isAroundWords(event.target) && event.offsetX < box.clientWidth;
      const words = isBeside ? wordsAtHeight(box, event.clientY) : wordsAround(event.target);
      if (byTouch || event.button !== 0 || !words) return;
      known = null;
      box.dataset.selecting = "";
      const isBlank = isBeside || event.target === words || isSign(event.target);
      if (isBlank && !event.shiftKey) {
        const place = placeIn(words, event, firstWords);
        held = place && { place, words, from: { clientX: event.clientX, clientY: event.clientY }, to: null };
      }
      if (event.target === words) moveSign(words, event);
    };
    const end = () => {
      bringBack();
      holdOn();
      held = null;
      if (!byTouch) delete box.dataset.selecting;
    };
    const move = (event: MouseEvent) => {
      if (held && (event.buttons & 1) !== 0 && isMoved(held.from, event)) {
        held = { ...held, to: placeUnder(held, event) ?? held.to };
        holdOn();
      }
      const words = isSign(event.target) && (event.buttons & 1) !== 0 ? wordsAround(event.target) : null;
      if (words) moveSign(words, event);
    };
    const moveSign = (words: HTMLElement, point: Point) => {
      const sign = words.querySelector("[data-end]");
      const meant = sign && meantBy(words, point);
      if (meant) meant.piece[meant.side](sign);
    };
    /** Where the pointer is: among the letters under it, or those that are meant by the blank. */
    const placeUnder = ({ words: first, from }: Held, point: MouseEvent): Place | null => {
      const words = wordsAround(point.target);
      if (!words) return null;
      if (!isSign(point.target) && point.target !== words) return letterUnder(point);
      const { left, top } = words.getBoundingClientRect();
      const begun = { x: from.clientX - left, y: from.clientY - top };
      return placeIn(words, point, words === first ? (boxes, at) => lastWords(boxes, begun, at) : nearestWords);
    };
    const placeIn = (words: HTMLElement, point: Point, find: typeof nearestWords): Place | null => {
      const meant = meantBy(words, point, find);
      const text = meant?.piece.firstChild;
      return text ? { node: text, offset: meant.side === "after" ? (text.nodeValue?.length ?? 0) : 0 } : null;
    };
    const holdOn = () => {
      const selection = getSelection();
      if (!held?.to || !selection) return;
      const { place, to } = held;
      const isHeld =
        selection.anchorNode === place.node &&
        selection.anchorOffset === place.offset &&
        selection.focusNode === to.node &&
        selection.focusOffset === to.offset;
      if (!isHeld && place.node.isConnected && to.node.isConnected)
        selection.setBaseAndExtent(place.node, place.offset, to.node, to.offset);
    };
    const meantBy = (words: HTMLElement, { clientX, clientY }: Point, find = nearestWords) => {
      // On a page that lies on its side lines go up and down.
      if (words.dataset.mainRotation !== "0") return null;
      const { left, top } = words.getBoundingClientRect();
      if (known?.words !== words || !known.pieces[0]?.isConnected) known = { words, ...piecesOf(words, left, top) };
      const found = find(known.boxes, { x: clientX - left, y: clientY - top });
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
      const to = strayed && words && placeIn(words, strayed, nearestWords);
      if (!to) return;
      if (held) {
        held = { ...held, to };
        return holdOn();
      }
      if (selection?.anchorNode)
        selection.setBaseAndExtent(selection.anchorNode, selection.anchorOffset, to.node, to.offset);
    };
    // A finger moves the ends by handles, of which a page hears only what is selected.
    const follow = () => {
      holdOn();
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
type Measured = {
  readonly words: Element;
  readonly pieces: readonly Element[];
  readonly boxes: readonly WordsBox[];
};
type Place = { readonly node: Node; readonly offset: number };

/** A selection that was begun in the blank of some words, and where it goes to. */
type Held = {
  readonly place: Place;
  readonly words: HTMLElement;
  readonly from: Point;
  readonly to: Place | null;
};

/** A hand that presses is never quite still. */
function isMoved(from: Point, { clientX, clientY }: Point): boolean {
  return Math.abs(clientX - from.clientX) + Math.abs(clientY - from.clientY) > 3;
}

function letterUnder({ clientX, clientY }: Point): Place | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return caret.offsetNode instanceof Text ? { node: caret.offsetNode, offset: caret.offset } : null;
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range?.startContainer instanceof Text ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** Between the pages or beside them. */
function isAroundWords(place: EventTarget | null): boolean {
  return place instanceof Element && place.querySelector("[data-words]") !== null;
}

function isSign(place: EventTarget | null): boolean {
  return place instanceof HTMLElement && place.dataset.end !== undefined;
}

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
