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
  const way = device ? wayOf(rows, device) : { going: [], refused: new Set<string>() };
  const { batch, listed } = knownNow(student, rows, way, intake);
  const untaken = untakenWith(intake.untaken, intake.taken(), (id) => listed.has(id));

  async function cancelAll() {
    intake.stop();
    const isMeant = new Set(way.going.map(({ id }) => id));
    for (const row of rows) if (isMeant.has(row.id)) await cancelUpload(student, row);
  }

  return { total: uploadTotal(batch, way.going, untaken), cancelAll };
}

type Taking = { readonly untaken: Untaken; readonly taken: () => Batch };

function knownNow(student: Student, rows: readonly DocumentRow[], way: Way, { untaken, taken }: Taking) {
  const before = known.get(student);
  const there = new Set(rows.map(({ id }) => id).filter((id) => !way.refused.has(id)));
  const fresh = new Map([...taken()].filter(([id]) => !before?.listed.has(id)));
  const batch = batchWith(before?.batch ?? noBatch, way.going, (id) => there.has(id), untaken, fresh);
  const listed = new Set([...(before?.listed ?? []), ...rows.map(({ id }) => id)]);
  known.set(student, { batch, listed });
  return { batch, listed };
}

type Way = { readonly going: readonly OnItsWay[]; readonly refused: ReadonlySet<string> };

function wayOf(rows: readonly DocumentRow[], device: DeviceFiles): Way {
  const going: OnItsWay[] = [];
  const refused = new Set<string>();
  for (const { id, data } of rows) {
    const sending = data.fileId === null ? device.sending(fileIdOfDocument(id, null) ?? "") : null;
    if (sending?.state === "refused") refused.add(id);
    else if (sending) going.push({ id, bytes: data.bytes, share: sending.state === "sending" ? sending.share : 0 });
  }
  return { going, refused };
}
