import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonLook = "primary" | "outline" | "quiet" | "danger";
type ButtonProps = ComponentProps<"button"> & { readonly look?: ButtonLook; readonly wide?: boolean };

export function Button({ look = "quiet", wide = false, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, wide)} {...rest} />;
}

/** For links that look like buttons: a link goes somewhere, a button does something. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ""].join(" ").trim();
}

export const iconButtonClass = styles.iconOnly ?? "";
export const keyCapClass = styles.keyCap ?? "";
