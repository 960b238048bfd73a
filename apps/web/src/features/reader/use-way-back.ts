import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { placeHref } from "../../student/marks/mark-link.ts";
import type { Paper } from "./use-paper.ts";

/** Before a link within the document is followed: Back then leads to where the student was, to the line. */
export function useWayBack(id: string, place: Paper["place"]): (event: { readonly target: EventTarget }) => void {
  const { history } = useRouter();
  return useCallback(
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link?.getAttribute("href")?.startsWith(`${placeHref(id)}?`)) return;
      history.replace(placeHref(id, place()), history.location.state);
      // Else it and the step that follows would become one.
      history.flush();
    },
    [history, id, place],
  );
}
