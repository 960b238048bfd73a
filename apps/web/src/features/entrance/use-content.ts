import type { EntranceContent } from "@jotter/content/entrance/entrance-content";
import { loadEntrance } from "@jotter/content/entrance/load-entrance";
import { use, useDeferredValue } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** Brings what the entrance tells in one language; a page that waited for it renders in one go. */
export async function fetchContent(language: string): Promise<EntranceContent> {
  const content = await loadEntrance(language);
  contentByLanguage.set(language, content);
  return content;
}

/** In the language of the page. Another one that was just chosen takes over once its texts are here. */
export function useContent(): { readonly content: EntranceContent; readonly language: string } {
  const { language: chosen } = useLanguage();
  const language = useDeferredValue(chosen);
  return { content: contentByLanguage.get(language) ?? use(waiting(language)), language };
}

const contentByLanguage = new Map<string, EntranceContent>();
const waits = new Map<string, Promise<EntranceContent>>();

/** React wants to be handed the same promise every time it asks. */
function waiting(language: string): Promise<EntranceContent> {
  const wait = waits.get(language) ?? fetchContent(language);
  waits.set(language, wait);
  return wait;
}
