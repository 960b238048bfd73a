import type { Document } from "@jotter/domain/document";
import { useRef, useState } from "react";
import { bytesOf } from "../../student/documents/document-bytes.ts";
import { useClassLabels } from "../../student/grades/use-class-labels.ts";
import { marksAsJson, marksAsMarkdown } from "../../student/marks/marks-out.ts";
import type { StoredMark } from "../../student/marks/use-marks.ts";
import { openJotson } from "../../student/selection/ask-jotson.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { isJotsonOn } from "../../student/settings/jotson.ts";
import { IconButton, iconButtonClass } from "../../ui/Button.tsx";
import { fileNameOf } from "../../ui/file-name.ts";
import { Icon } from "../../ui/Icon.tsx";
import { backIcon, downloadIcon, searchIcon } from "../../ui/icons/app.ts";
import {
  areaIcon,
  asDataIcon,
  asTextIcon,
  lookIcon,
  marksIcon,
  menuIcon,
  outlineIcon,
  printIcon,
} from "../../ui/icons/reader.ts";
import { askIcon } from "../../ui/icons/selection.ts";
import { Menu } from "../../ui/kit/Menu.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { dismissToast, toast } from "../../ui/overlays.ts";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { AskJotson } from "./AskJotson.tsx";
import { LookMenu } from "./LookMenu.tsx";
import { markWords } from "./mark-words.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import styles from "./reader.module.css";
import type { useNightPaper } from "./use-night-paper.ts";
import type { useZoom } from "./use-zoom.ts";

type ReaderTopProps = {
  readonly id: string;
  readonly document: Document;
  readonly marks: readonly StoredMark[];
  readonly labels: readonly string[];
  readonly file: PdfFile | null;
  readonly zoom: ReturnType<typeof useZoom>;
  readonly night: ReturnType<typeof useNightPaper>;
  readonly onFind: () => void;
  readonly onSide: () => void;
  readonly onMarks: () => void;
  /** Null where a page has no place for areas. */
  readonly onArea: (() => void) | null;
};

/** What the document is called, and what can be done with all of it. */
export function ReaderTop(props: ReaderTopProps) {
  const { document, file, zoom, night, onFind, onSide, onMarks } = props;
  const t = useTexts();
  const course = useClassLabels(true).get(document.classId ?? "");
  const [menu, setMenu] = useState<{ readonly which: "look" | "more"; readonly at: HTMLElement } | null>(null);
  const items = useMoreItems(props);
  return (
    <header className={styles.top}>
      <PlainLink href="/docs" className={iconButtonClass} aria-label={t("reader.back")}>
        <Icon shape={backIcon} />
      </PlainLink>
      <h1 className={styles.title} tabIndex={-1}>
        {document.title}
      </h1>
      {course && (
        <span className={styles.course} data-marker={course.marker}>
          {course.name}
        </span>
      )}
      <div className={styles.tools}>
        <IconButton className={styles.onNarrow ?? ""} aria-label={t("reader.contents")} onClick={onSide}>
          <Icon shape={outlineIcon} />
        </IconButton>
        <IconButton className={styles.onNarrow ?? ""} aria-label={t("reader.marks")} onClick={onMarks}>
          <Icon shape={marksIcon} />
        </IconButton>
        <IconButton aria-label={t("reader.find")} aria-keyshortcuts="Control+F Meta+F" onClick={onFind}>
          <Icon shape={searchIcon} />
        </IconButton>
        <AskJotson />
        <IconButton
          aria-label={t("reader.look")}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ which: "look", at: event.currentTarget })}
        >
          <Icon shape={lookIcon} />
        </IconButton>
        <IconButton
          aria-label={t("reader.more")}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ which: "more", at: event.currentTarget })}
        >
          <Icon shape={menuIcon} />
        </IconButton>
      </div>
      {menu?.which === "look" && (
        <LookMenu anchor={menu.at} isPdf={file !== null} zoom={zoom} night={night} onClose={() => setMenu(null)} />
      )}
      {menu?.which === "more" && (
        <Menu anchor={menu.at} label={t("reader.more")} items={items} onClose={() => setMenu(null)} />
      )}
    </header>
  );
}

function useMoreItems({ id, document, marks, labels, file, onArea }: ReaderTopProps) {
  const t = useTexts();
  const format = useFormat();
  const student = useStudent();
  const printing = useRef<AbortController | null>(null);
  const name = fileNameOf(document.title, "document");
  const self = { id, title: document.title };

  async function download() {
    const bytes = await bytesOf(student, { id, data: document }).catch(() => null);
    if (bytes?.ok) return saveFile(document.name || name, document.type, bytes.value);
    const problem = bytes ? bytes.problem : ({ kind: "offline" } as const);
    const limit = "limitBytes" in problem ? format.bytes(problem.limitBytes) : "";
    toast({ text: t(`documents.problem.${problem.kind}`, { limit }) });
  }

  async function printAll() {
    if (!file) return print();
    printing.current?.abort();
    const stop = new AbortController();
    printing.current = stop;
    const tell = (page: number) =>
      toast({
        text: t("reader.printing", { page: format.number(page + 1), pages: format.number(file.pages) }),
        replaces: "printing",
        sticky: true,
        action: { label: t("action.cancel"), run: () => stop.abort() },
      });
    const { printPdf } = await import("./pdf/print-pdf.ts");
    await printPdf(file, tell, stop.signal).catch(() => toast({ text: t("reader.broken") }));
    dismissToast("printing");
  }

  const saveText = () =>
    saveFile(`${name}.md`, "text/markdown", marksAsMarkdown(self, marks, markWords(t, labels), location.origin));
  const saveData = () => saveFile(`${name}.json`, "application/json", marksAsJson(self, marks, labels));
  const item = (key: string, shape: Parameters<typeof Icon>[0]["shape"], label: string, run: () => void) => ({
    key,
    icon: <Icon shape={shape} />,
    label,
    run,
  });
  return [
    ...(isJotsonOn(student.account.id) ? [item("ask", askIcon, t("jotson.open"), openJotson)] : []),
    ...(onArea ? [item("area", areaIcon, t("reader.markArea"), onArea)] : []),
    item("print", printIcon, t("reader.print"), () => void printAll()),
    item("download", downloadIcon, t("reader.download"), () => void download()),
    ...(marks.length > 0
      ? [
          item("text", asTextIcon, t("reader.marksAsMarkdown"), saveText),
          item("data", asDataIcon, t("reader.marksAsJson"), saveData),
        ]
      : []),
  ];
}
