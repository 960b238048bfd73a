import { whenIdle } from "../ui/when-idle.ts";

/** What a start needs not goes after it: by then the first screen stands, from this device alone. */
const startMs = 1200;

/**
 * Runs `work` when the first screen had its turn and the browser has nothing better to do.
 * Later than at a start, that is soon. Returns how to call it off.
 */
export function afterFirstScreen(work: () => void): () => void {
  let callOff: () => void = () => undefined;
  const timer = setTimeout(
    () => {
      callOff = whenIdle(work, 1000);
    },
    Math.max(0, startMs - performance.now()),
  );
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
