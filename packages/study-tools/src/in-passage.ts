import type { Citation } from "./citation.ts";
import type { Around, Source } from "./source.ts";
import type { Given, InPassage, OnDevice, Tool } from "./tool.ts";

/** What the device makes; of a passage all that it makes of the same words where the whole note is read. [NOT-7] */
export function madeOnDevice<Options, Answer, Output>(
  tool: Tool<Options, Answer, Output>,
  given: Given<Options>,
): OnDevice<Output> {
  const own = tool.onDevice(given);
  const [passage, ...others] = given.sources;
  if (!tool.ofPassage || !passage?.around || others.length > 0) return own;
  const { around } = passage;
  const sources = [{ ...passage, text: around.text }];
  const whole = tool.onDevice({ ...given, options: tool.ofPassage.asked(given.options), sources });
  return tool.ofPassage.together(own, whole, inPassage(passage, around), given.options);
}

function inPassage(passage: Source, around: Around): InPassage {
  return (all) =>
    all.flatMap((one) => {
      const citations = one.citations.flatMap((each) => citedThere(each, passage, around));
      return citations.length > 0 ? [{ ...one, citations }] : [];
    });
}

function citedThere(citation: Citation, { id, text }: Source, around: Around): readonly Citation[] {
  const [from, to] = [Math.max(citation.from, around.from), Math.min(citation.to, around.to)];
  if (from >= to) return [];
  const quote = around.text.slice(from, to);
  const at = text.indexOf(quote);
  // Words that were taken from a page to be read have lost their marks.
  return at < 0
    ? [{ sourceId: id, quote: text, from: 0, to: text.length }]
    : [{ sourceId: id, quote, from: at, to: at + quote.length }];
}
