import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useTexts } from "../language.tsx";
import styles from "./leaving-link.module.css";

type LeavingLinkProps = { readonly href: string; readonly title: string | undefined; readonly children: ReactNode };

/** A link that somebody else wrote: where it goes stands there in full before it is opened. [AIX-7] */
export function LeavingLink({ href, title, children }: LeavingLinkProps) {
  const t = useTexts();
  const [isAsked, setAsked] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  function ask(event: MouseEvent) {
    if (event.button === 2) return;
    event.preventDefault();
    setAsked(true);
  }

  function stay() {
    setAsked(false);
    link.current?.focus();
  }

  /** Escape would close what the text stands in. */
  function stayByKey(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    stay();
  }

  return (
    <>
      <a
        ref={link}
        href={href}
        title={title}
        target="_blank"
        rel="noopener noreferrer"
        aria-expanded={isAsked}
        onClick={ask}
        onAuxClick={ask}
      >
        {children}
      </a>
      {isAsked && (
        // biome-ignore lint/a11y/useSemanticElements: it stands in the midst of a paragraph, where no fieldset may.
        <span role="group" className={styles.ask} aria-label={t("reading.leaving.title")} onKeyDown={stayByKey}>
          <span>{t("reading.leaving.title")}</span>
          <bdi>{href}</bdi>
          <span className={styles.answers}>
            <a
              ref={(open) => open?.focus()}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setAsked(false)}
            >
              {t("reading.leaving.open")}
            </a>
            <button type="button" onClick={stay}>
              {t("action.cancel")}
            </button>
          </span>
        </span>
      )}
    </>
  );
}
