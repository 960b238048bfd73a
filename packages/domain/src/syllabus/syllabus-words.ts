import type { Language } from "../settings.ts";

/** What a date of a syllabus is there for. A calendar knows fewer kinds; a student tells these apart. [PLN-2] */
export const datedKinds = ["exam", "quiz", "project", "assignment", "holiday", "other"] as const;
export type DatedKind = (typeof datedKinds)[number];

/**
 * Letter for letter without case, accents and widths, every dash a hyphen: what is found in it stands at the same place
 * in the line itself.
 */
export function evened(line: string): string {
  return [...line].map(evenedSign).join("");
}

function evenedSign(sign: string): string {
  if (dashes.includes(sign)) return "-";
  if (/\s/u.test(sign)) return sign === "\t" ? "\t" : " ";
  if (apostrophes.includes(sign)) return "'";
  // "ポ" is no "ホ" with an accent.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign)) return sign;
  const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length === sign.length ? plain : sign;
}

const dashes = "-‐‑‒–—―−～〜~";
const apostrophes = "’‘ʼ´";

/** A word of its own; Chinese and Japanese leave no gaps between theirs. */
function wordsOf(words: string, signs: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])|${signs}`, "u");
}

/** In evened letters, the more telling kind first: a quiz on the day of an essay is announced as a quiz. */
const kindWords: Readonly<Record<Exclude<DatedKind, "other">, RegExp>> = {
  holiday: wordsOf(
    [
      "no (?:school|class(?:es)?|lessons?|lectures?)|(?:\\p{L}+ )?break|recess|half[- ]term|(?:public |bank )?holidays?|vacation|school closed|labor day",
      "\\p{L}*ferien|\\p{L}*feiertag|pfingst\\p{L}*|oster\\p{L}*|fronleichnam|himmelfahrt|vorlesungsfrei\\p{L}*|unterrichtsfrei\\p{L}*|schulfrei\\p{L}*|kein unterricht|keine vorlesung",
      "vacances|feriee?s?|conges?|pause pedagogique|paques|toussaint|pas (?:de |d')cours|semaine de lecture",
      "vacaciones|festivos?|asueto|feriados?|sin clases?|no hay clases?|puente|receso|semana santa|(?:dias? )?no lectivos?",
    ].join("|"),
    "放假|假期|补假|補假|停课|停課|寒假|暑假|休み|休校|休講|祝日|休業|文化の日|勤労感謝|成人の日",
  ),
  quiz: wordsOf(
    [
      "quiz(?:zes|ze)?|kurztests?|vokabeltests?|\\p{L}*lernkontrolle|interro(?:gation)?s?|qcm|prueba de vocabulario|pruebas? cortas?|cuestionarios?",
      "control de lectura|dictado|dictee|diktat|vocabulaire [\\d-]+|vocab(?:ulary)? test",
    ].join("|"),
    "小测|小測|小考|默写|默寫|随堂|隨堂|听写|聽寫|小テスト|確認テスト|単元テスト|小試験",
  ),
  exam: wordsOf(
    [
      "exams?|examinations?|(?<!(?:to|will|can|could|we|we'll|they|you) )tests?|tests?(?= (?:on|next|again)(?!\\p{L}))|mid-?terms?|finals?(?= exam| test)|(?:semester|our) finals?|(?:the|your|our) (?:\\p{L}+ )?final(?= (?:is|will|takes|on)(?!\\p{L}))|finals|mocks?",
      "\\p{L}*klausur(?:en)?|\\p{L}*prufung(?:en)?|(?:klassen|mathe|deutsch|englisch|physik|chemie|bio|biologie|latein|franzosisch|geschichts)arbeit(?:en)?|testate?|schulaufgaben?|schularbeit(?:en)?|abitur|matura",
      "examen|examenes|parcial(?:es)?|pruebas?(?! de(?:l carbono| que))|examens?|partiels?|concours|devoirs? sur table|integrador|convocatoria|(?<!a l')epreuves?|brevet|devoir surveille",
      "session \\d|rattrapage|nachschreib\\p{L}*|recuperacion",
    ].join("|"),
    "考试|考試|测验|測驗|测试(?![这该一其它了])|測試(?![這該一其它了])|月考|期中(?!报告|论文|作业)|期末(?!レポート|課題|报告|论文|作业|報告|論文)|段考|统测|模考|联考|中考|高考|考核|考查|試験(?![管紙的])|テスト(?!(?:した|して|され))|模試|検定|考査",
  ),
  project: wordsOf(
    [
      "projects?|presentations?|presented|poster|science fair|\\p{L}*projekte?|referate?|prasentation(?:en)?|facharbeit|fallstudie",
      "exposes?|projets?|soutenance|maquette|proyectos?|presentacion(?:es)?|maqueta|exposicion(?:es)?",
    ].join("|"),
    "研究性学习|研究性學習|答辩|答辯|项目|專題|专题|展示|发表|發表会|発表|プレゼン|探究",
  ),
  assignment: wordsOf(
    [
      "due(?! to)|homework|hw|assignments?|essays?|reports?|drafts?|problem sets?|p-?set|worksheets?|submit(?:ted)?|hand(?:ed)? in|turn in",
      "collected|commentary|coursework|paper due|deadline|lab report|journal|portfolio|bibliography|outline",
      "(?:projekt|praktikums)bericht|\\p{L}*abgabe(?! von (?:elektron|proton|warme|energie|wasser|sauerstoff))|abgeben|abzugeben|hausaufgaben?|ubungsblatt|ubungsblatter|hausarbeit|einreich\\p{L}*|ruckgabe|protokolle?|aufsatz|bis spatestens",
      "entregas?|entregar|tareas?|deberes|trabajos?(?! (?:que realiza|de la fuerza|mecanico|realizado))|ensayos?|redaccion|resena|bitacora|borrador|casos? practicos?|informe|comentario|lectura de",
      "(?:a )?rendre|rendus?|remise|a remettre|dm|devoirs?(?! (?:moral|civi|de (?:l'etat|memoire|citoyen|reserve)))|dossier|deposer|compte[- ]rendu|recherche|memoire|dissertation|lecture du|fiche",
    ].join("|"),
    "作业|作業|提交|上交|繳交|缴交|交报告|报告|報告|截止|论文|論文|提出(?!され)|レポート|(?<!(?:社会|時代|世界|日本|人類|環境|最大)の)課題|宿題|締め?切|ワーク",
  ),
};

/** What takes place, and is nothing to work for. */
const occasionWords = wordsOf(
  [
    "(?:first|last) (?:day|class|lecture|lab|meeting)|begins?|starts?|resumes?|(?:\\p{L}+ )?night|trip|excursion|meetings?|conferences?|open house|end of|orientation|visit|concert|assembly|ceremony|fair",
    "beginn|ende|ausgabe|zeugnisse?|exkursion|elternabend|einfuhrung|wandertag|ausflug|klassenfahrt|tag der offenen tur|konferenz|sprechtag|themenwahl",
    "rentree|reunion|sortie|fin d[ue]|debut|reprise|dernier|derniere|portes ouvertes|conseil|stage|visite",
    "inicio|fin de|comienzo|reanudacion|excursion|salida|reunion|graduacion|ultimo dia|primer dia|visita",
  ].join("|"),
  "开学|開學|报到|報到|家长会|家長會|补课|補課|春游|秋游|运动会|開始|開学|始業|終業|説明会|面談|遠足|文化祭|体育祭|保護者会|講習|参観|卒業式|入学式|集合|振込",
);

const signsUp = wordsOf(
  "registration|sign[- ]?up|enrol?ment|anmeldung|abmeldung|anmeldefrist|inscripcion|inscriptions?",
  "报名|報名|申込|出願|登録",
);

/** "Due before Thanksgiving break". */
const besideHoliday = /(?<!\p{L})(?:before|after|over|vor|nach|avant|apres|antes de|despues de)(?!\p{L})[^,;.]*/gu;

const beginsAgain = wordsOf("rentree|resumes?|reprise|reanudacion|wiederbeginn", "开学|開學|始業");
const tests = /(?<![\p{L}-])tests?(?!\p{L})/u;

/** What is a test in one language, and an everyday word in another, or without more words. */
const ownTests: Readonly<Partial<Record<Language, RegExp>>> = {
  es: wordsOf("control(?:es)?(?! de (?!lectura|tema|unidad|ingles|fisica|quimica|mate))|^global|examen global", "(?!)"),
  fr: wordsOf(
    "controles?(?! (?:de la|des|de l'|du (?!\\d|chapitre|cours)))|evaluations?(?! (?:des?|continue)(?!\\p{L}))|bac|oral blanc|oraux|^compositions?(?= (?:du (?:\\d|premier|second|deuxieme|troisieme|trimestre)|n)|$)",
    "(?!)",
  ),
};

/** Short ones are written in capitals; else "je te rappelle" would be a test. */
const shortTests: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<![\p{L}-])(?:DST?|TE|CT)(?!\p{L})/u,
  de: /(?<![\p{L}-])KA(?!\p{L})/u,
};

function hasTest(text: string, said: string, language: Language): boolean {
  return [kindWords.exam.test(said), ownTests[language]?.test(said), shortTests[language]?.test(text)].some(Boolean);
}

/** "other" where nothing tells; `isSaid` is false there. */
export function kindOfWords(text: string, language: Language): { readonly kind: DatedKind; readonly isSaid: boolean } {
  const said = evened(text);
  const has = (kind: Exclude<DatedKind, "other">) =>
    kind === "exam" ? hasTest(text, said, language) : kindWords[kind].test(said);
  // School begins again after the holidays that the line names.
  if (beginsAgain.test(said)) return { kind: "other", isSaid: true };
  // When to sign up for an exam is no exam.
  if (signsUp.test(said)) return { kind: "other", isSaid: true };
  if (has("quiz")) return { kind: "quiz", isSaid: true };
  if (has("exam")) {
    // A German "Test" is the short one; the long one has a name of its own.
    const isShort = language === "de" && tests.test(said) && !kindWords.exam.test(said.replace(tests, ""));
    return { kind: isShort ? "quiz" : "exam", isSaid: true };
  }
  const isBesideHoliday = has("assignment") && !kindWords.holiday.test(said.replace(besideHoliday, ""));
  if (has("holiday") && !isBesideHoliday) return { kind: "holiday", isSaid: true };
  // What is handed in is work, also where a project is what is handed in.
  if (/提出|ausgabe/u.test(said)) return { kind: said.includes("ausgabe") ? "other" : "assignment", isSaid: true };
  if (has("project")) return { kind: "project", isSaid: true };
  if (has("assignment")) return { kind: "assignment", isSaid: true };
  return { kind: "other", isSaid: occasionWords.test(said) };
}

/** A line about the paper itself, about another year or about rules: its dates are nobody's appointment. */
export const tellsOfPaper = wordsOf(
  [
    "rev(?:ised|ision)?\\.?|version|printed|updated|last (?:year|spring|fall)(?:'s)?|approved|published|handbook|copyright|as of",
    "stand|gedruckt|vergangenen jahr|letztes jahr|vorjahr|fassung|genehmigt|beschluss",
    "imprime|etat au|mis a jour|annee derniere|l'an dernier|charte|annales|approuve|adoptee?|version du|sujet du|arrete",
    "aprobado|impreso|actualizado|revisado|revision|ano pasado|version|vigente",
  ].join("|"),
  "印制|印刷|修订|修訂|去年|昨年|前年度|版本|改訂|現在の|制定|更新",
);

const stopWords: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\p{L})(?:the|and|of|for|is|on|with|you|your|are|due|week|room|by|will|grade|class|homework|test)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:el|los|las|y|del|para|con|por|se|una|semana|examen|tarea|profesora?|clase|lunes|martes|viernes)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:le|les|et|du|des|au|aux|pour|une|sur|semaine|salle|cours|classe|mme|rendre|lundi|mardi|vendredi|controle)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:der|die|das|und|den|dem|fur|mit|von|ein|ist|im|am|bis|zum|uhr|raum|woche|klausur|abgabe|prufung|herr|frau)(?!\p{L})/gu,
};

/** By its commonest words; a text of names and numbers alone is taken to be in the student's own language. */
export function languageOfSyllabus(text: string, own: Language): Language {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((kana + han) * 3 > letters) {
    if (kana > han / 20) return "ja";
    return kana === 0 && own === "ja" && han < 12 ? "ja" : "zh";
  }
  const said = evened(text);
  const counted = Object.entries(stopWords).map(([language, words]) => {
    return { language: language as Language, count: said.match(words)?.length ?? 0 };
  });
  const [best] = counted.sort((one, other) => other.count - one.count);
  const isOwn = counted.some(({ language, count }) => language === own && count === best?.count);
  return best && best.count > 0 && !isOwn ? best.language : own;
}

/** 0 is Monday. Two letters are a day only beside a date. */
export function weekdayOfWord(word: string, language: Language): number | null {
  const said = evened(word).replace(/[.,\s]/gu, "");
  // A Tuesday in Germany, a Sunday in France.
  if (said === "di") return language === "fr" ? 6 : 1;
  const found = weekdayWords.findIndex((words) => words.split(" ").includes(said));
  return found < 0 ? null : found;
}

const weekdayWords = [
  "monday mon mo montag lunes lun lundi lu 月 一",
  "tuesday tues tue tu dienstag martes mar mardi ma 火 二",
  "wednesday weds wed mittwoch mi miercoles mie mercredi mer me 水 三",
  "thursday thurs thur thu th donnerstag do jueves jue jeudi jeu je 木 四",
  "friday fri freitag fr viernes vie vendredi ven ve 金 五",
  "saturday sat samstag sonnabend sa sabado sab samedi sam 土 六",
  "sunday sun sonntag so domingo dom dimanche dim 日 天",
];

/** Longest first, so that "mar" is not all that is read of "martes". */
export const weekdayPattern = weekdayWords
  .flatMap((words) => words.split(" "))
  .filter((word) => /^[a-z]{2,}$/u.test(word))
  .concat("di")
  .sort((one, other) => other.length - one.length)
  .join("|");
