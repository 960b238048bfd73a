import { createContext, type ReactNode, useContext } from "react";
import type { ReadingWay } from "../../student/study/reading-way.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { useTexts } from "../../ui/language.tsx";
import styles from "./desk.module.css";

type DeskProps = {
  readonly heading: string;
  /** From where: the sources. */
  readonly take: ReactNode;
  /** Where the result comes from, and the way to a model. */
  readonly provenance?: ReactNode;
  /** What becomes of it. */
  readonly tray?: ReactNode;
  readonly children: ReactNode;
};

/** Where whoever came from a document they were reading goes back to. */
export const ReadingWayContext = createContext<ReadingWay | undefined>(undefined);

/** The frame of every tool: from where, the work, what becomes of it. */
export function Desk({ heading, take, provenance, tray, children }: DeskProps) {
  const t = useTexts();
  const way = useContext(ReadingWayContext);
  return (
    <div className={styles.desk}>
      <title>{`${heading} · ${t("product")}`}</title>
      <BackLink href={way?.href ?? "/ai-tools"}>{way?.title ?? t("study.title")}</BackLink>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <div className={styles.provenance}>{provenance}</div>
      </div>
      <div className={styles.zones}>
        {take}
        <div className={styles.work}>{children}</div>
      </div>
      {tray}
    </div>
  );
}
