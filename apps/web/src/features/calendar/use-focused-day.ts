import { type RefObject, useLayoutEffect, useRef } from "react";

/** The focus follows the day that an arrow key led to, once it is drawn. */
export function useFocusedDay(grid: RefObject<HTMLElement | null>, day: string): (day: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day-stop="${day}"]`)?.focus();
  }, [grid, day]);
  return (to) => {
    wanted.current = to;
  };
}
