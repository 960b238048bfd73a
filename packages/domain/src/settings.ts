import { z } from "zod/mini";
import { Category } from "./course.ts";
import { defineEntity } from "./entity.ts";

export const languages = ["en", "es", "fr", "de", "zh", "ja"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const themes = ["dark", "light", "system"] as const;
export const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

/** The first of each is what holds where nothing was chosen. [SET-3] */
export const readability = {
  font: ["own", "legible", "system"],
  size: ["normal", "small", "large", "largest"],
  lines: ["normal", "wide"],
  letters: ["normal", "wide"],
  motion: ["system", "reduced"],
  contrast: ["system", "more"],
  shortcuts: ["on", "off"],
} as const;

/** Fields of their own, not one object: two devices that change two of them keep both. */
export const Settings = z.looseObject({
  theme: Theme,
  language: Language,
  font: z.optional(z.enum(readability.font)),
  size: z.optional(z.enum(readability.size)),
  lines: z.optional(z.enum(readability.lines)),
  letters: z.optional(z.enum(readability.letters)),
  motion: z.optional(z.enum(readability.motion)),
  contrast: z.optional(z.enum(readability.contrast)),
  shortcuts: z.optional(z.enum(readability.shortcuts)),
  /** What tests, quizzes, assignments and homework weigh in a class without weights of its own. [GRD-2] */
  gradeWeights: z.optional(z.array(Category).check(z.maxLength(50))),
  updatedAt: z.number(),
});
export type Settings = z.infer<typeof Settings>;

export const settings = defineEntity<Settings>({ kind: "settings", schema: Settings });
