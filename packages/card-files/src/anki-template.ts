import type { NoteType, Template } from "./anki-collection.ts";

export type Rendered = {
  readonly front: string;
  readonly back: string;
  /** The answer is typed. */
  readonly isTyped: boolean;
};

/** What a template makes of a note's fields: HTML for both sides, the back without the front that Anki repeats there. */
export function rendered({ question, answer }: Template, noteType: NoteType, fields: readonly string[]): Rendered {
  const values = new Map(noteType.fields.map((name, place) => [name.trim(), fields[place] ?? ""]));
  const back = filled(answer, values, "back");
  const [, ...afterLine] = back.split(/<hr\s+id=["']?answer["']?\s*\/?>/i);
  return {
    front: filled(question, values, "front").trim(),
    back: (afterLine.length > 0 ? afterLine.join("<hr>") : back).trim(),
    isTyped: /\{\{\s*type:(?!\s*cloze)/i.test(question),
  };
}

function filled(template: string, values: ReadonlyMap<string, string>, side: "front" | "back"): string {
  let html = "";
  /** For each condition that is open, whether it holds. */
  const conditions: boolean[] = [];
  template.split(/\{\{([^{}]*)\}\}/).forEach((part, place) => {
    const name = part.trim();
    if (place % 2 === 1 && name.startsWith("/")) conditions.pop();
    else if (place % 2 === 1 && /^[#^]/.test(name)) {
      const value = values.get(name.slice(1).trim());
      // `{{#c1}}` asks which gap is hidden; all of them are shown here.
      const isThere = value === undefined ? /^c\d+$/.test(name.slice(1)) : !isEmpty(value);
      conditions.push(isThere === name.startsWith("#"));
    } else if (!conditions.includes(false)) html += place % 2 === 0 ? part : shownValue(name, values, side);
  });
  return html;
}

function shownValue(name: string, values: ReadonlyMap<string, string>, side: "front" | "back"): string {
  const whole = values.get(name);
  if (whole !== undefined) return whole;
  const parts = name.split(":").map((part) => part.trim());
  const filters = parts.slice(0, -1).map((filter) => filter.toLowerCase());
  const value = values.get(parts.at(-1) ?? "") ?? "";
  if (filters.some((filter) => filter.startsWith("tts"))) return "";
  if (filters.includes("type")) return side === "front" || filters.includes("cloze") ? "" : value;
  // The front shows the gaps already.
  if (filters.some((filter) => filter.startsWith("cloze"))) return side === "front" ? value : "";
  return value;
}

function isEmpty(html: string): boolean {
  return !/<img|\[sound:/i.test(html) && html.replace(/<[^<>]*>|&nbsp;/gi, "").trim() === "";
}
