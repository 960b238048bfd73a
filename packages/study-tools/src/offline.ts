import type { Given, NeedsModel } from "./tool.ts";

/** The device quotes; it cannot say the same in another language. */
export function translationNeeded({ sources, reader }: Given<unknown>): readonly NeedsModel[] {
  return sources.some(({ language }) => language !== reader.language) ? ["translation"] : [];
}
