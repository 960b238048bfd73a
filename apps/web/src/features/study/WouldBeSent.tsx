import type { ToolId } from "@jotter/study-tools/tool";
import { useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useFormat, useTexts } from "../../ui/language.tsx";
import { useBackCloses } from "../../ui/use-back-closes.ts";
import styles from "./desk.module.css";
import type { SourceSize } from "./tool-runs.ts";
import type { StudySource } from "./use-sources.ts";

type WouldBeSentProps = {
  readonly tool: ToolId | "essay" | "tutor";
  readonly sources: readonly (Pick<StudySource, "id" | "title" | "text"> | SentPhoto)[];
  readonly size: SourceSize | undefined;
  readonly contextTokens: number;
  /** How often all of it is asked: what must be sure is asked twice. */
  readonly times?: number;
};

/** A picture, by its address in this tab. */
type SentPhoto = { readonly id: string; readonly title: string; readonly picture: string; readonly bytes: number };

/** What a model would be given, before it is. [AIX-8] */
export function WouldBeSent({ tool, sources, size, contextTokens, times = 1 }: WouldBeSentProps) {
  const t = useTexts();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false));
  const tokens = size?.tokens ?? 0;
  const parts = Math.max(1, Math.ceil(tokens / Math.max(1000, contextTokens * 0.75 - 1500)));
  // What was made of several parts is put together by one more question; questions on a text are only counted out.
  const count = times * (parts > 1 && tool !== "questions" ? parts + 1 : parts);
  return (
    <>
      <Pressable className={styles.way} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("sent.would")}
      </Pressable>
      {isOpen && (
        <Dialog title={t("sent.wouldTitle")} hasCross closesBeside onClose={() => setIsOpen(false)}>
          <p>{t(sources.some((source) => "picture" in source) ? "sent.wouldPicture" : "sent.wouldText")}</p>
          {size && <p>{t("sent.wouldSize", { count, tokens: format.number(times * tokens) })}</p>}
          <ul className={styles.would}>
            {sources.map((source) => (
              <li key={source.id}>
                <details>
                  <summary>
                    {source.title}{" "}
                    <small>{format.bytes("picture" in source ? source.bytes : new Blob([source.text]).size)}</small>
                  </summary>
                  {"picture" in source ? (
                    <img src={source.picture} alt={source.title} />
                  ) : (
                    <pre>{source.text.slice(0, 20_000)}</pre>
                  )}
                </details>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
