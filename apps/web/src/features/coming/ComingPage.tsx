import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./coming.module.css";

/** A room that is not furnished yet says so, and what it will hold. */
export function TextbookComing() {
  const t = useTexts();
  return (
    <Page title={`${t("area.textbook")} · ${t("product")}`} heading={t("area.textbook")}>
      <div className={styles.sheet}>
        <p className={styles.label}>{t("coming.label")}</p>
        <p className={styles.text}>{t("coming.textbookText")}</p>
        <p className={styles.meanwhile}>{t("coming.meanwhile")}</p>
        <Link to="/notes" className={buttonClass("outline")}>
          {t("notes.title")}
        </Link>
      </div>
    </Page>
  );
}
