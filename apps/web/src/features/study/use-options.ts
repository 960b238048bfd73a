import { useKeptDraft } from "../../student/records/use-kept-draft.ts";
import { addressOf } from "../../student/study/taken.ts";
import type { ToolViewProps } from "./tool-view-props.ts";

/** How a tool is to work on what was taken. A reload in this tab changes nothing of it. */
export function useOptions<Options extends object>({ page, taken, kept }: ToolViewProps, defaults: Options) {
  const first: Options = { ...defaults, ...kept?.result.options };
  const { draft, setDraft } = useKeptDraft(`study ${page} ${kept?.id ?? addressOf(taken)}`, first);
  return [draft, setDraft] as const;
}
