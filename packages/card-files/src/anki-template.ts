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
  const back = belowLine(filled(answer, values, "back"));
  const front = filled(question, values, "front");
  const shown = fieldsShown(belowLine(answer));
  const hints = new Set(hintsIn(question, values).filter((name) => !shown.includes(name)));
  // A front that is nothing but a hint has to show it.
  const isOnlyHint = isEmpty(front) && hintsIn(question, values).length > 0;
  const below = isOnlyHint ? [] : [...hints].map((name) => `<div>${values.get(name) ?? ""}</div>`);
  return {
    front: (isOnlyHint ? filled(question, values, "back") : front).trim(),
    back: [back, ...below].join("").trim(),
    isTyped: /\{\{\s*type:(?!\s*cloze)/i.test(question),
  };
}

function belowLine(html: string): string {
  const [whole = "", ...below] = html.split(/<hr\s+id=["']?answer["']?\s*\/?>/i);
  return below.length > 0 ? below.join("<hr>") : whole;
}

function fieldsShown(template: string): readonly string[] {
  return [...template.matchAll(/\{\{([^{}#^/][^{}]*)\}\}/g)].map(
    ([, name = ""]) => name.split(":").at(-1)?.trim() ?? "",
  );
}

/** The fields that a template shows only to those who ask for them, and that say something. */
function hintsIn(template: string, values: ReadonlyMap<string, string>): readonly string[] {
  const names: string[] = [];
  filled(template, values, "front", (name) => names.push(name));
  return names.filter((name) => !isEmpty(values.get(name) ?? ""));
}

type Side = "front" | "back";
type OnHint = (field: string) => void;

function filled(template: string, values: ReadonlyMap<string, string>, side: Side, onHint?: OnHint): string {
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
    } else if (!conditions.includes(false)) html += place % 2 === 0 ? part : shownValue(name, values, side, onHint);
  });
  return html;
}

function shownValue(name: string, values: ReadonlyMap<string, string>, side: Side, onHint?: OnHint): string {
  const whole = values.get(name);
  if (whole !== undefined) return whole;
  const parts = name.split(":").map((part) => part.trim());
  const filters = parts.slice(0, -1).map((filter) => filter.toLowerCase());
  const value = values.get(parts.at(-1) ?? "") ?? "";
  if (filters.some((filter) => filter.startsWith("tts"))) return "";
  if (filters.includes("hint") && side === "front") {
    onHint?.(parts.at(-1) ?? "");
    return "";
  }
  if (filters.includes("type")) return side === "front" || filters.includes("cloze") ? "" : value;
  // The front shows the gaps already.
  if (filters.some((filter) => filter.startsWith("cloze"))) return side === "front" ? value : "";
  return value;
}

function isEmpty(html: string): boolean {
  return !/<img|\[sound:/i.test(html) && html.replace(/<[^<>]*>|&nbsp;/gi, "").trim() === "";
}
