import type { Settings } from "../settings.ts";

/** Which models there are, and what one answer of theirs may take. */
export type ModelSetup = ModelLimits &
  (
    | { readonly provider: "none"; readonly problem: "no-key" | "not-configured" }
    | {
        readonly provider: "gemini" | "openai-compatible";
        readonly key: string | undefined;
        readonly baseUrl: string;
        /** The primary, then the fallback. */
        readonly models: readonly string[];
      }
  );
/** Where speech becomes text, where that is not what answers questions. */
export type SpeechEndpoint = { readonly baseUrl: string; readonly key: string | undefined; readonly model: string };
export type ReadyModels = Exclude<ModelSetup, { readonly provider: "none" }>;

type ModelLimits = {
  readonly contextTokens: number;
  readonly maxOutputTokens: number;
  readonly requestBytes: number;
  readonly seesPictures: boolean;
  /** How long a provider may be silent. */
  readonly silenceMs: number;
  /** Null: a model that hears answers questions, too (Gemini's do), or there is none. */
  readonly speech: SpeechEndpoint | null;
};

/**
 * Gemini's newest flash model, then a stable one with a quota of its own: an alias and its target would run out
 * together. [AIX-1]
 */
const gemini = {
  baseUrl: "https://generativelanguage.googleapis.com/v1beta",
  model: "gemini-flash-latest",
  fallback: "gemini-3.5-flash-lite",
};

export function modelSetup(settings: Settings): ModelSetup {
  const { AI_PROVIDER, AI_API_KEY, AI_BASE_URL, AI_MODEL, AI_FALLBACK_MODEL } = settings;
  const geminiKey = AI_API_KEY ?? settings.GEMINI_API_KEY ?? settings.REACT_APP_GEMINI_API_KEY;
  const provider = AI_PROVIDER ?? (AI_BASE_URL ? "openai-compatible" : "gemini");
  const limits = {
    // A local server cuts a long question off without a word, so little is asked of one that says nothing else.
    contextTokens: settings.AI_CONTEXT_TOKENS ?? (provider === "gemini" ? 200_000 : 8_000),
    maxOutputTokens: settings.AI_MAX_OUTPUT_TOKENS,
    requestBytes: settings.AI_MAX_REQUEST_BYTES,
    // Every model of Gemini does. What another endpoint has, its operator knows: many answer a picture with a fault.
    seesPictures: settings.AI_PICTURES ?? provider === "gemini",
    silenceMs: settings.AI_TIMEOUT_SECONDS * 1000,
    speech: provider === "none" ? null : speechEndpoint(settings),
  };
  if (provider === "none") return { ...limits, provider, problem: "not-configured" };
  if (provider === "openai-compatible") {
    // Only the plain key: one made for Google is nobody else's business.
    const models = [AI_MODEL, AI_FALLBACK_MODEL].filter((model) => model !== undefined);
    return { ...limits, provider, key: AI_API_KEY, baseUrl: AI_BASE_URL ?? "", models: [...new Set(models)] };
  }
  if (!geminiKey) return { ...limits, provider: "none", problem: "no-key" };
  const models = [AI_MODEL ?? gemini.model, AI_FALLBACK_MODEL ?? gemini.fallback];
  return { ...limits, provider, key: geminiKey, baseUrl: AI_BASE_URL ?? gemini.baseUrl, models: [...new Set(models)] };
}

function speechEndpoint(settings: Settings): SpeechEndpoint | null {
  const { AI_SPEECH_BASE_URL, AI_SPEECH_MODEL, AI_SPEECH_API_KEY, AI_BASE_URL, AI_API_KEY } = settings;
  const baseUrl = AI_SPEECH_BASE_URL ?? AI_BASE_URL;
  if (!AI_SPEECH_MODEL || !baseUrl) return null;
  // A key goes to whom it was made for.
  return { baseUrl, key: AI_SPEECH_API_KEY ?? (AI_SPEECH_BASE_URL ? undefined : AI_API_KEY), model: AI_SPEECH_MODEL };
}
