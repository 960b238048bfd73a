import { pageLanguage } from "../ui/language.tsx";
import { part, usePart } from "../ui/part.ts";
import { inTime } from "./in-time.ts";

const host = part(async () => {
  const [arrived] = await inTime(Promise.all([import("../features/reminders/ReminderHost.tsx"), pageLanguage()]));
  return arrived;
});

/** Reminders come once the first screen stands. [CAL-6] */
export function ReminderDoor({ isAwake }: { readonly isAwake: boolean }) {
  const arrived = usePart(host, isAwake);
  return arrived && <arrived.ReminderHost />;
}
