import type { Document } from "@jotter/domain/document";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { noteReading } from "../../student/documents/note-reading.ts";
import { tellPageInSight } from "../../student/documents/page-in-sight.ts";
import { isOutdated } from "../../student/marks/asked-place.ts";
import { type LinkedPlace, placeHref } from "../../student/marks/mark-link.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { createPlaceKeeper, placeToOpen, tellLeftAt } from "./keep-place.ts";
import type { Place } from "./page-window.ts";

/** Where a document is opened, and where it was read to when it is left: on every device of the student. */
export function useReadingPlace(id: string, document: Document, asked: LinkedPlace) {
  const { replica, now } = useStudent();
  const { history } = useRouter();
  const [start] = useState<Place>(() =>
    asked.page === undefined ? placeToOpen(id, document.place) : { page: asked.page, share: asked.share ?? 0 },
  );
  const [isLinked] = useState(asked.page !== undefined);
  const keeper = useMemo(() => {
    const write = ({ page, share }: Place) => {
      const place = { page, share, at: now() };
      tellLeftAt(id, place);
      void noteReading(replica, id, { place });
    };
    const made = createPlaceKeeper({ write });
    if (!isLinked) made.startAt(start);
    return made;
  }, [replica, now, id, start, isLinked]);
  useEffect(() => {
    void noteReading(replica, id, { openedAt: now() });
    if (isLinked) keeper.visit(start);
    const leave = () => keeper.flush();
    addEventListener("pagehide", leave);
    globalThis.document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      globalThis.document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, [replica, now, id, keeper, start, isLinked]);
  const moved = useCallback(
    (place: Place, isOwn: boolean) => {
      tellPageInSight(id, place.page);
      keeper.moved(place);
      // What a link asked for was seen: from now on a reload leads to where one is.
      if (isOwn && isOutdated(history.location, id)) history.replace(placeHref(id), history.location.state);
    },
    [id, keeper, history],
  );
  useEffect(() => tellPageInSight(id, start.page), [id, start]);
  return { start, moved };
}
