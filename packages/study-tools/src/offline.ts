import type { Given, NeedsModel } from "./tool.ts";

/** The device quotes; it cannot say the same in another language. */
export function translationNeeded({ sources, reader }: Given<unknown>): readonly NeedsModel[] {
  return sources.some(({ language }) => language !== reader.language) ? ["translation"] : [];
}

/** As long as a paragraph: whoever reads one and finds nothing does not say that it is short. */
const paragraph = 240;

/** Why nothing came of a text. */
export function nothingFound({ sources }: Pick<Given<unknown>, "sources">): "too-short" | "none-qualify" {
  return sources.some(({ text }) => text.trim().length >= paragraph) ? "none-qualify" : "too-short";
}
