import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { firstFrame, movedFrame } from "./area-keys.ts";
import type { Area } from "./mark-areas.ts";

export type AreaFrame = { readonly page: number; readonly area: Area };

type AreaFrameProps = {
  readonly isOn: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly page: number;
  readonly onArea: (page: number, area: Area) => void;
  readonly onEnd: () => void;
};

/** An area by keys: an arrow key shows a frame on the page that is read, Enter marks what is in it, Escape ends it. */
export function useAreaFrame({ isOn, scroller, page, onArea, onEnd }: AreaFrameProps): AreaFrame | null {
  const [frame, setFrame] = useState<AreaFrame | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const taken = () => {
      // The same keys scroll, turn pages and press what has the focus.
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === "Escape") {
      taken();
      return onEnd();
    }
    if (event.key === "Enter" && frame) {
      taken();
      return onArea(frame.page, frame.area);
    }
    const from = frame ?? { page, area: firstFrame(seenOf(scroller.current, page)) };
    const moved = movedFrame(from.area, event.key, event.shiftKey);
    if (!moved) return;
    taken();
    setFrame(frame ? { ...frame, area: moved } : from);
  });
  useEffect(() => {
    if (!isOn) return;
    scroller.current?.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen, true);
    return () => {
      removeEventListener("keydown", listen, true);
      setFrame(null);
    };
  }, [isOn, scroller]);
  useEffect(() => {
    if (frame) scroller.current?.querySelector("[data-look=frame]")?.scrollIntoView({ block: "nearest" });
  }, [frame, scroller]);
  return isOn ? frame : null;
}

/** What of a page is on the screen, in thousandths of its height. */
function seenOf(box: HTMLElement | null, page: number): { readonly from: number; readonly to: number } {
  const sheet = box?.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
  if (!box || !sheet || sheet.height === 0) return { from: 0, to: 1000 };
  const { top, bottom } = box.getBoundingClientRect();
  const share = (at: number) => Math.min(1000, Math.max(0, ((at - sheet.top) / sheet.height) * 1000));
  return { from: share(top), to: share(bottom) };
}

/** Enter on the button that ends it ends it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable], [data-area-end]") !== null;
}
