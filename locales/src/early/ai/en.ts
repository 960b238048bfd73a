import type { TextsLike } from "../../texts-like.ts";

export const en = {
  ai: {
    /** What ModelProblem's kinds say; a stop by the student says nothing. [AIX-2] */
    problem: {
      "no-key": "Google AI API key not configured. Please set REACT_APP_GEMINI_API_KEY environment variable.",
      "not-configured": "AI models are turned off on this server. Your administrator can set one up.",
      "bad-key": "Model not available. Please check your API key and model configuration.",
      "model-missing": "Model not available. Please check your API key and model configuration.",
      "no-model": "Failed to initialise any AI model. Please check your API key and internet connection.",
      network: "Network error. Please check your internet connection and try again.",
      timeout: "Network error. Please check your internet connection and try again.",
      offline: "Network error. Please check your internet connection and try again.",
      blocked: "The AI service stopped this answer because of its own rules. Try rephrasing it.",
      "bad-output": "AI generation failed: the answer did not have the form that was asked for.",
      "too-long": "This is more than the AI model can read at once. Choose a shorter part.",
      "device-only": "Jotson only answers on this device: you turned that on in Settings.",
      "signed-out": "Please sign in to use this.",
      quota: "API quota exceeded. Please check your Google Cloud billing and quotas.",
      limit:
        "You’ve reached the limit for now: this server limits how often each person can ask. Try again in {{wait}}.",
      unavailable: "AI generation failed: {{detail}}",
    },
    /** A tool's failure begins with what failed. [AIX-2] */
    failed: {
      summary: "Summarization failed: {{message}}",
      concepts: "Concept extraction failed: {{message}}",
      questions: "Question generation failed: {{message}}",
      outline: "Outline creation failed: {{message}}",
      comparison: "Document comparison failed: {{message}}",
      explanation: "Explanation failed: {{message}}",
    },
    /** The message loses its own full stop. [CHT-5] */
    apology: "I apologize, but I encountered an error: {{message}}. Please try again or rephrase your question.",
  },
};

export type AiTexts = TextsLike<typeof en>;
