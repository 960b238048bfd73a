import { type Expression, replaced, symbol, symbolsOf } from "@jotter/analysis/maths/expression";
import { parseExpression } from "@jotter/analysis/maths/parse";
import { plainMaths } from "@jotter/analysis/maths/plain-maths";
import type { Language } from "@jotter/domain/settings";
import { keyOfPeak, type Peak, peakWords } from "./heights.ts";
import { isRounded } from "./judge-beside.ts";
import type { Meaning } from "./meaning.ts";
import { usesDecimalComma } from "./reading/read-line.ts";
import { sameValue } from "./values.ts";
import { type JudgedLine, judged } from "./verdict.ts";

export type HeightJudged = { readonly judged: JudgedLine; readonly found: readonly string[] };

const unit = "\\s*(?:ft|feet|foot|m|cm|met(?:er|re)s?|metros?|mètres?|units?|米|メートル)?";
const says = "\\s*(?:=|:|：|≈|\\bis\\b|\\bist\\b|\\bes\\b|\\best\\b|beträgt|は|为|是)?\\s*";

/** "f(2) = 5", "maximum value 5", "5" where a height is asked for; null where a line says anything else. */
export function judgeHeights(meaning: Meaning, language: Language, text: string): HeightJudged | null {
  if ((meaning.kind !== "set" && meaning.kind !== "features") || meaning.curve === undefined) return null;
  const { heights, curve } = meaning;
  if (heights === undefined) return null;
  const letter = meaning.kind === "features" ? meaning.letter : (meaning.unknowns[0] ?? "x");
  const decimalComma = usesDecimalComma(language);
  const constant = (written: string) => {
    const read = parseExpression(written, { decimalComma });
    return read.ok && symbolsOf(read.value).size === 0 ? read.value : null;
  };
  const valueAt = (at: Expression) => replaced(curve, symbol(letter), at);
  const isHeight = (written: string, height: Expression): boolean | null => {
    const value = constant(written);
    if (value === null) return null;
    return sameValue(value, height) === "same" || isRounded(written.trim(), height, decimalComma);
  };

  const claimed = (part: string): HeightJudged | null => ofValue(part) ?? ofPeak(part) ?? bare(part);

  /** "f(2) = -4 + 8 + 1 = 5". */
  function ofValue(part: string): HeightJudged | null {
    const [, at = "", rest = ""] =
      new RegExp(
        `^\\s*(?:[fghy]|${heights?.name ?? "f"})\\s*\\(\\s*([^()=]+|\\([^()]*\\))\\s*\\)\\s*=\\s*(.+)$`,
        "iu",
      ).exec(part) ?? [];
    const place = constant(at);
    if (place === null || at === "") return null;
    const height = valueAt(place);
    const sides = rest.split(/[=≈]/u).map((side) => isHeight(withoutUnit(side), height));
    if (sides.includes(null)) return null;
    return sides.includes(false) ? untrue : right(heights?.points.find((peak) => sameValue(peak.at, place) === "same"));
  }

  /** "max = 5", "x = 2 のとき最大値 5". */
  function ofPeak(part: string): HeightJudged | null {
    const place = `${letter}\\s*=\\s*([^=,，のat]+?)`;
    const named = (names: string) =>
      new RegExp(
        `^\\s*(?:${place}\\s*(?:のとき|で|时|時|:)\\s*[,，、]?\\s*)?(?:${names})${says}([^\\p{L}=]+?)${unit}\\s*(?:(?:at|bei|en|für|para|pour|[（(])\\s*${place}\\s*(?:のとき|时)?\\s*[)）]?)?\\s*[.。]?\\s*$`,
        "iu",
      );
    for (const kind of ["maximum", "minimum"] as const) {
      const [whole, before, value = "", after] = named(peakWords[kind]).exec(part) ?? [];
      if (whole === undefined) continue;
      const own = (heights?.points ?? []).filter((peak) => peak.kind === kind);
      const at = before ?? after;
      const stated = at === undefined ? null : constant(at);
      const fits = own.filter((peak) => stated === null || sameValue(peak.at, stated) === "same");
      const verdicts = own.map((peak) => isHeight(value, peak.height));
      if (own.length === 0 || verdicts.includes(null) || (at !== undefined && stated === null)) return null;
      const met = fits.find((peak) => isHeight(value, peak.height) === true);
      if (met !== undefined) return right(met);
      // "max = 2" may say where it is.
      return own.some((peak) => isHeight(value, peak.at) === true) && stated === null ? null : wrong;
    }
    const [, value = ""] =
      new RegExp(
        `^\\s*(?:y|${heights?.name ?? "f"}|height|höhe|altura|hauteur|高[さ度])${says.replace("?\\s*", "\\s*")}([^\\p{L}=]+?)${unit}\\s*$`,
        "iu",
      ).exec(part) ?? [];
    return value === "" ? null : anyOf(value);
  }

  function bare(part: string): HeightJudged | null {
    const [, value = ""] = new RegExp(`^\\s*=?\\s*([^\\p{L}=]+?)${unit}\\s*[.。]?\\s*$`, "iu").exec(part) ?? [];
    return value === "" || !heights?.isAsked ? null : anyOf(value);
  }

  function anyOf(value: string): HeightJudged | null {
    const met = heights?.points.find((peak) => isHeight(value, peak.height) === true);
    return met === undefined ? null : right(met);
  }

  const parts = plainMaths(text)
    .split(decimalComma ? /[;；、，]|,(?!\d)|\s(?:y|et|und)\s/u : /[;；、，]|,(?!\d{3}(?!\d))|\sand\s/u)
    .filter((part) => part.trim() !== "");
  const found = parts.map(claimed);
  if (parts.length === 0 || found.some((each) => each === null)) return null;
  const all = found.flatMap((each) => each ?? []);
  const bad = all.find((each) => each === wrong || each === untrue);
  return bad ?? { judged: all[0]?.judged ?? wrong.judged, found: all.flatMap((each) => each.found) };
}

const untrue: HeightJudged = { judged: judged("wrong", "notTrue"), found: [] };
const wrong: HeightJudged = { judged: judged("wrong", "otherValue", 0), found: [] };

function right(peak: Peak | undefined): HeightJudged {
  return peak === undefined
    ? { judged: judged("follows", "trueBeside"), found: [] }
    : { judged: judged("follows", "follows", 0), found: [keyOfPeak(peak)] };
}

const withoutUnit = (side: string) => side.replace(new RegExp(`(?<=[\\d)])${unit}\\s*[.。]?\\s*$`, "iu"), "");
