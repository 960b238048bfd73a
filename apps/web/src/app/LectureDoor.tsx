import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useRecordedLecture, useTranscriptWish } from "../student/lecture/is-recording.ts";
import { useStudent } from "../student/session/student-context.ts";
import { pageLanguage } from "../ui/language.tsx";
import { part, usePart } from "../ui/part.ts";
import { afterFirstScreen } from "./idle.ts";
import { inTime } from "./in-time.ts";

const host = part(async () => {
  const [arrived] = await inTime(Promise.all([import("../features/lecture/LectureHost.tsx"), pageLanguage()]));
  return arrived;
});

/**
 * Whoever records sees it on every page, and whoever's recording a crash cut off gets it back; a transcript goes on being
 * made. Nobody else loads it. [LEC-1]
 */
export function LectureDoor() {
  const { account, deviceFiles } = useStudent();
  const recorded = useRecordedLecture(account.id);
  const wish = useTranscriptWish(account.id);
  const isGoing = recorded !== null || wish !== null;
  // It stays for its last word after the recording is over.
  const [isWanted, setIsWanted] = useState(isGoing);
  if (isGoing && !isWanted) setIsWanted(true);
  useEffect(() => {
    if (isWanted) return;
    // A browser that was killed has not written its small records yet: only the pieces themselves are sure to be there.
    const look = async () => {
      const left = await (await deviceFiles()).recordings.left();
      if (left.length > 0) setIsWanted(true);
    };
    return afterFirstScreen(() => void look().catch(() => undefined));
  }, [isWanted, deviceFiles]);
  const navigate = useNavigate();
  const arrived = usePart(host, isWanted);
  return arrived && <arrived.LectureHost onOpen={(href) => void navigate({ href })} />;
}
