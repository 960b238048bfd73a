import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { placeHref } from "../../student/marks/mark-link.ts";
import { keepReadingWay } from "../../student/study/reading-way.ts";
import type { Paper } from "./use-paper.ts";

/** Before the place that is read is left by a link or for a tool: Back leads there again, to the line. */
export function useWayBack(id: string, title: string, place: Paper["place"]) {
  const { history } = useRouter();
  return useMemo(() => {
    const leave = () => {
      const href = placeHref(id, place());
      keepReadingWay(id, { href, title });
      history.replace(href, history.location.state);
      // Else it and the step that follows would become one.
      history.flush();
    };
    return {
      leave,
      /** A press on the pages: of a link within the document it is the beginning of a way. */
      follow: ({ target }: { readonly target: EventTarget }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link?.getAttribute("href")?.startsWith(`${placeHref(id)}?`)) leave();
      },
    };
  }, [history, id, title, place]);
}
