import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useRecordedLecture } from "../student/lecture/is-recording.ts";
import { useStudent } from "../student/session/student-context.ts";
import { pageLanguage } from "../ui/language.tsx";
import { part, usePart } from "../ui/part.ts";
import { inTime } from "./in-time.ts";

const host = part(async () => {
  const [arrived] = await inTime(Promise.all([import("../features/lecture/LectureHost.tsx"), pageLanguage()]));
  return arrived;
});

/** Whoever records sees it on every page, and whoever's recording a crash cut off gets it back; nobody else loads it. [LEC-1] */
export function LectureDoor() {
  const recorded = useRecordedLecture(useStudent().account.id) !== null;
  // It stays for its last word after the recording is over.
  const [wasRecorded, setWasRecorded] = useState(recorded);
  if (recorded && !wasRecorded) setWasRecorded(true);
  const navigate = useNavigate();
  const arrived = usePart(host, wasRecorded);
  return arrived && <arrived.LectureHost onOpen={(href) => void navigate({ href })} />;
}
