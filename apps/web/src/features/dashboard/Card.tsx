import type { ReactNode } from "react";
import { buttonClass } from "../../ui/Button.tsx";
import { cardClass } from "../../ui/Page.tsx";
import { PlainLink } from "../../ui/PlainLink.tsx";
import styles from "./control-room.module.css";

type CardProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly href: string; readonly label: string };
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Card({ id, title, text, link, className = "", children }: CardProps) {
  return (
    <section className={`${cardClass} ${styles.card} ${className}`} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {link && <PlainLink href={link.href}>{link.label}</PlainLink>}
      </div>
      {children}
    </section>
  );
}

type NothingProps = {
  readonly text: string;
  readonly href: string;
  readonly action: string;
  /** What is to happen there. */
  readonly afterwards?: () => void;
};

/** One sentence and one thing to do about it. */
export function Nothing({ text, href, action, afterwards }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      <PlainLink href={href} className={buttonClass("outline")} onClick={afterwards}>
        {action}
      </PlainLink>
    </div>
  );
}
