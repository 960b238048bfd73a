import { useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import styles from "./desk.module.css";
import type { SourceSize } from "./tool-runs.ts";
import type { StudySource } from "./use-sources.ts";

type WouldBeSentProps = {
  readonly sources: readonly StudySource[];
  readonly size: SourceSize | undefined;
  readonly contextTokens: number;
};

/** What a model would be given, before it is. [AIX-8] */
export function WouldBeSent({ sources, size, contextTokens }: WouldBeSentProps) {
  const t = useTexts();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const tokens = size?.tokens ?? 0;
  const count = Math.max(1, Math.ceil(tokens / Math.max(1000, contextTokens * 0.75 - 1500)));
  return (
    <>
      <Pressable className={styles.way} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("sent.would")}
      </Pressable>
      {isOpen && (
        <Dialog title={t("sent.wouldTitle")} hasCross closesBeside onClose={() => setIsOpen(false)}>
          <p>{t("sent.wouldText")}</p>
          <p>{t("sent.wouldSize", { count, tokens: format.number(tokens) })}</p>
          <ul className={styles.would}>
            {sources.map(({ id, title, text }) => (
              <li key={id}>
                <details>
                  <summary>
                    {title} <small>{format.bytes(new Blob([text]).size)}</small>
                  </summary>
                  <pre>{text.slice(0, 20_000)}</pre>
                </details>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
