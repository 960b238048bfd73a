import type { Problem } from "./problem.ts";

const sumWords = /\bsum\b|series|suma\b|somme|summe|总和|级数|[和和](?:を|は|是|。|$)|项的?和|までの和/iu;

/** Words of a question and the letters their answer is called by. */
const letters: readonly (readonly [RegExp, RegExp])[] = [
  [/prob|wahrscheinlich|概率|確率|P\(/iu, /^P(?:\(.*\))?$/],
  [sumWords, /^S(?:_.*|[₀-₉]+|∞)?$/],
  [/term\b|término|terme|glied|項|项/iu, /^[aut](?:_\{?(?:\d+|n)\}?|[₀-₉]+|ₙ)$/],
  [/regress|ausgleichsgerade|least squares|best fit|mínimos|moindres|回归|回帰/iu, /^(?:y|ŷ|\\hat\{y\})$/],
  [/quartil|cuartil|四分位/iu, /^(?:Q_?\{?[13]\}?|Q[₁₃]|IQR)$/],
  [/z-score|z-wert|z 值/iu, /^z$/],
  [/standard deviation|standardabweichung|desviaci|écart|标准差|標準偏差/iu, /^(?:s|σ|sigma|SD)$/],
  [/variance|varianz|varianza|方差|分散/iu, /^(?:[sσ](?:²|\^\{?2\}?)|\\sigma\^\{?2\}?|Var.*|V)$/],
  [/pH/u, /^pH$/],
  [/determinant|行列式|\bdet\b/iu, /^(?:det.*|D)$/],
  [/area|fläche|área|aire|面积|面積/iu, /^A$/],
  [/integral|∫|\\int/iu, /^[IA]$/],
  [/limit|lim/iu, /^L$/],
  [/slope|gradient|pendiente|pente|coefficient directeur|steigung|斜率|傾き/iu, /^[mak]$/],
  [/distance|distancia|abstand|entfernung|距离|距離/iu, /^(?:d|AB|PQ)$/],
];

/** Whether a name in front of a value is the name of what is asked for. */
export function isAskedName(name: string, { text }: Problem): boolean {
  const plain = name.replace(/\s+/g, "");
  // The last term of what is to be added up is no sum.
  const isTerm = /^[aut](?:_|[₀-₉])/.test(plain) && sumWords.test(text);
  if (!isTerm && letters.some(([words, called]) => words.test(text) && called.test(plain))) return true;
  if (/^[PEVn]\(.*\)$/.test(plain)) {
    const asked = text.replace(/\s+/g, "").replace(/\\cap/g, "∩").replace(/\\cup/g, "∪").replace(/\\mid/g, "|");
    const [, question = asked] = /(?:Find|Halla|Calcul\w*|Berechne|Bestimme|求|Trouve\w*)(.*)$/u.exec(asked) ?? [];
    return question.includes(plain);
  }
  if (plain.length >= 3 && !/[\\_(]/.test(plain)) return text.toLowerCase().includes(plain.toLowerCase());
  return /^[a-z]$/.test(plain) && new RegExp(`(?<![a-zA-Z])${plain}(?![a-zA-Z'’])`).test(text.replace(/\b[aA]\b/g, ""));
}
