import { type ReactNode, useId, useState } from "react";
import { Pressable } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { caretDownIcon } from "../../ui/icons/entrance.ts";
import { useMatches } from "../../ui/use-matches.ts";
import styles from "./result.module.css";

type FoldedOptionsProps = {
  readonly label: string;
  /** What is chosen, for whoever sees nothing else of it. */
  readonly chosen: string;
  readonly children: ReactNode;
};

/** How a tool is to work. On a phone it is folded, so that the result is what one sees first. */
export function FoldedOptions({ label, chosen, children }: FoldedOptionsProps) {
  const id = useId();
  const isNarrow = useMatches("(max-width: 760px)");
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return <div className={styles.choices}>{children}</div>;
  return (
    <div className={styles.folded}>
      <Pressable className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>
          {label} <small>{chosen}</small>
        </span>
        <Icon shape={caretDownIcon} size={14} />
      </Pressable>
      <div id={id} className={styles.choices} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
