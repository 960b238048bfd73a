import { type Language, orEnglish } from "@jotter/domain/settings";

/** Without what was taken back: "the 4th, no wait, the 7th". */
export function corrected(typed: string, language: Language): string {
  const match = corrections[language].exec(typed);
  return match ? `${typed.slice(0, match.index)} ${typed.slice(match.index + match[0].length)}`.trim() : typed;
}

/** A day, perhaps with the word before it, and what takes it back. */
function taken(day: string, back: string): RegExp {
  return new RegExp(`(?:${day})[\\s,.…、，。-]*(?:${back})[\\s,.…、，。-]*`, "iu");
}

const figures = "\\d{1,2}(?:[./]\\d{1,2}\\.?|st|nd|rd|th|\\.)?";

const corrections = orEnglish<RegExp>({
  en: taken(
    `(?:on |the )*(?:\\p{L}{3,6}day|tomorrow|${figures})`,
    "no,? wait|wait,? no|i mean|no sorry|sorry i mean|or rather|actually no|scratch that",
  ),
  es: taken(
    `(?:el |de )*(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|hoy(?: en ocho(?: d[ií]as)?)?|${figures})`,
    "mejor dicho|no,? perdón|perd[oó]n|digo|quiero decir|o sea no",
  ),
  fr: taken(
    `(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|${figures})`,
    "non,? pardon|pardon|enfin non|je veux dire|plut[oô]t|non,? attends",
  ),
  de: taken(
    `(?:am |den )*(?:\\p{L}{3,7}tag|mittwoch|morgen|${figures})`,
    "nein,? warte|ne,? warte|nee|quatsch|ich meine?|nein,? doch|bzw\\.? eher|sorry",
  ),
  zh: taken(
    "(?:\\d{1,2}月)?\\d{1,2}[号日]|(?:下|这|本)?(?:周|星期|礼拜)[一二三四五六日天]|[明后]天",
    "不对|不是|哦不|说错了|啊不",
  ),
  ja: taken(
    "(?:(?:\\d{1,2}月)?\\d{1,2}日|(?:来週の?|今週の?)?[月火水木金土日]曜日?|明日|あさって)(?:から|に|の|は)?",
    "じゃなくて|ではなくて|じゃない|いや|間違えた",
  ),
});
