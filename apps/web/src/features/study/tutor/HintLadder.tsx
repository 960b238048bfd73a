import { type Rung, rungs } from "@jotter/tutor/ladder";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, Pressable } from "../../../ui/Button.tsx";
import { useTexts } from "../../../ui/language.tsx";
import { Markdown } from "../../../ui/Markdown.tsx";
import { registerShortcuts } from "../../../ui/shortcuts.ts";
import { askTutor } from "./ask-tutor.ts";
import { withHint } from "./sheet.ts";
import type { SheetPart } from "./sheet-part.ts";
import { hintWords } from "./sheet-words.ts";
import styles from "./tutor.module.css";

const hintKey = "h";
/** What these say depends on where the student stands. */
const movingRungs: readonly Rung[] = ["nudge", "concept", "next-step"];
/** On an empty sheet these ask for a first line before they are given; who is stuck asks again. */
const afterAttempt: readonly Rung[] = ["next-step", "answer"];

type HintLadderProps = Pick<SheetPart, "sheet" | "posed" | "change"> & { readonly isSolved: boolean };

/** Five rungs from a nod to the answer; the next one is asked for by its name. Who is there needs none. */
export function HintLadder({ sheet, posed, change, isSolved }: HintLadderProps) {
  const t = useTexts();
  const { ladder, hints, lines } = sheet;
  const [isAsking, setIsAsking] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = isSolved ? undefined : rungs[ladder.reached];
  const [attemptFor, setAttemptFor] = useState<Rung>();
  const isAttemptWanted = next !== undefined && lines.length === 0 && afterAttempt.includes(next);

  const give = async (rung: Rung) => {
    if (isAsking) return;
    setIsAsking(true);
    const asked = await askTutor("hint", { posed: { ...posed, isAlone: false }, lines, ladder, rung }).catch(
      () => null,
    );
    if (asked && "hint" in asked) await change((last) => withHint(last, asked.hint, asked.ladder, lines));
    setIsAsking(false);
    // The button that was pressed is gone.
    if (rung === rungs.at(-1)) heading.current?.focus({ preventScroll: true });
    // A long hint pushes the next rung below the tray.
    requestAnimationFrame(() => end.current?.scrollIntoView({ block: "nearest" }));
  };
  const giveNext = () => {
    if (isAttemptWanted && attemptFor !== next) setAttemptFor(next);
    else if (next) void give(next);
  };
  const onKey = useEffectEvent(giveNext);
  const label = next && t(`tutor.give.${next}`);
  useEffect(
    () => (label === undefined ? undefined : registerShortcuts([{ keys: hintKey, label, run: () => onKey() }])),
    [label],
  );
  return (
    <section className={styles.ladder} aria-labelledby="tutor-hints">
      <h2 ref={heading} id="tutor-hints" tabIndex={-1}>
        {t("tutor.hints")}
      </h2>
      <ol aria-live="polite">
        {rungs.map((rung, at) => {
          const given = hints.find(({ hint }) => hint.rung === rung);
          const isMoved =
            given && !isSolved && movingRungs.includes(rung) && given.lines.join("\n") !== lines.join("\n");
          return (
            <li key={rung} className={styles.rung} data-state={given ? "given" : rung === next ? "next" : "closed"}>
              <span className={styles.rungNumber}>{at + 1}</span>
              <div className={styles.rungText}>
                <strong>{t(`tutor.rung.${rung}`)}</strong>
                {given ? (
                  <Markdown text={hintWords(given.hint, t)} asksBeforeLeaving />
                ) : (
                  <small>{t(`tutor.rungAbout.${rung}`)}</small>
                )}
                {isMoved && (
                  <Pressable className={styles.fromHere} onClick={() => void give(rung)}>
                    {t("tutor.fromHere")}
                  </Pressable>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.quiet}>
        {isAttemptWanted && attemptFor === next && t("tutor.attemptFirst")}
      </p>
      <div ref={end} className={styles.ladderEnd}>
        {label === undefined ? (
          <p className={styles.quiet}>{t(isSolved ? "tutor.nudge.solved" : "tutor.ladderEnd")}</p>
        ) : (
          <Button wide disabled={isAsking} aria-keyshortcuts={hintKey.toUpperCase()} onClick={giveNext}>
            {label} <kbd className={styles.key}>{hintKey.toUpperCase()}</kbd>
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{t("tutor.solvedBefore")}</p>
    </section>
  );
}
