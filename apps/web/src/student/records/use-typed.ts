import type { Entity, RecordData } from "@jotter/domain/entity";
import type { TypedField } from "@jotter/replica/journal";
import { useEffect, useMemo, useRef, useState } from "react";
import { useStudent } from "../session/student-context.ts";

/** False for the moment until the words that a tab could not save before it was gone are in their records. */
export function useRecovered(): boolean {
  const { replica } = useStudent();
  const [isRecovered, setIsRecovered] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void replica.journal.recovered().then(() => isLeft || setIsRecovered(true));
    return () => {
      isLeft = true;
    };
  }, [replica]);
  return isRecovered;
}

/** For a short field that saves itself when it is left: what is typed there meanwhile survives the tab. [NOT-8] */
export function useTyped<Data extends RecordData>(entity: Entity<Data>, id: string) {
  const { journal } = useStudent().replica;
  const field = useRef<TypedField | null>(null);
  useEffect(() => () => field.current?.close(), []);
  return useMemo(
    () => ({
      /** What the record will say once the field is left. */
      keep: (change: Partial<Data>, first?: RecordData) => {
        field.current ??= journal.open(entity, id);
        field.current.keep({ change, ...(first && { first }) });
      },
      /** Hands out how to forget all that is typed by now: it was saved, or taken back. */
      mark: (): (() => void) => {
        const reach = field.current?.reach() ?? 0;
        return () => field.current?.forget(reach);
      },
    }),
    [journal, entity, id],
  );
}
