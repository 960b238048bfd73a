import { Button } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./draft-back.module.css";

/** Over a form that has its words of before. */
export function DraftBack({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useTexts();
  return (
    <p className={styles.back} role="status">
      {t("draft.back")}
      <Button onClick={onStartOver}>{t("draft.startOver")}</Button>
    </p>
  );
}
