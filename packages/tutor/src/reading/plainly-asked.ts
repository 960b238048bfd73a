/** A problem as somebody types it in a hurry, and the same without what is said around it. */

const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(?:slove|sovle|sole|slvoe|solv)\b/gi, "solve"],
  [/\b(?:simpl?fy|simplfiy|simplifiy|simplfy)\b/gi, "simplify"],
  [/\b(?:differ?entate|diffrentiate|differnetiate|differentiat)\b/gi, "differentiate"],
  [/\b(?:integate|intergrate|integarte)\b/gi, "integrate"],
  [/\b(?:facter|fator|factorie|factoris)\b/gi, "factor"],
  [/\b(?:derivitive|derivate|deriviative|derivitave)\b/gi, "derivative"],
  [/\b(?:lö?se|loese) /gi, "löse "],
];

/** "For which x is |2x - 5| < 7?": what holds of the letter, and not a word more. */
const holding =
  /^\P{L}*(?:for (?:what|which) (?:values? of )?(?<en>[a-z]) (?:is|does|do we have|is it true that)|¿?para (?:qu[eé]|cu[aá]les) (?:valor(?:es)? de )?(?<es>[a-z]) (?:se (?:cumple|verifica|tiene)(?: que)?|es(?: cierto que)?)|für welche[ns]? (?:werte? (?:von|für) )?(?<de>[a-z]) (?:gilt|ist)|pour quel(?:le)?s? (?:valeurs? de |réels? )?(?<fr>[a-z]) (?:a-t-on|est-ce que|vérifie(?:nt)?(?:-t-(?:on|il))?)|当?\s*(?<zh>[a-z])\s*(?:取|为|是)?(?:何值|什么(?:值|数)?)时)[\s,:，：]*(?=[^=<>≤≥≠]*[=<>≤≥≠])(?<says>(?:\P{L}|(?<!\p{L})\p{L}{1,2}(?!\p{L})|sin|cos|tan|log|sqrt|exp|abs)+?)\s*[?？。.]?\s*$/iu;

function solvingFor(text: string): string {
  const { says = "", ...letters } = holding.exec(text)?.groups ?? {};
  const letter = Object.values(letters).find((each) => each !== undefined);
  return letter !== undefined && new RegExp(`(?<![a-z])${letter}(?![a-z])`, "iu").test(says) ? `solve ${says}` : text;
}

/** "find dy/dx: y = …", "Lösen Sie …", "Dérivez …": other forms of the words that ask. */
const asking: readonly (readonly [RegExp, string])[] = [
  [/\bfind\s+(?:dy\/dx|y')\s*(?:if|of|for|:|,)?\s*(?=y\s*=)/gi, "differentiate "],
  [/\bcombine like terms\b(?:\s+(?:in|of))?/gi, "simplify"],
  [/\b(?:l[öo]sen|loesen) sie\b/gi, "löse"],
  [/\bberechnen sie\b/gi, "berechne"],
  [/\bbestimmen sie\b/gi, "bestimme"],
  [/\bvereinfachen sie\b/gi, "vereinfache"],
  [/\bfaktorisieren sie\b/gi, "faktorisiere"],
  [/\bbilden? sie\b|\bbilde\b/gi, "bestimme"],
  [/\b(?:leite|leiten sie|differenziere(?:n sie)?)\b\s*(.+?)\s*(?:\bab\b)?\s*[.!]?$/gi, "leite ab: $1"],
  [/\bdérivez\b/gi, "dériver"],
  [/\brésolvez\b/gi, "résoudre"],
  [/\b(?:resuelva|resolved)\b/gi, "resuelve"],
  [/\bcalcule\b/gi, "calcula"],
  [/\bfactorice\b/gi, "factoriza"],
  [/\bsimplifique\b/gi, "simplifica"],
  [/\bdespeja(?:r)?\s+([a-zA-Z])\s+(?:en|de)\s+(.+)$/gi, "resuelve $2 para $1"],
];

/** The same said with signs, or with the words a form is known by. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*h\s*(\d{2})(?![\d.,:]|\s*(?:min|m\b|'))/g, " h $1 min"],
  [/\blog(?:arithm)? base (\d+) of (\d+)/gi, "log_$1($2)"],
  [/^\s*(\d+)\s+choose\s+(\d+)\s*\??\s*$/gi, "how many ways to choose $2 from $1"],
  [/[,;.]?\s*\bwhere do (?:they|the (?:two )?lines|the graphs) (?:meet|intersect|cross)\b.*$/gi, ""],
  [/^(?=[^=]*=[^=]*\b(?:and|und|et|y)\b[^=]*=[^=]*$)\s*(y\s*=[^=]*?)\s+(?:and|und|et|y)\s+(?=y\s*=)/gi, "$1, "],
  [/\bintegral von (\S+) bis (\S+) (?:über|von) (.+?)\s*dx/gi, "Integral von $3 von $1 bis $2"],
  [/∫\s*([^∫]+?)\s*dx\s*(?:从|を)?\s*(-?\d+)\s*(?:到|から)\s*(-?\d+)\s*(?:まで)?/g, "∫_{$2}^{$3} $1 dx"],
  [
    /\bfirst term (?:is |of |= ?)?(-?\d+)\s*(?:,|and|with)?\s*(?:a )?difference/gi,
    "first term $1 and common difference",
  ],
  [/\bfirst term (?:is |of |= ?)?(-?\d+)\s*(?:,|and|with)?\s*(?:a )?ratio/gi, "first term $1 and common ratio"],
  [
    /(\b(?:sequence|progression|folge|sucesión|suite|progresión)\b[^\d]{0,20}(?:-?\d+(?:\.\d+)?\s*,\s*){2,}-?\d+(?:\.\d+)?)(?=\s*[.,;]\s*\p{L})/giu,
    "$1, …",
  ],
  [/\bsequence (?:starts|begins|goes)(?: with)?\b:?/gi, "sequence"],
];

/** What is meant by a name, where it is counted or weighed. */
const substances: readonly (readonly [RegExp, string])[] = [
  [/\bwater\b|wasser|\bagua\b|\beau\b|水(?!素|溶)/giu, "H2O"],
  [/carbon dioxide|kohlen(?:stoff)?dioxid|dióxido de carbono|dioxyde de carbone|二氧化碳|二酸化炭素/giu, "CO2"],
  [
    /table salt|sodium chloride|kochsalz|natriumchlorid|cloruro de sodio|sel de table|chlorure de sodium|氯化钠|食塩|塩化ナトリウム/giu,
    "NaCl",
  ],
  [/glucose|glukose|traubenzucker|glucosa|葡萄糖|グルコース|ブドウ糖/giu, "C6H12O6"],
  [/methane|methan\b|metano|méthane|甲烷|メタン/giu, "CH4"],
  [/ammonia|ammoniak|amoníaco|ammoniac|氨气?|アンモニア/giu, "NH3"],
];

const isOfAmounts = /(?<!\p{L})(?:mol|mole|moles|moln|molar|molare)(?!\p{L})|摩尔|モル/iu;

/** By which way it is to be done says nothing of what is asked. */
const ways =
  /[,;]?\s*(?:\b(?:by|with|using|via|use)\b (?:the )?(?:method of )?(?:quadratic formula|formula|factoring|factori[sz](?:ing|ation)|elimination|substitution|addition|cross[- ]multiplication)(?: method| to)?|\bmit (?:der |dem |hilfe der )?(?:pq-formel|p-q-formel|abc-formel|mitternachtsformel|einsetzungsverfahren|additionsverfahren|gleichsetzungsverfahren|satz von vieta)|\b(?:par|avec) (?:la |le )?(?:factorisation|substitution|combinaison|discriminant)|\b(?:por|con|usando|mediante) (?:la |el )?(?:fórmula (?:cuadrática|general)|factorización|sustitución|reducción|igualación)|用(?:求根公式|公式|因式分解|代入|加减)(?:消元)?法?|(?:解の公式|因数分解|代入法|加減法)(?:を用いて|を使って|で))(?!\p{L})\s*:?/giu;

/** "hw #4)", "pls help", "kannst du mir helfen bei": a request beside the problem. */
const around = [
  /(?<!\p{L})(?:(?:hw|homework|hausaufgaben?|devoirs?|deberes|tarea|作业|宿題)\s*(?:#|nr\.?|no\.?|n°)?\s*\d*|(?:q|nr\.?|no\.?|n°|#)\s*\d+)\s*[a-h]?\s*[).:、]/giu,
  /(?<!\p{L})(?:pl(?:ea)?[sz]e?|pls|plz|thanks?(?: you)?|thx|ty|asap|idk(?: how(?: to)?)?|(?:can|could) (?:you|someone|anyone) (?:please )?(?:help(?: me)?(?: with| to| on)?|explain(?: how to)?|tell me(?: how to)?)|(?:i )?(?:need|want) help(?: with| on)?|help(?: me)?(?: with| to| on| out)?|i(?:'| a)?m stuck(?: on| with)?|stuck on|how (?:do|can|would) (?:i|you|u)|i do(?:n'|n’| no)?t (?:get|understand|know)(?: this| how to)?(?: one)?|show (?:your|all|my) (?:work|steps)|step by step|with (?:all )?steps)(?!\p{L})\s*[:,!?]*/giu,
  /(?<!\p{L})(?:bitte|danke|hilfe|(?:kannst du|könnt ihr|können sie) (?:mir )?(?:bitte )?(?:bei|mit|helfen(?: bei| mit)?)|ich (?:verstehe|versteh|kapier\w*|check\w*) (?:das |die aufgabe )?nicht|ich hab\w* keine ahnung|wie (?:löst|löse|rechnet|rechne) (?:man|ich)(?: das)?)(?!\p{L})\s*[:,!?]*/giu,
  /(?<!\p{L})(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|merci|aide[zr]?[- ]moi(?: à| avec)?|je ne comprends pas|comment (?:résoudre|on fait|faire)|au secours)(?!\p{L})\s*[:,!?]*/giu,
  /(?<!\p{L})(?:por favor|porfa(?:vor)?|gracias|ayuda(?:me)?|ayúdame(?: con| a)?|no (?:lo )?entiendo|cómo (?:se )?(?:resuelvo|resuelve|hago|hace))(?!\p{L})\s*[:,!?¿]*/giu,
  /请(?:问|帮我)?|帮我|怎么(?:解|做|算)|求助|谢谢|不会做?|(?:解き方を)?教えて(?:ください|下さい)?|お願いします|分かりません|わかりません|どうやって(?:解く|解きますか)/gu,
] as const;

/** "I: x + y = 5, II: …", "(1) … (2) …": rows that have names. */
const rowNames = /(?<![\p{L}\d])(?:I{1,3}|\(\s*I{1,3}\s*\)|\([1-3]\))\s*[:.)]?\s*(?=[^=:]*=)/gu;

/** Between two numbers an x is a sign for times, where no letter x is sought. */
export function crossAsTimes(text: string): string {
  return text.replace(/(?<=\d)\s+[xX]\s+(?=\d)/g, " × ");
}

/** "find x 12 = 3x": the letter is what is sought, and no factor. */
export function soughtLetter(text: string): string {
  return text.replace(
    /^\s*(?:find|what is|what's|whats|determine|calculate|get)\s+([a-z])\s*[:,.]?\s+(?=[\d(√][^=]*=)(.+)$/is,
    "solve $2 for $1",
  );
}

/** The same problem, asked plainly; null where nothing is said around it. */
export function plainlyAsked(text: string): string | null {
  let plain = solvingFor(text).replace(/\|\s*(?:[-+:·*/]\s*\(?[-\d.,a-z]+\)?|√)\s*$/u, "");
  for (const [from, to] of [...spelled, ...asking, ...signs, ...(isOfAmounts.test(plain) ? substances : [])])
    plain = plain.replace(from, to);
  plain = plain.replace(ways, " ");
  for (const each of around) plain = plain.replace(each, " ");
  if (/=.*=/su.test(plain)) plain = plain.replace(rowNames, " ; ").replace(/^\s*;|[,;\s]+(?=;)|:\s*(?=;)/g, " ");
  plain = plain
    .replace(/\bfor\s+(?=-?[\dπ.]+°?\s*[<≤])/gi, ", ")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/^[\s,;:.!?-]+(?=[\p{L}\d(√|∫$\\])|[\s,;:!?]+$/gu, "")
    .replace(/(?<=\d)\s+\)/g, ")")
    .trim();
  return plain === text.trim() || plain === "" ? null : plain;
}
