import { useIsFocusRunning } from "../student/focus/is-running.ts";
import { useStudent } from "../student/session/student-context.ts";
import { pageLanguage } from "../ui/language.tsx";
import { part, usePart } from "../ui/part.ts";
import { inTime } from "./in-time.ts";

const host = part(async () => {
  const [arrived] = await inTime(Promise.all([import("../features/focus/FocusHost.tsx"), pageLanguage()]));
  return arrived;
});

/** Whoever is in a session sees its time on every page; nobody else loads any of it. [FOC-1] */
export function FocusDoor() {
  const isRunning = useIsFocusRunning(useStudent().account.id);
  const arrived = usePart(host, isRunning);
  return arrived && <arrived.FocusHost />;
}
