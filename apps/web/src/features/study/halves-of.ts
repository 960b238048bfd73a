/** "ribosomes → make proteins" is a whole card; of anything else the answer is there, and the question is to be written. */
export function halvesOf(passage: string): { readonly term: string; readonly definition: string } {
  const line = passage.replace(/^[-*+•]\s+/u, "");
  const [, term = "", definition = ""] =
    /^([^\n]{2,80}?)\s*(?:→|->|=>|：|[:=]\s|\s[–—-]\s)\s*([^\n]+)$/u.exec(line) ?? [];
  return definition === "" ? { term: "", definition: passage } : { term: term.trim(), definition: definition.trim() };
}
