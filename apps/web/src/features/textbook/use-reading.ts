import { chapterRead, chapterRecordId, newChapterRead } from "@jotter/domain/chapter-read";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStudent } from "../../student/session/student-context.ts";

/** How long a part has to stay in sight to be the one that is read. */
const restMs = 1500;

/** Which part is in sight; kept in a record, so that the next device opens there. [TXT-1] */
export function useReading(id: string, isShown: boolean) {
  const { replica, now } = useStudent();
  const [part, setPart] = useState("idea");
  const isMoved = useRef(false);
  /** Parts that were in sight: who only jumps to its end has not read it. */
  const seen = useRef<Set<string>>(new Set());
  /** Of an earlier sitting: what stands before the place that was kept has been read then. */
  const begun = useRef<string | null>(null);
  const keep = useCallback(
    async (change: { readonly part?: string; readonly finishedAt?: number; readonly quizId?: string }) => {
      const record = chapterRecordId(id);
      await replica.together(async () => {
        const stored = await replica.get(chapterRead, record);
        if (!stored) {
          await replica.create(chapterRead, { ...newChapterRead(id, now()), ...change }, record);
          return;
        }
        // Its end is reached once.
        const finishedAt = stored.finishedAt ?? change.finishedAt ?? null;
        await replica.update(chapterRead, record, { ...change, finishedAt, updatedAt: now() });
      });
    },
    [replica, id, now],
  );
  useEffect(() => {
    if (!isShown) return;
    void replica.get(chapterRead, chapterRecordId(id)).then((stored) => {
      begun.current = stored?.part ?? null;
    });
    const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * 0.35;
      for (const one of parts) {
        const { top, bottom } = one.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight) seen.current.add(one.id);
      }
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
  }, [isShown, replica, id]);
  useEffect(() => {
    // Whoever only looks in has not begun.
    if (!isShown || !isMoved.current) return;
    const parts = [...document.querySelectorAll("[data-part]")].map((one) => one.id);
    const before = parts.slice(0, Math.max(0, parts.indexOf(begun.current ?? "")));
    const isRead = part === "next" && new Set([...before, ...seen.current]).size > parts.length / 2;
    const timer = setTimeout(() => void keep(isRead ? { part, finishedAt: now() } : { part }), restMs);
    return () => clearTimeout(timer);
  }, [part, isShown, keep, now]);
  return { part, keep };
}
