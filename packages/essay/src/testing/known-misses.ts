import { readFileSync } from "node:fs";

type Part = "proofread" | "structure" | "quotes" | "weak" | "alarms";

/** Cases that are not judged right, by part and language. One that is judged right now must go from here. */
export const knownMisses = JSON.parse(
  readFileSync(new URL("./known-misses.json", import.meta.url), "utf8"),
) as Readonly<Record<Part, Readonly<Record<string, readonly string[]>>>>;
