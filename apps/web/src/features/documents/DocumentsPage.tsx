import type { StoredFile } from "@jotter/ports/backend";
import { type DragEvent, useRef, useState } from "react";
import { Button, IconButton, iconButtonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import {
  closeIcon,
  downloadIcon,
  fileAudioIcon,
  fileIcon,
  fileImageIcon,
  filePdfIcon,
  fileTextIcon,
  fileZipIcon,
  trashIcon,
  uploadIcon,
} from "../../ui/icons/app.ts";
import { FileInput } from "../../ui/kit/FileInput.tsx";
import { Progress } from "../../ui/kit/Progress.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { cardClass, Page } from "../../ui/Page.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { type DocumentKind, documentKind } from "./document-kind.ts";
import styles from "./documents.module.css";
import type { RunningUpload } from "./uploads.ts";
import { problemText, useDocuments } from "./use-documents.ts";

export function DocumentsPage() {
  const t = useTexts();
  const format = useFormat();
  const { listing, uploads, upload, dismiss, remove, refresh } = useDocuments();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropHandlers } = useDrop(upload);
  const choose = () => input.current?.click();
  return (
    <div className={styles.drop} data-over={isOver} {...dropHandlers}>
      <Page
        title={`${t("documents.title")} · ${t("product")}`}
        heading={<Mark>{t("documents.title")}</Mark>}
        actions={
          <Button look="primary" onClick={choose}>
            <Icon shape={uploadIcon} size={18} />
            {t("documents.upload")}
          </Button>
        }
      >
        <FileInput
          ref={input}
          multiple
          aria-label={t("documents.uploadLabel")}
          onChange={(event) => {
            upload([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = ""; // So that the same file can be chosen again.
          }}
        />
        <p className={styles.hint} aria-live="polite">
          {isOver ? t("documents.dropNow") : t("documents.dropHere")}
        </p>
        {uploads.length > 0 && (
          <ul className={cardClass} aria-label={t("documents.uploadsLabel")}>
            {uploads.map((running) => (
              <UploadLine key={running.key} upload={running} onDismiss={() => dismiss(running.key)} />
            ))}
          </ul>
        )}
        {listing.state === "loading" && <Loader title={t("loader.docs")} size="small" />}
        {listing.state === "failed" && (
          <div className={styles.failed}>
            <Problem text={problemText(listing.problem, t, format)} />
            <Button onClick={refresh}>{t("action.retry")}</Button>
          </div>
        )}
        {listing.state === "here" && listing.files.length === 0 && uploads.length === 0 && (
          <EmptyState title={t("documents.emptyTitle")} text={t("documents.emptyText")}>
            <Button look="outline" onClick={choose}>
              {t("documents.upload")}
            </Button>
          </EmptyState>
        )}
        {listing.state === "here" && listing.files.length > 0 && (
          <ul className={`${cardClass} ${styles.list}`} aria-label={t("documents.listLabel")}>
            {listing.files.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                address={listing.address(file.id)}
                onDelete={() => void remove(file)}
              />
            ))}
          </ul>
        )}
        {listing.state === "here" && <Quota used={listing.usedBytes} quota={listing.quotaBytes} />}
      </Page>
    </div>
  );
}

function FileLine(props: { readonly file: StoredFile; readonly address: string; readonly onDelete: () => void }) {
  const { file, address, onDelete } = props;
  const t = useTexts();
  const format = useFormat();
  const kind = documentKind(file.type);
  return (
    <li className={styles.file} data-marker={looks[kind].marker}>
      <span className={styles.kindIcon}>
        <Icon shape={looks[kind].icon} size={24} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{file.name}</h2>
        <p className={styles.meta}>
          <span>{t(`documents.kind${kind}`)}</span>
          <span>{format.bytes(file.bytes)}</span>
          <time dateTime={new Date(file.createdAt).toISOString()}>{format.day(file.createdAt)}</time>
        </p>
      </div>
      <a
        className={iconButtonClass}
        href={address}
        download={file.name}
        aria-label={t("documents.downloadFile", { name: file.name })}
      >
        <Icon shape={downloadIcon} />
      </a>
      <IconButton aria-label={t("documents.deleteFile", { name: file.name })} onClick={onDelete}>
        <Icon shape={trashIcon} />
      </IconButton>
    </li>
  );
}

function UploadLine({ upload, onDismiss }: { readonly upload: RunningUpload; readonly onDismiss: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const { name, progress } = upload;
  const isFailed = progress.state === "failed";
  const share = progress.state === "sending" ? progress.share : 0;
  return (
    <li className={styles.upload}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {progress.state === "failed" ? (
          <p className={styles.uploadProblem} role="alert">
            {problemText(progress.problem, t, format)}
          </p>
        ) : (
          <>
            <Progress className={styles.progress} value={share} max={1} aria-label={name} />
            <p className={styles.meta}>
              {progress.state === "waiting"
                ? t("documents.waiting")
                : t("documents.uploading", { percent: format.percent(share) })}
            </p>
          </>
        )}
      </div>
      <IconButton
        aria-label={t(isFailed ? "documents.dismiss" : "documents.cancelUpload", { name })}
        onClick={onDismiss}
      >
        <Icon shape={closeIcon} />
      </IconButton>
    </li>
  );
}

function Quota({ used, quota }: { readonly used: number; readonly quota: number }) {
  const t = useTexts();
  const format = useFormat();
  const words = t("documents.used", { used: format.bytes(used), quota: format.bytes(quota) });
  return (
    <div className={styles.quota}>
      <meter min={0} max={quota} high={quota * 0.9} value={used} aria-label={words} />
      <p>{words}</p>
    </div>
  );
}

const looks: Readonly<Record<DocumentKind, { readonly icon: { readonly regular: string }; readonly marker: string }>> =
  {
    Pdf: { icon: filePdfIcon, marker: "coral" },
    Image: { icon: fileImageIcon, marker: "violet" },
    Audio: { icon: fileAudioIcon, marker: "mint" },
    Video: { icon: fileAudioIcon, marker: "mint" },
    Text: { icon: fileTextIcon, marker: "sky" },
    Document: { icon: fileTextIcon, marker: "sky" },
    Slides: { icon: fileTextIcon, marker: "amber" },
    Sheet: { icon: fileTextIcon, marker: "mint" },
    Archive: { icon: fileZipIcon, marker: "lime" },
    Other: { icon: fileIcon, marker: "lime" },
  };

/** Files dropped anywhere on the page. Entering a child leaves its parent, so enters and leaves are counted. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver,
    dropHandlers: {
      onDragEnter: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current++;
        setIsOver(true);
      },
      onDragOver: (event: DragEvent) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      onDragLeave: () => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
