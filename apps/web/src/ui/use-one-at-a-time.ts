import { useRef } from "react";

/** What is pressed again while it is being done is not done twice. */
export function useOneAtATime(): (act: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return (act) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void act().finally(() => {
      isBusy.current = false;
    });
  };
}
