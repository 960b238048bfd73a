import type { EntranceContent } from "@jotter/content/entrance/entrance-content";
import type { ReactNode } from "react";
import { useSession } from "../../student/session/session-context.ts";
import { Brand } from "../../ui/Brand.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { LanguagePicker } from "../../ui/LanguagePicker.tsx";
import { useTexts } from "../../ui/language.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import { areas } from "./areas.ts";
import styles from "./entrance-frame.module.css";

type EntranceFrameProps = {
  readonly title: string;
  readonly content: EntranceContent;
  readonly children: ReactNode;
};

/** What the pages that tell about Jotter share: the way in above, all there is to read below. */
export function EntranceFrame({ title, content, children }: EntranceFrameProps) {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  return (
    <div className={styles.page}>
      <title>{`${title} · ${t("product")}`}</title>
      <header className={styles.head}>
        <Brand href="/welcome" shrinks />
        <nav aria-label={t("features.onPage")} className={styles.areas}>
          {areas(content).map(({ href, name }) => (
            <PlainLink key={href} href={href}>
              {name}
            </PlainLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguagePicker />
          {!isAuthenticated && (
            <PlainLink href="/login" className={buttonClass("outline")}>
              {t("welcome.signIn")}
            </PlainLink>
          )}
        </div>
      </header>
      <main>{children}</main>
      <footer className={styles.foot}>
        <Brand href="/welcome" size={32} />
        <nav aria-label={t("features.more")}>
          <ul className={styles.links}>
            {[
              { href: "/features", name: t("features.link.features") },
              ...areas(content),
              { href: "/terms", name: content.terms.name },
              { href: "/privacy", name: content.privacy.name },
            ].map(({ href, name }) => (
              <li key={href}>
                <PlainLink href={href}>{name}</PlainLink>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
