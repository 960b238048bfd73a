import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonLook = "primary" | "outline" | "quiet" | "danger";
type ButtonProps = ComponentProps<"button"> & { readonly look?: ButtonLook; readonly wide?: boolean };

export function Button({ look = "quiet", wide = false, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, wide)} {...rest} />;
}

/** A button that is its icon: 44 px for a finger, and a name for those who do not see it. */
export function IconButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`${iconButtonClass} ${className}`.trim()} {...rest} />;
}

/** A key of a keyboard: it sinks under the finger. */
export function KeyCap({ type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={keyCapClass} {...rest} />;
}

/** What is pressed and has its face from where it stands: an event in a week, a row of a list, a pill. */
export function Pressable({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`${styles.pressable} ${className}`.trim()} {...rest} />;
}

/** For links that look like buttons: a link goes somewhere, a button does something. */
export function buttonClass(look: ButtonLook, wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ""].join(" ").trim();
}

export const iconButtonClass = styles.iconOnly ?? "";
export const keyCapClass = styles.keyCap ?? "";
