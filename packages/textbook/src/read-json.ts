import { z } from "zod/mini";
import type { Told } from "./fault.ts";

const mostTold = 8;

/** A file in its shape; null, and told why, where it is not there or is something else. */
export function readJson<T>(text: string | null | undefined, shape: z.ZodMiniType<T>, at: Told): T | null {
  if (text == null) {
    at.error("lacking");
    return null;
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    at.error("noJson", error instanceof Error ? error.message : String(error));
    return null;
  }
  const read = z.safeParse(shape, data);
  if (read.success) return read.data;
  for (const issue of read.error.issues.slice(0, mostTold)) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) at.error("unknownKey", [...issue.path, key].join("."));
    else at.error("wrongShape", issue.path.join("."), examples[String(issue.path[0])] ?? issue.message);
  }
  return null;
}

/** What belongs there, to be seen by whoever writes one: of the files of a book each key by itself. */
const examples: Readonly<Record<string, string>> = {
  needs: '["algebra-1/expressions"]',
  next: '["algebra-1/inequalities"]',
  minutes: "10",
  names: '{ "any": "y=mx+b", "es": "pendiente; recta" }',
  formulas: '{ "area": "A=a\\\\cdot b" }',
  worked: '[{ "steps": [{ "tex": "A=3\\\\cdot 4=12", "holds": ["3*4 = 12"] }] }]',
  figure: '{ "kind": "plot", "plot": { "x": { "from": -5, "to": 5 }, "curves": [{ "expression": "2x-1" }] } }',
  checks:
    '[{ "type": "numeric", "answer": "12", "by": "3*4" }, { "type": "choice", "right": [0] }, { "type": "true-false", "right": true }]',
  practice: '["Solve 2x+3=11"]',
  marker: '"sky"',
  courses: '["Latin I"]',
  chapters: '["verbs", "nouns"]',
};
