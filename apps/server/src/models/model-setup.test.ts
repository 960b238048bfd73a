import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { settingsFrom } from "../settings.ts";
import { modelSetup } from "./model-setup.ts";

const setupOf = (environment: Record<string, string>) =>
  modelSetup(settingsFrom({ DATA_DIR: tmpdir(), AUTH_SECRET: "s".repeat(32), ...environment }));

const google = "https://generativelanguage.googleapis.com/v1beta";
const flash = ["gemini-flash-latest", "gemini-3.5-flash-lite"];
const local = "http://127.0.0.1:11434/v1";

describe("which models there are", () => {
  test.each<[Record<string, string>, object]>([
    [{}, { provider: "none", problem: "no-key" }],
    [
      { AI_PROVIDER: "gemini", GEMINI_API_KEY: " " },
      { provider: "none", problem: "no-key" },
    ],
    [
      { AI_PROVIDER: "none", GEMINI_API_KEY: "k" },
      { provider: "none", problem: "not-configured" },
    ],
    [{ GEMINI_API_KEY: "k" }, { provider: "gemini", key: "k", baseUrl: google, models: flash, contextTokens: 200_000 }],
    [{ REACT_APP_GEMINI_API_KEY: "k" }, { provider: "gemini", key: "k" }],
    [
      { AI_API_KEY: "k", GEMINI_API_KEY: "other" },
      { provider: "gemini", key: "k" },
    ],
    [{ GEMINI_API_KEY: "k", AI_MODEL: "a", AI_FALLBACK_MODEL: "b" }, { models: ["a", "b"] }],
    [{ GEMINI_API_KEY: "k", AI_MODEL: "a", AI_FALLBACK_MODEL: "a" }, { models: ["a"] }],
    [
      { AI_PROVIDER: "gemini", GEMINI_API_KEY: "k", AI_BASE_URL: "http://proxy/v1beta/" },
      { baseUrl: "http://proxy/v1beta" },
    ],
    [
      { AI_BASE_URL: local, AI_MODEL: "llama" },
      { provider: "openai-compatible", key: undefined, baseUrl: local, models: ["llama"], contextTokens: 8000 },
    ],
    [{ AI_BASE_URL: local, AI_MODEL: "llama", AI_FALLBACK_MODEL: "llama" }, { models: ["llama"] }],
    // Of Gemini it is known that it reads pictures, of another only where its operator says so. [TUT-1]
    [{ GEMINI_API_KEY: "k" }, { seesPictures: true }],
    [{ GEMINI_API_KEY: "k", AI_PICTURES: "0" }, { seesPictures: false }],
    [{ AI_BASE_URL: local, AI_MODEL: "llama" }, { seesPictures: false }],
    [{ AI_BASE_URL: local, AI_MODEL: "llava", AI_PICTURES: "1" }, { seesPictures: true }],
    // Who hears may be another one than who answers, with a key of its own. [LEC-1]
    [{ AI_BASE_URL: local, AI_MODEL: "llama", AI_API_KEY: "k" }, { speech: null }],
    [
      { AI_BASE_URL: local, AI_MODEL: "llama", AI_API_KEY: "k", AI_SPEECH_MODEL: "whisper-1" },
      { speech: { baseUrl: local, key: "k", model: "whisper-1" } },
    ],
    [
      { AI_API_KEY: "k", AI_SPEECH_BASE_URL: "http://ears/v1/", AI_SPEECH_MODEL: "base" },
      { provider: "gemini", speech: { baseUrl: "http://ears/v1", key: undefined, model: "base" } },
    ],
    [{ AI_PROVIDER: "none", AI_SPEECH_BASE_URL: "http://ears/v1", AI_SPEECH_MODEL: "base" }, { speech: null }],
    // A key made for Google goes to nobody else.
    [
      { AI_BASE_URL: local, AI_MODEL: "llama", GEMINI_API_KEY: "k" },
      { provider: "openai-compatible", key: undefined },
    ],
    [
      { AI_BASE_URL: local, AI_MODEL: "llama", AI_API_KEY: "k", AI_CONTEXT_TOKENS: "32000" },
      { key: "k", contextTokens: 32_000 },
    ],
  ])("%j [AIX-1] [AIX-6]", (environment, setup) => {
    expect(setupOf(environment)).toMatchObject(setup);
  });
});
