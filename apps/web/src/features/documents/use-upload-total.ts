import { fileIdOfDocument } from "@jotter/domain/document";
import type { DeviceFiles } from "@jotter/replica/device-files";
import { useEffect, useState } from "react";
import { cancelUpload } from "../../student/documents/add-document.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { type Student, useStudent } from "../../student/session/student-context.ts";
import {
  type Batch,
  batchWith,
  noBatch,
  type OnItsWay,
  type Untaken,
  untakenWith,
  uploadTotal,
} from "./upload-total.ts";
import type { useIntake } from "./use-intake.ts";
import { useDeviceFiles } from "./use-sending.ts";

/** By student; it goes on when the library is left. */
const known = new WeakMap<Student, { readonly batch: Batch; readonly listed: ReadonlySet<string> }>();

/** What is on its way from this device, as one; null where a row says it all. [DOC-4] */
export function useUploadTotal(rows: readonly DocumentRow[], intake: ReturnType<typeof useIntake>) {
  const student = useStudent();
  const device = useDeviceFiles();
  const [, setLooked] = useState(0);
  useEffect(() => {
    if (!device) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setLooked((times) => times + 1);
    };
    const leave = device.subscribe(() => {
      frame ||= requestAnimationFrame(look);
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [device]);
  const way = device ? onTheirWay(rows, device) : [];
  const { batch, listed } = knownNow(student, rows, way, intake.untaken);
  const untaken = untakenWith(intake.untaken, intake.taken(), (id) => listed.has(id));

  async function cancelAll() {
    intake.stop();
    const isMeant = new Set(way.map(({ id }) => id));
    for (const row of rows) if (isMeant.has(row.id)) await cancelUpload(student, row);
  }

  return { total: uploadTotal(batch, way, untaken), cancelAll };
}

function knownNow(student: Student, rows: readonly DocumentRow[], way: readonly OnItsWay[], untaken: Untaken) {
  const before = known.get(student);
  const arrived = new Set(rows.flatMap(({ id, data }) => (data.fileId === null ? [] : [id])));
  const batch = batchWith(before?.batch ?? noBatch, way, (id) => arrived.has(id), untaken);
  const listed = new Set([...(before?.listed ?? []), ...rows.map(({ id }) => id)]);
  known.set(student, { batch, listed });
  return { batch, listed };
}

function onTheirWay(rows: readonly DocumentRow[], device: DeviceFiles): readonly OnItsWay[] {
  return rows.flatMap(({ id, data }) => {
    const sending = data.fileId === null ? device.sending(fileIdOfDocument(id, null) ?? "") : null;
    if (!sending || sending.state === "refused") return [];
    return [{ id, bytes: data.bytes, share: sending.state === "sending" ? sending.share : 0 }];
  });
}
