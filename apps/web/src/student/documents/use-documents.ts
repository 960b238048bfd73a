import { type Document, document } from "@jotter/domain/document";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";

/** A document; null where there is none, undefined until we know. */
export function useDocument(id: string): Document | null | undefined {
  const { replica } = useStudent();
  const found = useLive(async () => ({ id, stored: (await replica.get(document, id)) ?? null }), [replica, id]);
  return found?.id === id ? found.stored : undefined;
}
