import { lineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./mistake-cards.module.css";
import { spokenName } from "./spoken-words.ts";

type MistakeRowProps = {
  readonly front: string;
  readonly back: string;
  /** The front of a card that is there already, which this one repeats. */
  readonly twin: string | undefined;
  readonly isKept: boolean;
  readonly onToggle: () => void;
};

/** A card as it would be made: what it asks, and what answers it. */
export function MistakeRow({ front, back, twin, isKept, onToggle }: MistakeRowProps) {
  const t = useTexts();
  const isThere = twin !== undefined;
  const [asked = "", ...options] = front.split(/\n+- /);
  return (
    <li className={styles.card} data-left={isThere || !isKept}>
      <Checkbox
        checked={isKept && !isThere}
        disabled={isThere}
        aria-label={spokenName(`${front}\n\n${back}`)}
        onChange={onToggle}
      >
        <strong>
          <InlineMarkdown text={asked} />
        </strong>
        {options.map((option) => (
          <span key={option} className={styles.option}>
            <InlineMarkdown text={option} />
          </span>
        ))}
        <span className={styles.back}>
          <InlineMarkdown text={back} />
        </span>
        {isThere && <small>{t("cards.has", { front: readableText(lineOf(twin)) })}</small>}
      </Checkbox>
    </li>
  );
}
