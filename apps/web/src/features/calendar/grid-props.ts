import type { Occurrence } from "@jotter/domain/occurrences";
import type { PointerEvent } from "react";
import type { View } from "./calendar-view.ts";
import type { ClassLabels, Hands } from "./EventChip.tsx";
import type { Span } from "./span.ts";
import type { SchoolDayName } from "./use-school-days.ts";

/** What a grid of days or hours is drawn from. */
export type GridProps = {
  readonly day: string;
  readonly today: string;
  readonly occurrences: readonly Occurrence[];
  readonly classLabels: ClassLabels;
  readonly isNarrow: boolean;
  readonly hands: Hands;
  /** What is being moved. */
  readonly heldKey: string | null;
  /** What is being drawn on a free place. */
  readonly drawn: Span | null;
  readonly schoolDay: SchoolDayName;
  readonly onDay: (day: string, view?: View) => void;
  /** A free place was pressed. */
  readonly onFree: (event: PointerEvent) => void;
  readonly onCreate: (span: Span) => void;
};
