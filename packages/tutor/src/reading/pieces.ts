import type { Language } from "@jotter/domain/settings";
import { isReasonBefore, roleOf, type WordRole } from "./words.ts";

/** Maths, or a word beside it. A name is a word that something is set equal to: "mean = 6". */
export type Piece =
  | { readonly kind: "maths"; readonly text: string }
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "word"; readonly text: string; readonly role: WordRole | "reason-before" };

const functionNames = new Set(
  (
    "sin cos tan tg cot sec csc sen arcsin arccos arctan asin acos atan sinh cosh tanh ln log lg exp sqrt cbrt abs pi " +
    "theta alpha beta gamma delta lambda mu rho sigma phi omega infinity inf int lim det pH"
  ).split(" "),
);
const pieceOf =
  /\\[a-zA-Z]+|U_\{[a-zA-Z]+\}|[A-Za-zÀ-ÖØ-öø-ÿ]+['’][A-Za-zÀ-ÖØ-öø-ÿ]{2,}|[A-Za-zÀ-ÖØ-öø-ÿ]+|[\u3005\u3040-\u30ff\u4e00-\u9fff]+|[\s\S]/gu;

/** A line as maths and words. Letters the problem speaks of are maths wherever they stand. */
export function piecesOf(text: string, letters: ReadonlySet<string>, language: Language): readonly Piece[] {
  const found = text.match(pieceOf) ?? [];
  const pieces: Piece[] = [];
  let maths = "";
  const endMaths = () => {
    if (maths.trim() !== "") pieces.push({ kind: "maths", text: maths.trim() });
    maths = "";
  };
  for (const [index, piece] of found.entries()) {
    const isLetters = /^[A-Za-zÀ-ÖØ-öø-ÿ]/.test(piece) && !piece.startsWith("U_{");
    const isSign = /^[\u3005\u3040-\u30ff\u4e00-\u9fff]/.test(piece);
    const rest = found.slice(index + 1).join("");
    if (piece === "⇒") {
      endMaths();
      pieces.push({ kind: "word", text: piece, role: "so" });
    } else if (
      isLetters &&
      /^\(/.test(rest) &&
      piece.length > 1 &&
      !isMathsRun(piece, letters, language, rest, maths)
    ) {
      // "lcm(4, 6)": a function nobody here knows.
      maths += "⊥";
    } else if (isSign || (isLetters && !isMathsRun(piece, letters, language, rest, maths))) {
      const isNamed = isLetters && /^\s*[=≈]/.test(rest) && (maths.trim() === "" || /[,;:.]\s*$/.test(maths));
      endMaths();
      const role = isReasonBefore(piece) ? "reason-before" : roleOf(piece, language);
      pieces.push(isNamed ? { kind: "name", text: piece } : { kind: "word", text: piece, role });
    } else if (/[。？?¿¡「」"“”„、，．：]/u.test(piece)) {
      if (/[、，]/u.test(piece)) maths += ",";
      else endMaths();
    } else maths += piece;
  }
  endMaths();
  return pieces;
}

function isMathsRun(
  run: string,
  letters: ReadonlySet<string>,
  language: Language,
  rest: string,
  before: string,
): boolean {
  if (functionNames.has(run) || /^d[a-z]$/.test(run)) return true;
  if (/[À-ÖØ-öø-ÿ'’]/.test(run)) return false;
  if (run.length === 1) {
    if (letters.has(run)) return true;
    if (language === "es" && /^[oyu]$/.test(run))
      return /^\s*[=≈<>]/.test(rest) || !(/^\s/.test(rest) && /\s$|^$/.test(before));
    if (/^[aAI]$/.test(run)) return /^\s*[=^+*/≤≥<>'²³⁻(₀-₉_]/.test(rest) || /[-+*/^=(]\s*$/.test(before);
    return true;
  }
  if (/^[A-Za-z]?(?:sin|cos|tan|ln|log|lim)[a-z]?$/.test(run)) return true;
  return run.length <= 4 && [...run].every((letter) => letters.has(letter) || letter === "e");
}
