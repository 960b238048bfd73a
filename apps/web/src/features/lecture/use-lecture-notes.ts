import { heldAt, type Lecture } from "@jotter/domain/lecture";
import { dayAt } from "@jotter/domain/zones";
import type { LectureTexts } from "@jotter/lecture/read-lecture";
import { useEffect, useState } from "react";
import { viewerZone } from "../../student/calendar/viewer-zone.ts";
import { useLanguage } from "../../ui/language.tsx";
import type { NotesAnswer } from "./notes-worker.ts";

const pauseMs = 800;

/** What the device makes of it, beside the page; undefined while it works. The last answer stands until the next. [LEC-1] */
export function useLectureNotes(data: Pick<Lecture, "lines" | "transcript" | "heldAt" | "createdAt">) {
  const { lines, transcript } = data;
  const heldOn = dayAt(heldAt(data), viewerZone());
  const { language } = useLanguage();
  const [answer, setAnswer] = useState<NotesAnswer>();
  const isFirst = answer === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there is an answer now is no news.
  useEffect(() => {
    let worker: Worker | undefined;
    const work = () => {
      worker?.terminate();
      worker = new Worker(new URL("./notes-worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = (event: MessageEvent<NotesAnswer>) => setAnswer(event.data);
      // It could not be fetched: as soon as there is a network.
      worker.onerror = () => addEventListener("online", work, { once: true });
      worker.postMessage({ lines, transcript, language, heldOn } satisfies LectureTexts);
    };
    // A transcript that is being made has another line every few seconds.
    const timer = setTimeout(work, isFirst ? 0 : pauseMs);
    return () => {
      removeEventListener("online", work);
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [lines, transcript, heldOn, language]);
  return answer;
}
