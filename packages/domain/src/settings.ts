import { z } from "zod/mini";
import { defineEntity } from "./entity.ts";

export const languages = ["en", "es", "fr", "de", "zh", "ja"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const themes = ["dark", "light", "system"] as const;
export const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

export const Settings = z.looseObject({ theme: Theme, language: Language, updatedAt: z.number() });
export type Settings = z.infer<typeof Settings>;

export const settings = defineEntity<Settings>({ kind: "settings", schema: Settings });
