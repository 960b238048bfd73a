import { note } from "@jotter/domain/note";
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
import { passageAround, type Quoted } from "./passage-around.ts";

type PassageDialogProps = {
  readonly source: {
    readonly kind: string;
    readonly id: string;
    readonly title: string;
    readonly text?: string | undefined;
  };
  readonly citation: Quoted;
  readonly onClose: () => void;
};

const linesShown = 12;

/** Where words stand in their source, beside what is being done: whoever looks them up keeps their place. */
export function PassageDialog({ source, citation, onClose }: PassageDialogProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { kind, id, title, text: pasted } = source;
  const stored = useLive(
    async () => (kind === "note" ? ((await replica.get(note, id))?.body ?? null) : (pasted ?? null)),
    [replica, kind, id, pasted],
  );
  const mark = useRef<HTMLElement>(null);
  const isRead = stored !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => (dialog.current ? dialog.current.close() : onClose()));
  useEffect(() => {
    if (isRead) mark.current?.scrollIntoView({ block: "center" });
  }, [isRead]);
  if (stored === undefined) return null;
  const around = stored === null ? null : passageAround(stored, citation, linesShown);
  return (
    <Dialog ref={dialog} title={title} size="side" hasCross closesBeside onClose={onClose}>
      {around === null && <Notice text={t("study.passageGone")} />}
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
      {kind === "note" && stored !== null && (
        <PlainLink href={`/editor/${id}`} className={buttonClass("outline")}>
          {t("study.openNote")}
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
