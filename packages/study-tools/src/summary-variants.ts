import { runTool, type ToolDeps, type ToolRequest, type ToolResult } from "./run-tool.ts";
import { type Summary, SummaryOptions, summary, summaryTypes } from "./summary.ts";

export type SummaryVariant = ToolResult<Summary & { readonly description: string }>;

/** Four summaries at the same time, each as it is ready. One that fails is left out without a word. [AIX-3] */
export async function* summaryVariants(
  request: Omit<ToolRequest<unknown>, "options"> & { readonly options: Partial<SummaryOptions> },
  descriptions: Readonly<Record<SummaryOptions["type"], string>>,
  means: ToolDeps,
): AsyncGenerator<SummaryVariant, void> {
  const running = new Map(
    summaryTypes.map((type) => [
      type,
      variant(type, request, descriptions[type], means).then((made) => ({ type, made })),
    ]),
  );
  while (running.size > 0) {
    const { type, made } = await Promise.race(running.values());
    running.delete(type);
    if (made) yield made;
  }
}

async function variant(
  type: SummaryOptions["type"],
  { sources, reader, options }: Parameters<typeof summaryVariants>[0],
  description: string,
  means: ToolDeps,
): Promise<SummaryVariant | null> {
  const own = SummaryOptions.parse({ ...options, type, includeQuestions: type === "detailed" });
  for await (const event of runTool(summary, { sources, reader, options: own }, means)) {
    if (event.kind === "result") return { ...event.result, output: { ...event.result.output, description } };
  }
  return null;
}
