import type { Language } from "@jotter/domain/settings";
import { isChatter } from "./chatter.ts";
import { type Definition, definitions, tellings } from "./definitions.ts";
import { type Findings, findings } from "./findings.ts";
import { keySentences } from "./key-sentences.ts";
import { type Keyphrase, keyphrases } from "./keyphrases.ts";
import { isSpaceless } from "./language.ts";
import { leavesOpen } from "./predicates.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Reading, Sentence } from "./reading.ts";
import { elisionIn } from "./remarks.ts";
import { vocabulary } from "./vocabulary.ts";
import { stem, wordCount, wordsOf } from "./words.ts";

export const blank = "_____";

/** A question whose answer stands in the text. `prompt` is a definition or a sentence with a blank. */
export type Question = {
  readonly asks: "term" | "gap" | "year" | "amount";
  readonly prompt: string;
  readonly answer: string;
  /** In the order they are shown; empty for one to be answered in own words. */
  readonly options: readonly string[];
  readonly sentence: Sentence;
  readonly difficulty: Difficulty;
};
export type Difficulty = "easy" | "medium" | "hard";

export type QuestionOptions = {
  readonly count: number;
  readonly difficulty: Difficulty;
  /** Another seed, another order of options. */
  readonly seed?: number;
};

/** Easy: which term is meant. Medium: which of four fills the gap. Hard: the gap without help. Each fact is asked once. */
export function questions(reading: Reading, { count, difficulty, seed = 1 }: QuestionOptions): Findings<Question> {
  const isShort = reading.sentences.length < 4;
  const { sure, unsure } = isShort ? { sure: [], unsure: 0 } : draftsOf(reading);
  const chosen = spreadOut(distinct(sure, reading.language), difficulty, count);
  const random = randomOf(seed);
  const nextPlace = placesInTurn(random);
  const found = chosen.map((draft, at): Question => {
    const { asks, prompt, answer, sentence } = draft;
    const wantsOptions = difficulty === "easy" || (difficulty === "medium" && at % 3 !== 2);
    if (!wantsOptions || draft.distractors.length < 3) {
      return { asks, prompt, answer, sentence, options: [], difficulty: "hard" };
    }
    const options = shuffled(draft.distractors.slice(0, 3), random);
    options.splice(nextPlace(), 0, answer);
    return { asks, prompt, answer, sentence, options, difficulty: asks === "term" ? "easy" : "medium" };
  });
  return findings(found, count, isShort, Math.min(unsure, count - found.length));
}

/** Each of the four places once in four questions, in an order nobody can learn: none of them pays for a guess. */
function placesInTurn(random: () => number): () => number {
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = shuffled([0, 1, 2, 3], random);
    return left.pop() ?? 0;
  };
}

type Draft = {
  readonly asks: Question["asks"];
  readonly prompt: string;
  readonly answer: string;
  readonly sentence: Sentence;
  readonly distractors: readonly string[];
  readonly weight: number;
};

/** What can be asked, and from how many more sentences a question might have been made. */
function draftsOf(reading: Reading): { readonly sure: readonly Draft[]; readonly unsure: number } {
  const { language } = reading;
  const defined = [...definitions(reading).found, ...tellings(reading)];
  const phrases = keyphrases(reading, 40).found;
  const names = phrases.filter(({ by }) => by === "name").map(({ text }) => text);
  const others = phrases.filter(({ by }) => by !== "name").map(({ text }) => text);
  const terms = [...new Set([...defined.map(({ term }) => term), ...others])];
  const strength = new Map(
    keySentences(reading, { count: reading.sentences.length }).found.map((one) => [one.sentence.index, one.score]),
  );
  const quantities = reading.sentences.map(({ text }) => quantitiesIn(text, language));
  const allQuantities = quantities.flat();
  const drafts: Draft[] = [];
  let unsure = 0;
  for (const definition of defined) {
    const draft = termDraft(definition, terms, language);
    if (draft) drafts.push(draft);
    else if (leavesOpen(definition.meaning, language)) unsure += 1;
  }
  for (const sentence of reading.sentences) {
    const score = strength.get(sentence.index) ?? 0;
    if (score <= 0 || defined.some((one) => one.sentence.index === sentence.index)) continue;
    const own = phrases.filter(({ sentences }) => sentences.includes(sentence.index));
    const numbers = quantities[sentence.index] ?? [];
    const made: Draft[] = [];
    if (standsAlone(sentence, reading)) {
      for (const [rank, phrase] of own.entries()) {
        const isPart = phrases.some(
          ({ text }) => text !== phrase.text && text.includes(phrase.text) && sentence.text.includes(text),
        );
        const draft =
          !isPart && isTelling(sentence, phrase, own, language)
            ? gapDraft(sentence, phrase, phrase.by === "name" ? names : terms, language, score - rank * 0.03)
            : null;
        if (draft) made.push(draft);
      }
      for (const quantity of numbers) {
        const draft = numberDraft(sentence, quantity, allQuantities, reading, score, own);
        if (draft) made.push(draft);
      }
    }
    if (made.length === 0 && own.length + numbers.length > 0) unsure += 1;
    drafts.push(...made);
  }
  return { sure: drafts, unsure };
}

/**
 * Whether the rest of a sentence says which term is missing. A word that is only heard often could be any other;
 * a name or a term needs another name, number or term beside it.
 */
function isTelling(
  { text }: Sentence,
  { text: term, by }: Keyphrase,
  own: readonly Keyphrase[],
  language: Language,
): boolean {
  if (by === "repetition") return false;
  if (vocabulary[language].introduces.test(text.slice(0, text.indexOf(term)))) return true;
  if (language === "ja" && /^」?(?:と呼ば|とよば|という)/.test(text.slice(text.indexOf(term) + term.length)))
    return true;
  // ルネサンスの根本にある考え方は人文主義と呼ばれる asks for what it names.
  if (language === "ja" && /(?:と呼ばれる|とよばれる|と呼ぶ|という)。?$/u.test(text)) return false;
  const rest = text.replace(term, " ");
  if (own.some((other) => other.text !== term && rest.includes(other.text))) return true;
  return /\d/.test(rest) || (language !== "de" && !isSpaceless(language) && /[\p{Ll},] \p{Lu}\p{Ll}/u.test(rest));
}

function termDraft(
  { term, meaning, sentence }: Definition,
  terms: readonly string[],
  language: Language,
): Draft | null {
  if (reveals(meaning, term, language) || leavesOpen(meaning, language)) return null;
  // 麹（こうじ） is not asked for by コウジカビ, nor 干仓 by its opposite.
  const spoken = isSpaceless(language) ? readingAfter(term, sentence.text) : "";
  if (spoken !== "" && kana(meaning).includes(kana(spoken))) return null;
  if (opposites[language].test(meaning) || clauseOpeners[language]?.test(meaning)) return null;
  if (oneOfTheBest[language].test(meaning)) return null;
  return {
    asks: "term",
    prompt: isSpaceless(language) ? meaning : meaning.charAt(0).toUpperCase() + meaning.slice(1),
    answer: term,
    sentence,
    distractors: distractorsFor(term, terms, meaning, language),
    weight: 1.6,
  };
}

/** "One of the most influential schools of antiquity" and no more: several are. */
const oneOfTheBest: Readonly<Record<Language, RegExp>> = {
  en: /^one of the (?:most|\p{L}+est)(?!\p{L})(?!.*(?<!\p{L})(?:that|which|who|whose|where)(?!\p{L}))/iu,
  es: /^una? de l[oa]s (?!.*(?<!\p{L})(?:que|donde|cuy[oa]s?)(?!\p{L})).*(?:más|mayores|mejores|principales)(?!\p{L})/iu,
  fr: /^l['’]une? des (?!.*(?<!\p{L})(?:qui|que|dont|où)(?!\p{L})).*(?:plus|meilleure?s|principa)/iu,
  de: /^eine[rs]? der \p{Ll}+sten (?!.*, (?:\p{L}+ )?(?:der|die|das|den|dem|deren|dessen|in|wo)(?!\p{L}))/iu,
  zh: /最[^，]*之一$/u,
  ja: /最も[^、]*(?:の[一1]つ|のひとつ)$/u,
};

/** How a word in kanji is read, where the text says so in brackets. */
function readingAfter(term: string, text: string): string {
  const after = text.slice(text.indexOf(term) + term.length);
  return /^[」』]?[（(]([\p{sc=Hiragana}\p{sc=Katakana}ー]{2,})/u.exec(after)?.[1] ?? "";
}

const kana = (text: string) => text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

/** "How the number of steps grows" hung on a verb that is gone; "celui pour lequel …" on its noun. */
const clauseOpeners: Partial<Record<Language, RegExp>> = {
  en: /^(?:that|those|how|why|whether|if|the ones?) /iu,
  es: /^(?:que|cómo|por qué|si|(?:el|la|los|las) que|aquell?[oa]?s? que) /iu,
  fr: /^(?:(?:que|comment|pourquoi|si|celui|celle|ceux|celles) |qu['’])/iu,
  de: /^(?:dass|wie|warum|ob|wann|(?:der|die|das)jenigen?,?) /iu,
};

/** What only says of what it is the other half. */
const opposites: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the opposite of|as opposed to|in contrast to|unlike)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lo contrario de|lo opuesto a|en contraste con|a diferencia de)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:le contraire d|l['’]opposé d|par opposition|contrairement à)/iu,
  de: /(?<!\p{L})(?:Gegenteil|Gegensatz|Gegenstück|im Unterschied)/iu,
  zh: /相对$|相反$|的反义|不同于|有别于/u,
  ja: /(?:反対|逆|対義)(?:の|語)|に対する[^、]{1,6}$|とは異なる/u,
};

function gapDraft(
  sentence: Sentence,
  { text: term, key }: Keyphrase,
  terms: readonly string[],
  language: Language,
  weight: number,
): Draft | null {
  const size = wordCount(sentence.text, language);
  const [least, most] = isSpaceless(language) ? [14, 90] : [8, 36];
  if (size < least || size > most) return null;
  const at = placesOf(sentence.text, term, language);
  const [only] = at;
  if (at.length !== 1 || !only) return null;
  const [from, to] = only;
  const elided = elisionIn(sentence.text, language);
  if (elided >= 0 && elided < from) return null;
  const prompt = `${sentence.text.slice(0, from)}${blank}${sentence.text.slice(to)}`;
  if (reveals(prompt, key, language) || isHalf(sentence.text, from, to, language)) return null;
  const answer = sentence.text.slice(from, to);
  return {
    asks: "gap",
    prompt,
    answer: from === 0 ? term : answer,
    sentence,
    distractors: distractorsFor(answer, terms, sentence.text, language),
    weight: weight + (wordsOf(term, language).length > 1 ? 0.1 : 0),
  };
}

/** Whether a gap would leave half a term or a name standing: "tectonic _____", "_____ cinética", "New _____". */
function isHalf(text: string, from: number, to: number, language: Language): boolean {
  if (isSpaceless(language))
    return /^\p{sc=Han}*[々ー\p{sc=Katakana}]/u.test(text.slice(to, to + 1)) || isInRun(text, from, to, language);
  if (/^[-‐]/.test(text.slice(to)) || /[-‐]$/.test(text.slice(0, from))) return true;
  if (language === "de") return false;
  if (/\p{Lu}\S* $/u.test(text.slice(0, from).replace(/^\S+ /, "")) || /^ \p{Lu}/u.test(text.slice(to))) return true;
  const words = wordsOf(text, language);
  const neighbour =
    language === "en" ? words.find((word) => word.to === from - 1) : words.find((word) => word.from === to + 1);
  return neighbour !== undefined && !neighbour.isStop && !neighbour.isNumber;
}

/** A word of the dictionary or a run of kanji goes on beyond it. */
function isInRun(text: string, from: number, to: number, language: Language): boolean {
  const words = wordsOf(text, language);
  return !words.some((word) => word.from === from) || !words.some((word) => word.to === to);
}

function numberDraft(
  sentence: Sentence,
  quantity: Quantity,
  all: readonly Quantity[],
  reading: Reading,
  score: number,
  own: readonly Keyphrase[],
): Draft | null {
  const { language } = reading;
  const [before, after] = [sentence.text.slice(0, quantity.from), sentence.text.slice(quantity.to)];
  // A decade, a span, a source in brackets: no date to be asked for.
  if (/^(?:年代|世[纪紀]|s\b|er\b|\s?[-–]\s?\d)/.test(after) || /[-–(（]\s?$/.test(before)) return null;
  if (/[（(][^）)]*$/u.test(before) || lacksPart(before, after, language)) return null;
  // What follows a colon explains what stands before it.
  if (/[:：]\s/.test(before)) return null;
  // "The city fell in 1521": without a name nobody knows which.
  if (quantity.kind === "year" && namesNothing(before, after, language)) return null;
  // Who coined a term, and what it means, is the point; when, is not.
  if (quantity.kind === "year" && coined[language].test(sentence.text)) return null;
  // "Temperatures are about 26 degrees": of what, or where?
  if (quantity.kind === "amount" && !own.some(({ by }) => by !== "repetition")) return null;
  if (examples.test(sentence.text)) return null;
  // How high a place lies, said in passing at the end, is a trifle.
  if (quantity.kind === "amount" && /[,，、;；]/.test(before)) return null;
  if (quantity.kind === "amount" && isCircumstance(before, quantity, sentence.text, language)) return null;
  const size = wordCount(sentence.text, language);
  // A short sentence tells too little of what it speaks of: "Tulla began the work in 1817".
  if (size < (isSpaceless(language) ? 18 : 10) || size > (isSpaceless(language) ? 90 : 36)) return null;
  if (
    quantity.kind === "amount" &&
    (quantity.unit === "" || quantity.value < 10 || /^(月|日|个|個|つ|次|回)/.test(quantity.unit))
  )
    return null;
  // "In 1895 and 1896": one year asks for the other.
  if (quantity.kind === "year" && /^\s?(?:and|or|y|o|et|ou|und|oder|to|bis|a|à|和|、|と)\s?\d{4}/.test(after))
    return null;
  if (quantity.kind === "year" && /\d{4}\s?(?:and|or|y|o|et|ou|und|oder|to|bis|a|à|和|、|と)\s?$/.test(before))
    return null;
  // A sentence full of numbers gives some of them away.
  if (quantitiesIn(sentence.text, language).length > 2) return null;
  const inSentence = new Set(quantitiesIn(sentence.text, language).map(({ text }) => text));
  const alike = all
    .filter((one) => one.kind === quantity.kind && one.unit === quantity.unit && !inSentence.has(one.text))
    .sort((a, b) => Math.abs(a.value - quantity.value) - Math.abs(b.value - quantity.value))
    .map(({ text }) => text);
  return {
    asks: quantity.kind === "year" ? "year" : "amount",
    prompt: `${sentence.text.slice(0, quantity.from)}${blank}${sentence.text.slice(quantity.to)}`,
    answer: quantity.text,
    sentence,
    distractors: [...new Set(alike)].slice(0, 3),
    weight: 0.35 + 0.5 * score + (quantity.kind === "year" ? 0.25 : 0),
  };
}

/** "A pH below 7 at 25 °C", "in 10 minutes": under which condition, in how short a time. */
function isCircumstance(before: string, { unit, text }: Quantity, sentence: string, language: Language): boolean {
  const isOnly = !/\d/.test(sentence.replace(text, ""));
  if (!isOnly && conditions[language].test(before)) return true;
  return shortTimes.test(unit) && durations[language].test(before);
}

const conditions: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:at|under|from|within)(?: (?:a|an|about|around|the) (?:\p{L}+ of )?)? ?$/iu,
  es: /(?<!\p{L})(?:a|bajo)(?: (?:una? )?(?:\p{L}+ de )?(?:unos |unas )?)? ?$/iu,
  fr: /(?<!\p{L})(?:à|sous)(?: (?:une? )?(?:\p{L}+ de )?(?:environ )?)? ?$/iu,
  de: /(?<!\p{L})(?:bei|unter|ab)(?: (?:einer?m? )?(?:\p{L}+ von )?(?:etwa |rund )?)? ?$/iu,
  zh: /(?:在|于)[约大概]{0,2}$/u,
  ja: /、[約およそ]{0,3}$/u,
};

const shortTimes =
  /^(?:seconds?|minutes?|hours?|milliseconds?|ms|s|min|h|secondes?|heures?|millisecondes?|segundos?|minutos?|horas?|milisegundos?|sekunden?|minuten?|stunden?|millisekunden?|秒|分|分钟|分間|小时|時間|毫秒)$/iu;

const durations: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in|within|for|after|during)(?: (?:about|around|only|just))? $/iu,
  es: /(?<!\p{L})(?:en|durante|tras|al cabo de|después de)(?: (?:unos|unas|solo|apenas))? $/iu,
  fr: /(?<!\p{L})(?:en|pendant|après|durant|au bout de)(?: (?:environ|seulement))? $/iu,
  de: /(?<!\p{L})(?:in|nach|binnen|während|innerhalb von)(?: (?:etwa|rund|nur))? $/iu,
  zh: /(?:在|经过?|用了?)约?$/u,
  ja: /(?:わずか|約)$/u,
};

const coined: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:coined|dubbed|the (?:term|phrase|expression|concept|notion)|is (?:called|known as|defined as)|are (?:called|known as)|according to the (?:criterion|definition))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:acuñ\p{L}+|bautiz(?:ó|a|ad[oa])|(?:el|del|al) (?:término|concepto)|la (?:expresión|noción)|se (?:conocen? como|llaman?|denominan?|definen?)|según (?:el criterio|la definición))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:forg(?:ea|e|é)|baptis(?:a|e|é|ée)|(?:le|du|au) (?:terme|concept)|la notion|l['’]expression|on appelle|s['’]appelle(?:nt)?|se définit|selon (?:le critère|la définition))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:prägten?|geprägt|(?:den|dem|der|des) (?:Begriffs?|Ausdrucks?|Terminus)|der Bezeichnung|die Bezeichnung|versteht man|bezeichnet man|heißt|heißen|nennt man|nach (?:der|dem) (?:Definition|Kriterium))(?!\p{L})/u,
  zh: /一词|术语|(?:这[一个]?|的)概念|称为|叫做|称作|命名|是指|指的是|的(?:定义|标准)/u,
  ja: /という(?:語|言葉|概念|用語|名)|と名づけ|と名付け|と呼ば|と命名|造語|と定義|とは、/u,
};

/** "The German Empire joined in 1873": what it joined was said before. */
function lacksPart(before: string, after: string, language: Language): boolean {
  const text = `${before}${blank}${after}`;
  return withoutObject[language].test(text);
}

const withoutObject: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?<!, )(?<!(?:was|were|is|are|be|been|being|got|had been|\p{L}+ly) )(?:joined|adopted|abandoned|introduced|signed|won|lost|left|proposed|published|invented|discovered|founded|entered|acceded|ratified|banned|built|created|wrote|won|received|followed|accepted|rejected|agreed|withdrew|returned|resigned|succeeded)(?: (?:too|also|again|first|only))? (?:in|on|by|from|until|after) (?:\p{L}+ ){0,2}_{5}(?:[,.;]| and )/u,
  es: /(?<!\p{L})(?:se (?:unió|adhirió|incorporó|sumó|integró|retiró|rindió)|ingresó|entró|siguió|adoptó|abandonó|introdujo|firmó|ganó|perdió|propuso|publicó|inventó|descubrió|fundó|ratificó|prohibió|aceptó|rechazó)(?: también)? (?:en|desde|hasta|hacia) (?:\p{L}+ (?:de )?)?_{5}(?:[,.;]| y )/u,
  fr: /(?<!\p{L})(?:adhéra|adhère|rejoignit|rejoint|suivit|suit|entra|entre|adopta|abandonna|introduisit|signa|gagna|perdit|proposa|publia|inventa|découvrit|fonda|ratifia|interdit|accepta|refusa|s['’](?:unit|associa|y rallia)|se (?:joignit|rallia|retira))(?: aussi)? (?:en|vers|dès|jusqu['’]en) (?:\p{L}+ )?_{5}(?: ?[,.;]| et )/u,
  de: /(?<!\p{L})(?:(?:trat|traten) (?:\p{L}+ ){0,2}?_{5} (?:bei|ein|aus)(?!\p{L})|schloss(?:en)? sich (?:\p{L}+ ){0,2}?_{5} an(?!\p{L})|(?:folgte|folgten|unterzeichnete|übernahm|gewann|verlor|veröffentlichte|erfand|entdeckte|gründete|verbot) (?:im Jahre? |im \p{Lu}\p{L}+ |um )?_{5}(?:[,.;]| und ))/u,
  zh: /(?<!由.*)_{5}年[^，。；]{0,12}?(?<!被|得以|重新被)(?:加入|参加|采用|签署|废除|放弃|退出|引进|提出|发明|收复)了?[，。；]/u,
  ja: /_{5}年(?:\d+月)?(?:\d+日)?(?:ごろ|頃)?に?は?、?[^、。をに]{0,8}?(?:も|が|は)?(?:加盟|参加|加わ|採用|導入|脱退|廃止|調印|署名|続)(?:し|っ|い)/u,
};

/** "At least one", "the system": a number or a general word that stands for a thing said before. */
const standIns: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:an?|the) (?:exhibition|meeting|conference|fair|festival|war|earthquake|fire|revolt|strike|competition|law|school|factory) (?:was|took|broke|opened|began)(?!\p{L})|(?<!\p{L})(?:two|three|four|five|six|some|several|others|none)(?=[,.;])|(?<!\p{L})(?:at least|only|exactly|just|about) (?:one|two|three|four|some|a few)(?=[,.;]| (?:was|is|were|are|in|to|by|had|has)(?!\p{L}))|(?<!\p{L})(?:the|a) (?:first|second|third|last|other|former|latter|next|one)(?=[,.;]| (?:was|is|were|in|to|by|had|came|followed)(?!\p{L}))|(?<!\p{L})(?:others?|another|several|many|both|most|the same)(?=[,.;]| (?:were|was|followed|came|in|had)(?!\p{L}))|(?<!\p{L})the (?:system|school|treaty|agreement|movement|organi[sz]ation|project|method|technique|process|phenomenon|practice|ban|law|act|event|term|name|style|idea|theory|church|army|party|group|order|council|league|union|bank|line|bridge|canal|tower|factory|newspaper|journal)(?= (?:was|were|is|in|had|has|at|by|to|and|until|from|itself)(?!\p{L})|[,.;])/iu,
  es: /(?<!\p{L})(?:(?:tuvo lugar|se celebró|se inauguró|estalló|hubo) una? (?:exposición|reunión|conferencia|feria|guerra|incendio|revuelta|huelga|concurso)(?! (?:de|del|sobre|entre) )|una? (?:exposición|reunión|conferencia|feria|guerra|terremoto|incendio|revuelta|huelga|ley|escuela|fábrica) (?:fue|se|tuvo|estalló))(?!\p{L})|(?<!\p{L})(?:dos|tres|cuatro|cinco|algun[oa]s|vari[oa]s|otr[oa]s|ningun[oa])(?=[,.;])|(?<!\p{L})(?:al menos|solo|sólo|exactamente|apenas) (?:un[oa]|dos|tres|cuatro)(?=[,.;]| (?:fue|es|en|se)(?!\p{L}))|(?<!\p{L})(?:el|la|un|una) (?:primer[oa]|segund[oa]|tercer[oa]|últim[oa]|otr[oa]|siguiente)(?=[,.;]| (?:fue|es|en|se|llegó|a)(?!\p{L}))|(?<!\p{L})(?:otr[oa]s?|vari[oa]s|much[oa]s|amb[oa]s)(?=[,.;]| (?:fue|fueron|en|se)(?!\p{L}))|(?<!\p{L})(?:el|la|del|al) (?:sistema|escuela|tratado|acuerdo|movimiento|organización|proyecto|método|técnica|proceso|fenómeno|práctica|prohibición|ley|término|nombre|estilo|idea|teoría|iglesia|ejército|partido|grupo|consejo|unión|banco|línea|puente|canal|torre|fábrica|periódico|revista)(?= (?:fue|fueron|es|en|se|había|ha|y|hasta|desde)(?!\p{L})|[,.;])/iu,
  fr: /(?<!\p{L})une? (?:exposition|réunion|conférence|foire|guerre|séisme|incendie|révolte|grève|concours|loi|école|usine) (?:fut|eut|a|éclata|s['’]|est)(?!\p{L})|(?<!\p{L})(?:deux|trois|quatre|cinq|quelques-un[es]+|plusieurs|aucune?)(?= ?[,.;])|(?<!\p{L})(?:au moins|seulement|exactement) (?:une?|deux|trois|quatre)(?=[,.;]| (?:fut|est|en|a)(?!\p{L}))|(?<!\p{L})(?:(?:le|la|une?) |l['’])(?:première?|seconde?|deuxième|troisième|dernière?|autre|suivante?)(?=[,.;]| (?:fut|est|en|a|vint|à)(?!\p{L}))|(?<!\p{L})(?:d['’]autres|plusieurs|beaucoup|certain[es]+)(?=[,.;]| (?:furent|ont|en)(?!\p{L}))|(?<!\p{L})(?:(?:le|la|du|au) |l['’])(?:système|école|traité|accord|mouvement|organisation|projet|méthode|technique|processus|phénomène|pratique|interdiction|loi|terme|nom|style|idée|théorie|église|armée|parti|groupe|conseil|union|banque|ligne|pont|canal|tour|usine|journal|revue)(?= (?:fut|furent|est|en|se|avait|a|et|jusqu|dès)(?!\p{L})|[,.;])/iu,
  de: /(?<!\p{L})(?:fand|brach|gab es|wurde|entstand) (?:\p{L}+ ){0,3}?(?:eine?|das|der|die) (?:Ausstellung|Tagung|Konferenz|Messe|Fest|Krieg|Erdbeben|Brand|Aufstand|Streik|Wettbewerb|Gesetz|Schule|Fabrik)(?= (?:statt|aus|gegründet|eröffnet|erlassen|veranstaltet)|[,.;])|(?<!\p{L})(?:zwei|drei|vier|fünf|einige|mehrere|keine[nrs]?)(?=[,.;])|(?<!\p{L})(?:mindestens|nur|genau|etwa) (?:eine?[nrsm]?|zwei|drei|vier)(?=[,.;]| (?:war|ist|wurde|in|im)(?!\p{L}))|(?<!\p{L})(?:der|die|das|den|dem|eine?) (?:erste|zweite|dritte|letzte|andere|nächste|weitere)[nrs]?(?! (?:\p{Ll}+ ){0,2}\p{Lu})(?!\p{L})|(?<!\p{L})(?:andere|mehrere|viele|einige|beide)(?=[,.;]| (?:wurden|waren|folgten|in|im)(?!\p{L}))|(?<!\p{L})(?:der|die|das|den|dem|des|im|zum|zur) (?:System|Schule|Abkommen|Bewegung|Organisation|Verein|Projekt|Methode|Technik|Verfahren|Phänomen|Verbot|Begriff|Name|Stil|Kirche|Gruppe|Rat|Bund|Bank|Linie|Brücke|Kanal|Turm|Fabrik|Zeitung|Zeitschrift)s?(?! (?:des|der|von|vom|für|zur|zum|aus)(?!\p{L})| \p{Lu})(?!\p{L})/u,
  zh: /(?:举行|召开|举办|爆发|发生)了?(?:一[次场届])?(?:展览|会议|大会|战争|地震|起义|比赛)会?[，。；]|[了有到][两三四五几][个座台艘种只件][，。；]|至少(?:有)?一[个种座条][，。；]|前者|后者|其[一二中]|另一[个种座条][，。；是]|(?:该|此|这一?)(?:制度|学校|条约|运动|组织|工程|方法|技术|法律|名称)|^(?:学校|条约|运动|工程|大桥|运河|报纸|银行)(?:于|在|被)/u,
  ja: /(?:^|[、でにも])(?:展覧会|会議|博覧会|法律|大会|学校|工場|会社|調査|戦争|反乱|地震|火事|事件|祭り|試験|施設)[がは]|[二三四五2-5]つ[、。]|少なくとも[一1]つ[、。はがあ]|前者|後者|もう[一1]つは|[二2]つ目は|最初のものは|^(?:学校|条約|運動|工事|橋|運河|新聞|銀行|制度)[はが]/u,
};

/** "The bridge, only four months old, fell": which one, only a heading says. */
const described: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})[Tt]he (?!first|last|only|second|third|\p{Ll}+est )(?:[\p{Ll}\d-]+ ){0,4}(?:bridge|tower|canal|dam|tunnel|factory|newspaper|journal|church|palace|castle|temple|railway|monument|statue|book|novel|painting|film|opera|symphony|law|treaty)(?:, [^,]*,)? (?:was|were|had|fell|opened|closed|sank|broke|burned|burnt|came|appeared|\p{Ll}+ed)(?!\p{L})/u,
  es: /(?<!\p{L})(?:[Ee]l|[Ll]a) (?:puente|torre|canal|presa|túnel|fábrica|periódico|revista|iglesia|palacio|castillo|templo|ferrocarril|monumento|estatua|libro|novela|cuadro|película|ópera|sinfonía|ley|tratado)(?: (?!de |del )\p{Ll}+)?(?:, [^,]*,)? (?:se|fue|era|había|\p{Ll}+ó)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[Ll][ea] |[Ll]['’])(?:pont|tour|canal|barrage|tunnel|usine|journal|revue|église|palais|château|temple|monument|statue|livre|roman|tableau|film|opéra|symphonie|loi|traité)(?: (?!de |du )\p{Ll}+)?(?:, [^,]*,)? (?:s['’]|(?:se|fut|est|était|avait|a|\p{Ll}{3,}(?:a|it|ut))(?!\p{L}))/u,
  de: /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as) (?!(?:erste|zweite|dritte|letzte|einzige|\p{Ll}+ste) )(?:(?:[\p{L}\d]+ ){0,3}\p{Ll}+e )?(?:Brücke|Turm|Kanal|Damm|Tunnel|Fabrik|Zeitung|Zeitschrift|Kirche|Palast|Schloss|Tempel|Bahn|Denkmal|Statue|Buch|Roman|Gemälde|Film|Oper|Sinfonie|Gesetz|Vertrag)(?! (?:des|der|von|vom|für|zur|zum|aus|über|zwischen)(?!\p{L})| \p{Lu}|-)(?!\p{L})/u,
  zh: /(?:^|，|的)(?:大桥|铁路|运河|大坝|隧道|工厂|报纸|教堂|宫殿|小说|电影)(?:于|在|被|倒塌|坍塌|建成|通车|竣工|落成|完工|出版|上映)|^(?:[\d年月日]+，?)?由[^，。]*(?:成功|创立|创办|建成|发明|提出|出版|发表|编成|制成)。?$/u,
  ja: /(?:^|、|[いたる])(?:橋|鉄橋|塔|運河|ダム|工場|新聞|教会|宮殿|小説|映画)[がは]/u,
};

/** ディドロが編集して、1751年から出た: what came out, only the sentence before says. */
const japaneseLeftOut = /^[^はを]*が[^はを、]*て、[^はがもを]*$/u;

function namesNothing(before: string, after: string, language: Language): boolean {
  if (isSpaceless(language) || language === "de") return false;
  const rest = `${before.replace(/^\S+/, "")} ${after}`.replace(monthNames, " ");
  return !/\p{Lu}\p{Ll}/u.test(rest) && !/^\p{Lu}\p{L}+ \p{Lu}/u.test(before);
}

/** What is invented to show something is nothing to know. */
const examples =
  /(?<!\p{L})(?:for (?:example|instance)|e\.\s?g\.|por ejemplo|p\. ?ej\.|par exemple|p\. ?ex\.|zum Beispiel|beispielsweise|z\. ?B\.)|例如|比如|譬如|假设|小[明红华丽刚芳强军李王张]|例えば|たとえば|(?<!\p{sc=Han})(?:太郎|花子|たろう|はなこ)(?:さん|君|くん|は|が)/iu;

/** A heading under which examples stand. */
const exampleHeading =
  /^(?:\P{L}*)(?:(?:worked )?examples?|ejemplos?|exemples?|(?:rechen)?beispiele?|例子?|例题|举例|案例|例題|具体例)(?!\p{L})/iu;

/** "Summary: …" is the writer's, not the sentence's. */
function hasLabel(text: string, language: Language): boolean {
  const before = /^([^:：]{1,24}?)\s?[:：]/u.exec(text)?.[1];
  return before !== undefined && wordCount(before, language) <= (isSpaceless(language) ? 6 : 2);
}

const japaneseDate = /^\d+年(?:\d+月)?(?:\d+日)?(?:ごろ|頃)?に?は?、?/;

const monthNames = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;

/** A sentence that leans on another, speaks of the writer, or sets an example asks nothing by itself. */
function standsAlone({ text, paragraph }: Sentence, { language, paragraphs }: Reading): boolean {
  if (hasLabel(text, language) || exampleHeading.test(paragraphs[paragraph]?.headings.at(-1) ?? "")) return false;
  const { leansBack, illustrates, points, refers, determiners, generic } = vocabulary[language];
  if (leansBack.test(text) || illustrates.test(text) || points.test(text) || opposes[language].test(text)) return false;
  // "The city fell": which one was said before.
  const [article, noun] = text.toLowerCase().split(/[\s,]/);
  if (determiners.has(article ?? "") && generic.has(noun ?? "")) return false;
  // In Japanese what a sentence speaks of goes without saying once it was said.
  if (language === "ja" && /^[^は、]{1,8}(?:中|後|前|直後|直前)の?\d/.test(text)) return false;
  const [topic = ""] = text.replace(japaneseDate, "").split("、");
  if (language === "ja" && !/(?<![でにと])は|[がも]/.test(topic) && !/には、.*がある。?$/.test(text)) return false;
  if (described[language].test(text) || (language === "ja" && japaneseLeftOut.test(text))) return false;
  if (fragments[language]?.test(text) || sayings[language]?.test(text) || standIns[language].test(text)) return false;
  if (isChatter(text, language) || hasAside(text, language) || known[language].test(text) || compares(text, language))
    return false;
  // A blank that the text itself leaves.
  if (/_{2,}|\.{4,}|…{2,}/.test(text) || /^[\d０-９]{1,2}[　 .．、)）]/.test(text)) return false;
  // A line of notes without an end is seldom a sentence.
  if (paragraphs[paragraph]?.kind === "item" && (!/[.。]$/.test(text) || /[:：]/.test(text))) return false;
  if (predicative[language]?.test(text) || exemplary[language].test(text) || unowned[language]?.test(text))
    return false;
  const at = refers.exec(text)?.index;
  // "his" after a name is his; after none it is somebody's. "The Cortes ended its rights": whose?
  if (at !== undefined && !isNamedBefore(text.slice(0, at), language)) return false;
  return !/[?!？！:：]$/.test(text);
}

/** "The actual cause is, however, a parasite": before any other clause it answers what another sentence says. */
const opposes: Readonly<Record<Language, RegExp>> = {
  en: /^[^,;]*,? (?:however|nevertheless|nonetheless|though|in contrast|by contrast|on the other hand),|^[^,;]* (?:however|nevertheless|nonetheless)(?!\p{L})|^The (?:actual|real|true) (?!numbers?|part|estate)/iu,
  es: /^[^,;]*,? (?:sin embargo|no obstante|en cambio|por el contrario)(?!\p{L})|^(?:[^,;]+), pero,|^(?:El|La|Los|Las) (?:verdader|auténtic)[oa]s? /iu,
  fr: /^[^,;]*,? (?:cependant|pourtant|toutefois|néanmoins|en revanche|au contraire)(?!\p{L})|^(?:Le|La|Les) (?:véritables?|vraie?s?) /iu,
  de: /^[^,;]* (?:aber|jedoch|allerdings|hingegen|dennoch|trotzdem)(?!\p{L})|^(?:Der|Die|Das) (?:eigentlich|wirklich|tatsächlich)en? /u,
  zh: /^[^，；]*(?:却|然而|(?<!不)但是)|^真正/u,
  ja: /^[^、]*、しかし、|^本当の/u,
};

/** "Lipsius erneuerte ihre Lehren": nobody named before can be meant. */
const unowned: Partial<Record<Language, RegExp>> = {
  en: /^(?:\p{Lu}[\p{L}.-]+ (?:and )?)+\p{Ll}+ (?:it|them) (?:in|as|by|for|to) |^(?:(?:In|By|During) [^,]{3,30},? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+ (?:its|their) /u,
  es: /^(?!(?:En|Tras|Con|Por|Para|Desde|Hasta|Según|Sobre|Entre|Bajo|Durante|Ante|De|A|Como|Todos|Todas) )(?:\p{Lu}[\p{L}.-]+ (?:y )?)+(?:lo|la|los|las) \p{Ll}+ /u,
  fr: /^(?!(?:Dans|Avec|Pendant|Durant|Sous|Sur|Par|Pour|Selon|Chez|Après|Avant|Depuis|Entre|Vers|Sans|Dès|Malgré|Tous|Toutes?|Comme|Lors) )(?:\p{Lu}[\p{L}.-]+ (?:et )?)+(?:l['’]|les? |la )(?!un)\p{Ll}+ (?:en|dans|par|pour|à|comme|\p{Ll}+ée?s?) |^(?:(?:Au|À|En|Pendant) [^,]{3,30}, )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}+ leurs /u,
  de: /^(?:\p{Lu}[\p{L}.-]+ (?:und )?)+\p{Ll}+ (?:es|ihn|sie) (?:\d{4}|im|in|als|zum|zur|für) |^(?:(?:In|Seit|Nach|Während|Mit) [^,]{3,30} )?\p{Ll}+ (?:\p{Lu}\p{Ll}+ ){2}ihre?[nrsm]? |^(?:In|Seit|Nach|Während|Im) (?:\p{L}+ ){1,3}?\p{Ll}+ (?:\p{Lu}\p{Ll}+ ){2}ihre?[nrsm]? /u,
};

/** "Bashō is regarded as its greatest master": of what, another sentence says. */
const predicative: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|was|are|were|became|becomes|remains|remained|as) (?:its|their|his|her) /iu,
  es: /(?<!\p{L})(?:es|fue|era|son|fueron|como|ser|considerad[oa]s?) (?:su|sus) /iu,
  fr: /(?<!\p{L})(?:est|fut|était|sont|comme|devint|devient) (?:son|sa|ses|leurs?) |(?<![\p{L}'’])en (?:est|sont|fournit|fournissent|donne|donnent|fait|font|résulte|découle|vient|témoigne|constitue|constituent|devient|fut|était|avait|tire|dépend|offre|prend|montre|représente|propose|publie|formule|établit|explique|\p{Ll}{3,}(?:aient|èrent|irent|urent)) /iu,
  de: /(?<!\p{L})(?:ist|war|sind|waren|gilt|galt|wurde|als) (?:sein|ihr)e?[nrs]? /iu,
};

/** "… is a well-known instance;": of what, another sentence says. */
const exemplary: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|was|were) (?:an?|the|one) (?:[\p{L}-]+ ){0,3}(?:instance|example|case|exception|illustration)(?=[,.;]|$)/iu,
  es: /(?<!\p{L})(?:es|son|fue|era) (?:una?|el|la) (?:\p{L}+ )?(?:ejemplo|caso|excepción|muestra)(?: (?:más |muy )?\p{L}+)?(?=[,.;]|$)/iu,
  fr: /(?<!\p{L})(?:est|sont|fut|était) (?:(?:une?|le|la) |l['’])(?:\p{L}+ )?(?:exemple|cas|exception|illustration)(?: (?:le plus |très )?\p{L}+)?(?= ?[,.;]|$)/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren) (?:eine?|der|die|das) (?:\p{Ll}+ ){0,2}(?:Beispiel|Fall|Ausnahme|Sonderfall)(?=[,.;]|$)/u,
  zh: /是(?:一个|最)?(?:典型|著名|有名|突出)的?(?:例子|实例|案例|例外)(?=[，。；]|$)|就是一例/u,
  ja: /(?:が|は)、?(?:その|よい|有名な|代表的な)?(?:一例|例|好例|例外)(?:である|です|だ)/u,
};

/** A name without an article, as people have one. */
function isNamedBefore(text: string, language: Language): boolean {
  if (language === "de") return /\p{Lu}\p{Ll}+.*/u.test(text.replace(/^\S+ (?!\p{Lu})/u, ""));
  const name = /(?<before>^|\p{Ll}+['’]? |\d,? |, )(?:\p{Lu}\p{Ll}+)(?: (?:de |von |van |of )?\p{Lu}\p{Ll}+)*/gu;
  return [...text.matchAll(name)].some(
    ({ 0: hit, index, groups }) =>
      !/^(?:the|el|la|los|las|le|les|l['’]|an?|une?|del|du|au) $/iu.test(groups?.before ?? "") &&
      (index > 0 || / \p{Lu}/u.test(hit)) &&
      !/^(?:The|El|La|Los|Las|Le|Les|An?|In|En|Une?|Una) /u.test(hit),
  );
}

/** Brackets in which somebody speaks, not a name or a date. */
function hasAside(text: string, language: Language): boolean {
  return [...text.matchAll(/[（(]([^）)]*)[）)]/g)].some(
    ([, inside = ""]) =>
      wordCount(inside, language) > (isSpaceless(language) ? 5 : 3) &&
      !/\p{Script=Latin}.*\d{4}/u.test(inside) &&
      !(isSpaceless(language) && /^[^\p{sc=Han}\p{sc=Hiragana}]*$|^学名/u.test(inside)),
  );
}

/** "A weaker storm": weaker than what was said before. */
function compares(text: string, language: Language): boolean {
  return (degrees[language]?.test(text) ?? false) && !than[language]?.test(text);
}

const degrees: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|be) (?:greater|less|more|longer|shorter)(?=[,.;])|(?<!\p{L})(?<!the |far |much )(?:larger|smaller|bigger|weaker|stronger|older|younger|newer|higher|lower|earlier|faster|slower|similar|better|worse|rival|competing)(?! part| half| house)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|sea|sean|era) (?:mayor|menor|mejor|peor|superior|inferior)(?:es)?(?=[,.;])|(?<!\p{L})(?<!el |la |los |las |lo |\p{L} años )(?:m[aá]s|menos) (?!tarde|de|o|que|adelante|bien)\p{L}+|(?<!\p{L})(?:semejante|parecid[oa]|similar|rival|competidor)/iu,
  fr: /(?<!\p{L})(?:est|sont) (?:supérieure?|inférieure?|meilleure?)s?(?= ?[,.;])|(?<!\p{L})(?<!le |la |les |ne )(?:plus|moins) (?!tard|de|ou|que|d['’])\p{L}+|(?<!\p{L})(?:semblable|pareille?|rivale?|concurrente?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?<!der |die |das |des |den |dem )(?:größer|kleiner|stärker|schwächer|älter|jünger|neuer|höher|niedriger|schneller|langsamer|ähnlich|besser|schlechter|konkurrierend|rivalisierend)(?:e[nrsm]?)?(?!\p{L})/iu,
  zh: /更[\p{sc=Han}]/u,
  ja: /もっと|さらに大き|さらに小さ/u,
};

const than: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:than|to)(?!\p{L})/iu,
  es: /(?<!\p{L})que(?!\p{L})/iu,
  fr: /(?<!\p{L})qu(?:e(?!\p{L})|['’])/iu,
  de: /(?<!\p{L})(?:als|wie)(?!\p{L})/iu,
  zh: /比/u,
  ja: /より/u,
};

/** "In the west of the city": which one was said elsewhere. */
const known: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})the (?:city|town|village|country|island|region|king|queen|emperor|president|company|firm|author|inventor|founder|museum|building|work|doctrine|text|site|colony|team|ship|area|government|museum|device|instrument|machine)(?! of| \p{Lu}|['’]s \p{Lu})(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|la|del|al) (?:ciudad|pueblo|aldea|país|isla|región|rey|reina|emperador|presidente|empresa|autora?|inventor|fundador|museo|edificio|obra|doctrina|texto|lugar|colonia|equipo|barco|zona|gobierno|aparato|instrumento|máquina)(?! de| \p{Lu})(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:le|la|du|au) |l['’])(?:ville|village|pays|île|région|roi|reine|empereur|président|entreprise|auteure?|inventeur|fondateur|musée|bâtiment|ouvrage|doctrine|texte|lieu|colonie|équipe|navire|zone|gouvernement|appareil|instrument|machine)(?! de| du| d['’]| \p{Lu})(?!\p{L})/iu,
  de: /(?<!\p{L})(?:der|die|das|dem|den|des|im|zum|zur) (?:Stadt|Dorf|Land|Landes|Insel|Region|König|Königin|Kaiser|Präsident|Firma|Autors?|Erfinder|Gründer|Museum|Gebäude|Werks?|Lehre|Texte?s?|Ort|Kolonie|Schiff|Gebiet|Regierung|Gerät|Instrument|Maschine|Arbeiten|Bau)(?! (?:von|vom|des|der|an|am) | \p{Lu})(?!\p{L})|(?<!\p{L})(?:der|die|das|den|dem) (?:erste|zweite|dritte|letzte|größte|älteste|bekannteste|wichtigste)n? (?!\p{Lu}|\p{Ll}+e[nrs]? \p{Lu})/u,
  zh: /(?:该|本)[市国县村岛地校馆厂公书文]|(?:国王|皇帝|公司|总统|政府)(?:就|便|也|又|终于|下令)/u,
  ja: /同(?:市|国|県|村|島|社|校|館|年|地|書)|(?:国王|皇帝|会社|市|町)は/u,
};

/** "The theory was proposed in 1912": which one was said before, unless its name or an "of" follows. */
const sayings: Partial<Record<Language, RegExp>> = {
  en: /^The (?:theory|idea|plan|book|novel|play|film|poem|story|painting|king|queen|president|company|method|experiment|study|law|treaty|war|battle|revolt|revolution|attack|crisis|army|party|building|machine|device|invention|discovery|reform|project|author|scientist|painter|group) (?!of|in|for|that|which|on|at|between|against|\p{Lu})/u,
  es: /^(?:El|La) (?:teoría|idea|plan|libro|novela|película|poema|cuadro|rey|reina|presidente|empresa|método|experimento|estudio|ley|tratado|guerra|batalla|revuelta|revolución|ataque|crisis|ejército|partido|edificio|máquina|invento|descubrimiento|reforma|proyecto|científico|pintor) (?!de|del|en|que|entre|contra|\p{Lu})/u,
  fr: /^(?:Le |La |L['’])(?:théorie|idée|plan|livre|roman|film|poème|tableau|roi|reine|président|entreprise|méthode|expérience|étude|loi|traité|guerre|bataille|révolte|révolution|attaque|crise|armée|parti|bâtiment|machine|invention|découverte|réforme|projet|savant|peintre) (?!de|du|d['’]|en|que|qui|entre|contre|\p{Lu})/u,
  de: /^(?:Der|Die|Das) (?:Theorie|Idee|Plan|Buch|Roman|Film|Gedicht|Gemälde|König|Königin|Präsident|Firma|Methode|Experiment|Versuch|Studie|Gesetz|Vertrag|Krieg|Schlacht|Aufstand|Revolution|Angriff|Krise|Heer|Armee|Partei|Gebäude|Maschine|Erfindung|Entdeckung|Reform|Projekt|Forscher|Maler) (?!des|der|von|vom|in|im|am|an|zwischen|gegen|\p{Lu})/u,
};

/** "Invented by McCarthy in 1960.": what was, only the heading says. */
const fragments: Partial<Record<Language, RegExp>> = {
  en: /^(?:\p{Lu}\p{Ll}+ed|Born|Built|Written|Found|Known|Made|Led|Won|Begun|Drawn) (?:by|in|on|at|as|from|for|with|to|between|during) [^,;]*$/u,
  es: /^Fue(?:ron)? \p{Ll}+[oa]s? (?:en|por|a|hasta|desde) [^,;]*$|^\p{Lu}\p{Ll}+(?:[ai]d|scrit|uest|uert|iert|ech)[oa]s? (?:por|en|de|a|con|entre|desde|como|durante) [^,;]*$/u,
  fr: /^(?:\p{Lu}\p{Ll}*ée?s?|Construite?s?|Écrite?s?|Peinte?s?|Découverte?s?|Conçue?s?|Élue?s?|Morte?s?) (?:par|en|à|au|de|dans|sur|pour|entre|pendant) [^,;]*$/u,
  de: /^(?:Erfunden|Entdeckt|Gegründet|Gebaut|Erbaut|Errichtet|Geboren|Gestorben|Entwickelt|Eingeführt|Benannt|Entstanden|Verfasst|Geschrieben|Gemalt|Veröffentlicht|Komponiert) (?:von|vom|in|im|am|an|durch|als|um|für|zwischen|nach|\d+) [^,;]*$/u,
};

function placesOf(text: string, term: string, language: Language): readonly (readonly [number, number])[] {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = isSpaceless(language) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(
    ({ 0: hit, index }) => [index, index + hit.length] as const,
  );
}

/** Whether a prompt holds a word of the answer. */
function reveals(prompt: string, answer: string, language: Language): boolean {
  if (isSpaceless(language)) {
    if (prompt.includes(answer)) return true;
    // 普洱府 gives 普洱茶 away.
    const letters = [...answer];
    return letters.some((letter, at) => {
      const pair = `${letters[at - 1]}${letter}`;
      // 把…的反应 may be 中和反应: the kind it belongs to has to be named.
      const isKind = answer.endsWith(pair) && prompt.endsWith(pair);
      return at > 0 && !isKind && isTelltale(pair) && prompt.includes(pair);
    });
  }
  const whole = wordsOf(answer, language)
    .filter(({ isStop }) => !isStop)
    .map(({ text }) => stem(text.toLowerCase(), language));
  if (language === "de" && whole.some((one) => isSpelledOut(one, prompt))) return true;
  const roots = whole.map((one) => one.slice(0, 7));
  if (doingIn(prompt, language).some((verb) => whole.some((one) => namesDoing(one, verb, language)))) return true;
  return wordsOf(prompt.replaceAll(blank, " "), language).some(({ text, isStop }) => {
    const word = stem(text.toLowerCase(), language);
    if (isStop) return false;
    // "Winkel" gives "Winkelgeschwindigkeit" away, and the other way round; "Gebiet" is what an "Einzugsgebiet" is.
    const isCompound = (root: string) =>
      language === "de" &&
      /^\p{Lu}/u.test(text) &&
      ((word.length > 3 && root.includes(word) && !root.endsWith(word)) || (root.length > 4 && word.includes(root)));
    return (
      roots.some((root) => (whole.length === 1 && root === word) || (root.length > 3 && word.startsWith(root))) ||
      (language === "de" && /^\p{Lu}/u.test(text) && whole.some((one) => sharesStem(one, word))) ||
      whole.some(isCompound)
    );
  });
}

/** The verb that a prompt opens with: "Crossing two …", "croiser un individu …". */
function doingIn(prompt: string, language: Language): readonly string[] {
  const first = (prompt.split(" ")[0] ?? "").toLowerCase();
  const root = verbEnds[language]?.exec(first)?.[1];
  return root !== undefined && root.length > 3 ? [root] : [];
}

const verbEnds: Partial<Record<Language, RegExp>> = {
  en: /^(\p{L}+)ing$/u,
  es: /^(\p{L}+)[aei]r$/u,
  fr: /^(\p{L}+)(?:er|ir|re)$/u,
};

/** "Croisement" says that one crosses. */
function namesDoing(answer: string, verb: string, language: Language): boolean {
  const plain = verb.normalize("NFD").replace(/\p{M}/gu, "");
  return answer.split("-").some((part) => part.startsWith(plain) && doings[language]?.test(part.slice(plain.length)));
}

const doings: Partial<Record<Language, RegExp>> = {
  en: /^(?:ing|ment|ation|er|or|ion|e)?$/u,
  es: /^(?:[ai]mient|[ai]cion|aje|[ao])?$/u,
  fr: /^(?:ement|issement|ation|ition|ag|ur|eur)?$/u,
};

/** Chinin comes from the Chinarindenbaum: a compound that begins as the answer does. */
function sharesStem(answer: string, compound: string): boolean {
  if (
    compound.length < 10 ||
    answer.length < 5 ||
    /^(?:über|unte|gege|wied|hint|inte|tran|kons|kont|komp|gesc|gesa|vers|verb|verf|vert|verm|best)/.test(answer)
  )
    return false;
  return compound.startsWith(answer.slice(0, 4));
}

/** "Eine Brücke, deren Fahrbahn hängt": both halves of Hängebrücke are there. */
function isSpelledOut(answer: string, prompt: string): boolean {
  const words = wordsOf(prompt, "de").flatMap(({ text, isStop }) => (isStop ? [] : [stem(text.toLowerCase(), "de")]));
  return words.some((head) => {
    if (head.length < 4 || !answer.endsWith(head)) return false;
    const rest = answer.slice(0, -head.length);
    const first = [rest, rest.replace(/(?:en|es|er|s|n|e)$/, "")].filter((one) => one.length > 3);
    return words.some((word) => first.some((one) => word.startsWith(one)));
  });
}

function isTelltale(pair: string): boolean {
  return /^[\p{sc=Han}\p{sc=Katakana}ー]{2}$/u.test(pair);
}

/** Terms of the same text that could stand there: not in the sentence, no part of the answer, of like length and form. */
function distractorsFor(
  answer: string,
  terms: readonly string[],
  context: string,
  language: Language,
): readonly string[] {
  const small = context.toLowerCase();
  const length = [...answer].length;
  const words = wordsOf(answer, language).length;
  const isName = /^\p{Lu}/u.test(answer);
  const fit = terms
    .filter((term) => {
      const own = [...term].length;
      if (term.toLowerCase() === answer.toLowerCase() || overlaps(term, answer, language)) return false;
      if (small.includes(term.toLowerCase())) return false;
      // A capital gives itself away among small letters.
      if (language !== "de" && /^\p{Lu}/u.test(term) !== isName) return false;
      return own <= length * 2.4 + 2 && own >= length / 2.4 - 2;
    })
    .map((term, at) => {
      const sameSize = isSpaceless(language) ? 0 : Math.abs(wordsOf(term, language).length - words);
      const sameEnd = term.slice(-1) === answer.slice(-1) ? 0 : 0.4;
      return { term, cost: at * 0.15 + sameSize * 0.8 + sameEnd + Math.abs([...term].length - length) / 12 };
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ term }) => term);
  const chosen: string[] = [];
  for (const term of fit) if (!chosen.some((one) => overlaps(one, term, language))) chosen.push(term);
  const three = chosen.slice(0, 3);
  // The right answer must not stand out as the longest.
  if (three.every((term) => [...term].length < length)) {
    const longer = chosen.slice(3).find((term) => [...term].length >= length);
    if (longer) three[2] = longer;
    else if (three.every((term) => [...term].length < length * 0.75)) return [];
  }
  return three.length === 3 ? three : [];
}

function overlaps(a: string, b: string, language: Language): boolean {
  if (isSpaceless(language)) return a.includes(b) || b.includes(a);
  const keys = new Set(
    wordsOf(a, language)
      .filter(({ isStop }) => !isStop)
      .map(({ key }) => key),
  );
  return wordsOf(b, language).some(({ key, isStop }) => !isStop && keys.has(key));
}

/** One fact once: no two questions from one sentence, no answer twice. */
function distinct(drafts: readonly Draft[], language: Language): readonly Draft[] {
  const sentences = new Set<number>();
  const answers: string[] = [];
  const kept: Draft[] = [];
  for (const draft of [...drafts].sort((a, b) => b.weight - a.weight)) {
    if (sentences.has(draft.sentence.index) || answers.some((one) => overlaps(one, draft.answer, language))) continue;
    sentences.add(draft.sentence.index);
    answers.push(draft.answer);
    kept.push(draft);
  }
  return kept;
}

/** Of several kinds, and from the whole text, not its begin only. */
function spreadOut(drafts: readonly Draft[], difficulty: Difficulty, count: number): readonly Draft[] {
  const wanted = difficulty === "easy" ? ["term", "gap", "year", "amount"] : ["gap", "term", "year", "amount"];
  const byKind = wanted.map((kind) => drafts.filter((draft) => draft.asks === kind));
  const chosen: Draft[] = [];
  for (let round = 0; chosen.length < count && byKind.some((kind) => kind.length > round); round += 1) {
    for (const kind of byKind) if (kind[round] && chosen.length < count) chosen.push(kind[round] as Draft);
  }
  return chosen;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = mixed[at] as Item;
    mixed[at] = mixed[other] as Item;
    mixed[other] = held;
  }
  return mixed;
}

/** The same seed gives the same questions: what a student saw can be made again. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}
