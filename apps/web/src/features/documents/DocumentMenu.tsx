import { useNavigate } from "@tanstack/react-router";
import { setClassOf, setTagsOf } from "../../student/documents/document-acts.ts";
import { bytesOf } from "../../student/documents/document-bytes.ts";
import { pagesOf } from "../../student/documents/document-pages.ts";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { keepHere, keepHereNoMore } from "../../student/documents/keep-here.ts";
import { readAgain } from "../../student/documents/reading-write.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useIsKept } from "../../student/documents/use-is-kept.ts";
import { RowMenu } from "../../student/records/RowMenu.tsx";
import { useStudent } from "../../student/session/student-context.ts";
import { Icon } from "../../ui/Icon.tsx";
import { calendarIcon, downloadIcon, notesIcon, renewIcon, trashIcon } from "../../ui/icons/app.ts";
import { keepIcon } from "../../ui/icons/documents.ts";
import { useLanguage } from "../../ui/language.tsx";
import { confirmed, toast } from "../../ui/overlays.ts";
import { saveFile } from "../../ui/save-file.ts";
import { TagsDialog } from "./TagsDialog.tsx";
import { problemText } from "./use-intake.ts";
import { useTrashing } from "./use-trashing.ts";

type DocumentMenuProps = {
  readonly row: DocumentRow;
  readonly anchor: HTMLElement;
  readonly onRename: () => void;
  readonly onClose: () => void;
};

const slowMs = 800;

/** All that can be done with one document of the list. */
export function DocumentMenu({ row, anchor, onRename, onClose }: DocumentMenuProps) {
  const { t, format } = useLanguage();
  const student = useStudent();
  const trash = useTrashing();
  const navigate = useNavigate();
  const isKept = useIsKept(row);
  const { id, data } = row;
  const title = shownDocumentTitle(data.title, t);

  async function download() {
    const answer = await bytesOf(student, row);
    if (answer.ok) saveFile(data.name, "application/octet-stream", answer.value);
    else toast({ text: problemText(answer.problem, t, format) });
  }

  async function keep() {
    const replaces = `keep ${id}`;
    // Said only where it takes a while.
    const timer = setTimeout(() => toast({ text: t("library.keeping", { title }), replaces }), slowMs);
    const answer = await keepHere(student, row);
    clearTimeout(timer);
    toast({ text: answer.ok ? t("library.kept", { title }) : problemText(answer.problem, t, format), replaces });
  }

  async function keepNoMore() {
    await keepHereNoMore(student, row);
    const undo = { label: t("action.undo"), run: () => void keepHere(student, row) };
    toast({ text: t("library.dropped", { title }), action: undo, replaces: `keep ${id}` });
  }

  async function again() {
    const { wordBoxes } = await pagesOf(student.replica, id);
    const isMeant =
      wordBoxes === undefined ||
      (await confirmed({
        title: t("documentReading.againSeen.title", { title }),
        text: t("documentReading.againSeen.text"),
        confirm: t("documentReading.again"),
        cancel: t("action.cancel"),
      }));
    if (isMeant) await readAgain(student.replica, id);
  }

  // The menu stands where it is opened: nothing is added to it later.
  if (isKept === undefined) return null;
  const rename = { key: "rename", label: t("documents.rename"), icon: <Icon shape={notesIcon} />, run: onRename };
  const last = [
    ...(data.text?.state === "read"
      ? [
          {
            key: "dates",
            label: t("documents.takeDates"),
            icon: <Icon shape={calendarIcon} />,
            run: () => void navigate({ to: "/calendar", search: { syllabus: id } }),
          },
        ]
      : []),
    {
      key: "download",
      label: t("documents.download"),
      icon: <Icon shape={downloadIcon} />,
      run: () => void download(),
    },
    ...(isKept === null
      ? []
      : [
          {
            key: "keep",
            label: t(isKept ? "library.dropHere" : "library.keepHere"),
            icon: <Icon shape={keepIcon} />,
            run: () => void (isKept ? keepNoMore() : keep()),
          },
        ]),
    ...(data.kind === "other" || data.text?.state === "waiting"
      ? []
      : [
          {
            key: "again",
            label: t("documentReading.again"),
            icon: <Icon shape={renewIcon} />,
            run: () => void again(),
          },
        ]),
    { key: "trash", label: t("notes.toTrash"), icon: <Icon shape={trashIcon} />, run: () => void trash([id]) },
  ];
  return (
    <RowMenu
      anchor={anchor}
      label={t("documents.more", { title })}
      first={[rename]}
      last={last}
      classId={data.classId}
      onClass={(classId) => void setClassOf(student.replica, [id], classId)}
      tagsDialog={(onTagged) => (
        <TagsDialog
          keptAs={id}
          title={t("documents.tagsOf", { title })}
          tags={data.tags}
          onSave={(tags) => void setTagsOf(student.replica, id, tags)}
          onClose={onTagged}
        />
      )}
      onClose={onClose}
    />
  );
}
