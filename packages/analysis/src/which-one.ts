import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { regionsOf } from "./regions.ts";

/** "The highest peak is Mont Blanc" and "the Alps are the highest range in Europe" say which one, not what. */
export function isIdentity(term: string, meaning: string, language: Language): boolean {
  const best = superlatives[language];
  if (best.test(term) && !/comm?[ouú]n|gemeinsam|公/iu.test(term)) return true;
  const opening = isSpaceless(language) ? meaning.slice(0, 10) : meaning.split(" ").slice(0, 6).join(" ");
  if (best.test(opening) && regionsOf(language).some((region) => meaning.includes(region))) return true;
  if (language === "zh" && /最[^，。的]{1,4}的\p{sc=Han}{1,3}$/u.test(meaning)) return true;
  return names[language]?.test(meaning) ?? false;
}

const superlatives: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:high|larg|small|tall|long|short|old|young|new|bigg|great|strong|weak|deep|low|fast|slow|near|clos|hard|rich|poor|hott|cold|warm|wid|thick|heavi|earli|lat|fin)est|most|best|worst)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:más|menos) \p{L}+|^(?:mayor|menor|mejor|peor|únic[oa]|primer[oa]?)(?!\p{L})|^(?:el|la) (?:mayor|menor|mejor|primer[oa]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:le|la|les)? ?(?:plus|moins) \p{L}+|^(?:(?:le|la) )?(?:meilleure?|pire|seule?|première?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?!erste|letzte|fest|robust|(?:un)?bewusst|ernst|wüst)\p{L}{2,}ste[nrs]?(?= \p{L})/u,
  zh: /(?:世界|全国|全球|中国|亚洲|欧洲)(?:上|第一)?最|最[高大长深早小多快](?:的|山|峰|河|湖|岛|城|国|洲|海)/u,
  ja: /最[高大長深古]の|最も/u,
};

/** A name after the article, and nothing that it would be an adjective to. */
const names: Partial<Record<Language, RegExp>> = {
  en: /^the \p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|in|at|with|from|near|and)(?!\p{L}))/u,
  es: /^(?:el|la) \p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|en|con|y)(?!\p{L}))/u,
  fr: /^(?:le |la |l['’])\p{Lu}\p{L}+(?:$|,| (?:\p{Lu}\p{L}+|en|dans|avec|et)(?!\p{L}))/u,
  de: /^(?:der|die|das) \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
};

/** "A drawback is the weight" says which one; "a symbol is an object that …" says what. */
export function isRole(term: string, meaning: string, language: Language): boolean {
  return rolePlayers[language].test(term) && (language === "de" || !/^(?:an?|una?|une) /iu.test(meaning));
}

const rolePlayers: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:big|great|another|other|further|obvious|common|serious|main|real|only|possible) )?(?:drawback|disadvantage|advantage|benefit|problem|reason|cause|consequence|example|difference|exception|feature|characteristic|condition|task|question|highlight|symbol|sign|goal|step|idea|explanation|solution|danger|risk|trick|secret|point|proof|answer|key|trouble|challenge|weakness|strength|limit|test|core|centrepiece|heart|basis|forerunner|successor|alternative|novelty)$/iu,
  es: /^(?:(?:gran|otr[oa]|nuev[oa]|posible|verdader[oa]|únic[oa]) )?(?:inconveniente|desventaja|ventaja|beneficio|problema|razón|motivo|ejemplo|diferencia|excepción|rasgo|característica|condición|tarea|pregunta|símbolo|señal|meta|paso|idea|explicación|solución|peligro|riesgo|truco|secreto|clave|prueba|respuesta|reto|debilidad|límite|novedad|base|precursor|alternativa|núcleo)(?: (?:importante|principal|grave|posible))?$/iu,
  fr: /^(?:(?:grande?|autre|nouve(?:au|lle)|seule?|vraie?) )?(?:inconvénient|désavantage|avantage|problème|raison|exemple|différence|exception|trait|caractéristique|condition|tâche|question|symbole|signe|objectif|étape|idée|explication|solution|danger|risque|astuce|secret|clé|preuve|réponse|défi|faiblesse|limite|nouveauté|base|cœur|précurseur|alternative)(?: (?:importante?|principale?|grave|possible|majeure?))?$/iu,
  de: /^(?:(?:große|weitere|andere|neue|mögliche|häufige|einzige)[rs]? )?(?:Nachteil|Vorteil|Problem|Beispiel|Unterschied|Merkmal|Besonderheit|Bedingung|Aufgabe|Frage|Höhepunkt|Symbol|Zeichen|Schritt|Idee|Erklärung|Lösung|Gefahr|Risiko|Trick|Kniff|Clou|Kern|Beweis|Hauptgrund|Schwäche|Stärke|Antwort|Grenze|Neuerung|Kernstück|Herzstück|Grundlage|Ausgangspunkt|Mittelpunkt|Bestandteil|Vorläufer|Nachfolger|Gegenstück|Auslöser|Neuheit|Alternative|Zweck|Hauptursache|Sonderfall|Voraussetzung)$/u,
  zh: /^(?:另一个?|最大的?|主要)?(?:缺点|优点|好处|坏处|问题|例子|区别|例外|特点|条件|任务|标志|目标|步骤|想法|解释|办法|危险|风险|诀窍|秘密|关键|证据|答案|难点|挑战|弱点|局限)$/u,
  ja: /^(?:もう一つの|最大の|主な)?(?:欠点|短所|利点|長所|問題|例|違い|例外|特徴|条件|課題|目印|目標|手順|考え|説明|解決策|危険|秘密|鍵|証拠|答え|弱点|限界)$/u,
};

/** "A handy tool is the plasmid, a ring of DNA": the term stands behind the verb. */
export function isInverted(text: string, meaning: string, language: Language): boolean {
  if (language === "zh" || language === "ja") return false;
  return /^(?:an?|une?|una|eine?) /iu.test(text) && presented[language].test(meaning);
}

const presented: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /^the (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:an?|the|one|which|also|or|so-called) )/iu,
  es: /^(?:el|la|los|las) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:una?|el|la|que|también|o) )/iu,
  fr: /^(?:(?:le|la|les) |l['’])(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:$|, (?:(?:une?|le|la|qui|aussi|ou) |l['’]))/iu,
  de: /^(?:der|die|das) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+(?:$|, (?:eine?|auch|also|oder) )/u,
};
