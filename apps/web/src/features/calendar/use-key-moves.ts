import type { Occurrence } from "@jotter/domain/occurrences";
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from "react";
import { isSameTime, moved, resized, type Shift, stepMinutes } from "./moves.ts";
import type { Span } from "./span.ts";

type KeyMoves = {
  readonly onMove: (occurrence: Occurrence, to: Span) => void;
  readonly onStep: (span: Span) => void;
};

/**
 * Alt and the arrows move, with Shift they stretch. It is one change, made when Alt is let go: a series asks once, and
 * one Undo takes it all back. Escape leaves everything as it was.
 */
export function useKeyMoves({ onMove, onStep }: KeyMoves) {
  const [held, setHeld] = useState<{ readonly occurrence: Occurrence; readonly span: Span } | null>(null);
  const act = useRef({ onMove, onStep });
  act.current = { onMove, onStep };

  useEffect(() => {
    if (!held) return;
    const drop = () => {
      setHeld(null);
      if (!isSameTime(held.occurrence, held.span)) act.current.onMove(held.occurrence, held.span);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === "Alt") drop();
    };
    const down = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(null);
      act.current.onStep(held.occurrence);
    };
    addEventListener("keyup", up);
    addEventListener("blur", drop);
    addEventListener("keydown", down, true);
    return () => {
      removeEventListener("keyup", up);
      removeEventListener("blur", drop);
      removeEventListener("keydown", down, true);
    };
  }, [held]);

  /** True if the key was one of these. */
  function press(event: ReactKeyboardEvent, occurrence: Occurrence): boolean {
    const shift = event.altKey && !event.ctrlKey && !event.metaKey ? shiftOf(event.key, occurrence.allDay) : undefined;
    if (!shift) return false;
    event.preventDefault();
    const before = held?.occurrence.key === occurrence.key ? held : { occurrence, span: occurrence };
    const span = event.shiftKey ? resized(before.span, shift) : moved(before.span, shift);
    setHeld({ occurrence: before.occurrence, span });
    act.current.onStep(span);
    return true;
  }

  return { held, press };
}

function shiftOf(key: string, allDay: boolean): Shift | undefined {
  const rows: Record<string, Shift> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: allDay ? { days: -7 } : { minutes: -stepMinutes },
    ArrowDown: allDay ? { days: 7 } : { minutes: stepMinutes },
  };
  return rows[key];
}
