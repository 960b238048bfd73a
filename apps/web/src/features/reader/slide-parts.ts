/** A slide as it was read: what stands on it, and what is said about it, which is quoted at its end. */
export function slideParts(text: string): { readonly shown: string; readonly said: string } {
  const lines = text.trimEnd().split("\n");
  const begin = lines.findLastIndex((line) => !line.startsWith(">")) + 1;
  const said = lines.slice(begin).map((line) => line.replace(/^> ?/, ""));
  return { shown: lines.slice(0, begin).join("\n").trimEnd(), said: said.join("\n").trim() };
}
