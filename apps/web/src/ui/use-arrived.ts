import { useEffect, useState } from "react";

type Arrival<Value> = { readonly value: Value } | { readonly error: unknown };

const arrivals = new WeakMap<Promise<unknown>, Arrival<unknown>>();

/** Looks out for a promise from now on: if it has come by the time a component asks, that need not wait a render. */
export function awaited<Value>(arriving: Promise<Value>): Promise<Value> {
  arriving.then(
    (value) => arrivals.set(arriving, { value }),
    (error: unknown) => arrivals.set(arriving, { error }),
  );
  return arriving;
}

/**
 * What a promise brought; undefined until then, and its failure is thrown for the error page.
 * Not React's `use`: a suspended part is held back for 300 ms once its empty place was shown.
 */
export function useArrived<Value>(arriving: Promise<Value> | null): Value | undefined {
  const [, setLooked] = useState(0);
  const arrival = arriving ? (arrivals.get(arriving) as Arrival<Value> | undefined) : undefined;
  useEffect(() => {
    // It may have come since this was drawn: then it is looked at once more.
    if (!arriving || arrival) return;
    let isWanted = true;
    const look = () => isWanted && setLooked((times) => times + 1);
    awaited(arriving).then(look, look);
    return () => {
      isWanted = false;
    };
  }, [arriving, arrival]);
  if (!arrival) return undefined;
  if ("error" in arrival) throw arrival.error;
  return arrival.value;
}
