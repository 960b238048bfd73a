import { useEffect, useMemo, useState } from "react";
import { nextTurn, turns } from "./turns.ts";

const sliceMs = 30;

/**
 * What some work gives: at once where it is short, else when it has been done a little at a time; null until then.
 * While it is done again, what it gave before stays.
 */
export function useSteps<Value>(steps: () => Generator<void, Value>, isShort: boolean): Value | null {
  const atOnce = useMemo(() => (isShort ? resultOf(steps()) : null), [steps, isShort]);
  const [result, setResult] = useState<Value | null>(null);
  useEffect(() => {
    if (isShort) return;
    let isWanted = true;
    const goOn = async () => {
      await nextTurn();
      const turn = turns(sliceMs);
      const work = steps();
      while (isWanted) {
        const step = work.next();
        if (step.done) return setResult(() => step.value);
        const due = turn();
        if (due) await due;
      }
    };
    void goOn();
    return () => {
      isWanted = false;
    };
  }, [steps, isShort]);
  return atOnce ?? result;
}

export function resultOf<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
