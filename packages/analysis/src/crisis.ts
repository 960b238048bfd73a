import { soundOfDanger } from "./crisis/ear.ts";
import { ear } from "./crisis/ear-learned.ts";
import { partsOf } from "./crisis/parts.ts";
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

const longMargin = 1;
const learnedLimits: Readonly<Record<string, typeof ear.limits.unknown | undefined>> = ear.limits;

function crisisInPart(text: string, margin: number): Crisis | null {
  const byRules = crisisByRules(text);
  const sound = soundOfDanger(text, byRules ?? "nothing");
  const limits = learnedLimits[languageOf(text) ?? "unknown"] ?? ear.limits.unknown;
  if (sound > (byRules === "danger" ? limits.doubt : limits.danger) + margin) return "danger";
  // In a word or two there is little to hear: "kms".
  const isByRules = byRules === "danger" || (byRules === "doubt" && text.trim().split(/\s+/).length < 4);
  return isByRules || sound > limits.doubt + margin ? "doubt" : null;
}
