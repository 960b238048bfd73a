import { type PlainCard, plainCard } from "./plain-card.ts";

/** What stands between a term and its definition, and between two cards. */
export type QuizletSeparators = { readonly sides: string; readonly cards: string };

export type QuizletText = { readonly cards: readonly PlainCard[]; readonly separators: QuizletSeparators };

/** The text of Quizlet's export, or any list of terms: what parts it is found out, unless it is said. [FLA-4] */
export function readQuizlet(text: string, given?: QuizletSeparators): QuizletText {
  const bare = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  const separators = given ?? separatorsOf(bare);
  const pairs = pairsOf(bare, separators);
  const cards = pairs.flatMap(([front, back]) => plainCard(front, back, "plain", { tags: [], deck: null }) ?? []);
  return { cards, separators };
}

/** Of two that fit equally the first. A blank line as `sides` means: the first line is the term. */
const sideSigns = [
  ...["\t", " - ", " – ", " — ", " | ", " -> ", " => ", " → ", ": ", "：", " = ", "|", "→", ";", ",", "-", ":"],
] as const;
const cardSigns = ["\n", "\n\n", ";"] as const;

function separatorsOf(text: string): QuizletSeparators {
  const usual = { sides: "\t", cards: "\n" };
  if (text.includes("\t")) return { sides: "\t", cards: bestCards(text, "\t") };
  let best = { separators: usual, fit: 0.6 };
  for (const cards of cardSigns) {
    for (const sides of sideSigns) {
      if (cards === sides) continue;
      const fit = fitOf(text, { sides, cards });
      if (fit > best.fit + 0.001) best = { separators: { sides, cards }, fit };
    }
  }
  const blocks = text.split(/\n[ \t]*\n+/);
  const areBlocks = blocks.length > 1 && blocks.every((block) => block.trim().includes("\n"));
  return best.fit <= 0.6 && areBlocks ? { sides: "\n", cards: "\n\n" } : best.separators;
}

function bestCards(text: string, sides: string): string {
  const fits = cardSigns.map((cards) => ({ cards, fit: fitOf(text, { sides, cards }) }));
  return fits.reduce((best, each) => (each.fit > best.fit + 0.001 ? each : best)).cards;
}

/** The share of chunks that have both sides; a sign that comes again and again in one is more likely a part of it. */
function fitOf(text: string, { sides, cards }: QuizletSeparators): number {
  const chunks = text.split(cards).filter((chunk) => chunk.trim() !== "");
  // One chunk may be anything.
  if (chunks.length < 2 && cards !== "\n") return 0;
  const fits = chunks.map((chunk): number => {
    const [front = "", ...rest] = chunk.split(sides);
    if (rest.length === 0 || front.trim() === "" || rest.join("").trim() === "" || front.length > 200) return 0;
    if (cards !== "\n" && front.trim().includes("\n")) return 0;
    return rest.length === 1 ? 1 : 0.7;
  });
  return fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, chunks.length);
}

/** A chunk without both sides goes on with the definition before it. */
function pairsOf(text: string, { sides, cards }: QuizletSeparators): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (const chunk of text.split(cards === "\n\n" ? /\n[ \t]*\n+/ : cards)) {
    const words = chunk.trim() === "" ? "" : chunk.replace(/^\n+|\n+$/g, "");
    const at = words.indexOf(sides);
    const before = pairs.at(-1);
    if (at >= 0 && words.slice(0, at).trim() !== "")
      pairs.push([words.slice(0, at).trim(), words.slice(at + sides.length).trim()]);
    else if (before && before[1] !== "" && words.trim() !== "")
      before[1] = `${before[1]}${cards === ";" ? "; " : "\n"}${words.trim()}`;
    else if (words.trim() !== "") pairs.push([words.trim(), ""]);
  }
  return pairs;
}
