import { type Mark, markColours } from "@jotter/domain/mark";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { commentIcon } from "../../ui/icons/reader.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./marks.module.css";

type MarkChoicesProps = {
  /** `isExact` with Alt: just the letters that are selected, not whole words. */
  readonly onColour: (colour: Mark["colour"], isExact: boolean) => void;
  readonly onComment: (isExact: boolean) => void;
};

/** With words that are selected: four colours, and a comment. */
export function MarkChoices({ onColour, onComment }: MarkChoicesProps) {
  const t = useTexts();
  return (
    <>
      {markColours.map((colour, at) => (
        <Pressable
          key={colour}
          data-mark-now={colour}
          className={styles.swatch ?? ""}
          tabIndex={at === 0 ? 0 : -1}
          aria-label={t("reader.markIn", { colour: t(`reader.colour.${colour}`) })}
          onClick={({ altKey }) => onColour(colour, altKey)}
        >
          <i data-look={colour} />
        </Pressable>
      ))}
      <Pressable data-mark-now="comment" tabIndex={-1} onClick={({ altKey }) => onComment(altKey)}>
        <Icon shape={commentIcon} size={18} />
        <span>{t("reader.comment")}</span>
      </Pressable>
    </>
  );
}
