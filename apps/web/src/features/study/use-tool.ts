import type { tools } from "@jotter/study-tools/catalogue";
import type { Reader } from "@jotter/study-tools/prompt";
import type { ToolEvent, ToolResult } from "@jotter/study-tools/run-tool";
import type { ToolId, ToolProblem } from "@jotter/study-tools/tool";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isOutOfReach, type ModelAtHand } from "../../student/models/use-model.ts";
import { useStudent } from "../../student/session/student-context.ts";
import { type SourceSize, startRun } from "./tool-runs.ts";
import type { StudySource } from "./use-sources.ts";

export type OutputOf<Id extends ToolId> = ReturnType<(typeof tools)[Id]["read"]>;

type ModelRun =
  | { readonly state: "idle" }
  | { readonly state: "working"; readonly done: number; readonly of: number }
  /** Asked for without a network: it is asked when there is one. */
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly problem: ToolProblem };

export type DeviceReading = {
  /** Undefined as long as nobody has to wait. */
  readonly share: number | undefined;
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
};

export type ToolState<Output> = {
  /** How much there is to read; undefined until it is counted. */
  readonly size: SourceSize | undefined;
  /** Made on this device, and in how many seconds; undefined while it works. */
  readonly device: { readonly result: ToolResult<Output>; readonly seconds: number } | undefined;
  /** While the device works for longer than a moment: how much of it is done, and whether it was told to stop. */
  readonly reading: DeviceReading;
  /** What a model made of the same sources with the same choices, if it was asked. */
  readonly byModel: ToolResult<Output> | undefined;
  readonly run: ModelRun;
  readonly ask: () => void;
  readonly stop: () => void;
  /** Nothing more of the last failure: the device's result is what is wanted. */
  readonly settle: () => void;
};

type Given = {
  readonly sources: readonly StudySource[] | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly reader: Reader;
  readonly model: ModelAtHand;
};

/** One tool at work on some sources: the device at once and by itself, a model beside it and when asked. [AIX-5] [AIX-6] */
export function useTool<Id extends ToolId>(
  tool: Id,
  { sources, options, reader, model }: Given,
): ToolState<OutputOf<Id>> {
  const { ai, now } = useStudent();
  const [size, setSize] = useState<SourceSize>();
  const [device, setDevice] = useState<Made<OutputOf<Id>> & { readonly seconds: number }>();
  const [byModel, setByModel] = useState<Made<OutputOf<Id>>>();
  const [run, setRun] = useState<ModelRun>({ state: "idle" });
  const [broken, setBroken] = useState<symbol>();
  const [share, setShare] = useState<{ readonly of: symbol; readonly share: number }>();
  const [stopped, setStopped] = useState<symbol>();
  const [turn, setTurn] = useState(0);
  const leave = useRef(() => {});
  const endReading = useRef(() => {});
  const choices = JSON.stringify([options, reader]);
  const same = useSame(sources);
  // One piece of work is these sources with these choices: what is made for another is not shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one whenever one of these is.
  const work = useMemo(() => Symbol("work"), [tool, same, choices]);
  const given = useRef({ sources, options, reader });
  given.current = { sources, options, reader };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever stopped it may want it after all.
  useEffect(() => {
    const { sources, options, reader } = given.current;
    if (!sources) return;
    const began = performance.now();
    endReading.current = startRun(
      { tool, texts: textsOf(sources), options, reader, now: now(), contextTokens: null },
      {
        ask: null,
        onRead: setSize,
        onShare: (share) => {
          if (performance.now() - began > momentMs) setShare({ of: work, share });
        },
        onEvent: (event) => {
          // Of the device that is a fault of ours.
          if (event.kind === "problem" && event.problem.kind === "unavailable") setBroken(work);
          if (event.kind !== "result") return;
          const result = event.result as ToolResult<OutputOf<Id>>;
          setDevice({ of: work, result, seconds: (performance.now() - began) / 1000 });
        },
      },
    );
    return () => endReading.current();
  }, [tool, work, now, turn]);

  // What a model was asked before other sources or choices were taken is of no use any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the work is another.
  useEffect(
    () => () => {
      leave.current();
      setRun({ state: "idle" });
    },
    [work],
  );

  const contextTokens = model.state === "ready" ? model.status.contextTokens : null;
  const ask = useCallback(() => {
    leave.current();
    const { sources, options, reader } = given.current;
    if (!sources) return;
    if (contextTokens === null) return setRun({ state: "waiting" });
    const leaving = new AbortController();
    setRun({ state: "working", done: 0, of: 1 });
    const onEvent = (event: ToolEvent<unknown>) => {
      if (event.kind === "progress") setRun({ state: "working", done: event.done, of: event.of });
      else if (event.kind === "result") {
        setByModel({ of: work, result: event.result as ToolResult<OutputOf<Id>> });
        setRun({ state: "idle" });
      } else setRun(event.problem.kind === "aborted" ? { state: "idle" } : { state: "failed", problem: event.problem });
    };
    const stop = startRun(
      { tool, texts: textsOf(sources), options, reader, now: now(), contextTokens },
      {
        onEvent,
        ask: async (question) => {
          const answer = await (await ai({ by: tool, items: sources.map(({ title }) => title) })).object(
            question,
            leaving.signal,
          );
          return answer.ok ? { ok: true, value: answer.value?.value } : answer;
        },
      },
    );
    leave.current = () => {
      leaving.abort();
      stop();
    };
  }, [tool, work, contextTokens, ai, now]);

  // Back again: it is done, or it is said why it is not.
  const refusal = model.state === "none" && !isOutOfReach(model.problem) ? model.problem : null;
  useEffect(() => {
    if (run.state !== "waiting") return;
    if (contextTokens !== null) ask();
    else if (refusal) setRun({ state: "failed", problem: refusal });
  }, [run.state, contextTokens, refusal, ask]);

  if (broken === work) throw new Error("The device could not read these texts.");
  return {
    size,
    device: device?.of === work ? device : undefined,
    reading: {
      share: share?.of === work ? share.share : undefined,
      isStopped: stopped === work,
      stop: () => {
        endReading.current();
        setStopped(work);
      },
      again: () => {
        setShare(undefined);
        setStopped(undefined);
        setTurn(turn + 1);
      },
    },
    byModel: byModel?.of === work ? byModel.result : undefined,
    run,
    ask,
    stop: () => {
      leave.current();
      setRun({ state: "idle" });
    },
    settle: () => setRun({ state: "idle" }),
  };
}

/** So long nobody minds waiting, and a bar that comes and goes would only be in the way. */
const momentMs = 1000;

type Made<Output> = { readonly of: symbol; readonly result: ToolResult<Output> };

/** A note that is saved again as it was is no other source. */
function useSame(sources: readonly StudySource[] | undefined): readonly StudySource[] | undefined {
  const last = useRef(sources);
  const isSame =
    last.current?.length === sources?.length &&
    sources?.every(({ id, text, title }, at) => {
      const before = last.current?.[at];
      return before?.id === id && before.text === text && before.title === title;
    });
  if (!isSame) last.current = sources;
  return last.current;
}

function textsOf(sources: readonly StudySource[]) {
  return sources.map(({ id, title, text, around }) => ({ id, title, text, around }));
}
