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
  for (const { path, message } of read.error.issues.slice(0, mostTold)) at.error("wrongShape", path.join("."), message);
  return null;
}
