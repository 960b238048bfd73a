import type { ModelPiece } from "@jotter/domain/model";
import type { SentQuestion } from "@jotter/domain/sent-question";
import type { AiPort } from "@jotter/ports/backend";
import { describe, expect, test, vi } from "vitest";
import { noted } from "./sent-log.ts";

const usage = { inputTokens: 120, outputTokens: 30 };
const question = { turns: [{ role: "user" as const, text: "What is osmosis?" }] };

function aModel(pieces: readonly ModelPiece[]): AiPort {
  return {
    status: async () => ({
      ok: true,
      value: {
        provider: "gemini",
        problem: null,
        models: [],
        contextTokens: 1,
        maxOutputTokens: 1,
        requestBytes: 1,
        seesPictures: false,
      },
    }),
    text: async function* () {
      yield* pieces;
    },
    object: async () => {
      const [last] = pieces;
      if (last?.t === "error") return { ok: false, problem: last.problem };
      return { ok: true, value: { value: {}, usage, model: "flash", cut: false } };
    },
    speech: async () => ({ ok: true, value: { value: {}, usage, model: "ears", cut: false } }),
    test: async () => ({ ok: true, value: { models: [] } }),
  };
}

function ledger(pieces: readonly ModelPiece[], before = 0) {
  const entries: SentQuestion[] = [];
  const old = Array.from({ length: before }, (_, at) => `old ${at}`);
  const erased: string[] = [];
  const replica = {
    create: async (_: unknown, data: unknown) => {
      entries.push(data as SentQuestion);
      return "1";
    },
    ids: async () => [...entries.map(() => "1"), ...old],
    remove: async () => {},
    erase: async (_: unknown, id: string) => void erased.push(id),
  };
  const purpose = { by: "jotson", items: ["#notes", "Osmosis"] };
  return { entries, erased, ai: noted(aModel(pieces), purpose, { replica: replica as never, now: () => 1000 }) };
}

const read = async (pieces: AsyncIterable<ModelPiece>) => {
  for await (const _ of pieces);
};

describe("what was sent [AIX-8]", () => {
  test("is kept for the latest two hundred questions, and the oldest goes", async () => {
    const { erased, ai } = ledger([{ t: "done", usage, model: "flash", cut: false }], 200);
    await read(ai.text(question));
    await vi.waitFor(() => expect(erased).toEqual(["old 199"]));
  });

  test("is noted with its time, provider, model, size, items and cost, and without its words", async () => {
    const { entries, ai } = ledger([
      { t: "text", d: "Water." },
      { t: "done", usage, model: "flash", cut: false },
    ]);
    await read(ai.text(question));
    await vi.waitFor(() => expect(entries).toHaveLength(1));
    expect(entries[0]).toEqual({
      at: 1000,
      by: "jotson",
      provider: "gemini",
      model: "flash",
      bytes: new TextEncoder().encode(JSON.stringify(question)).length,
      inputTokens: 120,
      outputTokens: 30,
      items: ["#notes", "Osmosis"],
      problem: null,
      updatedAt: 1000,
    });
    expect(JSON.stringify(entries)).not.toContain("What is osmosis");
  });

  test("is noted where no answer came, and where the student stopped it", async () => {
    const failed = ledger([{ t: "error", problem: { kind: "quota", retryAfterMs: null } }]);
    await read(failed.ai.text(question));
    await vi.waitFor(() => expect(failed.entries.map(({ problem }) => problem)).toEqual(["quota"]));
    const stopped = ledger([{ t: "text", d: "Water." }]);
    for await (const _ of stopped.ai.text(question)) break;
    await vi.waitFor(() => expect(stopped.entries.map(({ problem }) => problem)).toEqual(["aborted"]));
    const { entries, ai } = ledger([]);
    await ai.object({ ...question, schema: {} });
    await vi.waitFor(() => expect(entries.map(({ model }) => model)).toEqual(["flash"]));
  });

  test("is not noted where nothing left for a model", async () => {
    for (const kind of ["device-only", "offline", "signed-out", "no-key", "not-configured"] as const) {
      const { entries, ai } = ledger([{ t: "error", problem: { kind } }]);
      await read(ai.text(question));
      await ai.object({ ...question, schema: {} });
      await new Promise((resolve) => setTimeout(resolve));
      expect(entries).toEqual([]);
    }
  });
});
