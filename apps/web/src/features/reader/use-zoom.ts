import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Size } from "./pdf/pdf-file.ts";
import type { Paper } from "./use-paper.ts";
import { clamped, fittingScale, nextStep, type Zoom } from "./zoom.ts";

/** How large pages and pictures are shown. What is at the upper edge stays there, whatever the zoom. */
export function useZoom(
  scroller: RefObject<HTMLElement | null>,
  page: Size | null,
  paper: Pick<Paper, "place" | "goTo">,
  /** Beside the pages, what is not theirs. */
  taken: number,
  actual: number,
) {
  const [zoom, setZoom] = useState<Zoom>("width");
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
  const { place, goTo } = paper;
  const to = useCallback(
    (next: Zoom) => {
      const here = place();
      setZoom(next);
      requestAnimationFrame(() => goTo(here));
    },
    [place, goTo],
  );
  const by = useCallback((step: 1 | -1) => to(nextStep(latest.current, step, actual)), [to, actual]);
  usePinch(scroller, page !== null, latest, to);
  return { zoom, scale, to, by, actual };
}

/** Two fingers on the glass, or on a touchpad, where the browser tells it as a wheel with Ctrl. */
function usePinch(
  scroller: RefObject<HTMLElement | null>,
  isOn: boolean,
  scale: RefObject<number>,
  to: (zoom: number) => void,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isOn) return;
    let start: { readonly apart: number; readonly scale: number } | null = null;
    const apart = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { apart: apart(event), scale: scale.current } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2 || start.apart === 0) return;
      event.preventDefault();
      to(clamped((start.scale * apart(event)) / start.apart));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      to(clamped(scale.current * Math.exp(-event.deltaY / 200)));
    };
    box.addEventListener("touchstart", begin, { passive: true });
    box.addEventListener("touchmove", move, { passive: false });
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("touchstart", begin);
      box.removeEventListener("touchmove", move);
      box.removeEventListener("wheel", wheel);
    };
  }, [scroller, isOn, scale, to]);
}
