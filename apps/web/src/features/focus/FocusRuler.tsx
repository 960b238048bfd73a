import type { FocusStanding } from "@jotter/domain/focus-timer";
import type { CSSProperties } from "react";
import styles from "./focus.module.css";

const minuteMs = 60_000;
const shortMinutes = 30;

/** The minutes of the stretch as a ruler that runs to its end. What it shows stands beside it in words. */
export function FocusRuler({ standing, size }: { readonly standing: FocusStanding; readonly size: "edge" | "strip" }) {
  const { lengthMs, leftMs, phase } = standing;
  const minutes = Math.max(1, lengthMs / minuteMs);
  const isShort = minutes <= shortMinutes;
  const places = {
    "--done": lengthMs === 0 ? 1 : 1 - leftMs / lengthMs,
    "--small": (isShort ? 0.2 : 1) / minutes,
    "--small-phone": (isShort ? 0.5 : 2.5) / minutes,
    "--medium": (isShort ? 1 : 5) / minutes,
    "--large": (isShort ? 5 : 15) / minutes,
  } as CSSProperties;
  return (
    <div className={styles.ruler} data-size={size} data-phase={phase} style={places} aria-hidden="true">
      <i />
      <i className={styles.done} />
      <b />
    </div>
  );
}
