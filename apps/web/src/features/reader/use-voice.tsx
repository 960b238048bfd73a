import { type ReactNode, useRef } from "react";
import { joinedLines } from "../../student/marks/joined-lines.ts";
import { ReadAloud } from "../../ui/ReadAloud.tsx";
import { canReadAloud } from "../../ui/speech.ts";

/** Reads from the page that is open to the end, or the words that are selected, and turns the pages meanwhile. [SET-3] */
export function useVoice(
  texts: readonly string[],
  language: string | undefined,
  page: number,
  toPage: (page: number) => void,
): ReactNode {
  const at = useRef<number | null>(null);
  if (!canReadAloud() || texts.length === 0) return null;
  const textToRead = () => {
    const selected = selectedWords();
    at.current = selected === "" ? page : null;
    return selected || (texts[page] ?? "");
  };
  const following = () => {
    if (at.current === null || at.current + 1 >= texts.length) return null;
    at.current++;
    toPage(at.current);
    return texts[at.current] ?? "";
  };
  return (
    <ReadAloud textToRead={textToRead} following={following} language={language?.toLowerCase().split(/[-_]/)[0]} />
  );
}

/** Over the printed lines of a sheet without their ends, at which nobody pauses. */
function selectedWords(): string {
  const selection = getSelection();
  const words = selection?.toString().trim() ?? "";
  return selection?.anchorNode?.parentElement?.closest("[data-look=sheet]") ? joinedLines(words) : words;
}
