import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Layout } from "./layout.ts";

type Size = { readonly width: number; readonly height: number };
/** A point of the map that stays where it is in the window. */
type Anchor = { readonly x: number; readonly y: number; readonly left: number; readonly top: number };

const smallest = 0.25;
const largest = 2.5;
/** The smallest letters of a map, in pixels, and how small they may be to be read: a finger's screen is held further away. */
const letters = { drawn: 13.5, byFinger: 12, byMouse: 10.5 };
const dragFromPx = 4;

/** All of it in the window, and never larger than it is; a column is as long as it is. */
function fitOf({ width, height, isColumn }: Pick<Layout, "width" | "height" | "isColumn">, room: Size): number {
  const across = Math.min(1, room.width / width);
  return isColumn ? across : Math.min(across, room.height / height);
}

/** As it opens: all of it in sight, unless nobody could read its letters; then it is moved. */
export function openingScale(layout: Parameters<typeof fitOf>[0], room: Size, isByFinger: boolean): number {
  const least = isByFinger || layout.isColumn ? letters.byFinger : letters.byMouse;
  return Math.max(least / letters.drawn, fitOf(layout, room));
}

/** The map is looked at through a window that scrolls. Wheel and finger do that by themselves; a mouse drags, two fingers zoom. */
export function useZoom(
  viewport: RefObject<HTMLElement | null>,
  { layout, room, isWhole }: { readonly layout: Layout; readonly room: Size; readonly isWhole: boolean },
  onGround: () => void,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const anchor = useRef<Anchor | null>(null);
  const { isColumn } = layout;
  const opening = () => openingScale(layout, room, matchMedia("(pointer: coarse)").matches);
  const scale = chosen ?? (room.width === 0 ? 1 : opening());

  function zoomTo(next: number, at?: { readonly left: number; readonly top: number }) {
    const seen = viewport.current;
    const canvas = seen?.firstElementChild;
    if (!seen || !(canvas instanceof HTMLElement)) return;
    const { left, top } = at ?? { left: seen.clientWidth / 2, top: isColumn ? 0 : seen.clientHeight / 2 };
    const x = (seen.scrollLeft + left - canvas.offsetLeft) / scale;
    const y = (seen.scrollTop + top - canvas.offsetTop) / scale;
    anchor.current = { x, y, left, top };
    setChosen(Math.min(largest, Math.max(smallest, next)));
  }

  useLayoutEffect(() => {
    const seen = viewport.current;
    const canvas = seen?.firstElementChild;
    if (!anchor.current || !seen || !(canvas instanceof HTMLElement)) return;
    const { x, y, left, top } = anchor.current;
    anchor.current = null;
    seen.scrollTo({
      left: canvas.offsetLeft + x * scale - left,
      top: canvas.offsetTop + y * scale - top,
      behavior: "instant",
    });
    // A column is as tall as it is: what moves is the page.
    if (isColumn && seen.scrollHeight <= seen.clientHeight)
      scrollBy({ top: canvas.offsetTop + y * scale - top, behavior: "instant" });
  }, [viewport, scale, isColumn]);

  // Its centre in the middle, first and whenever it is laid out anew for another window.
  const { width, height } = room;
  useLayoutEffect(() => {
    const seen = viewport.current;
    if (!seen || !isWhole || isColumn || width === 0 || height === 0) return;
    seen.scrollTo({
      left: (seen.scrollWidth - seen.clientWidth) / 2,
      top: (seen.scrollHeight - seen.clientHeight) / 2,
      behavior: "instant",
    });
  }, [viewport, isWhole, isColumn, width, height]);

  function placeIn(x: number, y: number) {
    const edge = viewport.current?.getBoundingClientRect();
    return { left: x - (edge?.left ?? 0), top: y - (edge?.top ?? 0) };
  }

  const pinch = useRef<{ readonly apart: number; readonly scale: number } | null>(null);
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const by = Math.exp(-event.deltaY / (event.deltaMode === 0 ? 300 : 10));
    zoomTo(scale * by, placeIn(event.clientX, event.clientY));
  });
  const touch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch.current ??= { apart, scale };
    const middle = placeIn((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    zoomTo((pinch.current.scale * apart) / pinch.current.apart, middle);
  });
  useEffect(() => {
    const seen = viewport.current;
    const end = new AbortController();
    // React listens passively, and the page would be zoomed.
    const options = { passive: false, signal: end.signal };
    seen?.addEventListener("wheel", (event) => turn(event), options);
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      seen?.addEventListener(name, (event) => touch(event), options);
    return () => end.abort();
  }, [viewport]);

  const drag = useRef<{ x: number; y: number; left: number; top: number; isMoving: boolean } | null>(null);
  const isGround = (target: EventTarget) => target instanceof Element && !target.closest("button, [data-thought]");
  const dragging = {
    // What is written or chosen stays so while the map is dragged.
    onMouseDown: (event: MouseEvent) => {
      if (isGround(event.target)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOther = event.target instanceof Element && event.target.closest("button, textarea") !== null;
      drag.current = null;
      if (event.pointerType !== "mouse" || event.button > 1 || isOther) return;
      const { scrollLeft, scrollTop } = event.currentTarget;
      drag.current = { x: event.clientX, y: event.clientY, left: scrollLeft, top: scrollTop, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = drag.current;
      if (!start || event.buttons === 0) return;
      const [across, down] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.isMoving && Math.hypot(across, down) < dragFromPx) return;
      // From now on the click is ours, and no thought is chosen by it.
      if (!start.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      start.isMoving = true;
      event.currentTarget.scrollTo({ left: start.left - across, top: start.top - down, behavior: "instant" });
    },
    onClick: (event: MouseEvent) => {
      if (!drag.current?.isMoving && isGround(event.target)) onGround();
    },
  };

  return {
    scale,
    dragging,
    zoomIn: () => zoomTo(scale * 1.25),
    zoomOut: () => zoomTo(scale / 1.25),
    /** As it is shown where nobody chose a size. */
    reset: () => setChosen(null),
    showAll: () => zoomTo(fitOf(layout, room)),
  };
}
