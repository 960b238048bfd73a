import type { Language } from "@jotter/domain/settings";
import { de } from "./danger-de.ts";
import { en } from "./danger-en.ts";
import { es } from "./danger-es.ts";
import { fr } from "./danger-fr.ts";
import { ja } from "./danger-ja.ts";
import { zh } from "./danger-zh.ts";

/** What students write, by somebody who has not seen the rules: what it is, and the sentence. */
export type Labelled = readonly [is: "danger" | "doubt" | "harmless", text: string];

export const dangerCorpus: Readonly<Record<Language, readonly Labelled[]>> = { en, es, fr, de, zh, ja };
