import { type Language, orEnglish } from "@jotter/domain/settings";
import { isCommon } from "./common-words.ts";
import { inner } from "./defined-terms.ts";
import { glossary } from "./definition-forms.ts";
import { isSpaceless } from "./language.ts";
import { listLevel, type Paragraph, type Reading, type Sentence } from "./reading.ts";
import { regionsOf } from "./regions.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount, wordsOf } from "./words.ts";

/** A line of a word list explains a term; "Homework: page 45", "Size: 10 to 20 mm" and "Question: why?" do not. */
export function isListed(term: string, meaning: string, language: Language): boolean {
  if (/[?!？！]/.test(meaning) || namesWeekday(meaning, language) || /^[\d±≈~約约+-]|[=→]|->/.test(meaning))
    return false;
  if (
    !/^[\p{L}\p{N}\-'’ ・]+$/u.test(term) ||
    isLabel(term, language) ||
    isClause(term, language) ||
    isFilledIn(term, meaning, language)
  )
    return false;
  // A date, "the three kinds": what stands before the colon is no term.
  if (/\p{N}{2,}|年代?$|世[纪紀]$/u.test(term) || inner[language]?.test(` ${term} `) || isCalendar(term, language))
    return false;
  // "France: Talleyrand" and "Japan: 1868" tell what was there.
  if (regionsOf(language).includes(term)) return false;
  if (isSpaceless(language)) return !/^(?:見|读|看|課本|课本|教科書)/.test(meaning);
  const [first, ...rest] = wordsOf(meaning, language);
  if (!first || vocabulary[language].prepositions.has(first.text.toLowerCase()) || limits.test(first.text))
    return false;
  // Mere names side by side are parts of it, not what it is: "temperature, wind, pressure".
  const pieces = meaning.split(/, | y | et | und | and /);
  if (pieces.length > 2 && pieces.every((piece) => piece.split(" ").length < 3)) return false;
  if (wordsOf(term, language)[0]?.isStop) return false;
  if (language === "de") return /^\p{Lu}\S*$/u.test(term.split(" ").at(-1) ?? "");
  const isAdjective = !term.includes(" ") && (adjectives[language]?.test(term) ?? false);
  return !isAdjective || rest.some(({ text }) => /^(?:que|qui|dont|which|that|who)$/i.test(text));
}

/** A word that opens a line of notes, or a blank of a form: no term. */
export function isLabel(term: string, language: Language): boolean {
  return labels[language].test(term) || fields[language].test(term);
}

/** A clause with a verb, or how good or how many: no term. */
export function isClause(term: string, language: Language): boolean {
  return spoken[language].test(term);
}

/** Words that open a line of notes and are no terms. */
const labels = orEnglish<RegExp>({
  en: /^(?:strengths?|weakness(?:es)?|acts? [\dIVX]+|attention|warning|caution|ingredients?|materials?|pending|reminder|definitions?|vocabulary|keywords?|context|plan|introduction|method|observations?|hypothes[ei]s to test|materials needed|scene|narrator|teacher|student|ideas?|title|link|links|deadline|topic|steps|method|budget|price|contact|agenda|exam|complete|copy|fill in|draw|match|circle|underline|explain|discuss|think|write|read|find|compare|name|class|step|goal|aim|tip|special case|exception|exam tips?|todo|to do|homework|reading|questions?|answers?|examples?|note|notes|remember|important|source|sources|next|task|tasks|size|date|dates|place|year|evidence|proof|causes?|consequences?|effects?|results?|types?|kinds?|factors?|elements?|parts?|advantages?|disadvantages?|difference|problem|solution|summary|conclusion|page|pages|chapter)(?!\p{L})/iu,
  es: /^(?:fortalezas?|debilidad(?:es)?|situación (?:inicial|final)|aviso|ingredientes?|materiales|pendiente|definición|definiciones|vocabulario|palabras clave|contexto|esquema|introducción|método|observación|observaciones|escena|narradora?|alumn[oa]|ventaja|ideas?|enlaces?$|plazo|presupuesto|precio|agenda|hecho|repasar?|ojo|completa|copia|rellena|dibuja|relaciona|rodea|subraya|explica|comenta|piensa|escribe|lee|busca|compara|nombre|curso|paso|objetivo|para saber más|recuerda|caso especial|excepción|examen|tarea|deberes|leer|preguntas?|respuestas?|ejemplos?|notas?|importante|atención|recordar|fuentes?|tamaño|fechas?|lugar|año|pruebas?|causas?|consecuencias?|efectos?|resultados?|tipos?|clases|factores|elementos|partes|ventajas|desventajas|inconvenientes|diferencias?|problemas?|solución|resumen|conclusión|páginas?|capítulo)(?!\p{L})/iu,
  fr: /^(?:forces? et|faiblesses?|situation (?:initiale|finale)|avertissement|ingrédients?|matériel|définitions?|vocabulaire|mots[- ]clés|contexte|plan|introduction|méthode|observations?|scène|narrateur|élève|idées?|liens?|délai|sanctions?|budget|prix|contact|remarques?|intérêt|bilan|astuce|erreur à éviter|piège|consigne|conseils?$|attention|complète|complétez|copie|dessine|relie|entoure|souligne|explique|réfléchis|écris|lis|cherche|compare|nom|classe|étape|objectif|pour aller plus loin|rappelle|cas particulier|exception|examen|devoirs?|lire|questions?|réponses?|exemples?|notes?|important|rappel|à|sources?|taille|dates?|lieu|année|preuves?|causes?|conséquences?|effets?|résultats?|types?|sortes|facteurs|éléments|parties|avantages?|inconvénients?|différences?|problèmes?|solution|résumé|conclusion|pages?|chapitre|schéma|TP)(?!\p{L})/iu,
  de: /^(?:schwächen?|stärken|hinweis|zutaten|material|materialien|offen|erinnerung|definition(?:en)?|begriffe?|stichworte|kontext|gliederung|einleitung|methode|beobachtung(?:en)?|szene|erzähler|schüler(?:in)?|(?:grund)?idee|grundgedanke|links?|termin|preis|kontakt|tagesordnung|bemerkung|vorgehen|kernaussage|hauptaussage|these|achtung|ergänze|fülle|zeichne|verbinde|unterstreiche|erkläre|überlege|schreibe|lies|suche|vergleiche|name|klasse|schritt|ziel|sonderfall|ausnahme|klausur|prüfung|tipp|hausaufgaben?|lesen|fragen?|antworten?|beispiele?|notiz|wichtig|merke|merken|quellen?|größe|daten|datum|ort|jahr|beweise?|ursachen?|gründe|folgen?|wirkung|ergebnisse?|arten|typen|faktoren|elemente|teile|vorteile?|nachteile?|unterschiede?|probleme?|lösung|zusammenfassung|fazit|seiten?|kapitel|nächste|skizze|aufgaben?)(?!\p{L})/iu,
  zh: /^(?:不足|第[一二三四五六七八九十]+[幕场回]|常用|指标|待办|材料|食材|配料|回答|解答|定义|名词|关键词|背景|大纲|引言|观察|场景|旁白|学生|同学|核心思想|主旨|中心思想|链接|截止|价格|联系|提醒|警告|基本思想|作业|填空|姓名|班级|日期|思考|讨论|完成|写出|比较|步骤|目标|知识点|特殊情况|例外|备注|说明|补充|考点|重点|难点|注意|例|例如|例子|问题|答案|提示|来源|大小|时间|地点|原因|结果|影响|意义|类型|种类|特点|要素|因素|组成|优点|缺点|区别|总结|结论|页|预习|复习|阅读)/,
  ja: /^(?:弱点|強み|第[一二三四五六七八九十]+[幕場]|やること|材料|回答|利点|欠点|メリット|デメリット|定義|用語|キーワード|背景|構成|はじめに|方法|観察|場面|語り手|生徒|中心|考え方|リンク|締切|締め切り|値段|連絡|メモ|感想|警告|宿題|名前|氏名|日付|問|考え|書き|比べ|手順|目標|めあて|例外|特例|備考|補足|課題|重要|注意|例|例えば|問題|質問|答え|ヒント|出典|大きさ|日時|場所|原因|結果|影響|意義|種類|特徴|要素|要因|長所|短所|違い|まとめ|結論|予習|復習|テスト|ポイント|来週|次回)/,
});

const limits =
  /^(?:only|solo|sólo|seulement|nur|see|véase|voir|siehe|vgl|bis|ca|etwa|about|around|until|hasta|environ|jusqu['’])$/i;

/** "Epoch: Viennese classicism, 1770 to 1827": a common word, and beside it a name or a date. */
function isFilledIn(term: string, meaning: string, language: Language): boolean {
  const [word, ...more] = wordsOf(term, language);
  if (!word || more.length > 0) return false;
  if (!isCommon(word.key, language) && !vocabulary[language].generic.has(term.toLowerCase())) return false;
  return /\d{2}/.test(meaning) || (language !== "de" && /^\p{Lu}\p{Ll}+(?:,| \p{Lu}|$)/u.test(meaning));
}

/** Blanks of a form that notes fill in. */
const fields: Readonly<Record<Language, RegExp>> = {
  en: /^(?:authors?|composers?|painters?|artists?|directors?|founders?|publishers?|title|genre|style|epoch|period|era|time|location|setting|capital|population|area|language|currency|born|died|topic|subject|teacher|room|deadline|duration|representatives?|main representatives?|key figures?|characters?|participants?)$/iu,
  es: /^(?:autor(?:a|es)?|compositor(?:a|es)?|pintor(?:a|es)?|artistas?|director(?:a)?|fundador(?:a|es)?|editorial|título|género|estilo|época|período|periodo|tiempo|ubicación|localización|capital|población|superficie|idioma|lengua|moneda|nacimiento|muerte|tema|asignatura|profesora?|aula|plazo|duración|representantes?|personajes?|participantes)$/iu,
  fr: /^(?:auteure?s?|compositeurs?|compositrice|peintres?|artistes?|réalisat(?:eur|rice)|fondat(?:eur|rice)s?|éditeur|titre|genre|style|époque|période|temps|localisation|cadre|capitale|population|superficie|langue|monnaie|naissance|mort|thème|sujet|matière|professeure?|salle|délai|durée|représentants?|personnages?|participants)$/iu,
  de: /^(?:autor(?:in|en)?|komponist(?:in|en)?|maler(?:in)?|künstler(?:in)?|regisseur(?:in)?|gründer(?:in)?|verlag|titel|gattung|stil|epoche|zeit|zeitraum|zeitpunkt|lage|schauplatz|hauptstadt|einwohner|bevölkerung|fläche|sprache|währung|geboren|gestorben|thema|fach|lehrer(?:in)?|raum|frist|dauer|(?:haupt)?vertreter(?:in)?|(?:haupt)?figur(?:en)?|teilnehmer|uraufführung)$/iu,
  zh: /^(?:作者|作曲家?|画家|导演|创始人|出版社|书名|题目|标题|体裁|风格|时代|年代|时期|日期|位置|地点|首都|人口|面积|语言|货币|出生|逝世|主题|科目|老师|教室|期限|代表人物|代表作|主人公|人物|地位)$/u,
  ja: /^(?:作者|著者|作曲者?|作曲家|画家|監督|創始者|出版社|題名|タイトル|ジャンル|様式|時代|年代|時期|日付|日時|位置|場所|首都|人口|面積|言語|通貨|生年|没年|テーマ|科目|先生|教室|期限|期間|代表者|代表作|主人公|登場人物|提出)$/u,
};

/** An adjective of its own may be the name of a kind: "oceanic: much rain". */
const adjectives: Partial<Record<Language, RegExp>> = {
  en: /(?:al|ic|ive|ous|ose|ent|ant|able|ible|ar)$/,
  es: /(?:[iáéó]c[oa]|áne[oa]|al|iv[oa]|os[oa]|ble|ente|ante|ari[oa])$/,
  fr: /(?:ique|éen(?:ne)?|al|ale|if|ive|eux|euse|able|ible|ent|ant|aire)$/,
};

/** A verb, or how good or how many: no word list explains these. */
const spoken: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were|has|have|had|does|do|did|can|may|must|will|needs?|gives?|makes?|takes?|uses|(?:worst|best|average|base|edge) case|time|space|complexity|step|phase|stage|first|second|third|formula|rule|law|claim|thesis|other|two|three|four|pros?|cons?)(?!\p{L})|^(?:main|key|how|why|what|who|when|where)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|era|fue|tienen?|tenía|hay|ha|han|puede|pueden|debe|deben|hace|hacen|da|dan|sirve|usa|(?:mejor|peor) caso|paso|fase|etapa|primer[oa]?|segund[oa]|tercer[oa]?|fórmula|regla|tesis|principal(?:es)?|dos|tres|cuatro|se)(?!\p{L})|^(?:de|por|cómo|qué|quién|cuándo|dónde)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|sont|était|fut|ont|avait|peut|peuvent|doit|doivent|fait|font|sert|(?:meilleur|pire) cas|étape|phase|première?|deuxième|second|seconde|troisième|formule|règle|thèse|principale?s?|deux|trois|quatre|se|contraire)(?!\p{L})|^(?:de|par|comment|pourquoi|quoi|qui|quand|où|son|sa|ses)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|kann|können|muss|müssen|soll|gibt|macht|schritt|phase|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|formel|regel|these|wichtigste[rsn]?|zwei|drei|vier|sich)(?!\p{L})|^(?:wie|warum|was|wer|wann|wo)(?!\p{L})/iu,
  zh: /^(?:如何|为什么|什么|谁|怎[么样]|第[一二三四五六七八九十](?:步|阶段|种|个|点|章|讲|课)|最[好坏差]|步骤|阶段|公式|主张|论点|[两三四][个种类点大条项])|[是有被把将了着过]|情况$|步骤$|阶段$|公式$/u,
  ja: /^(?:なぜ|どう|何|誰|第[一二三四五六七八九十](?:段階|の|に)|最[良悪]|手順|段階|公式|主張|二つ|三つ)|場合$|段階$|公式$|[はがをにで]/u,
};

const calendars = new Map<Language, readonly string[]>();

/** A month or a day of the week, also cut short: what stands beside it happened then. */
export function isCalendar(term: string, language: Language): boolean {
  const small = term.toLowerCase();
  if (calendarOf(language).some((name) => small.startsWith(name))) return true;
  return shortDays[language].test(term);
}

/** "Friday, at nine": an errand. */
export function namesWeekday(text: string, language: Language): boolean {
  return weekdays[language].test(text);
}

const weekdays: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?)(?!\p{L})/u,
  zh: /周[一二三四五六日]|星期[一二三四五六日天]/u,
  ja: /[月火水木金土日]曜/u,
};

const shortDays: Readonly<Record<Language, RegExp>> = {
  en: /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\.?$/iu,
  es: /^(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?$/iu,
  fr: /^(?:lun|mar|mer|jeu|ven|sam|dim)\.?$/iu,
  de: /^(?:mo|di|mi|do|fr|sa|so)\.?$/iu,
  zh: /^(?:周|星期|礼拜)[一二三四五六日天]/u,
  ja: /^[月火水木金土日](?:曜日?)?$/u,
};

function calendarOf(language: Language): readonly string[] {
  const known = calendars.get(language);
  if (known) return known;
  const name = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(day).toLowerCase();
  const months = Array.from({ length: 12 }, (_, at) => name(new Date(Date.UTC(2024, at, 1)), { month: "long" }));
  const days = Array.from({ length: 7 }, (_, at) => name(new Date(Date.UTC(2024, 0, at + 1)), { weekday: "long" }));
  calendars.set(language, [...months, ...days]);
  return [...months, ...days];
}

/**
 * "A pair of elements that stand in the wrong order" names a kind and what sets it apart; "quadratic" and "estabilidad
 * de precios y máximo empleo" are what somebody notes beside a word.
 */
export function saysWhatItIs(meaning: string, language: Language): boolean {
  if (/^["“„«»‘「『]/.test(meaning) || ranked[language].test(meaning)) return false;
  const bare = meaning.replace(/\s?[（(][^）)]*[）)]/g, "").trim();
  if (language === "zh" || language === "ja") {
    const [first = "", ...more] = bare.split("。", 1)[0]?.split(/[，；、]/) ?? [];
    return [first, more.at(-1) ?? ""].some((part) => (language === "ja" ? japaneseKind : chineseKind).test(part));
  }
  const [first = "", second = ""] = bare.split(" ");
  // "Nace en el suelo": after a bare noun stands "de" or "que", after a verb where or how.
  if (places[language]?.test(second) && !nouns[language]?.test(first)) return false;
  return kinds[language].test(bare) && setsApart[language].test(bare);
}

const places: Partial<Record<Language, RegExp>> = {
  es: /^(?:en|por|desde|hasta|sobre|entre|hacia|contra|sin|bajo|al?|con|para|del)$/,
  fr: /^(?:dans|en|par|sur|sous|vers|chez|à|au|aux|avec|sans|pour|entre|contre)$/,
};

const nouns: Partial<Record<Language, RegExp>> = {
  es: /(?:ión|miento|dad|aje|or|ura|ncia|ismo|ista|eza|ario|ería|ancia|o|lo|la|los|las)$/i,
  fr: /(?:ion|ment|age|té|eur|ure|ance|ence|isme|iste|esse|oir|eau|é|ée|le|la|les|taxe|texte|acte|droit|impôt|zone|chant)$/i,
};

/** "The largest single cause of loss" is what a thing is to others. */
const ranked: Readonly<Record<Language, RegExp>> = {
  en: /^the (?:\p{L}+est|most|best|worst|first|only|last|main)(?!\p{L})/iu,
  es: /^(?:el|la|los|las) (?:más|mayor|mejor|peor|primer[oa]?|únic[oa]|últim[oa]|principal|\p{L}+ más)(?!\p{L})/iu,
  fr: /^(?:le |la |les |l['’])(?:plus|meilleure?s?|pire|première?s?|seule?s?|dernière?s?|principale?s?|uniques?)(?!\p{L})/iu,
  de: /^(?:der|die|das) (?:erste|einzige|letzte|meiste|beste|wichtigste|größte|älteste|höchste|\p{Ll}+ste)n?(?!\p{L})/u,
  zh: /^(?:世界|全国|中国)?(?:上)?(?:最|第一|唯一)/u,
  ja: /^(?:世界|日本)?(?:で)?(?:最|唯一|はじめて|初めて)/u,
};

const chineseKind = /的[^的]{1,10}$|^(?:一[种个类项门段场块条]|指)/u;

const japaneseKind =
  /[\p{sc=Han}\p{sc=Katakana}ーぁ-ん](?:こと|もの|ところ|[\p{sc=Han}\p{sc=Katakana}ー]+|働き|集まり|動き|決まり|しくみ|はたらき|ことば|つくり)$/u;

/** What opens a kind: an article, or a noun at once; no adverb, no adjective by itself. */
const kinds: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /^(?!(?:not|very|too|only|always|never|often|usually|more|less|about|up|down|if|when|because|see|same|yes|no|like|as|similar|almost|mostly|both|either|neither|can|cannot|looks?)(?!\p{L}))/iu,
  es: /^(?!(?:no|muy|más|menos|solo|sólo|siempre|nunca|cuando|si|porque|ver|igual|como|parecid[oa]s?|casi|lo contrario|demasiad[oa]s?|mucho|poco)(?!\p{L}))/iu,
  fr: /^(?!(?:ne|pas|très|plus|moins|seulement|toujours|jamais|quand|si|parce|voir|pareil|comme|semblables?|presque|trop|beaucoup|peu|\p{L}+er)(?!\p{L}))/iu,
  de: /^(?!(?:nicht|sehr|mehr|weniger|nur|immer|nie|oft|wenn|weil|siehe|gleich|wie|ähnlich|fast|zu|kaum|etwa|circa|ca)(?!\p{L}))/iu,
};

/** What tells one of a kind from the others: a clause, an "of", what was done to it. */
const setsApart: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /(?<!\p{L})(?:that|which|who|whose|where|of|for|with|without|from|between|by|in|to|on|at|into|used|made|how|when)(?!\p{L})/u,
  es: /(?<!\p{L})(?:que|quien|donde|cuy[oa]s?|del?|para|con|sin|entre|por|en|al?|\p{L}+[ai]d[oa]s?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:qui|que|lequel|laquelle|lesquels|lesquelles|dont|où|de|du|des|pour|avec|sans|entre|par|dans|en|à|aux?|sur|\p{L}+ée?s?|\p{L}+ant)(?!\p{L})|d['’]|qu['’])/u,
  de: /(?<!\p{L})(?:der|die|das|den|dem|dessen|deren|des|von|vom|für|mit|ohne|aus|zwischen|durch|zum|zur|zu|in|im|bei|an|am|auf|wie|wo|aller|\p{Lu}\p{L}+(?:er|en) \p{Lu}\p{L}+|ge\p{Ll}+te?[nrs]?|\p{Ll}+er \p{Lu}\p{L}+)(?!\p{L})/u,
};

/** Lines that set a name beside a name, "Prussia: Hardenberg", tell who is who, also where one of them says more. */
export function isPaired({ paragraph }: Sentence, reading: Reading): boolean {
  const { paragraphs, language } = reading;
  const meanings = paragraphs
    .slice(...linesAround(paragraph, reading))
    .flatMap(({ sentences: [first] }) => glossary.exec(first?.text ?? "")?.groups?.meaning ?? []);
  const short = meanings.filter((one) => wordCount(one, language) < (isSpaceless(language) ? 6 : 4));
  return short.length > 1 && short.length >= meanings.length / 3;
}

/** Who says what, in a play or a lesson: a name in capitals, and somewhere "you" or "my". */
export function isDialogue({ paragraph }: Sentence, reading: Reading): boolean {
  const { paragraphs, language } = reading;
  const lines = paragraphs.slice(...linesAround(paragraph, reading)).map(({ sentences: [first] }) => first?.text ?? "");
  if (language === "zh" || language === "ja")
    return lines.some((line) => /^(?:老师|同学|学生|先生|生徒|母亲|父亲|母|父|医生|顾客)[：:]/u.test(line));
  const [own = ""] = (paragraphs[paragraph]?.sentences[0]?.text ?? "").split(/\s?:/, 1);
  return /^\p{Lu}{3,}(?: \p{Lu}+)*$/u.test(own) && lines.some((line) => addressed[language].test(line));
}

const addressed: Readonly<Record<Exclude<Language, "zh" | "ja">, RegExp>> = {
  en: /(?<!\p{L})(?:I|me|my|you|your|thou|thee|thy|thine|we|our)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|me|mi|mis|tú|te|tu|tus|usted|vos|vuestr[oa]s?|nosotros)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:je|me|moi|mon|ma|mes|tu|te|toi|ton|ta|tes|vous|votre|vos|nous)(?!\p{L})|[jmt]['’])/u,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|du|dich|dir|dein\p{L}*|euch|wir)(?!\p{L})/u,
};

/** What stands under "The treaty's terms:" or "The presidents" tells of them, and defines no word. */
export function listsFacts({ paragraph }: Sentence, reading: Reading): boolean {
  const { paragraphs, language } = reading;
  const [from, to] = linesAround(paragraph, reading);
  // "Benjamin Constant, 1797: …" or "2008: …" beside it: a list of who and when.
  const isDated = ({ sentences: [first] }: Paragraph) =>
    /^[^:：]{0,40}(?:\d{3,4}|\d世[纪紀])[^:：]{0,20}[:：]/u.test(first?.text ?? "");
  if (paragraphs.slice(from, to).some(isDated)) return true;
  const before = paragraphs[from - 1]?.sentences.at(-1)?.text ?? "";
  const heading = paragraphs[from]?.headings.at(-1) ?? "";
  // "A bit of history" above a list is no chapter on it.
  if (reading.headings.some(({ text, level }) => level === listLevel && text === heading)) return false;
  return facts[language].test(heading) || (/[:：]$/.test(before) && facts[language].test(before));
}

/** The lines of the list that a line stands in, under one heading. */
export function linesAround(paragraph: number, { paragraphs }: Reading): readonly [from: number, to: number] {
  const own = paragraphs[paragraph]?.headings.join("\n");
  const belongs = (at: number) => paragraphs[at]?.kind === "item" && paragraphs[at]?.headings.join("\n") === own;
  let [from, to] = [paragraph, paragraph + 1];
  while (belongs(from - 1) && paragraph - from < 20) from -= 1;
  while (belongs(to) && to - paragraph < 20) to += 1;
  return [from, to];
}

const facts: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:terms of|provisions|clauses|measures|decisions|demands|dates|events|timeline|participants|actors|delegates|leaders|presidents|kings|members|causes|consequences|results|effects|objections|critics|criticisms?|critiques?|debates?|views|positions|opinions|arguments|authors|thinkers|figures|persons|people|cases?|case stud(?:y|ies)|examples?|steps|stages|phases|properties|characteristics|features|advantages|disadvantages|uses|applications|history|background|reception|course|outcome|chronology|threats|dangers|risks|problems|challenges|importance|value|benefits|impacts?|solutions|homework|tasks?|exercises?|questions|complexity|comparison|schedule|plan|characters)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cláusulas|condiciones|medidas|decisiones|fechas|acontecimientos|cronología|participantes|actores|protagonistas|presidentes|reyes|miembros|causas|consecuencias|resultados|objeciones|críticas?|críticos|debates?|posturas|posiciones|opiniones|argumentos|autor(?:a|es|as)?|pensadores|figuras|personas|personajes|casos?|ejemplos?|pasos|etapas|fases|propiedades|características|rasgos|ventajas|desventajas|usos|aplicaciones|historia|antecedentes|recepción|desarrollo|balance|evolución|amenazas|peligros|riesgos|problemas|retos|importancia|valor|beneficios|impactos?|soluciones|deberes|tareas?|ejercicios?|preguntas|comparación|calendario)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:clauses|conditions|mesures|décisions|dates|événements|chronologie|participants|acteurs|délégués|présidents|rois|membres|causes|conséquences|résultats|objections?|critiques?|débats?|positions|opinions|arguments?|auteurs?|penseurs|figures|personnes|personnages|cas|exemples?|étapes|phases|propriétés|caractéristiques|traits|avantages|inconvénients|usages|applications|histoire|contexte|réception|déroulement|bilan|évolution|menaces|dangers|risques|problèmes|enjeux|importance|valeur|bienfaits|impacts?|solutions|devoirs?|tâches?|exercices?|questions|comparaison|calendrier)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bestimmungen|bedingungen|maßnahmen|beschlüsse|entscheidungen|daten|ereignisse|zeitleiste|teilnehmer|akteure|beteiligte|präsidenten|könige|mitglieder|ursachen|folgen|ergebnisse|einwände|kritik|kritiker|debatten?|forschungsdebatte|positionen|meinungen|argumente|autoren|denker|personen|figuren|fälle|fallbeispiele?|beispiele?|schritte|phasen|stufen|eigenschaften|merkmale|vorteile|nachteile|anwendungen|verwendung|geschichte|hintergrund|rezeption|verlauf|bilanz|chronologie|entwicklung|bedrohung(?:en)?|gefahren|risiken|probleme|bedeutung|nutzen|lösungen|durchsetzung|hausaufgaben?|aufgaben?|übungen|fragen|vergleich|ablauf|zeitplan)(?!\p{L})/iu,
  zh: /内容|条款|措施|决定|规定|时间线|大事|年表|人物|参加者|代表|成员|原因|影响|结果|后果|案例|例子|举例|批评|争议|观点|评价|意见|步骤|阶段|过程|特点|性质|优点|缺点|应用|用途|历史|背景|作业|任务|练习|思考|比较|对比|安排|数据|经过|经历|威胁|危害|风险|问题|价值|好处|对策|导入|意义/u,
  ja: /内容|条項|措置|決定|年表|出来事|人物|参加者|代表|メンバー|原因|影響|結果|事例|実例|具体例|批判|論争|評価|意見|主張|手順|段階|過程|特徴|性質|長所|短所|応用|用途|歴史|背景|宿題|課題|練習|比較|予定|データ|経過|流れ|展開|脅威|危険|問題|意義|価値|対策|利点/u,
};

/** "Sugar in the blood, normally about 1 g/l": what somebody adds to a note. */
export function withoutFigure(said: string, language: Language): string {
  const meaning = withoutExample(said, language);
  const cut = meaning.replace(
    /[,，、] ?(?!(?:that|which|who|whose|que|cuy|donde|qui|dont|où|der|die|das|dem|den|in|wo)(?!\p{L}))[^,，、]*\d[^,，、]*$/u,
    "",
  );
  return wordCount(cut, language) >= (isSpaceless(language) ? 9 : 4) ? cut : meaning;
}

/** "…, e.g. tea and coffee", "a zone of high pressure, fine weather". */
function withoutExample(meaning: string, language: Language): string {
  const cut = meaning
    .replace(/,? (?:e\. ?g\.|i\. ?e\.|ex\.?|par ex\.|p\. ?ex\.|p\. ?ej\.|por ej\.|z\. ?B\.) .*$/u, "")
    .replace(/^([^,]+), \p{Ll}+(?: \p{Ll}+)?$/u, "$1");
  return wordCount(cut, language) >= 4 || (!isSpaceless(language) && cut === meaning) ? cut : meaning;
}
