import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/Button.tsx";
import { useTexts } from "../../ui/language.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./coming.module.css";

/** A room that is not furnished yet says so, and what it will hold. */
function ComingPage({ area }: { readonly area: "aiTools" | "textbook" }) {
  const t = useTexts();
  return (
    <Page title={`${t(`area.${area}`)} · ${t("product")}`} heading={t(`area.${area}`)}>
      <div className={styles.sheet}>
        <p className={styles.label}>{t("coming.label")}</p>
        <p className={styles.text}>{t(`coming.${area}Text`)}</p>
        <p className={styles.meanwhile}>{t("coming.meanwhile")}</p>
        <Link to="/notes" className={buttonClass("outline")}>
          {t("notes.title")}
        </Link>
      </div>
    </Page>
  );
}

export const AiToolsComing = () => <ComingPage area="aiTools" />;
export const TextbookComing = () => <ComingPage area="textbook" />;
