import type { ComponentProps } from "react";

/** Opened by a button of ours; what it draws itself is never seen. */
export function FileInput(input: Omit<ComponentProps<"input">, "type" | "hidden">) {
  return <input type="file" hidden {...input} />;
}
