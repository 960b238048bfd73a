import { useState, useSyncExternalStore } from "react";

/** Whether a media query holds, now and after every change. */
export function useMatches(query: string): boolean {
  const [list] = useState(() => matchMedia(query));
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => list.matches,
  );
}
