import { type MouseEvent, useRef } from "react";

/** What is asked for again while it is still being done is the same wish: a double click, a key held too long. */
export function useOneAtATime<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isAtWork = useRef(false);
  return async (...given) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    try {
      await act(...given);
    } finally {
      isAtWork.current = false;
    }
  };
}

/** For what is over at once, and would be done again, to the next thing, by the second half of a double click. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
