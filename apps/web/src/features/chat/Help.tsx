import { useTexts } from "../../ui/language.tsx";
import { Markdown } from "../../ui/Markdown.tsx";
import styles from "./chat.module.css";

/** Where somebody in danger finds a person to talk to. It says nothing about them. */
export function Help() {
  const t = useTexts();
  return (
    <section className={styles.help} aria-label={t("chat.help.title")}>
      <h3>{t("chat.help.title")}</h3>
      <Markdown text={t("chat.help.lines")} idPrefix="jotson-help-" />
    </section>
  );
}
