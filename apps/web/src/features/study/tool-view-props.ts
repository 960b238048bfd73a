import type { StudyResult } from "@jotter/domain/study-result";
import type { ToolPageName } from "@jotter/study-tools/pages";
import type { Reader } from "@jotter/study-tools/prompt";
import type { ClassLabels } from "../../student/grades/use-class-labels.ts";
import type { ModelAtHand } from "../../student/models/use-model.ts";
import type { Taken } from "../../student/study/taken.ts";
import type { StudySource } from "./use-sources.ts";

/** What the page gives the view of a tool. */
export type ToolViewProps = {
  readonly page: ToolPageName;
  /** Whether the stored theme is dark, which it is where none was chosen: what draws for itself asks here. */
  readonly isDark: boolean;
  readonly taken: readonly Taken[];
  readonly sources: readonly StudySource[];
  readonly classLabels: ClassLabels;
  readonly reader: Reader;
  readonly model: ModelAtHand;
  /** What the link named: a term, a question, selected words. */
  readonly about: string;
  /** What was kept before and is opened again. */
  readonly kept: { readonly id: string; readonly result: StudyResult } | null;
  /** Leaves what was kept where it is, and has the tool make it anew. */
  readonly onAnew: () => void;
  /** Opens the picker of sources. */
  readonly onChange: () => void;
};
