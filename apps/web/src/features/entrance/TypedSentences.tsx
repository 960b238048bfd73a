import type { TypedSentence } from "@jotter/content/entrance/entrance-content";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { pauseIcon, playIcon } from "../../ui/icons/entrance.ts";
import { useTexts } from "../../ui/language.tsx";
import { Mark } from "../../ui/Mark.tsx";
import { useReducedMotion } from "../../ui/use-reduced-motion.ts";
import { markerOf } from "./feature-markers.ts";
import styles from "./typed-sentences.module.css";
import { characters, playTyping, typingStart } from "./typing.ts";

type TypedSentencesProps = {
  readonly sentences: readonly TypedSentence[];
  readonly language: string;
  /** What stands beside the button that stops it. */
  readonly children: ReactNode;
};

/** The typing is for the eye alone: those who hear the page are read the same sentences as a list further down. [FEA-1] */
export function TypedSentences({ sentences, language, children }: TypedSentencesProps) {
  const t = useTexts();
  const [isPaused, setPaused] = useState(false);
  const { sentence, typed, untyped, isStill } = useTyping(sentences, language, isPaused);
  const current = sentences[sentence];
  return (
    <div className={styles.all} data-paused={isPaused}>
      <p className={styles.sentence} aria-hidden="true" data-marker={current && markerOf[current.id]}>
        {/* The longest of the six keeps the room, so that nothing below moves. */}
        {sentences.map(({ id, text }) => (
          <span key={id} className={styles.room}>
            {text}
          </span>
        ))}
        <span className={styles.shown}>
          <span data-testid="typed">{typed}</span>
          {!isStill && <i className={styles.pen} data-resting={untyped === "" || typed === ""} />}
          {/* Already in its place, unseen: no word jumps to the next line while it is typed. */}
          <span className={styles.untyped}>{untyped}</span>
        </span>
      </p>
      <div className={styles.actions}>
        {children}
        <Pressable
          className={styles.pause}
          aria-label={t(isPaused ? "features.play" : "features.pause")}
          title={t(isPaused ? "features.play" : "features.pause")}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon shape={isPaused ? { regular: playIcon.fill } : { regular: pauseIcon.fill }} size={22} />
        </Pressable>
      </div>
      {current && (
        <div className={styles.place} aria-hidden="true" data-marker={markerOf[current.id]}>
          <p className={styles.name}>
            <b>{sentence + 1}</b>
            {/* The key makes each name a new one, so that its stroke is drawn again. */}
            <span key={current.id}>
              <Mark>{t(`features.name.${current.id}`)}</Mark>
            </span>
          </p>
          <div className={styles.ruler}>
            <i style={{ transform: `translateX(${((sentence + 0.5) / sentences.length) * 100}%)` }} />
          </div>
        </div>
      )}
    </div>
  );
}

function useTyping(sentences: readonly TypedSentence[], language: string, isPaused: boolean) {
  const isStill = useReducedMotion();
  const written = useMemo(() => sentences.map(({ text }) => characters(text, language)), [sentences, language]);
  const [state, setState] = useState(typingStart);
  const latest = useRef(state);
  useEffect(() => {
    if (isPaused) return;
    const lengths = written.map(({ length }) => length);
    return playTyping(latest.current, lengths, isStill, (next) => {
      latest.current = next;
      setState(next);
    });
  }, [written, isStill, isPaused]);
  const text = written[state.sentence] ?? [];
  const shown = isStill ? text.length : state.shown;
  return {
    sentence: state.sentence,
    typed: text.slice(0, shown).join(""),
    untyped: text.slice(shown).join(""),
    isStill,
  };
}
