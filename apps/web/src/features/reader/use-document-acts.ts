import type { Document } from "@jotter/domain/document";
import type { FilesProblem } from "@jotter/ports/backend";
import { useEffect, useRef, useState } from "react";
import { bytesOf } from "../../student/documents/document-bytes.ts";
import { keepHere, keepHereNoMore } from "../../student/documents/keep-here.ts";
import type { PageNames } from "../../student/documents/page-names.ts";
import { useIsKept } from "../../student/documents/use-is-kept.ts";
import { marksAsJson, marksAsMarkdown } from "../../student/marks/marks-out.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { fileNameOf } from "../../ui/file-name.ts";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { dismissToast, toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import { markWords } from "./mark-words.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import type { PagesToPrint } from "./pdf/print-pdf.ts";
import { printFlow } from "./print-flow.ts";

type ActsOf = {
  readonly id: string;
  readonly title: string;
  readonly document: Document;
  readonly marks: readonly StoredMark[];
  readonly labels: readonly string[];
  readonly names: PageNames;
  readonly file: PdfFile | null;
};

/** What can be done with all of a document: it is printed, it leaves as it came, and its marks leave. */
export function useDocumentActs({ id, title, document, marks, labels, names, file }: ActsOf) {
  const t = useTexts();
  const format = useFormat();
  const student = useStudent();
  const printing = useRef<AbortController | null>(null);
  // Who leaves does not print any more, and the file that is closed behind them is not broken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another print.
  useEffect(() => () => printing.current?.abort(), [file]);
  const name = fileNameOf(title, "document");
  const self = { id, title };

  async function download() {
    const bytes = await bytesOf(student, { id, data: document }).catch(() => null);
    if (bytes?.ok) return saveFile(document.name || name, document.type, bytes.value);
    tellProblem(bytes ? bytes.problem : { kind: "offline" });
  }

  function tellProblem(problem: FilesProblem) {
    const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
    toast({ text: t(`documents.problem.${problem.kind}`, { limit }) });
  }

  const { fileId } = document;
  const isKept = useIsKept({ id, data: { fileId } });
  async function keep() {
    const row = { id, data: { fileId } };
    const replaces = `keep ${id}`;
    if (isKept) {
      await keepHereNoMore(student, row);
      const undo = { label: t("action.undo"), run: () => void keepHere(student, row) };
      return toast({ text: t("library.dropped", { title }), action: undo, replaces });
    }
    const answer = await keepHere(student, row);
    if (answer.ok) toast({ text: t("library.kept", { title }), replaces });
    else tellProblem(answer.problem);
  }

  const [asksPages, setAsksPages] = useState(false);

  /** Each page is drawn before the first one is printed: of a long document it is asked which. */
  function printAll() {
    if (!file) return printFlow();
    if (file.pages > mostUnasked) return setAsksPages(true);
    void printPages({ from: 0, to: file.pages - 1 });
  }

  async function printPages(span: PagesToPrint) {
    if (!file) return;
    printing.current?.abort();
    const stop = new AbortController();
    printing.current = stop;
    const pages = format.number(span.to - span.from + 1);
    const tell = (page: number) =>
      toast({
        text: t("reader.printing", { page: format.number(page - span.from + 1), pages }),
        replaces: "printing",
        sticky: true,
        action: { label: t("action.cancel"), run: () => stop.abort() },
      });
    const { printPdf } = await import("./pdf/print-pdf.ts");
    const print = printPdf(file, span, tell, stop.signal);
    await print.catch(() => stop.signal.aborted || toast({ text: t("reader.broken") }));
    if (printing.current === stop) dismissToast("printing");
  }

  return {
    download,
    keep,
    isKept,
    printAll,
    asksPages,
    askNoPages: () => setAsksPages(false),
    printPages,
    saveText: () =>
      saveFile(`${name}.md`, "text/markdown", marksAsMarkdown(self, marks, markWords(t, names), location.origin)),
    saveData: () => saveFile(`${name}.json`, "application/json", marksAsJson(self, marks, labels)),
  };
}

const mostUnasked = 20;
