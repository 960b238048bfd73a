import type { PlanBlock } from "@jotter/domain/plan/plan-block";
import { wallMs, wallOfMs } from "@jotter/domain/zones";
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { minutesOf } from "./plan-edits.ts";

/** Where a block is held while it is dragged. */
export type Held = { readonly id: string; readonly start: string; readonly end: string };

export const stepMinutes = 15;
const slackPx = 5;

/** Dragging a block to another hour or day; Escape lets go and nothing has happened. */
export function useBlockDrag(onDrop: (block: PlanBlock, to: Held) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letGo.current?.(), []);

  function begin(event: ReactPointerEvent<HTMLElement>, block: PlanBlock): void {
    if (event.button !== 0 || letGo.current) return;
    const column = event.currentTarget.closest<HTMLElement>("[data-plan-day]");
    if (!column) return;
    const { clientX, clientY, pointerId } = event;
    const minutesPerPx = Number(column.dataset.minutes) / column.getBoundingClientRect().height;
    let now: Held | null = null;
    const move = (moving: PointerEvent) => {
      if (moving.pointerId !== pointerId) return;
      if (!now && Math.hypot(moving.clientX - clientX, moving.clientY - clientY) <= slackPx) return;
      const day = dayUnder(moving.clientX, moving.clientY) ?? block.start.slice(0, 10);
      const minutes = Math.round(((moving.clientY - clientY) * minutesPerPx) / stepMinutes) * stepMinutes;
      now = placedAt(block, day, minutes);
      setHeld(now);
    };
    const end = () => {
      letGo.current = null;
      setHeld(null);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key, true);
    };
    const up = () => {
      const to = now;
      end();
      if (!to) return;
      swallowClick();
      if (to.start !== block.start) onDrop(block, to);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      pressed.stopPropagation();
      end();
      swallowClick();
    };
    letGo.current = end;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", key, true);
  }

  return { held, begin };
}

/** So many minutes later on that day; never past midnight. */
export function placedAt(block: Pick<PlanBlock, "id" | "start" | "end">, day: string, later: number): Held {
  const length = minutesOf(block);
  const midnight = wallMs(day);
  const wanted = wallMs(`${day}${block.start.slice(10)}`) + later * 60_000;
  const latest = midnight + (24 * 60 - length) * 60_000;
  const start = Math.min(latest, Math.max(midnight, wanted));
  return { id: block.id, start: wallOfMs(start), end: wallOfMs(start + length * 60_000) };
}

function dayUnder(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element instanceof HTMLElement && element.dataset.planDay) return element.dataset.planDay;
  }
  return undefined;
}

/** Letting go is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
