import { useEffect, useState } from "react";

/** Turns true when what `isDrawn` has been on the screen: what can wait, waits for that. */
export function usePainted(isDrawn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => (isDrawn ? afterPainting(() => setIsPainted(true)) : undefined), [isDrawn]);
  return isPainted;
}

/** In the frame after the next, when the next one is on its way to the screen. Returns how to call it off. */
function afterPainting(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
