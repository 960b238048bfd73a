import { document, documentIdOfFile } from "@jotter/domain/document";
import { heldAt, type Lecture, lecture } from "@jotter/domain/lecture";
import { finishedWebm, webmMs } from "@jotter/lecture/webm";
import type { DeviceFiles } from "@jotter/replica/device-files";
import { newDocument } from "../../student/documents/add-document.ts";
import { noteArrival } from "../../student/documents/note-arrival.ts";
import type { Student } from "../../student/session/student-context.ts";

type Deps = Pick<Student, "account" | "replica" | "deviceFiles" | "files" | "now">;
type Recording = Awaited<ReturnType<DeviceFiles["recordings"]["left"]>>[number];

/** A lecture nobody gave a name, in the words of the student's language. */
type Naming = (heldAt: number) => string;

/**
 * The pieces become a file, and the file a document and a part of its lecture. In this order, each step once: a crash in
 * between is gone on from. How long it is; 0 where nothing was heard. [LEC-1]
 */
export async function finishRecording(deps: Deps, recording: Recording, untitled: Naming): Promise<number> {
  const { replica } = deps;
  const { fileId, lectureId, type, fromMs, at } = recording;
  const device = await deps.deviceFiles();
  const whole = await device.recordings.whole(fileId);
  if (whole.bytes.length === 0) {
    await device.recordings.forget(fileId);
    return 0;
  }
  const isWebm = type.includes("webm");
  const bytes = isWebm ? finishedWebm(whole.bytes) : whole.bytes;
  const ms = Math.round((isWebm && webmMs(bytes)) || whole.ms);
  const of = await replica.get(lecture, lectureId);
  const title = of?.title || untitled(of ? heldAt(of) : at);
  const part = (of?.parts.length ?? 0) > 0 ? ` (${(of?.parts.length ?? 0) + 1})` : "";
  const name = `${title}${part}.${isWebm ? "webm" : "m4a"}`;
  const content = new Blob([new Uint8Array(bytes)], { type: type.split(";")[0] ?? "" });
  await device.keep({ id: fileId, name, purpose: "document", content });
  await nameDocument(deps, { fileId, name, classId: of?.classId ?? null, content });
  await replica.together(async () => {
    // An edit beats a delete: who recorded to the end in one tab keeps what another one deleted meanwhile.
    const row = await replica.row(lecture, lectureId);
    if (row?.del && Object.keys(row.data).length > 0) await replica.restore(lecture, lectureId);
    const now = await replica.get(lecture, lectureId);
    if (!now || now.parts.some((one) => one.fileId === fileId)) return;
    await replica.update(lecture, lectureId, {
      parts: [...now.parts, { at, fileId, type: content.type, bytes: content.size, fromMs, ms }],
      levels: levelsWith(now.levels, fromMs, whole.levels),
      updatedAt: deps.now(),
    });
  });
  await device.recordings.forget(fileId);
  if (device.sending(fileId) === null) await noteArrival(deps, fileId);
  return ms;
}

type Named = {
  readonly fileId: string;
  readonly name: string;
  readonly classId: string | null;
  readonly content: Blob;
};

async function nameDocument({ account, replica, now }: Deps, { fileId, name, classId, content }: Named): Promise<void> {
  const id = documentIdOfFile(fileId);
  await replica.together(async () => {
    if (await replica.row(document, id)) return;
    const made = newDocument(account.id, {
      name,
      type: content.type,
      bytes: content.size,
      kind: "other",
      at: now(),
    });
    await replica.create(document, { ...made, classId }, id);
  });
}

/** A part begins at its second, whatever is known of those before it. */
function levelsWith(levels: Lecture["levels"], fromMs: number, more: string): string {
  const from = Math.round(fromMs / 1000);
  return levels.padEnd(from, "a").slice(0, from) + more + levels.slice(from + more.length);
}

/** A file that was taken in is a part of its lecture like any other. */
export async function addSound(deps: Deps, lectureId: string, sound: Sound): Promise<boolean> {
  const { replica } = deps;
  const device = await deps.deviceFiles();
  const { fileId, file, ms, levels } = sound;
  try {
    await device.keep({ id: fileId, name: file.name.slice(0, 1000), purpose: "document", content: file });
  } catch {
    return false;
  }
  const of = await replica.get(lecture, lectureId);
  await nameDocument(deps, { fileId, name: file.name.slice(0, 1000), classId: of?.classId ?? null, content: file });
  const at = deps.now();
  const fromMs = (of?.parts ?? []).reduce((most, part) => Math.max(most, part.fromMs + part.ms), 0);
  await replica.update(lecture, lectureId, {
    parts: [...(of?.parts ?? []), { at, fileId, type: file.type.slice(0, 200), bytes: file.size, fromMs, ms }],
    levels: levelsWith(of?.levels ?? "", fromMs, levels),
    updatedAt: at,
  });
  if (device.sending(fileId) === null) await noteArrival(deps, fileId);
  return true;
}

export type Sound = { readonly fileId: string; readonly file: File; readonly ms: number; readonly levels: string };
