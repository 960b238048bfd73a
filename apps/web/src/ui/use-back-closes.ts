import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect } from "react";

/** While something lies over the page, Back closes that, and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter({ warn: false });
  const closeIt = useEffectEvent(close);
  // Before it is painted: who sees it may press Back.
  useLayoutEffect(() => {
    const history = router?.history;
    if (!isOpen || !history) return;
    const isFirst = history.location.state.__TSR_index === 0;
    const leave = isFirst ? standAbove(history) : undefined;
    const blockerFn = async ({ action }: { readonly action: string }) => {
      if (action !== "BACK") return false;
      closeIt();
      return !isFirst;
    };
    const unblock = history.block({ blockerFn, enableBeforeUnload: false });
    return () => {
      unblock();
      leave?.();
    };
  }, [router, isOpen]);
}

/** Back from the first page of a tab leaves without asking: this page stands above itself while something is open. */
function standAbove(history: RouterHistory): () => void {
  const { href, state } = history.location;
  history.push(href, { ...state, standsAbove: true });
  return () => {
    // After Back the browser is below already, though the router may not know yet.
    if (window.history.state?.__TSR_index === 1 && history.location.href === href) history.back();
  };
}
