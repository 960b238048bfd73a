import type { ReactNode } from "react";
import { Pressable } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { closeIcon } from "./icons/app.ts";
import { caretDownIcon } from "./icons/entrance.ts";
import { Select } from "./kit/Select.tsx";
import { useTexts } from "./language.tsx";
import styles from "./list-toolbar.module.css";

type ChoiceProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Given while something is chosen that can be cleared. */
  readonly onClear?: (() => void) | undefined;
  readonly marker?: string | undefined;
  readonly children: ReactNode;
};

/** The browser's own list in a pill; once something is chosen, a chip that can be cleared. */
export function Choice({ label, icon, value, onChoose, onClear, marker, children }: ChoiceProps) {
  const t = useTexts();
  return (
    <span className={styles.pill} data-chosen={onClear !== undefined} data-marker={marker}>
      {marker ? <span className={styles.dot} /> : icon}
      <Select bare aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </Select>
      {onClear ? (
        <Pressable aria-label={t("notes.clearFilter", { name: label })} onClick={onClear}>
          <Icon shape={closeIcon} size={14} />
        </Pressable>
      ) : (
        <Icon shape={caretDownIcon} size={14} />
      )}
    </span>
  );
}
