import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { listeners } from "./listeners.ts";

/** A part of a page in a file of its own. */
export type Part<Module> = {
  /** Null until it has come. */
  readonly here: () => Module | null;
  readonly onArrival: (listener: () => void) => () => void;
  /** Asks for it once, and again if it did not arrive; says whether it is here. */
  readonly fetch: () => Promise<boolean>;
};

/**
 * Should it not arrive, its place stays empty and the page stands: React's `lazy` would take the page down with it, and
 * never ask again. [ROU-7]
 */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  const { subscribe, tell } = listeners();
  let here: Module | null = null;
  let fetching: Promise<boolean> | null = null;
  async function fetch(): Promise<boolean> {
    try {
      here ??= await load();
      tell();
      return true;
    } catch {
      return false; // The network is gone: whoever wants it still asks again.
    } finally {
      fetching = null;
    }
  }
  return {
    here: () => here,
    onArrival: subscribe,
    fetch: () => {
      fetching ??= fetch();
      return fetching;
    },
  };
}

/** The part, once it is wanted and here; until then it is asked for again whenever the network comes back. */
export function usePart<Module>(part: Part<Module>, isWanted = true, onMissing?: () => void): Module | null {
  const here = useSyncExternalStore(part.onArrival, part.here);
  const missing = useEffectEvent(() => onMissing?.());
  const isAwaited = isWanted && here === null;
  useEffect(() => {
    if (!isAwaited) return;
    let isLeft = false;
    const fetch = async () => {
      if (!(await part.fetch()) && !isLeft) missing();
    };
    void fetch();
    addEventListener("online", fetch);
    return () => {
      isLeft = true;
      removeEventListener("online", fetch);
    };
  }, [part, isAwaited]);
  return isWanted ? here : null;
}
