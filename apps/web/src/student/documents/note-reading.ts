import { type Document, document } from "@jotter/domain/document";
import type { Replica } from "@jotter/replica/replica";

/** That it was opened, where it is read, or which pages were seen: they join those that were. In the trash it stays as it is: an edit would take it out again. */
export function noteReading(
  replica: Replica,
  id: string,
  change: Pick<Partial<Document>, "openedAt" | "place" | "seen">,
): Promise<void> {
  return replica.together(async () => {
    if (await replica.get(document, id)) await replica.update(document, id, change);
  });
}
