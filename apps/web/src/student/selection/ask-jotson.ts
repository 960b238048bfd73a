import { listeners } from "../../ui/listeners.ts";

/**
 * Words that Jotson is to be asked about, from wherever they were selected. The app opens the window, and its composer
 * takes them. [NOT-7]
 */
export function askJotson(words: string): void {
  waiting = quoteOf(words);
  asked.tell();
}

/** Opens the window, with nothing to ask about yet. */
export function openJotson(): void {
  asked.tell();
}

/** What is to be asked about, once. */
export function takeQuote(): string | null {
  const quote = waiting;
  waiting = null;
  return quote;
}

const asked = listeners();
export const onAsked = asked.subscribe;

let waiting: string | null = null;

/** A question with the words it is asked about, as both are shown. */
export function partsOf(question: string): { readonly quote: string; readonly words: string } {
  const [lead = ""] = /^(?:>[^\n]*(?:\n|$))+/.exec(question) ?? [];
  const quote = lead.replace(/^> ?/gm, "").trim();
  return { quote, words: quote === "" ? question : question.slice(lead.length).trim() };
}

/** As a quotation, with a line below it for the question. */
export function quoteOf(words: string): string {
  const lines = words.trim().replace(/\r\n?/g, "\n").split("\n");
  return `${lines.map((line) => (line.trim() === "" ? ">" : `> ${line}`)).join("\n")}\n\n`;
}
