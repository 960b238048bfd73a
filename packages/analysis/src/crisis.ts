import { soundOfDanger } from "./crisis/ear.ts";
import { ear } from "./crisis/ear-learned.ts";
import { crisisByRules } from "./crisis/rules.ts";
import { languageOf } from "./language.ts";

/** "danger": somebody tells of danger, their own or a friend's. "doubt": it may be nothing, and is asked after. */
export type Crisis = "danger" | "doubt";

/**
 * Whether somebody speaks of danger: of ending their life, of hurting themselves or others, of being hurt. Figures of
 * speech ("this homework kills me") and subjects of study ("the suicide of Ophelia") are no alarm; what is truly said
 * is, also in the midst of homework. A student in need does not change the settings first: what is looked for follows
 * from the text alone. [CHT-7]
 */
export function crisisIn(text: string): Crisis | null {
  const parts = partsOf(text);
  // In many parts something or other sounds alike: there, more is asked for.
  const margin = parts.length > 1 ? longMargin : 0;
  const heard = parts.map((part) => crisisInPart(part, margin));
  return heard.find((each) => each === "danger") ?? heard.find((each) => each === "doubt") ?? null;
}

const longMargin = 0.65;

function crisisInPart(text: string, margin: number): Crisis | null {
  const byRules = crisisByRules(text);
  const sound = soundOfDanger(text, byRules ?? "nothing");
  const limits = ear.limits[languageOf(text) ?? "unknown"];
  if (sound > (byRules === "danger" ? limits.doubt : limits.danger + margin)) return "danger";
  // In a word or two there is little to hear: "kms".
  const isByRules = byRules === "danger" || (byRules === "doubt" && text.trim().split(/\s+/).length < 4);
  return isByRules || sound > limits.doubt + margin ? "doubt" : null;
}

/** A message as a whole; a long one in overlapping pieces of some sentences, each once, so that no lesson hides a cry. */
function partsOf(text: string): readonly string[] {
  const most = /[\u3040-\u30ff\p{Script=Han}]/u.test(text) ? 90 : 280;
  if (text.length <= most) return [text];
  const parts = new Set<string>();
  let part: string[] = [];
  for (const sentence of text.split(/(?<=[.!?;。！？；…\n])/).flatMap((each) => piecesOf(each, most))) {
    while (part.length > 0 && part.join("").length + sentence.length > most) {
      parts.add(part.join("").trim());
      part = part.slice(Math.ceil(part.length / 2));
    }
    part.push(sentence);
  }
  parts.add(part.join("").trim());
  return [...parts];
}

function piecesOf(sentence: string, most: number): readonly string[] {
  return sentence.length <= most ? [sentence] : (sentence.match(new RegExp(`[^]{1,${most}}`, "g")) ?? []);
}
