import type { ReactNode } from "react";
import { Brand } from "../../ui/Brand.tsx";
import { LanguagePicker } from "../../ui/LanguagePicker.tsx";
import { useTexts } from "../../ui/language.tsx";
import { SmallPrint } from "../../ui/SmallPrint.tsx";
import styles from "./entrance-page.module.css";

type EntranceFrameProps = {
  readonly title: string;
  readonly heading: ReactNode;
  /** Under the heading. */
  readonly lead?: ReactNode;
  /** Across the page, above the columns. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

export function EntranceFrame({ title, heading, lead, above, children }: EntranceFrameProps) {
  const t = useTexts();
  return (
    <div className={above ? `${styles.page} ${styles.long}` : styles.page}>
      <title>{`${title} · ${t("product")}`}</title>
      <header className={styles.head}>
        <Brand href="/welcome" />
        <LanguagePicker />
      </header>
      <main className={styles.main}>
        {above}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.sheet}>{children}</div>
        </div>
      </main>
      <footer>
        <SmallPrint />
      </footer>
      <div className={styles.ticks} aria-hidden="true" />
    </div>
  );
}

export const entranceStyles = styles;
