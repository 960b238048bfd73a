import { type PointerEvent, useRef, useState } from "react";

type Swipe = {
  readonly onLeft: () => void;
  readonly onRight: () => void;
  /** A finger that came and went. */
  readonly onTap: () => void;
  /** Whether the card can be pushed aside; else it can be tapped. */
  readonly isOn: boolean;
};

/** So far a finger goes before it means it. */
const farEnough = 90;
/** And so far it trembles. */
const still = 12;
const longestTapMs = 500;

/** A finger that turns the card or pushes it aside: more than a key, and never the only way. */
export function useSwipe({ onLeft, onRight, onTap, isOn }: Swipe) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const [shift, setShift] = useState(0);
  const end = () => {
    start.current = null;
    setShift(0);
  };
  return {
    /** Where the card is on its way to, and whether it goes there when the finger lets go. */
    towards: shift === 0 ? null : shift < 0 ? ("left" as const) : ("right" as const),
    isFar: Math.abs(shift) >= farEnough,
    card: {
      style: {
        translate: shift === 0 ? undefined : `${shift}px 0`,
        rotate: shift === 0 ? undefined : `${shift / 60}deg`,
      },
      onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY, timeStamp }: PointerEvent) => {
        if (pointerType !== "touch") return;
        // A second finger means something else, and so does one on a button.
        const isOnControl = target instanceof Element && target.closest("a, button, input, audio, video, summary");
        if (!isPrimary || (isOnControl && !isOn)) return end();
        start.current = { x: clientX, y: clientY, at: timeStamp };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [along, across] = [clientX - start.current.x, clientY - start.current.y];
        // Whoever scrolls does not answer.
        if (Math.abs(across) > Math.abs(along) && Math.abs(across) > still) end();
        else if (isOn) setShift(Math.abs(along) > still ? along : 0);
        else if (Math.abs(along) > still) end();
      },
      onPointerUp: ({ timeStamp }: PointerEvent) => {
        const [went, began] = [shift, start.current];
        end();
        if (went <= -farEnough) onLeft();
        else if (went >= farEnough) onRight();
        else if (!isOn && began && timeStamp - began.at < longestTapMs) onTap();
      },
      onPointerCancel: end,
    },
  };
}
