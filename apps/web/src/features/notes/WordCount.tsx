import { useFormat, useTexts } from "../../ui/language.tsx";

type WordCountProps = { readonly words: number; readonly selected: number | null };

/** How long the note is, and while something is selected, how much of it that is. */
export function WordCount({ words, selected }: WordCountProps) {
  const t = useTexts();
  const format = useFormat();
  const formatted = format.number(words);
  if (selected === null) return <span>{t("editor.words", { count: words, formatted })}</span>;
  return <span>{t("editor.wordsSelected", { count: words, formatted, selected: format.number(selected) })}</span>;
}
