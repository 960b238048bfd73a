import { useTexts } from "./language.tsx";
import { PlainLink } from "./PlainLink.tsx";
import styles from "./small-print.module.css";

const places = {
  features: "/features",
  about: "/features#about",
  faq: "/features#faq",
  terms: "/terms",
  privacy: "/privacy",
} as const;

/** One quiet row under a page of the entrance, for those who want to read more first. [MKT-1] */
export function SmallPrint({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTexts();
  return (
    <nav aria-label={t("features.more")} className={styles.row}>
      {(Object.keys(places) as (keyof typeof places)[]).map((name) => (
        <PlainLink key={name} href={places[name]} onClick={() => onLeave?.()}>
          {t(`features.link.${name}`)}
        </PlainLink>
      ))}
    </nav>
  );
}
