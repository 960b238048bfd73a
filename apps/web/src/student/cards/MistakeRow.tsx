import { lineOf } from "@jotter/markdown/line";
import { readableText } from "@jotter/markdown/readable-formula";
import { InlineMarkdown } from "../../ui/InlineMarkdown.tsx";
import { Checkbox } from "../../ui/kit/Checkbox.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./mistake-cards.module.css";

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
  return (
    <li className={styles.card} data-left={isThere || !isKept}>
      <Checkbox checked={isKept && !isThere} disabled={isThere} onChange={onToggle}>
        <strong>
          <InlineMarkdown text={front} />
        </strong>
        <span className={styles.back}>
          <InlineMarkdown text={back} />
        </span>
        {isThere && <small>{t("cards.has", { front: readableText(lineOf(twin)) })}</small>}
      </Checkbox>
    </li>
  );
}
