import { useSyncExternalStore } from "react";
import { useReadability } from "./readability.ts";

/** Whether things should stay where they are: because the student chose so here, or for the whole device. [SET-3] */
export function useReducedMotion(): boolean {
  const { motion } = useReadability();
  const systemReduces = useSyncExternalStore(subscribe, () => query().matches);
  return motion === "reduced" || systemReduces;
}

let asked: MediaQueryList | null = null;

function query(): MediaQueryList {
  asked ??= matchMedia("(prefers-reduced-motion: reduce)");
  return asked;
}

function subscribe(listener: () => void): () => void {
  query().addEventListener("change", listener);
  return () => query().removeEventListener("change", listener);
}
