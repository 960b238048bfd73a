import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect } from "react";
import { isBackStep } from "./back-step.ts";

/** What lies over the page now, the topmost last. */
let lying: readonly object[] = [];

/** While something lies over the page, Back closes that, and the page stays. Of several the topmost is closed. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter({ warn: false });
  const closeIt = useEffectEvent(close);
  // Before it is painted: who sees it may press Back.
  useLayoutEffect(() => {
    const history = router?.history;
    if (!isOpen || !history) return;
    const self = {};
    lying = [...lying, self];
    const isAbove = standsAbove(history);
    const blockerFn: Parameters<RouterHistory["block"]>[0]["blockerFn"] = async ({ action, nextLocation }) => {
      if (lying.at(-1) !== self) return false;
      // Where it leads on to another page, that one takes the place of the step: Back leads from there to the page itself.
      if (action === "PUSH" && isBackStep(history.location.state) && !isBackStep(nextLocation.state)) {
        history.replace(nextLocation.href, nextLocation.state, { ignoreBlocker: true });
        // Else it would be taken back with the step that is held up.
        history.flush();
        return true;
      }
      if (action !== "BACK") return false;
      closeIt();
      return !isAbove || lying.length > 1;
    };
    const unblock = history.block({ blockerFn, enableBeforeUnload: false });
    return () => {
      unblock();
      lying = lying.filter((one) => one !== self);
      // What opens in its place is there by then.
      if (isAbove) queueMicrotask(() => stepDown(history));
    };
  }, [router, isOpen]);
}

/** Back from the first page of a tab leaves without asking: this page stands above itself while something is open. */
function standsAbove(history: RouterHistory): boolean {
  const { href, state } = history.location;
  if (isBackStep(state)) return true;
  if (state.__TSR_index !== 0) return false;
  history.push(href, { ...state, standsAbove: true }, { ignoreBlocker: true });
  return true;
}

/** Unless something else lies over the page by now, or another page was gone to, or Back was pressed. */
function stepDown(history: RouterHistory): void {
  if (lying.length === 0 && isBackStep(window.history.state ?? {})) history.back({ ignoreBlocker: true });
}
