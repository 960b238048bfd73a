import type { ToolViewProps } from "../tool-view-props.ts";
import { NewProblem } from "./NewProblem.tsx";
import { SheetView } from "./SheetView.tsx";

/** Not a chat: a sheet of working whose every line is checked. [TUT-1] */
export function TutorView(props: ToolViewProps) {
  const { kept } = props;
  return kept ? <SheetView view={props} id={kept.id} result={kept.result} /> : <NewProblem {...props} />;
}
