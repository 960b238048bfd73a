import type { Page } from "playwright-core";

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/**
 * The tasks of the page's main thread from now until it is asked for, by Chromium's own trace, in CPU time: what else the
 * machine does makes none of them long.
 */
export async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await complete;
    await cdp.detach();
    return tasksIn(events);
  };
}

/** In milliseconds of CPU time. */
function tasksIn(events: readonly TraceEvent[]): readonly number[] {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const isTask = ({ name, ph, pid, tid }: TraceEvent) =>
    name === "RunTask" && ph === "X" && mainThreads.has(`${pid}:${tid}`);
  return events.filter(isTask).map(({ tdur = 0 }) => tdur / 1000);
}
