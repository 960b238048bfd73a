import { withSpokenName } from "@jotter/markdown/spoken-formula";
import { useCallback } from "react";
import { useTexts } from "../../../ui/language.tsx";
import { SpokenContext } from "../../../ui/markdown/Formula.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import { NewProblem } from "./NewProblem.tsx";
import { SheetView } from "./SheetView.tsx";

/** Not a chat: a sheet of working whose every line is checked. [TUT-1] */
export function TutorView(props: ToolViewProps) {
  const { kept } = props;
  const t = useTexts();
  const withWords = useCallback(
    (html: string) => withSpokenName(html, (id, parts) => t(`tutor.maths.${id}`, parts)),
    [t],
  );
  return (
    <SpokenContext value={withWords}>
      {kept ? <SheetView view={props} id={kept.id} result={kept.result} /> : <NewProblem {...props} />}
    </SpokenContext>
  );
}
