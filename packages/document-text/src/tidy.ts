import { languageOf } from "@jotter/analysis/language";
import { languages } from "@jotter/domain/settings";
import type { DocumentKind, DocumentPage, DocumentText, Reading } from "./document.ts";
import { outlineOf } from "./flow.ts";
import type { Limits } from "./limits.ts";
import { refuse } from "./work.ts";

/** What holds for every kind: limits, the outline out of headings, and the pages that have no text. */
export function tidied(
  kind: DocumentKind,
  { title, language, cut, ...reading }: Reading,
  limits: Limits,
): DocumentText {
  const { pages, isCut } = withinLetters(reading.pages.slice(0, limits.pages), limits.letters);
  if (pages.length === 0) refuse("empty");
  const isFlowing = kind === "text" || kind === "markdown" || kind === "html" || kind === "csv" || kind === "docx";
  const bare = pages.flatMap(({ text }, page) => (lettersIn(text) === 0 ? [page] : []));
  const outline = reading.outline.length > 0 ? reading.outline : outlineOf(pages);
  const spoken = spokenIn(language, pages);
  const words = title?.replace(/\s+/g, " ").trim().slice(0, 300);
  const because = cut ?? (reading.pages.length > pages.length || isCut ? (isCut ? "size" : "pages") : undefined);
  return {
    kind,
    ...(words && { title: words }),
    ...(spoken && { language: spoken }),
    pages,
    outline: outline.filter(({ page }) => page < pages.length),
    withoutText: reading.withoutText?.filter((page) => page < pages.length) ?? (isFlowing ? [] : bare),
    ...(because && { cut: because }),
  };
}

/** As many as tell a language. */
const sampleLetters = 20_000;

/**
 * What a file names is often the language its program was set to: of those we know the words decide, of others the file.
 */
function spokenIn(named: string | undefined, pages: readonly DocumentPage[]): string | null {
  const own = named && /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i.test(named) ? named : null;
  const [code] = own?.toLowerCase().split(/[-_]/) ?? [];
  if (own && !languages.some((one) => one === code)) return own;
  const found = languageOf(sampleOf(pages));
  return found && found !== code ? found : own;
}

function sampleOf(pages: readonly DocumentPage[]): string {
  let sample = "";
  for (const { text } of pages) {
    if (sample.length >= sampleLetters) break;
    sample += `${text}\n`;
  }
  return sample;
}

function withinLetters(pages: readonly DocumentPage[], most: number) {
  let left = most;
  const kept: DocumentPage[] = [];
  for (const page of pages) {
    left -= page.text.length;
    if (left < 0) return { pages: kept, isCut: true };
    kept.push(page);
  }
  return { pages: kept, isCut: false };
}

/** Signs that are read: no blanks, no markup. Of Chinese and Japanese ones each says as much as three others. */
export function lettersIn(written: string): number {
  const text = written.replace(/\]\(attachment:[\w-]{1,100}\)/g, "]");
  const eastern = text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + 2 * eastern;
}
