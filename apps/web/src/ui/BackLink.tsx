import type { ReactNode } from "react";
import styles from "./back-link.module.css";
import { Icon } from "./Icon.tsx";
import { backIcon } from "./icons/app.ts";
import { PlainLink } from "./PlainLink.tsx";

/** The way back to the page this one belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <PlainLink href={href} className={styles.back}>
      <Icon shape={backIcon} size={18} />
      {children}
    </PlainLink>
  );
}
