import { useRef } from "react";

/** As long as the second press of a double click takes to come. */
const pressMs = 500;

/** What is pressed again while it is being done, or just after, is not done twice. */
export function useOneAtATime(): (act: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return (act) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const free = () => setTimeout(() => (isBusy.current = false), pressMs);
    void act().finally(free);
  };
}
