import { Pressable } from "../../../ui/Button.tsx";
import { InlineMarkdown } from "../../../ui/InlineMarkdown.tsx";
import styles from "./tutor.module.css";

type ProblemChoiceProps = {
  readonly asks?: string;
  /** As it is typed: a drawn formula is no name of a button. */
  readonly words: string;
  readonly shown: string;
  readonly onChoose: () => void;
};

export function ProblemChoice({ asks = "", words, shown, onChoose }: ProblemChoiceProps) {
  return (
    <Pressable className={styles.sample} onClick={onChoose}>
      {asks !== "" && <small>{asks}</small>}
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        <InlineMarkdown text={shown} />
      </span>
    </Pressable>
  );
}
