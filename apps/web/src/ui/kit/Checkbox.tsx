import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

type TickProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  /** Its label, on its right. Without one it needs an `aria-label`, or a label around it. */
  readonly children?: ReactNode;
};

export function Checkbox(props: TickProps) {
  return <Tick type="checkbox" {...props} />;
}

export function Radio(props: TickProps) {
  return <Tick type="radio" {...props} />;
}

function Tick({ children, className = "", ...input }: TickProps & { readonly type: "checkbox" | "radio" }) {
  const box = { ...input, className: `${styles.box} ${className}`.trim() };
  if (children === undefined) return <input {...box} />;
  return (
    <label className={styles.line}>
      <input {...box} />
      <span>{children}</span>
    </label>
  );
}
