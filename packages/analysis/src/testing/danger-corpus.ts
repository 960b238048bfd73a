import type { Language } from "@jotter/domain/settings";
import type { Labelled } from "./danger.ts";
import { de } from "./danger-de.ts";
import { en } from "./danger-en.ts";
import { es } from "./danger-es.ts";
import { fr } from "./danger-fr.ts";
import { ja } from "./danger-ja.ts";
import { zh } from "./danger-zh.ts";

export const dangerCorpus: Readonly<Record<Language, readonly Labelled[]>> = { en, es, fr, de, zh, ja };
