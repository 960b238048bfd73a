import type { CalendarEvent } from "./event.ts";
import { onItsWall } from "./occurrences.ts";
import type { ProposedEvent } from "./proposal.ts";

/** What to write so that an event is then. A proposal has times as its student sees them, the event has a wall of its own. */
export function changeTo(
  stored: Pick<CalendarEvent, "start" | "zone">,
  { start, end, locked }: ProposedEvent,
  viewerZone: string,
): Partial<CalendarEvent> {
  const zone = start.length === 10 ? null : stored.start.length === 10 ? viewerZone : stored.zone;
  const there = (wall: string) => onItsWall({ zone }, wall, viewerZone);
  return { start: there(start), end: there(end), zone, ...(locked !== undefined && { locked }) };
}
