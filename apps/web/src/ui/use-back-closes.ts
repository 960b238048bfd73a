import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** While something lies over the page, Back closes that, and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter({ warn: false });
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const blockerFn = async ({ action }: { readonly action: string }) => {
      if (action !== "BACK") return false;
      closeIt();
      return true;
    };
    return router?.history.block({ blockerFn, enableBeforeUnload: false });
  }, [router, isOpen]);
}
