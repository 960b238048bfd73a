import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { type LinkedPlace, placeHref } from "../../student/marks/mark-link.ts";
import { keepReadingWay } from "../../student/study/reading-way.ts";
import { isBackStep } from "../../ui/back-step.ts";
import type { Paper } from "./use-paper.ts";

/** Before the place that is read is left for another one or for a tool: Back leads there again, to the line. */
export function useWayBack(id: string, title: string, place: Paper["place"]) {
  const { history } = useRouter();
  const way = useMemo(() => {
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
    };
  }, [history, id, title, place]);
  // Whoever leads to another place of it: a link on the pages, in a note or an answer, or the search.
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ action, nextLocation: { pathname, state } }) => {
          if (action === "PUSH" && pathname === placeHref(id) && !isBackStep(state)) way.leave();
          return false;
        },
      }),
    [history, id, way],
  );
  return way;
}
