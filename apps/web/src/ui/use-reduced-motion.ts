import { useState, useSyncExternalStore } from "react";

/** Whether the visitor asked their device for less motion. */
export function useReducedMotion(): boolean {
  const [lessMotion] = useState(() => matchMedia("(prefers-reduced-motion: reduce)"));
  return useSyncExternalStore(
    (listener) => {
      lessMotion.addEventListener("change", listener);
      return () => lessMotion.removeEventListener("change", listener);
    },
    () => lessMotion.matches,
  );
}
