import type { Claim } from "@jotter/study-tools/citation";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./comparison.module.css";
import { lineTree } from "./marked-tree.ts";
import type { MissedPart } from "./missed-lines.ts";

type AddMissedProps = {
  /** The note it goes into. */
  readonly title: string;
  readonly missed: readonly { readonly title: string; readonly claims: readonly Claim[] }[];
  readonly onAdd: (parts: readonly MissedPart[]) => void;
  readonly onClose: () => void;
};

/** What would go into a note, sentence by sentence, before any of it does. */
export function AddMissed({ title, missed, onAdd, onClose }: AddMissedProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const all = missed.flatMap(({ claims }) => claims);
  const [left, setLeft] = useState<ReadonlySet<Claim>>(new Set());
  const count = all.length - left.size;
  const toggle = (claim: Claim) => {
    const next = new Set(left);
    if (!next.delete(claim)) next.add(claim);
    setLeft(next);
  };

  useBackCloses(true, () => dialog.current?.close());

  function add() {
    const parts = missed.map(({ title, claims }) => ({
      heading: t("study.comparison.missedHeading", { title }),
      lines: claims.filter((claim) => !left.has(claim)).map(({ text }) => text.replace(/\s+/g, " ").trim()),
    }));
    onAdd(parts.filter(({ lines }) => lines.length > 0));
    dialog.current?.close();
  }

  return (
    <Dialog title={t("study.comparison.addTitle", { title })} size="wide" hasCross ref={dialog} onClose={onClose}>
      <p className={styles.quiet}>{t("study.comparison.addText")}</p>
      {missed.map(({ title, claims }) => (
        <section key={title} className={styles.missed}>
          <h3>{t("study.comparison.missedHeading", { title })}</h3>
          {claims.map((claim) => (
            <Checkbox
              key={`${claim.citations[0]?.from} ${claim.text}`}
              checked={!left.has(claim)}
              onChange={() => toggle(claim)}
            >
              <Markdown text={claim.text} tree={lineTree(claim.text)} />
            </Checkbox>
          ))}
        </section>
      ))}
      <div className={styles.addWays}>
        {all.length > 1 && (
          <Button onClick={() => setLeft(new Set(count === 0 ? [] : all))}>
            {t(count === 0 ? "study.comparison.tickAll" : "study.comparison.tickNone")}
          </Button>
        )}
        <Button look="primary" disabled={count === 0} onClick={add}>
          {t("study.comparison.addNow", { count })}
        </Button>
      </div>
    </Dialog>
  );
}
