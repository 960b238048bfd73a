/** A line without the carriage return that may be part of its end. */
export function wordsOf(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** Where the caret stands at the end of a line. */
export function endOfWords(line: { readonly text: string; readonly to: number }): number {
  return line.text.endsWith("\r") ? line.to - 1 : line.to;
}
