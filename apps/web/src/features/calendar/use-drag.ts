import { daysBetween } from "@jotter/domain/days";
import type { Occurrence } from "@jotter/domain/occurrences";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { moved, resized, stepMinutes, withHours, withoutHours } from "./moves.ts";
import { dayMinutes, type Span, wallAt } from "./span.ts";

/** What a pointer has hold of: something on the calendar, its edge, or a free place. */
export type Grab = { readonly kind: "move" | "resize"; readonly occurrence: Occurrence } | { readonly kind: "create" };

/** A place under the pointer; without a minute it is a day, or the row for what lasts all day. */
export type Place = { readonly day: string; readonly minute: number | null; readonly isAllDay: boolean };

type DragProps = {
  readonly onDrop: (grab: Grab, span: Span) => void;
  /** A free place was pressed and not dragged. */
  readonly onTap: (place: Place) => void;
};

const longPressMs = 400;
const slackPx = 5;

/**
 * Moving, stretching and drawing with mouse, pen or finger. A finger that moves at once scrolls; one that rests first
 * takes hold. Escape lets go and nothing has happened.
 */
export function useDrag({ onDrop, onTap }: DragProps) {
  const [held, setHeld] = useState<{ readonly grab: Grab; readonly span: Span } | null>(null);
  const act = useRef({ onDrop, onTap });
  act.current = { onDrop, onTap };
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letGo.current?.(), []);

  function begin(event: ReactPointerEvent, grab: Grab): void {
    if (event.button !== 0 || letGo.current) return;
    const from = placeAt(event.clientX, event.clientY);
    if (!from) return;
    const { clientX, clientY, pointerId } = event;
    const isTouch = event.pointerType === "touch";
    let isActive = false;
    let span: Span | null = null;

    const activate = () => {
      isActive = true;
      if (grab.kind === "create") return draw(from);
      setHeld({ grab, span: grab.occurrence });
    };
    const pressing = isTouch ? setTimeout(activate, longPressMs) : undefined;

    const draw = (to: Place) => {
      const next = spanOf(grab, from, to);
      if (span && next.start === span.start && next.end === span.end && next.allDay === span.allDay) return;
      span = next;
      setHeld({ grab, span });
    };
    const move = (moving: PointerEvent) => {
      if (moving.pointerId !== pointerId) return;
      const isFar = Math.hypot(moving.clientX - clientX, moving.clientY - clientY) > slackPx;
      if (!isActive && isTouch && isFar) return end();
      if (!isActive && isFar) activate();
      if (!isActive) return;
      const to = placeAt(moving.clientX, moving.clientY);
      if (to) draw(to);
    };
    const up = (ending: PointerEvent) => {
      if (ending.pointerId !== pointerId) return;
      const wasActive = isActive;
      const dropped = span;
      end();
      if (wasActive) swallowClick();
      if (dropped) act.current.onDrop(grab, dropped);
      else if (!wasActive && grab.kind === "create") act.current.onTap(from);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape" || !isActive) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
      swallowClick();
    };
    // Only this keeps a browser from scrolling away what a finger holds.
    const hold = (touch: TouchEvent) => {
      if (isActive) touch.preventDefault();
    };
    const menu = (opening: Event) => {
      if (isTouch) opening.preventDefault();
    };
    const end = () => {
      clearTimeout(pressing);
      letGo.current = null;
      isActive = false;
      setHeld(null);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key, true);
      removeEventListener("touchmove", hold);
      removeEventListener("contextmenu", menu);
    };
    letGo.current = end;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", key, true);
    addEventListener("touchmove", hold, { passive: false });
    addEventListener("contextmenu", menu);
  }

  return { held, begin };
}

/** Days and columns of hours say which day they are; a bar that lies over them is looked through. */
function placeAt(x: number, y: number): Place | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || element.dataset.day === undefined) continue;
    const { day, hours } = element.dataset;
    if (hours === undefined) return { day, minute: null, isAllDay: element.dataset.alldayRow !== undefined };
    const { top, height } = element.getBoundingClientRect();
    return { day, minute: Math.min(dayMinutes - 1, Math.max(0, ((y - top) / height) * dayMinutes)), isAllDay: false };
  }
  return null;
}

function spanOf(grab: Grab, from: Place, to: Place): Span {
  const days = daysBetween(from.day, to.day);
  const minutes = from.minute === null || to.minute === null ? 0 : snapped(to.minute - from.minute);
  if (grab.kind === "create") return drawn(from, to);
  const { occurrence } = grab;
  if (grab.kind === "resize") return resized(occurrence, { days, minutes });
  if (from.minute !== null && to.minute === null) return withoutHours(occurrence, to.day);
  if (from.minute === null && to.minute !== null)
    return withHours(occurrence, wallAt(to.day, snapped(to.minute, Math.floor)));
  return moved(occurrence, { days, minutes });
}

/** From where it was pressed to where it was let go, in either direction. */
function drawn(from: Place, to: Place): Span {
  if (from.minute === null || to.minute === null) {
    const [start = "", end = ""] = [from.day, to.day].sort();
    return { start, end, allDay: true };
  }
  const ends = [wallAt(from.day, snapped(from.minute, Math.floor)), wallAt(from.day, snapped(to.minute, Math.ceil))];
  const back = [wallAt(from.day, snapped(to.minute, Math.floor)), wallAt(from.day, snapped(from.minute, Math.ceil))];
  const [start = "", end = ""] = to.minute >= from.minute ? ends : back;
  return {
    start,
    end: end > start ? end : wallAt(from.day, snapped(from.minute, Math.floor) + stepMinutes),
    allDay: false,
  };
}

function snapped(minute: number, round = Math.round): number {
  return round(minute / stepMinutes) * stepMinutes;
}

/** Letting go is no click on what happens to lie there. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
