import type { PageSpan } from "@jotter/domain/study-result";
import { lineAsRead } from "@jotter/markdown/line";
import { useEffect, useRef } from "react";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Notice } from "../../ui/Problem.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import { useLive } from "../records/use-live.ts";
import { useStudent } from "../session/student-context.ts";
import styles from "./passage.module.css";
import type { Quoted } from "./passage-around.ts";
import { shownPassage } from "./shown-passage.ts";

type PassageDialogProps = {
  readonly source: {
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly text?: string | undefined;
    /** Of a document: what of it was taken, or the page the words stand on. */
    readonly pages?: PageSpan | undefined;
    readonly page?: number | undefined;
  };
  readonly citation: Quoted;
  readonly onClose: () => void;
};

/** Where words stand in their source, beside what is being done: whoever looks them up keeps their place. */
export function PassageDialog({ source, citation, onClose }: PassageDialogProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const asked = JSON.stringify([source, citation]);
  const passage = useLive(() => shownPassage(source, citation, { replica, t }), [replica, asked, t]);
  const mark = useRef<HTMLElement>(null);
  const isRead = passage !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => (dialog.current ? dialog.current.close() : onClose()));
  useEffect(() => {
    if (isRead) mark.current?.scrollIntoView({ block: "center" });
  }, [isRead]);
  if (passage === undefined) return null;
  const { title, around, page, href } = passage;
  const isDocument = source.kind === "document";
  return (
    <Dialog ref={dialog} title={title} size="side" hasCross closesBeside onClose={onClose}>
      {page !== undefined && <p className={styles.page}>{t("studyDocuments.page", { page })}</p>}
      {around === null && (
        <Notice text={t(isDocument && href === null ? "studyDocuments.gone" : "study.passageGone")} />
      )}
      <div className={styles.passage}>
        {around?.before.map((line) => (
          <Line key={line.at} text={line.text} />
        ))}
        {citation.quote !== "" && (
          <p>
            <mark ref={mark} className={styles.mark}>
              <InlineMarkdown text={lineAsRead(citation.quote)} />
            </mark>
          </p>
        )}
        {around?.after.map((line) => (
          <Line key={line.at} text={line.text} />
        ))}
      </div>
      {href !== null && (
        <PlainLink href={href} className={buttonClass("outline")}>
          {isDocument && page !== undefined ? t("studyDocuments.openPage", { page }) : t("study.openNote")}
        </PlainLink>
      )}
    </Dialog>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <p>
      <InlineMarkdown text={lineAsRead(text)} />
    </p>
  );
}
