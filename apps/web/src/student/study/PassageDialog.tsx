import { note } from "@jotter/domain/note";
import type { TakenSource } from "@jotter/domain/study-result";
import type { Citation } from "@jotter/study-tools/citation";
import { useLive } from "../../student/records/use-live.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { Notice } from "../../ui/Problem.tsx";
import { passageAround } from "./passage-around.ts";
import styles from "./quiz.module.css";

type PassageDialogProps = {
  readonly source: TakenSource;
  readonly citation: Citation;
  readonly onClose: () => void;
};

/** Where an answer stands in its source, over the quiz: whoever looks it up keeps their place. */
export function PassageDialog({ source, citation, onClose }: PassageDialogProps) {
  const t = useTexts();
  const { replica } = useStudent();
  const { kind, id, title, text: pasted } = source;
  const text = useLive(
    async () => (kind === "note" ? ((await replica.get(note, id))?.body ?? "") : (pasted ?? "")),
    [replica, kind, id, pasted],
  );
  if (text === undefined) return null;
  const around = passageAround(text, citation);
  return (
    <Dialog title={title} size="medium" hasCross closesBeside onClose={onClose}>
      {around === null && <Notice text={t("quiz.passageGone")} />}
      <div className={styles.passage}>
        {around?.before.map((line) => (
          <Line key={line.at} text={line.text} />
        ))}
        <p>
          <mark className={styles.passageMark}>
            <InlineMarkdown text={around?.quote ?? citation.quote} />
          </mark>
        </p>
        {around?.after.map((line) => (
          <Line key={line.at} text={line.text} />
        ))}
      </div>
      {kind === "note" && around !== null && (
        <PlainLink href={`/editor/${id}`} className={buttonClass("outline")}>
          {t("quiz.openSource")}
        </PlainLink>
      )}
    </Dialog>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <p>
      <InlineMarkdown text={text} />
    </p>
  );
}
