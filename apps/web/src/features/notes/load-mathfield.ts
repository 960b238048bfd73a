import type { LanguageCode } from "@jotter/locales/languages";
import type { MathfieldElement } from "mathlive";

/** MathLive is larger than everything else on the page together, so it comes alone, and only when it is wanted. */
export async function newMathfield(language: LanguageCode): Promise<MathfieldElement> {
  const { MathfieldElement } = await import("mathlive");
  // The letters are KaTeX's, which the style sheet of the notes brings; nothing is fetched, and nothing clicks.
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.plonkSound = null;
  MathfieldElement.locale = language === "zh" ? "zh-CN" : language;
  return new MathfieldElement();
}

/** Settings that MathLive takes once the field stands in the page. */
export function prepareMathfield(field: MathfieldElement): void {
  // Our palette has the symbols; for letters and digits a phone's own keyboard is the better one.
  field.mathVirtualKeyboardPolicy = "manual";
  // Both would open behind the dialog.
  field.popoverPolicy = "off";
  field.environmentPopoverPolicy = "off";
  field.menuItems = [];
  // MathLive has commands of its own, which nobody else can draw.
  field.inlineShortcuts = Object.fromEntries(
    Object.entries(field.inlineShortcuts).filter(([, shortcut]) => !isOnlyMathlives(shortcut)),
  );
}

const onlyMathlives =
  /\\(differentialD|capitalDifferentialD|exponentialE|imaginaryI|imaginaryJ|doubleprime|questeq|Colon|slash|twoheadrightarrowtail)/;

type Shortcut = MathfieldElement["inlineShortcuts"][string];

function isOnlyMathlives(shortcut: Shortcut): boolean {
  const tex = typeof shortcut === "string" ? shortcut : "value" in shortcut ? shortcut.value : "";
  return onlyMathlives.test(tex);
}
