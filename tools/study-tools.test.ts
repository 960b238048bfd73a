import type { ObjectQuestion } from "@jotter/domain/model";
import { ok } from "@jotter/domain/result";
import { describe, expect, test } from "vitest";
import { objectReader } from "../apps/server/src/models/object-answer.ts";
import { en } from "../locales/src/en.ts";
import { tools } from "../packages/study-tools/src/catalogue.ts";
import { runTool } from "../packages/study-tools/src/run-tool.ts";
import type { Source } from "../packages/study-tools/src/source.ts";
import { summaryTypes } from "../packages/study-tools/src/summary.ts";
import type { Tool, ToolId } from "../packages/study-tools/src/tool.ts";

/** Two rooms that may not know each other: what one asks, the other must take. */
describe("the gateway takes the question of every study tool [AIX-4]", () => {
  const source = (text: string): Source => ({ id: "a", title: "", text, language: "en" });
  const book = Array.from({ length: 80 }, (_, at) => `## ${at}\n\n${"A river flows to the sea. ".repeat(30)}`).join(
    "\n\n",
  );

  test.each(Object.values(tools) as readonly Tool<unknown, unknown, unknown>[])(
    "$id, of a page and of a book",
    async (tool) => {
      const asked: ObjectQuestion[] = [];
      const ask = async (question: ObjectQuestion) => {
        asked.push(question);
        return ok({ points: [], questions: [] });
      };
      const means = { ask, contextTokens: 8000, now: 0, newWord: () => "abcdefghijklmnopqrst" };
      const reader = { language: "en", level: null } as const;
      for (const text of ["A page.", book]) {
        const request = { sources: [source(text), source(text)], options: tool.options.parse({}), reader };
        for await (const _ of runTool(tool, request, means));
      }
      expect(asked.length).toBeGreaterThan(3);
      for (const { schema } of asked) expect(objectReader(schema)).toBeTypeOf("function");
    },
  );
});

test("every study tool says in the catalogue's words what failed [AIX-2]", () => {
  const detail = "{{message}}";
  const wanted: Record<ToolId, string> = {
    summary: `Summarization failed: ${detail}`,
    concepts: `Concept extraction failed: ${detail}`,
    questions: `Question generation failed: ${detail}`,
    outline: `Outline creation failed: ${detail}`,
    comparison: `Document comparison failed: ${detail}`,
    explanation: `Explanation failed: ${detail}`,
  };
  expect(en.ai.failed).toEqual(wanted);
  expect(Object.keys(en.studyTools.variant)).toEqual([...summaryTypes]);
});
