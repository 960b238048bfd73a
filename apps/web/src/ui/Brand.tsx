import styles from "./brand.module.css";
import { Logo } from "./Logo.tsx";
import { useTexts } from "./language.tsx";
import { PlainLink } from "./PlainLink.tsx";

type BrandProps = {
  readonly size?: number;
  readonly href?: string;
  /** On a phone the sign alone, where a long word for "Sign In" needs the room. */
  readonly shrinks?: boolean;
};

/** The sign and the name, over every page of the entrance; a link where it leads somewhere. */
export function Brand({ size = 40, href, shrinks = false }: BrandProps) {
  const t = useTexts();
  const inside = (
    <>
      <Logo size={size} />
      <span className={styles.name}>{t("product")}</span>
    </>
  );
  if (href === undefined) return <span className={styles.brand}>{inside}</span>;
  return (
    <PlainLink href={href} className={styles.brand} data-shrinks={shrinks}>
      {inside}
    </PlainLink>
  );
}
