import type { StudyResult } from "@jotter/domain/study-result";
import { nameOf, type Taken } from "../../student/study/taken.ts";
import type { StudySource } from "./use-sources.ts";

/** What became of the texts since something made of them was kept: gone, changed, or neither. */
export function keptState(
  { sources: taken, output }: Pick<StudyResult, "sources" | "output">,
  sources: readonly Pick<StudySource, "taken" | "text" | "id">[],
): "same" | "changed" | "gone" {
  const textOf = (wanted: Taken) => sources.find((one) => nameOf(one.taken) === nameOf(wanted))?.text;
  const isGone = taken.some((one) => one.kind !== "class" && textOf(one) === undefined);
  if (isGone || sources.length === 0) return "gone";
  const isOther = taken.some((one) => one.mark !== undefined && one.mark !== markOf(textOf(one) ?? ""));
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  const isMissing = citationsIn(output).some(({ sourceId, quote }) => texts.get(sourceId)?.includes(quote) !== true);
  return isOther || isMissing ? "changed" : "same";
}

/** Each tool reads its own results alone. */
export function isOfOtherTool(kept: Pick<StudyResult, "page"> | null | undefined, page: string): boolean {
  return kept != null && kept.page !== page;
}

/** What is opened: a tool on these texts, of a passage with its words, about something or nothing in particular. */
export type Opened = {
  readonly page: string;
  readonly about: string;
  readonly taken: readonly (Taken & { readonly text?: string | undefined })[];
};

/** What was kept of the same on the same page, the first of a list; the same words selected again are the same text. */
export function keptBefore(
  kept: readonly { readonly id: string; readonly data: Pick<StudyResult, "page" | "sources" | "options"> }[],
  { page, about, taken }: Opened,
): string | null {
  const wordsOf = (one: Opened["taken"][number]) => (one.kind === "text" && one.text) || nameOf(one);
  const names = (texts: Opened["taken"]) => JSON.stringify(texts.map(wordsOf).sort());
  const wanted = names(taken);
  const isSame = ({ page: by, sources, options }: Pick<StudyResult, "page" | "sources" | "options">) =>
    by === page && names(sources) === wanted && (options.about ?? "") === about;
  return taken.length === 0 ? null : (kept.find(({ data }) => isSame(data))?.id ?? null);
}

/** Tells a text from another, for as long as nobody wants to deceive. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}

type Quoted = { readonly sourceId: string; readonly quote: string };

/** Wherever in a result they stand: each tool has its own shape. */
function citationsIn(value: unknown): readonly Quoted[] {
  if (typeof value !== "object" || value === null) return [];
  const { sourceId, quote } = value as Partial<Quoted>;
  if (typeof sourceId === "string" && typeof quote === "string") return [{ sourceId, quote }];
  return Object.values(value).flatMap(citationsIn);
}
