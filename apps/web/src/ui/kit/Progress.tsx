import type { ComponentProps } from "react";
import styles from "./progress.module.css";

export function Progress({ className = "", ...progress }: ComponentProps<"progress">) {
  return <progress className={`${styles.progress} ${className}`.trim()} {...progress} />;
}
