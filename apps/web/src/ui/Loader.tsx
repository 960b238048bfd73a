import { useTexts } from "./language.tsx";
import styles from "./loader.module.css";

type LoaderProps = {
  readonly title?: string;
  readonly subtitle?: string;
  readonly size?: "small" | "medium" | "large";
  /** Takes the whole screen; without it, the room its page has. */
  readonly fullScreen?: boolean;
};

const ticks = Array.from({ length: 16 }, (_, index) => index);

/** A ruler with a running needle. [ROU-6] */
export function Loader({ title, subtitle, size = "medium", fullScreen = false }: LoaderProps) {
  const t = useTexts();
  return (
    <div className={`${styles.screen} ${styles[size]} ${fullScreen ? styles.full : ""}`} role="status">
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} />
        ))}
        <b />
      </div>
      <p className={styles.title}>{title ?? t("loader.title", { product: t("product") })}</p>
      <p className={styles.subtitle}>{subtitle ?? t("loader.subtitle")}</p>
    </div>
  );
}
