import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStudent } from "../../student/session/student-context.ts";
import type { Size } from "./pdf/pdf-file.ts";
import type { Paper } from "./use-paper.ts";
import { clamped, fittingScale, nextStep, type Zoom } from "./zoom.ts";
import { keepZoom, keptZoom } from "./zoom-record.ts";

/** How large pages and pictures are shown, as they were left on this device. What is in the middle stays there, or what fingers hold. */
export function useZoom(
  id: string,
  scroller: RefObject<HTMLElement | null>,
  page: Size | null,
  paper: Pick<Paper, "settle" | "goTo" | "page">,
  /** Beside the pages, what is not theirs. */
  taken: number,
  actual: number,
) {
  const { account } = useStudent();
  const [zoom, setZoom] = useState<Zoom>(() => keptZoom(account.id, id));
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setRoom({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [scroller]);
  const forPages = { width: room.width - taken, height: room.height };
  const scale = page ? fittingScale(zoom, page, forPages) : 1;
  const latest = useRef(scale);
  latest.current = scale;
  const { settle, goTo, page: inSight } = paper;
  const toAt = useCallback(
    (next: Zoom, point: Point) => {
      const box = scroller.current;
      const stay = box && heldAt(box, point);
      flushSync(() => setZoom(next));
      stay?.();
      settle();
      keepZoom(account.id, id, next);
    },
    [scroller, settle, account.id, id],
  );
  const to = useCallback(
    (next: Zoom) => {
      const { left = 0, top = 0, width = 0, height = 0 } = scroller.current?.getBoundingClientRect() ?? {};
      toAt(next, { x: left + (width - taken) / 2, y: top + height / 2 });
      // The whole of the page that is read, and no half of two.
      if (next === "page") goTo({ page: inSight, share: 0 });
    },
    [scroller, toAt, taken, goTo, inSight],
  );
  const by = useCallback((step: 1 | -1) => to(nextStep(latest.current, step, actual)), [to, actual]);
  usePinch(scroller, page !== null, latest, toAt);
  return { zoom, scale, to, by, actual };
}

type Point = { readonly x: number; readonly y: number };

/** Holds what lies at a point of the screen there, whatever size its page comes to. Between two pages it is the upper one. */
function heldAt(box: HTMLElement, { x, y }: Point): () => void {
  const pages = [...box.querySelectorAll<HTMLElement>("[data-pages] [data-page]")];
  const page = pages.findLast((one) => one.getBoundingClientRect().top <= y) ?? pages[0];
  if (!page) return () => {};
  const before = page.getBoundingClientRect();
  const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
  return () => {
    const { left, top, width, height } = page.getBoundingClientRect();
    box.scrollLeft += left + across * width - x;
    box.scrollTop += top + down * height - y;
  };
}

/** Two fingers on the glass, or on a touchpad, where the browser tells it as a wheel with Ctrl. Once for each frame. */
function usePinch(
  scroller: RefObject<HTMLElement | null>,
  isOn: boolean,
  scale: RefObject<number>,
  to: (zoom: number, point: Point) => void,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isOn) return;
    let start: { readonly apart: number; readonly scale: number } | null = null;
    let wanted: { readonly scale: number; readonly point: Point } | null = null;
    let frame = 0;
    const toSoon = (next: number, point: Point) => {
      wanted = { scale: clamped(next), point };
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (wanted) to(wanted.scale, wanted.point);
        wanted = null;
      });
    };
    const apart = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { apart: apart(event), scale: scale.current } : null;
    };
    const move = (event: TouchEvent) => {
      const { 0: one, 1: other } = event.touches;
      if (!start || !one || !other || event.touches.length !== 2 || start.apart === 0) return;
      event.preventDefault();
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      toSoon((start.scale * apart(event)) / start.apart, middle);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const from = wanted?.scale ?? scale.current;
      toSoon(from * Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener("touchstart", begin, { passive: true });
    box.addEventListener("touchmove", move, { passive: false });
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener("touchstart", begin);
      box.removeEventListener("touchmove", move);
      box.removeEventListener("wheel", wheel);
    };
  }, [scroller, isOn, scale, to]);
}
