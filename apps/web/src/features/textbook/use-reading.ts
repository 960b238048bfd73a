import { chapterRead, chapterRecordId, isMostlySeen, newChapterRead } from "@jotter/domain/chapter-read";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";

/** How long a part has to stay in sight to be the one that is read. */
const restMs = 1500;

/** Which part is in sight; kept in a record, so that the next device opens there. [TXT-1] */
export function useReading(id: string, isShown: boolean) {
  const { replica, now } = useStudent();
  const [part, setPart] = useState("idea");
  const isMoved = useRef(false);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const keep = useCallback(
    async (change: { readonly part: string; readonly quizId?: string }) => {
      const record = chapterRecordId(id);
      const parts = [...document.querySelectorAll("[data-part]")].map((one) => one.id);
      await replica.together(async () => {
        const stored = await replica.get(chapterRead, record);
        // Of earlier sittings, too.
        const all = new Set([...(stored?.seen ?? []), ...seen.current]);
        const isRead = change.part === "next" && isMostlySeen(parts, all);
        // Its end is reached once.
        const finishedAt = stored?.finishedAt ?? (isRead ? now() : null);
        const next = { ...change, seen: [...all], finishedAt };
        if (stored) await replica.update(chapterRead, record, { ...next, updatedAt: now() });
        else await replica.create(chapterRead, { ...newChapterRead(id, now()), ...next }, record);
      });
    },
    [replica, id, now],
  );
  useEffect(() => {
    if (!isShown) return;
    const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * 0.35;
      const inSight = parts.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      seen.current = new Set([...seen.current, ...inSight.map((one) => one.id)]);
      const above = parts.filter((one) => one.getBoundingClientRect().top <= line);
      // What comes last is drawn last: before that the end of the page is not the chapter's.
      const isDrawn = document.querySelector("#checks li") !== null;
      const isAtEnd = isDrawn && scrollY + innerHeight >= document.documentElement.scrollHeight - 4 && scrollY > 0;
      const here = isAtEnd ? parts.at(-1) : above.at(-1);
      setPart(here?.id ?? "idea");
    };
    const scrolled = () => {
      isMoved.current = true;
      frame ||= requestAnimationFrame(look);
    };
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      removeEventListener("scroll", scrolled);
      cancelAnimationFrame(frame);
    };
  }, [isShown]);
  useEffect(() => {
    // Whoever only looks in has not begun.
    if (!isShown || !isMoved.current) return;
    const timer = setTimeout(() => void keep({ part }), restMs);
    return () => clearTimeout(timer);
  }, [part, isShown, keep]);
  return { part, keep };
}
