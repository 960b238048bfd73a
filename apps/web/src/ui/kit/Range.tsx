import type { ComponentProps } from "react";
import styles from "./range.module.css";

export function Range({ className = "", ...range }: Omit<ComponentProps<"input">, "type">) {
  return <input type="range" className={`${styles.range} ${className}`.trim()} {...range} />;
}
