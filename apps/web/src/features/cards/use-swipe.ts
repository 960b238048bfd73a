import { type PointerEvent, useRef, useState } from "react";

type Swipe = { readonly onLeft: () => void; readonly onRight: () => void; readonly isOn: boolean };

/** So far a finger goes before it means it. */
const farEnough = 90;

/** A finger that pushes the card aside: more than a key, and never the only way. */
export function useSwipe({ onLeft, onRight, isOn }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [shift, setShift] = useState(0);
  const end = () => {
    start.current = null;
    setShift(0);
  };
  return {
    style: {
      translate: shift === 0 ? undefined : `${shift}px 0`,
      rotate: shift === 0 ? undefined : `${shift / 60}deg`,
    },
    onPointerDown: (event: PointerEvent) => {
      if (isOn && event.pointerType === "touch") start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const [along, across] = [event.clientX - start.current.x, event.clientY - start.current.y];
      // Whoever scrolls does not answer.
      if (Math.abs(across) > Math.abs(along) && Math.abs(across) > 12) end();
      else setShift(Math.abs(along) > 12 ? along : 0);
    },
    onPointerUp: () => {
      const went = shift;
      end();
      if (went <= -farEnough) onLeft();
      if (went >= farEnough) onRight();
    },
    onPointerCancel: end,
  };
}
