import { useEffect, useState } from "react";
import { whenIdle } from "../../ui/when-idle.ts";
import { type Student, useStudent } from "../session/student-context.ts";
import { type Covers, createCovers } from "./covers.ts";
import { drawCover } from "./draw-cover.ts";
import type { DocumentRow } from "./use-documents.ts";

/** By student: what one sees is nobody else's. */
const ofStudents = new WeakMap<Student, Covers>();

function coversOf(student: Student): Covers {
  const before = ofStudents.get(student);
  if (before) return before;
  const made = createCovers({
    find: async (name) => (await student.deviceFiles()).covers.find(name),
    keep: async (name, picture) => (await student.deviceFiles()).covers.keep(name, picture),
    addressOf: (picture) => URL.createObjectURL(picture),
    letGo: (address) => URL.revokeObjectURL(address),
    idle,
  });
  ofStudents.set(student, made);
  return made;
}

/** The address of a picture of a page of this document, once there is one. `width` is in pixels. */
export function useCover(row: DocumentRow, page: number, width: number): string | undefined {
  const student = useStudent();
  const { id, data } = row;
  const covers = coversOf(student);
  const name = { documentId: id, page, width };
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly address: string }>();
  const key = `${id}/${page}/${width}`;
  const state = `${data.text?.state} ${data.fileId}`;
  const known = covers.shown(name) ?? (drawn?.key === key ? drawn.address : undefined);
  const isMissing = known === undefined && data.kind !== "other";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is another after every change, its page is not.
  useEffect(() => {
    if (!isMissing) return;
    return covers.want({
      ...name,
      state,
      draw: () => drawCover(student, row, name),
      onThere: (address) => setDrawn({ key, address }),
    });
  }, [covers, key, state, isMissing]);
  return known;
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
