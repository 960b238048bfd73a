import { expect, test } from "vitest";
import { tools } from "./catalogue.ts";
import { runTool } from "./run-tool.ts";
import { type Source, sourceOf } from "./source.ts";
import type { Tool, ToolId } from "./tool.ts";

const note = `# Weimar

Inflation: money loses its value because more and more of it is printed.

The Rentenmark replaced the worthless paper mark in November 1923. It was backed by land. Gustav Stresemann became chancellor in August 1923. He ended the passive resistance in the Ruhr.

- Dawes Plan → 1924, loans from the USA
- Treaty of Locarno → 1925, borders in the west`;

async function made(tool: ToolId, sources: readonly Source[]) {
  const chosen = tools[tool] as unknown as Tool<
    unknown,
    unknown,
    { concepts?: readonly Made[]; questions?: readonly Made[] }
  >;
  const request = { sources, options: chosen.options.parse({ count: 20 }), reader: { language: "en" as const } };
  for await (const event of runTool(chosen, request as never, {
    ask: null,
    contextTokens: 0,
    now: 1,
    newWord: () => "word",
  })) {
    if (event.kind === "result") return event.result.output.concepts ?? event.result.output.questions ?? [];
  }
  return [];
}
type Made = {
  readonly citations: readonly {
    readonly sourceId: string;
    readonly quote: string;
    readonly from: number;
    readonly to: number;
  }[];
};

const lines = note.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test.each(["concepts", "questions"] as const)(
  "%s: a selected line gives what the whole note gives for that place [NOT-7]",
  async (tool) => {
    const ofNote = await made(tool, [sourceOf({ id: "note:1", title: "Weimar", text: note }, "en")]);
    expect(ofNote.length).toBeGreaterThan(2);
    for (const text of lines) {
      const from = note.indexOf(text);
      const around = { text: note, from, to: from + text.length };
      const there = ofNote.filter(({ citations }) => citations.some((one) => one.from < around.to && one.to > from));
      const found = await made(tool, [sourceOf({ id: "text:1", title: "Weimar", text, around }, "en")]);
      expect(found.length).toBeGreaterThanOrEqual(there.length);
      for (const { sourceId, quote, from, to } of found.flatMap(({ citations }) => citations)) {
        expect([sourceId, text.slice(from, to)]).toEqual(["text:1", quote]);
      }
    }
  },
);
