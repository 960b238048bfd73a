import type { ModelProblem } from "@jotter/domain/model";
import { en } from "@jotter/locales/en";
import { allTexts } from "@jotter/locales/languages";
import { describe, expect, test } from "vitest";
import { translator } from "../../ui/translate.ts";
import { apologyText, modelProblemText, toolFailureText } from "./model-problem.ts";

const [de, ja] = [await allTexts("de"), await allTexts("ja")];

const t = translator(en, "en");
const modelMissing = "Model not available. Please check your API key and model configuration.";
const network = "Network error. Please check your internet connection and try again.";

describe("what a student reads when a model gave no answer [AIX-2]", () => {
  test.each<[ModelProblem, string | null]>([
    [{ kind: "no-key" }, "Google AI API key not configured. Please set REACT_APP_GEMINI_API_KEY environment variable."],
    [{ kind: "quota", retryAfterMs: 31_000 }, "API quota exceeded. Please check your Google Cloud billing and quotas."],
    [{ kind: "bad-key" }, modelMissing],
    [{ kind: "model-missing" }, modelMissing],
    [{ kind: "network" }, network],
    [{ kind: "timeout" }, network],
    [{ kind: "offline" }, network],
    [{ kind: "unavailable", detail: "The model is overloaded." }, "AI generation failed: The model is overloaded."],
    [{ kind: "no-model" }, "Failed to initialise any AI model. Please check your API key and internet connection."],
    [
      { kind: "limit", retryAfterMs: 90_000 },
      "You’ve reached the limit for now: this server limits how often each person can ask. Try again in 2 minutes.",
    ],
    [{ kind: "blocked" }, "The AI service stopped this answer because of its own rules. Try rephrasing it."],
    [{ kind: "too-long" }, "This is more than the AI model can read at once. Choose a shorter part."],
    [{ kind: "bad-output" }, "AI generation failed: the answer did not have the form that was asked for."],
    [{ kind: "aborted" }, null],
  ])("%j", (problem, text) => {
    expect(modelProblemText(problem, t, "en")).toBe(text);
  });

  test("begins with what failed, where a tool asked", () => {
    expect(
      (["summary", "concepts", "questions", "outline", "comparison"] as const).map((tool) =>
        toolFailureText(tool, network, t),
      ),
    ).toEqual([
      `Summarization failed: ${network}`,
      `Concept extraction failed: ${network}`,
      `Question generation failed: ${network}`,
      `Outline creation failed: ${network}`,
      `Document comparison failed: ${network}`,
    ]);
  });

  test("is an apology in the chat, with one full stop at a time [CHT-5]", () => {
    expect(apologyText("Something broke", t)).toBe(
      "I apologize, but I encountered an error: Something broke. Please try again or rephrase your question.",
    );
    expect(apologyText(network, t)).toBe(
      "I apologize, but I encountered an error: Network error. Please check your internet connection and try again. Please try again or rephrase your question.",
    );
    expect(apologyText(ja.ai.problem.network, translator(ja, "ja"))).not.toContain("。。");
  });

  test("is told in the student's language", () => {
    expect(modelProblemText({ kind: "limit", retryAfterMs: 60_000 }, translator(de, "de"), "de")).toMatch(
      /Versuche es in 1 Minute wieder\.$/,
    );
  });
});
