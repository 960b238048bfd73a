import type { AreaSource } from "../marks/area-picture.ts";
import type { Student } from "../session/student-context.ts";
import { bytesOf } from "./document-bytes.ts";
import { isHarmless } from "./is-harmless.ts";
import type { DocumentRow } from "./use-documents.ts";

type Opened = { readonly source: AreaSource; readonly close: () => void };

const none: Opened = { source: { state: "failed" }, close: () => undefined };

/** What areas of a document are drawn from where nobody has it open. */
export async function openedForAreas(
  student: Pick<Student, "deviceFiles" | "openPdf">,
  { id, data }: Pick<DocumentRow, "id" | "data">,
): Promise<Opened> {
  if (data.kind !== "pdf" && data.kind !== "image") return none;
  const bytes = await bytesOf(student, { id, data }).catch(() => null);
  if (!bytes?.ok || !(await isHarmless(bytes.value, data))) return none;
  if (data.kind === "pdf") {
    const file = await student.openPdf(bytes.value).catch(() => null);
    return file?.ok ? { source: { state: "pdf", file: file.value }, close: file.value.close } : none;
  }
  const url = URL.createObjectURL(bytes.value);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { source: size.width > 0 ? { state: "image", url, size } : { state: "failed" }, close };
}
