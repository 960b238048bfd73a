import styles from "./field.module.css";
import { Icon } from "./Icon.tsx";
import { warningIcon } from "./icons/forms.ts";

/** What went wrong, said at once to those who listen. */
export function Problem({ label, text }: { readonly label?: string; readonly text: string }) {
  return (
    <div className={styles.problem} role="alert">
      <Icon shape={warningIcon} />
      {label && <strong>{label}</strong>}
      <span>{text}</span>
    </div>
  );
}

export function Notice({ text }: { readonly text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
