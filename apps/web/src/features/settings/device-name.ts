import type { Device } from "@jotter/ports/backend";

/** "Firefox · Linux"; null where neither is one we know. [SET-2] */
export function deviceName({ browser, system }: Pick<Device, "browser" | "system">): string | null {
  return [browser, system].filter((part) => part !== null).join(" · ") || null;
}
