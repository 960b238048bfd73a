import type { ToolId } from "@jotter/study-tools/tool";
import type { ReactNode } from "react";
import { Desk } from "./Desk.tsx";
import { KeptNotice } from "./KeptNotice.tsx";
import { ModelSays, Provenance } from "./ModelSays.tsx";
import type { Passage } from "./passages.ts";
import { SourceSheet } from "./SourceSheet.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";
import type { Result } from "./use-result.tsx";
import type { ToolState } from "./use-tool.ts";

type ToolDeskProps = {
  readonly view: ToolViewProps;
  readonly tool: ToolId;
  readonly state: ToolState<unknown>;
  readonly result: Pick<Result<unknown>, "shown" | "show" | "isReopened">;
  readonly heading: string;
  readonly askLabel: string;
  /** What only a model can do here. */
  readonly needs: string;
  /** Nothing was asked for yet. */
  readonly isIdle?: boolean;
  readonly passages: readonly Passage[];
  readonly active: number | null;
  readonly tray: ReactNode;
  readonly children: ReactNode;
};

/** The desk of a tool that works on its texts as one: the sheet beside it, a failure above its result, all else below. */
export function ToolDesk({ view, tool, state, result, heading, askLabel, needs, ...shown }: ToolDeskProps) {
  const { sources, classLabels, model, onChange } = view;
  const { passages, active, tray, children, isIdle = false } = shown;
  const says = <ModelSays tool={tool} state={state} model={model} needs={needs} />;
  const hasFailed = state.run.state === "failed";
  return (
    <Desk
      heading={heading}
      take={
        <SourceSheet
          sources={sources}
          classLabels={classLabels}
          words={state.size?.words}
          passages={passages}
          active={active}
          onChange={onChange}
        />
      }
      provenance={
        !isIdle && (
          <Provenance
            tool={tool}
            sources={sources}
            state={state}
            model={model}
            shown={result.shown}
            keptAt={result.isReopened ? view.kept?.result.updatedAt : undefined}
            onShow={result.show}
            askLabel={askLabel}
          />
        )
      }
      tray={tray}
    >
      <KeptNotice view={view} isReopened={result.isReopened} />
      {hasFailed && says}
      {children}
      {!hasFailed && says}
    </Desk>
  );
}
