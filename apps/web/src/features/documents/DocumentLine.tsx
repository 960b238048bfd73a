import { localKindOf } from "@jotter/ports/local-account";
import { shownDocumentTitle } from "../../student/documents/document-title.ts";
import { shownKind } from "../../student/documents/is-drawing.ts";
import { countedPages } from "../../student/documents/page-names.ts";
import type { DocumentRow } from "../../student/documents/use-documents.ts";
import { useIsKept } from "../../student/documents/use-is-kept.ts";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { dotsIcon } from "../../ui/icons/app.ts";
import { keepIcon } from "../../ui/icons/documents.ts";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Cover } from "./Cover.tsx";
import styles from "./documents.module.css";
import { MarkChips } from "./MarkChips.tsx";
import { ReadState } from "./ReadState.tsx";
import { TitleField } from "./TitleField.tsx";
import { UploadState } from "./UploadState.tsx";
import type { Colour } from "./use-marks.ts";

type DocumentLineProps = {
  readonly row: DocumentRow;
  readonly ofClass: ReturnType<ClassLabels["get"]>;
  readonly marks: ReadonlyMap<Colour, number> | undefined;
  /** undefined where nothing is being selected. */
  readonly isSelected: boolean | undefined;
  readonly isRenamed: boolean;
  readonly onTouch: (isRange: boolean) => void;
  readonly onMenu: (anchor: HTMLElement) => void;
  readonly onRename: () => void;
  readonly onRenamed: () => void;
};

export function DocumentLine(props: DocumentLineProps) {
  const { row, ofClass, marks, isSelected, isRenamed, onTouch, onMenu, onRename, onRenamed } = props;
  const { t, format } = useLanguage();
  const { account } = useStudent();
  const { data } = row;
  const title = shownDocumentTitle(data.title, t);
  const isKept = useIsKept(row);
  return (
    <>
      {isSelected !== undefined && (
        <Checkbox
          aria-label={t("notes.selectNote", { title })}
          data-control="select"
          checked={isSelected}
          // The click says whether Shift was held; a change does not.
          onClick={(event) => onTouch(event.shiftKey)}
          onChange={() => undefined}
        />
      )}
      <Cover row={row} marker={ofClass?.marker} />
      <div className={styles.words}>
        {isRenamed ? (
          <TitleField row={row} onEnd={onRenamed} />
        ) : (
          <PlainLink
            href={`/docs/${row.id}`}
            className={styles.name}
            data-control="open"
            data-document={row.id}
            onClick={(event) => {
              if (isSelected === undefined) return;
              event.preventDefault();
              onTouch(event.shiftKey);
            }}
            onKeyDown={(event) => {
              if (event.key !== "F2") return;
              event.preventDefault();
              onRename();
            }}
          >
            {title}
          </PlainLink>
        )}
        <p className={styles.meta}>
          {ofClass && (
            <span className={styles.class} data-marker={ofClass.marker}>
              {ofClass.name}
            </span>
          )}
          <span>{t(`documents.kind.${shownKind(data)}`)}</span>
          {data.pages ? (
            <span>{countedPages(data.kind, data.pages, t, format)}</span>
          ) : (
            <span>{format.bytes(data.bytes)}</span>
          )}
          {isKept && (
            <span title={t("library.isKept")}>
              <Icon shape={keepIcon} size={16} />
              <span className="visually-hidden">{t("library.isKept")}</span>
            </span>
          )}
          {data.tags.slice(0, shownTags).map((tag) => (
            <span key={tag} className={styles.tag}>
              {`#${tag}`}
            </span>
          ))}
        </p>
      </div>
      {/* A student of this device sends nothing anywhere. */}
      {data.fileId === null && localKindOf(account) === null ? <UploadState row={row} /> : <ReadState row={row} />}
      <MarkChips marks={marks} />
      <IconButton
        aria-label={t("documents.more", { title })}
        aria-haspopup="menu"
        data-control="more"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <Icon shape={dotsIcon} />
      </IconButton>
    </>
  );
}

/** More would not fit into the line. */
const shownTags = 3;
