import { type Document, fileIdOfDocument } from "@jotter/domain/document";
import type { Result } from "@jotter/domain/result";
import type { FilesProblem } from "@jotter/ports/backend";
import { useCallback, useEffect, useRef, useState } from "react";
import { bytesOf } from "../../student/documents/document-bytes.ts";
import { isDrawing } from "../../student/documents/is-drawing.ts";
import { isHarmless } from "../../student/documents/is-harmless.ts";
import { useStudent } from "../../student/session/student-context.ts";
import type { PdfFile, Size } from "./pdf/pdf-file.ts";

/** What a document is drawn from: its file, or its text alone. */
export type Source =
  | { readonly state: "opening" }
  | { readonly state: "text" }
  | { readonly state: "pdf"; readonly file: PdfFile }
  | { readonly state: "image"; readonly url: string; readonly size: Size }
  | { readonly state: "failed"; readonly reason: "encrypted" | "broken" | "notShown" | "harmful" }
  | { readonly state: "unreached"; readonly problem: FilesProblem };

/** Only a PDF and a picture are drawn from their bytes; all else is shown by its text, which is on the device. */
export function useSource(id: string, document: Pick<Document, "kind" | "fileId" | "type" | "name" | "text">) {
  const { kind } = document;
  // That it has arrived at the server is no other file: who reads on is not to be taken back to the beginning.
  const fileId = fileIdOfDocument(id, document.fileId);
  const isShown = kind !== "other" && !isDrawing(document);
  const { deviceFiles } = useStudent();
  const text = useRef(document.text);
  text.current = document.text;
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const [source, setSource] = useState<Source>({ state: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more.
  useEffect(() => {
    if (!isShown) return setSource({ state: "failed", reason: "notShown" });
    if (kind !== "pdf" && kind !== "image") return setSource({ state: "text" });
    let isLeft = false;
    let close = () => {};
    const open = async () => {
      const coming = bytesOf({ deviceFiles }, { id, data: { fileId } });
      const checked = coming.then((bytes) => !bytes.ok || isHarmless(bytes.value, { kind, text: text.current }));
      const drawn = kind === "pdf" ? openedPdf(coming, checked) : null;
      const bytes = await coming;
      if (isLeft) return void drawn?.then(closed, () => {});
      if (!bytes.ok) return setSource({ state: "unreached", problem: bytes.problem });
      if (!(await checked)) return isLeft || setSource({ state: "failed", reason: "harmful" });
      if (isLeft) return void drawn?.then(closed, () => {});
      if (kind === "image") {
        const url = URL.createObjectURL(bytes.value);
        close = () => URL.revokeObjectURL(url);
        const size = await sizeOfPicture(url);
        if (isLeft) return;
        return setSource(size ? { state: "image", url, size } : { state: "failed", reason: "broken" });
      }
      const opened = await drawn;
      if (!opened) return;
      if (!opened.ok) return isLeft || setSource({ state: "failed", reason: opened.problem });
      close = opened.value.close;
      if (isLeft) close();
      else setSource({ state: "pdf", file: opened.value });
    };
    setSource({ state: "opening" });
    // What does not arrive is a matter of the network, and can be asked for again.
    open().catch(() => isLeft || setSource({ state: "unreached", problem: { kind: "offline" } }));
    return () => {
      isLeft = true;
      close();
    };
  }, [deviceFiles, id, kind, fileId, isShown, attempt]);
  const isUnreached = source.state === "unreached";
  useEffect(() => {
    if (!isUnreached) return;
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [isUnreached, retry]);
  const hasArrived = document.fileId !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has come from another device meanwhile, and is asked for once more.
  useEffect(() => {
    if (isUnreached && hasArrived) retry();
  }, [hasArrived]);
  return { source, retry };
}

/** Its code and its worker come while its bytes do. */
async function openedPdf(coming: Promise<Result<Blob, FilesProblem>>, checked: Promise<boolean>) {
  const [{ openPdfFile }] = await Promise.all([import("./pdf/pdf-file.ts"), import("./pdf/PdfPages.tsx")]);
  const file = async () => {
    const bytes = await coming;
    if (!bytes.ok || !(await checked)) throw new Error("nothing to open");
    return bytes.value;
  };
  return openPdfFile(file());
}

function closed(opened: Result<PdfFile, unknown>): void {
  if (opened.ok) opened.value.close();
}

/** Null where it is no picture the browser can draw. */
async function sizeOfPicture(url: string): Promise<Size | null> {
  const picture = new Image();
  picture.src = url;
  const isDrawn = await picture.decode().then(
    () => true,
    () => false,
  );
  const { naturalWidth: width, naturalHeight: height } = picture;
  return isDrawn && width > 0 && height > 0 ? { width, height } : null;
}
