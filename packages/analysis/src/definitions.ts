import { type Language, orEnglish } from "@jotter/domain/settings";
import { isCommon } from "./common-words.ts";
import { type Findings, findings } from "./findings.ts";
import { isSpaceless } from "./language.ts";
import { isPredicate } from "./predicates.ts";
import type { Reading, Sentence } from "./reading.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount, wordsOf } from "./words.ts";

export type Definition = {
  readonly term: string;
  /** As the text says it, without the term. */
  readonly meaning: string;
  readonly sentence: Sentence;
};

/** What a text itself defines, in its own words, in the order of the text. */
export function definitions(reading: Reading, most = 30): Findings<Definition> {
  const known = readBefore.get(reading) ?? definitionsIn(reading);
  readBefore.set(reading, known);
  return findings(known.found, most, reading.sentences.length < 1, known.unsure);
}

/** What a text says of a term without defining it: its part in something, its worth. It can still be asked for. */
export function tellings(reading: Reading): readonly Definition[] {
  definitions(reading);
  return readBefore.get(reading)?.told ?? [];
}

type Known = {
  readonly found: readonly Definition[];
  readonly told: readonly Definition[];
  readonly unsure: number;
};

/** Terms, sentences and questions all ask for them. */
const readBefore = new WeakMap<Reading, Known>();

function definitionsIn(reading: Reading): Known {
  const found = new Map<string, Definition>();
  const told = new Map<string, Definition>();
  let unsure = 0;
  for (const sentence of reading.sentences) {
    const one = definitionIn(sentence, reading);
    if (one === "unsure" || one?.isTold) unsure += 1;
    if (one === null || one === "unsure") continue;
    const { isTold, ...definition } = one;
    const all = isTold ? told : found;
    const key = definition.term.toLowerCase();
    if (!all.has(key)) all.set(key, definition);
  }
  return {
    found: [...found.values()],
    told: [...told].flatMap(([key, one]) => (found.has(key) ? [] : [one])),
    unsure,
  };
}

type Read = Definition & { readonly isTold: boolean };

function definitionIn(sentence: Sentence, reading: Reading): Read | "unsure" | null {
  const { language } = reading;
  const text = sentence.text.replace(/\s+/g, " ");
  const isItem = reading.paragraphs[sentence.paragraph]?.kind === "item";
  let isUnsure = false;
  for (const form of isItem ? [glossary, ...forms[language]] : forms[language]) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const written = cleanTerm(groups.term ?? "", language);
    const term = properCase(written, text.startsWith(written), reading);
    const said = cleanMeaning(groups.meaning ?? "", language);
    const before = sentence.place > 0 ? reading.sentences[sentence.index - 1] : undefined;
    const isBack = pointsBack(said, language);
    if (!isTerm(term, language)) continue;
    if (
      noTerms[language].test(term) ||
      (isBack &&
        (!before ||
          !namesWhatHappens[language].test(said) ||
          vocabulary[language].points.test(before.text) ||
          /^[这那此]时/.test(said)))
    ) {
      isUnsure = true;
      continue;
    }
    const meaning = isBack && before ? cleanMeaning(before.text, language) : said;
    const isNoun =
      form === glossary
        ? isListed(term, meaning, language) && !isPaired(sentence, reading) && !listsFacts(sentence, reading)
        : isSubject(written, text, meaning, reading) && !isIdentity(written, meaning, language);
    if (isNoun && !hanging[language].test(isBack ? meaning : said) && isMeaning(meaning, term, language)) {
      // "By amplitude one means the greatest …" defines, whatever it says.
      const isCopula = isSpaceless(language) || form === forms[language].at(-1);
      const isTold =
        form === glossary ? isPredicate(meaning, term, language) : isCopula && !isBack && roles[language].test(meaning);
      return { term, meaning, sentence, isTold };
    }
    isUnsure = true;
  }
  return isUnsure ? "unsure" : null;
}

/** A part, a rank or praise: what a thing is to others, not what it is. */
const roles: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|an?) (?:(?:main|major|chief|leading|principal|central|biggest|greatest|key|great) \p{L}+|guardians?|heart|backbone|cradle|father|mother|pride|jewel|golden age|symbol|pillar|cornerstone|engine) /iu,
  es: /^(?:el|la|los|las|una?) (?:(?:principal(?:es)?|gran|mayor) \p{L}+|guardian(?:es)?|guardián|corazón|cuna|padre|madre|orgullo|símbolo|pilar|motor|edad de oro|clave) /iu,
  fr: /^(?:(?:le|la|les|une?) |l['’])(?:(?:principale?s?|principaux|grande?) \p{L}+|gardienn?e?s?|cœur|berceau|père|mère|fierté|symbole|pilier|moteur|âge d['’]or|clé|clef) /iu,
  de: /^(?:der|die|das|eine?) (?:(?:zentrale|größte|bedeutendste|wichtigste|wichtiger?s?|große[rs]?) \p{L}+|Haupt(?:problem|ursache|grund|aufgabe|rolle)\p{L}*|Hüter(?:in)?|Herz|Wiege|Vater|Mutter|Stolz|Symbol|Motor|Rückgrat|Schlüssel|goldene Zeit\p{L}*) /iu,
  zh: /的(?:主要|重要|核心|关键)?(?:问题|黄金时代|摇篮|关键|之父|源泉|灵魂|象征|标志|支柱|骄傲|监护人|守护者|母亲|父亲|榜样)$/u,
  ja: /の(?:主な|主要な|最大の|重要な)?(?:問題|黄金時代|父|母|象徴|柱|誇り|保護者|守り手|源|鍵)$/u,
};

/** A line of a word list explains a term; "Homework: page 45", "Size: 10 to 20 mm" and "Question: why?" do not. */
function isListed(term: string, meaning: string, language: Language): boolean {
  if (/[?!？！]/.test(meaning) || /^[\d±≈~約约+-]|[=→]|->/.test(meaning)) return false;
  if (!/^[\p{L}\p{N}\-'’ ・]+$/u.test(term) || labels[language].test(term)) return false;
  if (fields[language].test(term) || isFilledIn(term, meaning, language)) return false;
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

/** Lines that set a name beside a name, "Prussia: Hardenberg", tell who is who, also where one of them says more. */
function isPaired({ paragraph }: Sentence, { paragraphs, language }: Reading): boolean {
  let [from, to] = [paragraph, paragraph + 1];
  while (paragraphs[from - 1]?.kind === "item" && paragraph - from < 20) from -= 1;
  while (paragraphs[to]?.kind === "item" && to - paragraph < 20) to += 1;
  const meanings = paragraphs
    .slice(from, to)
    .flatMap(({ sentences: [first] }) => glossary.exec(first?.text ?? "")?.groups?.meaning ?? []);
  const short = meanings.filter((one) => wordCount(one, language) < (isSpaceless(language) ? 6 : 4));
  return short.length > 1 && short.length >= meanings.length / 3;
}

/** What stands under "The treaty's terms:" or "The presidents" tells of them, and defines no word. */
function listsFacts({ paragraph }: Sentence, { paragraphs, language }: Reading): boolean {
  let from = paragraph;
  while (paragraphs[from - 1]?.kind === "item" && paragraph - from < 20) from -= 1;
  const before = paragraphs[from - 1]?.sentences.at(-1)?.text ?? "";
  const heading = paragraphs[from]?.headings.at(-1) ?? "";
  return facts[language].test(heading) || (/[:：]$/.test(before) && facts[language].test(before));
}

const facts: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:terms of|provisions|clauses|measures|decisions|demands|dates|events|timeline|participants|actors|delegates|leaders|presidents|kings|members|causes|consequences|results|effects)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cláusulas|condiciones|medidas|decisiones|fechas|acontecimientos|cronología|participantes|actores|protagonistas|presidentes|reyes|miembros|causas|consecuencias|resultados)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:clauses|conditions|mesures|décisions|dates|événements|chronologie|participants|acteurs|délégués|présidents|rois|membres|causes|conséquences|résultats)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bestimmungen|bedingungen|maßnahmen|beschlüsse|entscheidungen|daten|ereignisse|zeitleiste|teilnehmer|akteure|beteiligte|präsidenten|könige|mitglieder|ursachen|folgen|ergebnisse)(?!\p{L})/iu,
  zh: /内容|条款|措施|决定|规定|时间线|大事|年表|人物|参加者|代表|成员|原因|影响|结果|后果/u,
  ja: /内容|条項|措置|決定|年表|出来事|人物|参加者|代表|メンバー|原因|影響|結果/u,
};

/** "The highest peak is Mont Blanc" and "the Alps are the highest range in Europe" say which one, not what. */
function isIdentity(term: string, meaning: string, language: Language): boolean {
  const best = superlatives[language];
  if (best.test(term) && !/comm?[ouú]n|gemeinsam|公/iu.test(term)) return true;
  const opening = isSpaceless(language) ? meaning.slice(0, 10) : meaning.split(" ").slice(0, 4).join(" ");
  if (best.test(opening) && regionsOf(language).some((region) => meaning.includes(region))) return true;
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

const regions = new Map<Language, readonly string[]>();

/** Countries and continents as a language calls them. */
export function regionsOf(language: Language): readonly string[] {
  const known = regions.get(language);
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = [...letters.flatMap((a) => letters.map((b) => a + b)), "001", "002", "003", "005", "009", "142", "150"];
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const all = codes.flatMap((code) => display.of(code) ?? []);
  regions.set(language, all);
  return all;
}

const limits =
  /^(?:only|solo|sólo|seulement|nur|see|véase|voir|siehe|vgl|bis|ca|etwa|about|around|until|hasta|environ|jusqu['’])$/i;

/** Words that open a line of notes and are no terms. */
const labels = orEnglish<RegExp>({
  en: /^(?:exam|tip|special case|exception|exam tips?|todo|to do|homework|reading|questions?|answers?|examples?|note|notes|remember|important|source|sources|next|task|tasks|size|date|dates|place|year|evidence|proof|causes?|consequences?|effects?|results?|types?|kinds?|factors?|elements?|parts?|advantages?|disadvantages?|difference|problem|solution|summary|conclusion|page|pages|chapter)(?!\p{L})/iu,
  es: /^(?:ojo|caso especial|excepción|examen|tarea|deberes|leer|preguntas?|respuestas?|ejemplos?|notas?|importante|atención|recordar|fuentes?|tamaño|fechas?|lugar|año|pruebas?|causas?|consecuencias?|efectos?|resultados?|tipos?|clases|factores|elementos|partes|ventajas|desventajas|inconvenientes|diferencias?|problemas?|solución|resumen|conclusión|páginas?|capítulo)(?!\p{L})/iu,
  fr: /^(?:attention|cas particulier|exception|examen|devoirs?|lire|questions?|réponses?|exemples?|notes?|important|rappel|à|sources?|taille|dates?|lieu|année|preuves?|causes?|conséquences?|effets?|résultats?|types?|sortes|facteurs|éléments|parties|avantages?|inconvénients?|différences?|problèmes?|solution|résumé|conclusion|pages?|chapitre|schéma|TP)(?!\p{L})/iu,
  de: /^(?:achtung|sonderfall|ausnahme|klausur|prüfung|tipp|hausaufgaben?|lesen|fragen?|antworten?|beispiele?|notiz|wichtig|merke|merken|quellen?|größe|daten|datum|ort|jahr|beweise?|ursachen?|gründe|folgen?|wirkung|ergebnisse?|arten|typen|faktoren|elemente|teile|vorteile?|nachteile?|unterschiede?|probleme?|lösung|zusammenfassung|fazit|seiten?|kapitel|nächste|skizze|aufgaben?)(?!\p{L})/iu,
  zh: /^(?:作业|特殊情况|例外|备注|说明|补充|考点|重点|难点|注意|例|例如|例子|问题|答案|提示|来源|大小|时间|地点|原因|结果|影响|意义|类型|种类|特点|要素|因素|组成|优点|缺点|区别|总结|结论|页|预习|复习|阅读)/,
  ja: /^(?:宿題|例外|特例|備考|補足|課題|重要|注意|例|例えば|問題|質問|答え|ヒント|出典|大きさ|日時|場所|原因|結果|影響|意義|種類|特徴|要素|要因|長所|短所|違い|まとめ|結論|予習|復習|テスト|ポイント|来週|次回)/,
});

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
  en: /(?:al|ic|ive|ous|ent|ant|able|ible|ar)$/,
  es: /(?:[iáéó]c[oa]|áne[oa]|al|iv[oa]|os[oa]|ble|ente|ante|ari[oa])$/,
  fr: /(?:ique|éen(?:ne)?|al|ale|if|ive|eux|euse|able|ible|ent|ant|aire)$/,
};

/** "Curious is the mood of those days", "the reason is a lack of money": what stands before the verb is no term. */
function isSubject(written: string, text: string, meaning: string, { language, source }: Reading): boolean {
  if (isSpaceless(language)) return true;
  const words = wordsOf(written, language);
  const { generic } = vocabulary[language];
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  if (words[0]?.isStop && contents.some(({ text: word }) => /^\p{Ll}/u.test(word))) return false;
  if (contents.length === 1 && generic.has(contents[0]?.text.toLowerCase() ?? "")) return false;
  // A term seldom holds an article: "working unit of the organ" describes.
  if (inner[language]?.test(written) && !/ \p{Lu}/u.test(written)) return false;
  if (language !== "de") return true;
  const noun = words.at(-1)?.text ?? "";
  if (!/^\p{Lu}/u.test(noun)) return false;
  const isBare = words.length === 1 && text.startsWith(noun);
  if (!isBare) return true;
  if (/(?:ig|lich|isch|end|bar|sam|haft|los|voll|iert|reich|wert)$/.test(noun) || germanAdjectives.has(noun))
    return false;
  if (new RegExp(`(?<!\\p{L})${noun.toLowerCase()}(?!\\p{L})`, "u").test(source)) return false;
  const isSeenInside = new RegExp(`[\\p{L},] ${noun}(?!\\p{L})`, "u").test(source);
  return (
    isSeenInside || !/^(?:der|die|das) /.test(meaning) || /(?:ung|heit|keit|schaft|tion|tät|mus|nis|ie)$/.test(noun)
  );
}

/** No ending tells these from nouns. */
const germanAdjectives = new Set(
  `Gesund Ungesund Bitter Neu Gut Schlecht Schön Schwer Leicht Groß Klein Stark Schwach Alt Jung Arm Hart Weich Teuer
  Selten Sicher Unsicher Klar Unklar Wahr Falsch Berühmt Bekannt Unbekannt Beliebt Umstritten Interessant Ideal Neutral
  Modern Zentral Perfekt Komplex Absurd Fatal Legal Illegal Knapp Dicht Fest Rund Eng Weit Früh Spät Tief Hoch Kurz Lang
  Genial Grausam Brutal Kurios Grandios Relevant Markant Elegant Brisant Offen Verboten Erlaubt Gefragt Verbreitet`.split(
    /\s+/,
  ),
);
const inner: Partial<Record<Language, RegExp>> = {
  en: / (?:the|an?|this|these|that|those|its|their|his|her|our|my|your) /i,
  es: / (?:este|esta|estos|estas|ese|esa|su|sus|un|una|mi|nuestr[oa]) /i,
  fr: / (?:ce|cet|cette|ces|son|sa|ses|leur|leurs|un|une|mon|notre) /i,
  de: / (?:diese[rsmn]?|jene[rsmn]?|seine[rsmn]?|ihre[rsmn]?|unsere[rsmn]?|eine[rsmn]?) /i,
};

/** "This process is called osmosis": what it is was said the sentence before. */
function pointsBack(meaning: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const isShort = size > 0 && size <= (isSpaceless(language) ? 9 : 4);
  // "Das Außenufer heißt Prallhang" says what it is; "Das heißt Prallhang" does not.
  if (language === "de" && /^(?:der|die|das) /i.test(meaning)) return false;
  return isShort && vocabulary[language].leansBack.test(meaning);
}

/** What a whole sentence tells may be "this" or "this process"; "this procession" is one thing in it. */
const namesWhatHappens: Readonly<Record<Language, RegExp>> = {
  en: /^(?:this|that|it|(?:this|that|such an?|the) (?:\p{L}+ )?(?:process|procedure|phenomenon|effect|method|technique|principle|cycle|reaction|behaviou?r|change|practice|mechanism|transformation|approach|strategy))$/iu,
  es: /^(?:esto|eso|ello|es[ae]|est[ae] (?:proceso|procedimiento|fenómeno|recorrido|efecto|método|técnica|principio|ciclo|reacción|cambio|práctica|mecanismo|transformación|paso))$/iu,
  fr: /^(?:cela|ceci|ça|c['’]|ce(?:t|tte)? (?:processus|procédé|phénomène|effet|méthode|technique|principe|cycle|réaction|changement|pratique|mécanisme|transformation|passage))$/iu,
  de: /^(?:dies|das|diese[rsn]? (?:Vorgang|Prozess|Verfahren|Phänomen|Erscheinung|Effekt|Methode|Technik|Prinzip|Kreislauf|Reaktion|Veränderung|Umwandlung|Mechanismus|Übergang|Ablauf))$/iu,
  zh: /^[这那此](?:一|个|种|类|样)?(?:过程|现象|手法|方法|做法|制度|技术|反应|变化|作用|原理|规律|机制|效应|转变)?$/u,
  ja: /^(?:これ|それ|[こそ]のよう(?:な|に).*|[こそ]の(?:過程|現象|方法|手法|技法|やり方|手順|操作|制度|反応|変化|作用|働き|はたらき|原理|仕組み|しくみ|効果|考え方))$/u,
};

/** A line of a word list: "Osmosis: water passing through a membrane". */
const glossary =
  /^(?:[^:：=]{1,40}[:：]\s?(?=[^=]*=))?(?<term>[\p{L}\p{N}][^:：–—=≠]{1,40}?)\s?(?:[:：=]|\s[–—-]\s)\s?(?<meaning>.{6,})$/u;

/** "Photosynthesis" opens a sentence and is small elsewhere; "Newton" is not. */
function properCase(term: string, isBare: boolean, { language, source }: Reading): string {
  if (isSpaceless(language) || language === "de" || !/^\p{Lu}\p{Ll}/u.test(term)) return term;
  // Here only a name begins a sentence without an article.
  if (isBare && (language === "es" || language === "fr") && !source.includes(` ${term.toLowerCase()}`)) return term;
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  const isNamed =
    /['’]s |\s\p{Lu}/u.test(term) || new RegExp(`[\\p{Ll},] ${term.split(" ")[0]}(?!\\p{L})`, "u").test(source);
  return isNamed && !source.includes(` ${small}`) ? term : small;
}

const lead = {
  en: String.raw`(?:In [\p{L} ]{3,30}, |(?:Simply put|Put simply|Broadly|Formally), )?`,
  es: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  fr: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  de: String.raw`(?:In der [\p{L} ]{3,30} )?`,
};
const name = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\-'’ ]{1,50}?)`;
const aside = String.raw`(?: ?\([^)]{1,60}\)|, [^,]{4,60},)?`;
const spaced = (language: keyof typeof lead, pattern: string) => new RegExp(`^${lead[language]}${pattern}\\.?$`, "iu");

/** Here a capital tells a noun. */
const german = (pattern: string) => new RegExp(`^${lead.de}${pattern}\\.?$`, "u");

/** The better a form tells a definition from a remark, the earlier it stands. */
const forms = orEnglish<readonly RegExp[]>({
  en: [
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are) (?:defined as|the (?:name|term) (?:for|given to)) (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?:(?:an?|the) )?${name}${aside} (?:refers? to|means?|denotes?|describes) (?<meaning>(?:an?|the|any|how|when|what|all|that|[\p{L}]+ing) .+)`,
    ),
    spaced(
      "en",
      String.raw`(?<term>(?:the )?[\p{L}\-'’ ]{3,50}(?:law|principle|theorem|rule|hypothesis|theory|law of [\p{L} ]{3,30}|principle of [\p{L} ]{3,30})) (?:states?|says|holds) that (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?<meaning>.{4,200}?),? (?:is|are) (?:called|known as|termed|named) (?:(?:an?|the) )?(?<term>[\p{L}\-'’ ]{3,40}?)(?:, (?:and|while|whereas|because) .*)?`,
    ),
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are|was|were) (?<meaning>(?:an?|the|any|one of the|what|when|how) .+)`,
    ),
  ],
  es: [
    spaced(
      "es",
      String.raw`(?:se (?:llama|denomina|conoce como)|llamamos|denominamos) (?<term>[\p{L}\- ]{3,40}?) (?:a|al) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:se definen? como|significan?|consisten? en|se refieren? a|designan?) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<term>(?:la|el) (?:ley|principio|teorema|regla|teoría)[\p{L} ]{0,40}) (?:establece|afirma|dice|enuncia) que (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<meaning>.{4,200}?),? se (?:llaman?|denominan?|conocen? como) (?:(?:el|la|los|las) )?(?<term>[\p{L}\- ]{3,40}?)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:es|son|era|fue|fueron|eran) (?<meaning>(?:el|la|los|las|un|una|unos|unas|aquell?[oa]s?|cualquier|todo|toda) .+)`,
    ),
  ],
  fr: [
    spaced(
      "fr",
      String.raw`on (?:appelle|nomme) (?:l['’]|la |le |les )?(?<term>[\p{L}\-'’ ]{3,40}?),? (?<meaning>(?:l['’]|la |le |les |un |une |tout |toute |des |ce qui |l['’]ensemble ).+)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:désigne(?:nt)?|signifie(?:nt)?|se définit comme|se définissent comme|consiste(?:nt)? (?:à|en)|correspond(?:ent)? (?:à|au|aux)|est défini[e]? comme) (?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<term>(?:la |le |l['’])(?:loi|principe|théorème|règle|théorie)[\p{L}'’ ]{0,40}) (?:énonce|affirme|dit|établit|stipule) que? ?(?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<meaning>.{4,200}?),? (?:s['’]appelle(?:nt)?|est appelée?|sont appelée?s|se nomme(?:nt)?|est nommée?) (?:le |la |l['’]|les )?(?<term>[\p{L}\-'’ ]{3,40}?)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:est|sont|était|étaient|fut) (?<meaning>(?:l['’]|le |la |les |un |une |des |ce qui |celui |celle ).+)`,
    ),
  ],
  de: [
    german(`Unter (?:dem |der |einem |einer |den )?${name} versteht man (?<meaning>.+)`),
    german(`Als ${name} bezeichnet man (?<meaning>.+)`),
    german(
      String.raw`(?<meaning>.{3,200}?),? (?:nennt man|nennen wir|heißt|heißen) (?:auch )?(?:der |die |das |den )?(?<term>\p{Lu}[\p{L}\-]{2,40})(?:,.*)?`,
    ),
    german(String.raw`(?<meaning>.{3,200}?) (?:wird|werden) als (?<term>\p{Lu}[\p{L}\-]{2,40}) bezeichnet`),
    german(
      `(?:(?:Der|Die|Das|Ein|Eine) )?${name}${aside} (?:bezeichnet|bezeichnen|bedeutet|beschreibt|besagt),? (?<meaning>.+)`,
    ),
    german(
      String.raw`(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}\p{N}\- ]{1,50}?)${aside} (?:ist|sind|war|waren) (?<meaning>(?:der|die|das|ein|eine|einer|jede[rs]?|alle) .+|\p{Lu}\p{L}+, (?:der|die|das|den|dem|mit|in|bei|auf) .+)`,
    ),
  ],
  zh: [
    /^(?:所谓)?(?<term>[^，。、：；的是]{1,14}?)(?:[（(][^）)]{1,30}[）)])?，?(?:就?是指|指的是|就是指|定义为|意思是|(?<![手食拇戒])[泛特专]?指(?![出针南导纹标甲数示令向挥定望明责引点证控]))(?<meaning>.{5,})。?$/u,
    /^(?<term>[^，。、：；的是]{2,14}(?:定律|原理|定理|法则))(?:指出|表明|认为|告诉我们)，?(?<meaning>.{8,})。?$/u,
    /^(?<term>[^，。、：；的是在]{1,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>(?:一种|一个|一类|一项|一门|一段|一场|由|用来|用于|把|将|以)[^。]{4,60})。?$/u,
    /^(?<term>[^，。、：；的是在]{2,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>[^。]{4,60}的[^，。的]{1,6})(?:，[^。]*)?。?$/u,
    /^(?<meaning>[^是，。]{1,50}?)，?(?:被称为|[统俗又简合通]?称为|叫做|叫作|称作|称之为|就叫)“?(?<term>[^，。、”]{2,12})”?。?$/u,
  ],
  ja: [
    /^(?<term>[^、。はをがに]{1,20}?)(?:[（(][^）)]{1,30}[）)])?(?:(?<![びひふこもごあま])とは|というのは)(?!、?(?:異なり|異なって|違い|違って|ちが|限ら|言え|いえ|別に|逆に|反対に|対照|無関係))、?(?<meaning>.{5,}?)(?:のことである|のことです|のことをいう|のことだ|をいう|を指す|を意味する|である|です|だ)?。?$/u,
    /^(?<meaning>.{2,80}?)(?:のこと)?を、?「?(?<term>[^、。」をはがの]{2,16})」?(?:(?:という|と呼ぶ|とよぶ|と呼んでいる|といいます|と呼びます)。?|といい、.*)$/u,
    /^(?<meaning>.{2,80}?)は、?「?(?<term>[^、。」をはがの]{2,16})」?(?:と呼ばれる|と呼ばれている|とよばれる|と呼ばれます)。?$/u,
    /^(?<term>[^、。はをがに]{2,16}?)(?:[（(][^）)]{1,30}[）)])?(?<!と)は、(?<meaning>.{6,}?(?:こと|もの|過程|現象|制度|法則|力|運動|物質|器官|割合|考え方|仕組み|しくみ|性質|量|働き|はたらき|戦争|改革|条約|関数|グラフ|技法|文学|詩|反応|状態|変化|出来事|理論|単位|層|細胞|国|時代|組織|価格|指標|言葉|本|地図|改革|定型詩|機関|方法|式|点|線|角))(?:である|です|だ)。?$/u,
  ],
});

function cleanTerm(raw: string, language: Language): string {
  const term = raw.trim().replace(/^["“”„«»'‘’「『]+|["“”»«'‘’」』,]+$/g, "");
  if (isSpaceless(language)) return term.replace(adverbs[language], "");
  return term.replace(adverbs[language], "").replace(articles[language] ?? /^$/, "");
}

/** How it is called, not what: "is called simply a force". */
const adverbs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:simply|also|sometimes|often|usually|commonly|collectively|especially) /i,
  es: /^(?:simplemente|también|a veces|a menudo|comúnmente|especialmente|normalmente) /i,
  fr: /^(?:simplement|aussi|parfois|souvent|couramment|communément|notamment|également) /i,
  de: /^(?:einfach|auch|manchmal|oft|häufig|meist|besonders|insbesondere) /i,
  zh: /^(?:通常|尤其|往往|有时|特别是|尤其是)/,
  ja: /^(?:とくに|特に|一般に|ふつう|主に|おもに|単に|まとめて|俗に|あわせて|合わせて|ときに)、?/,
};

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:an?|the)\s+/i,
  es: /^(?:el|la|los|las|un|una)\s+/i,
  fr: /^(?:le |la |les |l['’]|un |une )/i,
  de: /^(?:der|die|das|ein|eine)\s+/i,
};

/** A tail that warns or adds is no part of a definition. */
const tails: Partial<Record<Language, RegExp>> = {
  en: /(?:,? and should not be|, and (?:it|they|this|(?:an? |the )?[\p{L}]+ (?:is|are|was|were)) |, (?:while|whereas) |; | — | – ).*$/iu,
  es: /(?:; |, y (?:se|su|sus) |, mientras que |, (?:el|la|los|las) \p{L}+ (?:un|una|otr[oa]) ).*$/iu,
  fr: /(?: ?; |, et (?:il|elle|ils|elles) |, (?:tandis|alors) qu(?:e |['’])|, (?:la |le |l['’])\p{L}+ (?:un|une|l['’]autre) ).*$/iu,
  de: /(?:; |, und (?:er|sie|es) | und (?:wird|wurde|trat|gehört) |, während |, (?:der|die|das) \p{Lu}\p{L}+ (?:deren|dessen|eine?n?) ).*$/u,
};

function cleanMeaning(raw: string, language: Language): string {
  const tail = tails[language];
  const meaning = raw
    .trim()
    .replace(/[.。]$/, "")
    .replace(/^(?:逆に|また|一方|なお|さらに|ただし|これに対して|つまり)、/, "");
  const cut = tail ? meaning.replace(tail, "") : meaning;
  const kept = (wordCount(cut, language) >= 4 ? cut : meaning).trim();
  if (language !== "de") return kept;
  // "Als X bezeichnet man den Umbau": the case belongs to the verb that is gone.
  return kept
    .replace(/^(?:den|einen) (?=\p{Lu})/u, "")
    .replace(/^den (\p{Ll}+e)n (?=\p{Lu})/u, "der $1 ")
    .replace(/^einen (\p{Ll}+e)n (?=\p{Lu})/u, "ein $1r ");
}

const pointing = orEnglish<RegExp>({
  en: /^(this|these|those|that|it|its|they|there|here|he|she|we|you|one|both|what|which|who|another|some|many|most|all|each|every|his|her|their|such|if|when|while|because|after|before|as|in|on|at|for|by|with|although|the (first|second|third|main|most|two|other|result|reason|answer|only|key|difference|problem|aim|goal|purpose))(?!\p{L})|(?<!\p{L})(and|or|but|that|which|who|because|is|are|was|not)(?!\p{L})/iu,
  es: /^(est[aeo]s?|es[aeo]s?|aquell?[oa]s?|ell[oa]s?|él|lo|su|sus|otr[oa]s?|un[oa]s?|algun[oa]s|much[oa]s|cada|ambos|ambas|si|cuando|en|por|con|para|como|la (primera|segunda|principal)|el (primer|primero|segundo|principal|resultado|objetivo)|principal|resultado|objetivo|causa|consecuencia)(?!\p{L})|(?<!\p{L})(que|pero|porque|no|se|y)(?!\p{L})/iu,
  fr: /^(ce|cet|cette|ces|cela|ceci|c['’]|il|elle|ils|elles|on|son|sa|ses|leur|leurs|un autre|une autre|chaque|plusieurs|certain[es]*|tou[ts]|si|quand|lorsque|dans|en|par|pour|avec|après|le (premier|second|principal|résultat|but)|la (première|seconde|principale)|premier|première|principal|principale|résultat|but|cause|conséquence|autre)(?!\p{L})|(?<!\p{L})(qui|que|mais|parce|ne|pas|et|ou)(?!\p{L})/iu,
  de: /^(dies|diese[rsmn]?|es|er|sie|ihre?[rnm]?|seine?[rnm]?|man|hier|dort|beide|jede[rsn]?|viele|einige|alle|wenn|weil|als|in|im|auf|bei|für|mit|nach|so|da|erste[rs]?|zweite[rs]?|wichtigste[rs]?|ergebnis|ziel|folge|grund|ursache|vorbild|typisch|wichtig|beispiel|bekannt|voraussetzung)(?!\p{L})|(?<!\p{L})(und|oder|aber|dass|nicht|sich|ist|sind)(?!\p{L})/iu,
  zh: /^[^和与]{2,}[和与][^和与]{2,}$|^(这|那|它|他|她|此|其|我们|人们|因此|所以|但|如果|当|一|两|每|许多|目的|原因|结果|特点|主要|其中|同时|例如)/,
  ja: /^(これ|それ|この|その|あの|ここ|そこ|彼|私|また|しかし|一方|目的|原因|結果|理由|特徴|最|多く|一つ|二つ)/,
});

/** "below the crust", or "Mr Miller says this": a place or a speaker, no term. */
const noTerms: Readonly<Record<Language, RegExp>> = {
  en: /^(?:below|above|under|beneath|behind|between|near|beyond|inside|outside|around|next to)(?!\p{L})|(?<!\p{L})(?:says|said|thinks|believes|argues|claims|this|these)(?!\p{L})/iu,
  es: /^(?:debajo|encima|bajo|sobre|entre|tras|detrás|delante|dentro|fuera|alrededor|junto)(?!\p{L})|(?<!\p{L})(?:dice|dijo|afirma|cree|opina|según|est[aeo]s?)(?!\p{L})/iu,
  fr: /^(?:sous|sur|entre|derrière|devant|près|autour|au-dess[ou]u?s)(?!\p{L})|(?<!\p{L})(?:dit|affirme|pense|croit|selon|cet?|cette|ces)(?!\p{L})/iu,
  de: /^(?:unter|über|neben|zwischen|hinter|vor|unterhalb|oberhalb|um|an|am|laut)(?!\p{L})|(?<!\p{L})(?:sagt|sagte|meint|glaubt|zufolge|diese[rsmn]?)(?!\p{L})/iu,
  zh: /(?:[上下里外前后]面|之[上下内外间中前后]|以[上下内外]|附近|周围|旁边|中间)$|认为|强调|老师|[他她它]们?的/u,
  ja: /の(?:下|上|中|前|後|内側|外側|間|近く|周り|まわり|周辺|となり)$|によると|によれば|先生/u,
};

function isTerm(term: string, language: Language): boolean {
  if (term === "" || pointing[language].test(term)) return false;
  if (isSpaceless(language))
    return (
      /^\p{sc=Han}|../u.test(term) && /[\p{L}]/u.test(term) && !/\p{sc=Hiragana}{4,}|いた$|った$|んだ$/u.test(term)
    );
  const words = wordsOf(term, language);
  const contents = words.filter(({ isStop, isNumber }) => !isStop && !isNumber);
  return contents.length >= 1 && words.length <= 6;
}

function isMeaning(meaning: string, term: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const [least, most] = isSpaceless(language) ? [6, 90] : [4, 45];
  if (size < least || size > most) return false;
  if (vocabulary[language].leansBack.test(meaning) && !/^(the|das|die|der|ein|so) /i.test(meaning)) return false;
  if (
    /^(the (same|reason|first|second|third|last|result|most|best|case|only|two|main|other)|a (result|matter|good|great|long|little)|one of the (most|best|first)|el mismo|la misma|la raz[oó]n|le même|la même|la raison|derselbe|dieselbe|der grund|das gleiche)(?!\p{L})/iu.test(
      meaning,
    )
  )
    return false;
  // "one of the most famous", "the best known example" praises, it does not define.
  if (praise.test(meaning)) return false;
  return !meaning.toLowerCase().includes(` ${term.toLowerCase()} `);
}

/** It speaks of something said elsewhere. */
const hanging = orEnglish<RegExp>({
  en: /^(?:\S+ ){1,4}(?:it|they)(?!\p{L})|^(?:the|an?) (?:opposite|contrary|reverse|inverse|former|latter|exception|example)(?!\p{L})|, and (?:this|that) one$|(?<!\p{L})(?:this|these|those)(?!\p{L})/iu,
  es: /^(?:una excepción|un ejemplo|(?:el|la|lo|un|una) (?:\p{L}+ )?(?:contrari[oa]|opuest[oa]|invers[oa]|anterior))(?!\p{L})|(?<!\p{L})(?:de|entre|a|con|en|por) (?:ell[oa]s|él|est[aeo]s?|es[aeo]s?)(?!\p{L})|, (?:y )?est[aeo]s? \p{L}+$/iu,
  fr: /^(?:\S+ ){1,3}(?:où|quand|dont|qu['’])\s?(?:il|elle|ils|elles)(?!\p{L})|^(?:une exception|un exemple|(?:le |la |l['’]|un |une )(?:\p{L}+ )?(?:contraire|inverse|opposée?|précédente?))(?!\p{L})|(?:puis|et) (?:à|en) |(?<!\p{L})(?:d['’]|de |entre |à |par |dans )(?:eux|elles|lui|cet|cette|ces)(?!\p{L})|, (?:et )?ce(?:t|tte|s)? \p{L}+$/iu,
  de: /^(?:\S+ ){1,2}\S+, (?:\p{L}+ )?(?:der|die|das|dem|denen|wo) (?:er|sie)(?!\p{L})|^(?:das gegenteil|eine ausnahme|ein beispiel|(?:der|die|das|den|eine?n?) (?:umgekehrt|gegenteilig|entgegengesetzt|vorig)e[nrs]?)(?!\p{L})|(?<!\p{L})(?:davon|daran|dafür|von ihnen|diese[rsmn]?)(?!\p{L})/iu,
  zh: /^(?:与[此之]|和[此之])?相反|^(?:反之|上述|以上|前者|后者)|，[这那此](?:一|个|种|类)?\p{sc=Han}{0,4}$/u,
  ja: /(?:これ|それ|あれ|の)$|^(?:逆|反対|上|前|別)の|、(?:この|その)[^、]{1,8}$/u,
});

const praise =
  /之一|最著名|最重要|高峰|代表(?:人物)?$|他|她|(?<!\p{L})(?:one of the|best[- ]known|most (?:famous|important)|(?:el|la|los|las) (?:ejemplo|más)|ejemplo más|una? de l[oa]s|l['’]un[e]? des|(?:le|la) plus connue?|eine[rs]? der (?:wichtigsten|bekanntesten|größten)|das bekannteste|die bekannteste)(?!\p{L})/iu;
