import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { type LinkedPlace, placeHref } from "../../student/marks/mark-link.ts";
import { keepReadingWay } from "../../student/study/reading-way.ts";
import type { Paper } from "./use-paper.ts";

/** Before the place that is read is left by a link or for a tool: Back leads there again, to the line. */
export function useWayBack(id: string, title: string, place: Paper["place"]) {
  const { history } = useRouter();
  return useMemo(() => {
    const leave = () => {
      const href = placeHref(id, place());
      keepReadingWay(id, { href, title });
      // What lies over the page goes with this step, and does not hold it back.
      history.replace(href, { ...history.location.state, standsAbove: undefined }, { ignoreBlocker: true });
      // Else it and the step that follows would become one.
      history.flush();
    };
    return {
      leave,
      /** To another page of it; Back leads from there to here. */
      jump: (there: LinkedPlace) => {
        leave();
        history.push(placeHref(id, there), {}, { ignoreBlocker: true });
        history.flush();
      },
      /** A press on the pages: of a link within the document it is the beginning of a way. */
      follow: ({ target }: { readonly target: EventTarget }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link?.getAttribute("href")?.startsWith(`${placeHref(id)}?`)) leave();
      },
    };
  }, [history, id, title, place]);
}
