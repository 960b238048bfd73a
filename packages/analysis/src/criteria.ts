import type { Language } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import type { Paragraph, Reading, Sentence } from "./reading.ts";
import { pairsOf } from "./similarity.ts";
import { agree, type Value, valuesIn } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";
import { type Word, wordCount, wordsOf } from "./words.ts";

export type Criterion = { readonly from: number; readonly to: number; readonly met: Sentence | null };

/** What is asked for, line by line, each with the sentence that speaks of it most, if the draft speaks of its subject. */
export function criteriaIn(asked: Reading, draft: Reading, title = ""): readonly Criterion[] {
  const { language } = asked;
  const said = draft.sentences.map((sentence) => ({ sentence, words: spokenIn(sentence.text, language) }));
  const headings = draft.headings.map(({ text }) => text);
  const above = spokenIn([title, ...headings].join("\n"), language);
  const values = draft.sentences.flatMap(({ text }) => valuesIn(text, language));
  return asked.paragraphs.flatMap((paragraph) =>
    linesOf(paragraph, language).flatMap(({ from, to, line }) => {
      const asks = subjectOf(line, language);
      if (!asks) return [];
      const isSaid = hasFigures(line, values, language);
      return [{ from, to, met: isSaid ? bestFor(asks, line, said, above, language) : null }];
    }),
  );
}

/** A paragraph asks for something with every sentence; a line of a list with all of them together. */
function linesOf({ kind, sentences, from, to }: Paragraph, language: Language) {
  const least = isSpaceless(language) ? 8 : 4;
  if (kind === "prose" && sentences.every(({ text }) => wordCount(text, language) >= least))
    return sentences.map((one) => ({ from: one.from, to: one.to, line: one.text }));
  return [{ from, to, line: sentences.map(({ text }) => text).join(" ") }];
}

/** "40,000 people were executed" is not met by 17,000. "Two sources" and "10 points" are no figures of the matter. */
function hasFigures(line: string, values: readonly Value[], language: Language): boolean {
  return valuesIn(line, language)
    .filter(({ text }) => !isLength.test(text + line.slice(line.indexOf(text) + text.length)))
    .every((wanted) => {
      const isSmall = wanted.kind === "amount" && wanted.low < 100;
      // A small number is the draft's matter where it counts the same.
      const like = values.filter(({ kind, unit }) => kind === wanted.kind && (!isSmall || unit === wanted.unit));
      return (isSmall && like.length === 0) || like.some((one) => agree(one, wanted));
    });
}

const isLength =
  /^[\d.,\s\u202f]+(?:to |bis |à |a |[-–] ?\d+ )?(?:words?|characters?|points?|marks?|palabras|caracteres|puntos|mots|signes|points|Wörter[n]?|Zeichen|Punkten?|字|词|分|点|語|文字|点数)/iu;

type Asked = {
  /** Words that stand for nothing else: "Second World War" is not met by another war. */
  readonly names: readonly (readonly string[])[];
  readonly subject: readonly string[];
  /** "the causes of": they make a sentence fit better. */
  readonly aspects: readonly string[];
};

type Said = { readonly sentence: Sentence; readonly words: Spoken };
type Spoken = { readonly text: string; readonly keys: readonly string[] };

function spokenIn(text: string, language: Language): Spoken {
  return { text, keys: [...new Set(wordsOf(text, language).map(({ key }) => key))] };
}

function subjectOf(line: string, language: Language): Asked | null {
  const words = wordsOf(line, language).filter(({ isNumber }) => !isNumber);
  const isAsking = ({ text }: Word) => instructs[language].test(text);
  const isAspect = ({ text }: Word) =>
    aspects[language].test(text) || vocabulary[language].generic.has(text.toLowerCase());
  const runs = namesIn(
    words.filter((word) => !isAsking(word) && !isAspect(word)),
    line,
    language,
  );
  const isNamed = (word: Word) => runs.some((run) => run.includes(word));
  const told = words.filter((word) => (!word.isStop || isOneSign(word, line, language)) && !isNamed(word));
  const subject = told.filter((word) => !isAsking(word) && !isAspect(word));
  const keys = (some: readonly Word[]) => [...new Set(some.map(({ key }) => key))];
  if (runs.length === 0 && subject.length === 0) {
    // "Cites two sources" asks for something, "Content:" and "10 points" do not.
    const isLabel = told.length < 2 || /[:：]\s*$/u.test(line);
    return isLabel ? null : { names: [], subject: keys(told), aspects: [] };
  }
  if (/[:：]\s*$/u.test(line) && wordCount(line, language) < (isSpaceless(language) ? 6 : 3)) return null;
  return { names: runs.map(keys), subject: keys(subject), aspects: keys(told.filter(isAspect)) };
}

/** 水の役割: before a particle a single sign is a noun. */
function isOneSign({ text, to }: Word, line: string, language: Language): boolean {
  return language === "ja" && /^\p{sc=Han}$/u.test(text) && /^[のをとはがへ]/u.test(line.slice(to));
}

/** Capital letters side by side; German has them on every noun, so one alone says nothing. */
function namesIn(words: readonly Word[], line: string, language: Language): readonly (readonly Word[])[] {
  if (isSpaceless(language)) return words.filter(({ text }) => ordinal.test(text)).map((word) => [word]);
  const runs: Word[][] = [];
  for (const word of words) {
    if (!/^\p{Lu}/u.test(word.text) || /(?:^|[.!?:])\s*$/u.test(line.slice(0, word.from))) continue;
    const last = runs.at(-1)?.at(-1);
    if (last && line.slice(last.to, word.from).trim() === "") runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return language === "de" ? runs.filter((run) => run.length > 1) : runs;
}

const ordinal = /第[一二三四五六七八九十]/u;

function bestFor(
  { names, subject, aspects }: Asked,
  line: string,
  said: readonly Said[],
  above: Spoken,
  language: Language,
) {
  const isIn = (key: string, { words }: Said) => speaksOf(words, key, language);
  const isNamed = (name: readonly string[]) => said.some((one) => name.every((key) => isIn(key, one)));
  // Under "French Rev" a line that begins "causes:" speaks of the causes of the French Revolution.
  const labelled = labelledWith(aspects, said, language);
  const isAbove = (key: string) => speaksOf(above, key, language) || isCutShort(key, above);
  if (labelled && [...names.flat(), ...subject].every(isAbove)) return labelled;
  if (!names.every(isNamed)) return null;
  const spoken = subject.filter((key) => said.some((one) => isIn(key, one)));
  // Of a long line a word or two may be said otherwise; of two things that are compared none.
  const isWhole = subject.length < 3 || compares.test(line);
  if (spoken.length < (isWhole ? subject.length : Math.ceil((subject.length * 2) / 3))) return null;
  const wanted = [...names.flat(), ...subject];
  const asksFigures = figures.test(line);
  let best: { readonly sentence: Sentence; readonly score: number } | null = null;
  for (const one of said) {
    const shared = wanted.filter((key) => isIn(key, one)).length;
    if (shared * 2 < wanted.length) continue;
    const fit =
      aspects.filter((key) => isIn(key, one)).length / 4 + (asksFigures && /\d/.test(one.sentence.text) ? 0.5 : 0);
    if (shared + fit > (best?.score ?? 0)) best = { sentence: one.sentence, score: shared + fit };
  }
  return best?.sentence ?? null;
}

/** "causes: debt, hunger": a line that opens with what is asked for. */
function labelledWith(aspects: readonly string[], said: readonly Said[], language: Language): Sentence | null {
  const opens = ({ sentence: { text } }: Said) => {
    const [label, ...rest] = text.split(/[:：=]/u);
    const keys = rest.length > 0 ? wordsOf(label ?? "", language).map(({ key }) => key) : [];
    return keys.length > 0 && keys.length < 4 && aspects.some((key) => keys.includes(key));
  };
  return said.find(opens)?.sentence ?? null;
}

/** "Rev" for "Revolution", in a heading. */
function isCutShort(key: string, { keys }: Spoken): boolean {
  return keys.some((one) => one.length > 2 && key.startsWith(one));
}

/** "strike" in "striking", "Ruhr" in "Ruhrgebiet"; 第一次世界大戦後 in 第一次世界大戦の後. */
function speaksOf({ text, keys }: Spoken, key: string, language: Language): boolean {
  if (isSpaceless(language)) {
    if (text.includes(key)) return true;
    const number = ordinal.exec(key)?.[0];
    if (key.length < 5 || (number && !text.includes(number))) return false;
    const pairs = pairsOf(key);
    return pairs.filter((pair) => text.includes(pair)).length >= pairs.length * 0.8;
  }
  return keys.some((other) => other === key || (key.length > 3 && other.includes(key)) || isForm(key, other));
}

function isForm(one: string, other: string): boolean {
  // "Wassers" and "Wasser", without their endings.
  if (other.length > 3 && one.startsWith(other) && one.length - other.length < 3) return true;
  const least = Math.max(5, Math.min(one.length, other.length) * 0.7);
  return one.slice(0, Math.ceil(least)) === other.slice(0, Math.ceil(least)) && one.length >= least;
}

const compares = /(?<!\p{L})(?:compar|contrast|vergleich)|比较|对比|比較|対比/iu;

const figures =
  /(?<!\p{L})(?:numbers?|figures?|data|statistics|zahlen|daten|chiffres|données|cifras|números|datos)(?!\p{L})|数字|数据|数値|データ/iu;

/** What a rubric tells the writer to do, and with what. */
const instructs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:describ|explain|compar|contrast|discuss|analy[sz]|evaluat|assess|nam(?:e|es|ed|ing)$|list|defin|identif|outlin|stat(?:e|es|ed|ing)$|giv|show|mention|us(?:e|es|ed|ing)$|includ|cit(?:e|es|ed|ing)$|refer|support|illustrat|argu|justif|summari|present|examin|consider|writ|numbers?$|figures?$|data$|statistics$|dates?$|examples?$|details?$|sources?$|evidence$|clear|correct|accurat|appropriat|points?$|marks?$|criteri|rubric|paragraphs?$|sentences?$|words?$|text$|draft$|essay$|answers?$|least$|own$)/iu,
  es: /^(?:describ|explic|compar|discut|analiz|eval[uú]|nombr|enumer|defin|identific|señal|indic|mencion|us(?:a|an|e|en|ar)$|incluy|cit(?:a|an|e|ar)$|argument|justific|resum|present|examin|muestr|cifras?$|números?$|datos?$|fechas?$|ejemplos?$|detalles?$|fuentes?$|pruebas?$|clar|correct|adecuad|puntos?$|criteri|rúbrica|párrafos?$|frases?$|palabras?$|texto$|menos$|qué$|por$)/iu,
  fr: /^(?:décri|expliqu|compar|discut|analys|évalu|nomm|énumèr|défini|identifi|indiqu|mentionn|utilis|inclu|cit(?:e|er|ez|ent)$|argument|justifi|résum|présent|examin|montr|chiffres?$|nombres?$|données$|dates?$|exemples?$|détails?$|sources?$|preuves?$|clair|correct|points?$|critère|grille|paragraphes?$|phrases?$|mots?$|texte$|moins$|pourquoi$)/iu,
  de: /^(?:beschreib|erklär|erläuter|vergleich|diskutier|analysier|bewerte|beurteil|nenn|definier|zähl|stell|zeig|erwähn|benutz|verwend|beleg|zitier|begründe|argumentier|fass|zahlen$|daten$|beispiel|einzelheiten$|details?$|quellen?$|belege?n?$|klar|korrekt|richtig|punkte?n?$|kriteri|raster$|absätze?$|sätze?$|wörter$|text$|entwurf$|mindestens$|warum$|wie$|eigenen?$|worten$)/iu,
  zh: /^(?:描述|解释|说明|比较|对比|讨论|分析|评价|列举|举例|定义|提到|提及|指出|写出|引用|使用|运用|用|数字|数据|日期|例子|细节|来源|资料|证据|清楚|正确|分|标准|评分|至少|少|两|个|为什么|如何|怎样|与)$/u,
  ja: /^(?:説明|記述|比較|対比|議論|分析|評価|列挙|定義|言及|指摘|引用|使用|数字|数値|データ|日付|例|具体例|詳細|資料|出典|証拠|根拠|正確|明確|点|基準|観点|段落|文|語|述|触)$/u,
};

/** What of a subject is asked for: a text may give it without the word. */
const aspects: typeof instructs = {
  en: /^(?:causes?|reasons?|effects?|consequences?|results?|roles?|importance|significance|meaning|terms|development|aspects?|features?|background|context|impact|influence|people)$/iu,
  es: /^(?:causas?|razón|razones|motivos?|efectos?|consecuencias?|resultados?|papel|importancia|significado|desarrollo|aspectos?|rasgos?|contexto|impacto|influencia|gente)$/iu,
  fr: /^(?:causes?|raisons?|effets?|conséquences?|résultats?|rôles?|importance|signification|développement|aspects?|traits?|contexte|impact|influence|gens)$/iu,
  de: /^(?:ursachen?|gr[uü]nde?n?|auswirkung(?:en)?|wirkung(?:en)?|folgen?|ergebnisse?|rolle|bedeutung|entwicklung|aspekte?|merkmale?|hintergr[uü]nde?|zusammenhang|einfluss|menschen)$/iu,
  zh: /^(?:原因|理由|场所|地点|影响|后果|结果|作用|意义|重要性|发展|方面|特点|背景|人们)$/u,
  ja: /^(?:原因|理由|場所|影響|結果|役割|意義|重要性|発展|側面|特徴|背景|人々)$/u,
};
