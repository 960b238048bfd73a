import { useEffect, useState } from "react";
import { spokenTimesFor } from "../../student/next-up/spoken-times.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { useLanguage } from "../../ui/language.tsx";
import { bitsPerSecond } from "./browser-microphone.ts";

const bytesPerMinute = (bitsPerSecond / 8) * 60;
/** On this device the file lies beside its pieces for a moment. */
const timesHere = 2;
const fewMinutes = 180;

type Room = { readonly here: number; readonly account: number | null };

/** How much can still be recorded, said before it runs out; undefined until it is known. [LEC-1] */
export function useRoom(): string | undefined {
  const { t, language } = useLanguage();
  const { files } = useStudent();
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    let isLeft = false;
    void roomOf(files).then((found) => isLeft || setRoom(found));
    return () => {
      isLeft = true;
    };
  }, [files]);
  if (!room) return undefined;
  const inWords = (left: number) => {
    const minutes = Math.max(0, left);
    // Nobody needs to know the minutes of a week.
    const shown = minutes >= 180 ? Math.floor(minutes / 60) * 60 : Math.floor(minutes / 5) * 5;
    return spokenTimesFor(language).duration(Math.min(shown, 1000 * 60));
  };
  const least = Math.min(room.here, room.account ?? room.here);
  if (least < fewMinutes) return t("lecture.littleRoom", { hours: inWords(least) });
  return room.account === null
    ? t("lecture.roomHere", { hours: inWords(room.here) })
    : t("lecture.room", { hours: inWords(room.here), account: inWords(room.account) });
}

async function roomOf(files: ReturnType<typeof useStudent>["files"]): Promise<Room> {
  const estimate = await navigator.storage?.estimate?.().catch(() => ({}) as StorageEstimate);
  const free = (estimate?.quota ?? 0) - (estimate?.usage ?? 0);
  const here = estimate?.quota ? free / timesHere / bytesPerMinute : Number.POSITIVE_INFINITY;
  const port = await files("once").catch(() => null);
  const listing = await port?.list();
  if (!listing?.ok) return { here, account: null };
  return { here, account: (listing.value.quotaBytes - listing.value.usedBytes) / bytesPerMinute };
}
