import { SourceSheet } from "../SourceSheet.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";

type ProblemSourcesProps = Pick<ToolViewProps, "sources" | "classLabels" | "onChange"> &
  Partial<Pick<Parameters<typeof SourceSheet>[0], "passages" | "active">>;

/** What a problem is taken from, or a talk is about; nothing where it was typed. */
export function ProblemSources({ sources, passages = [], active = null, ...rest }: ProblemSourcesProps) {
  if (sources.length === 0) return null;
  return <SourceSheet sources={sources} words={undefined} passages={passages} active={active} {...rest} />;
}
