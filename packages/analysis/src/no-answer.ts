import { type Language, orEnglish } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { readingOf } from "./reading.ts";
import { wordCount } from "./words.ts";

/**
 * A line the writer left for themselves: a question of their own, something to do or to look up, a sigh. It says nothing
 * about the subject, however many of its words it has.
 */
export function isNoAnswer(line: string, language: Language): boolean {
  const whole = line.replace(/^[\s>*+•·–—-]+/u, "").trim();
  // "Published in 1900 (ask if that is in the exam)": what stands outside the brackets is said.
  const outside = whole.replace(/\s?[(（][^()（）]*[)）]/gu, "").trim();
  const text = wordCount(outside, language) >= fewestOutside ? outside : whole;
  if (text === "") return false;
  if (asked.test(text) || toDo.test(text)) return true;
  // "Mitochondrion = the power plant lol" says what it is all the same.
  const saysSomething = /[^\s:：=→]\s?(?:[:：=→]|->)\s?\S/u.test(text.replace(/https?:\S+/gu, ""));
  const size = wordCount(text, language) / (isSpaceless(language) ? 2 : 1);
  if (size <= longest.unknown && unknown[language].test(text)) return true;
  if (size > longest.aside || saysSomething) return false;
  return aside[language].test(text) || ofWriter[language].test(withoutQuotes(text));
}

function withoutQuotes(text: string): string {
  return text.replace(/["“„«「『][^"”“»」』]*["”“»」』]/gu, " ");
}

/** In words. What goes on for longer says something besides. */
const fewestOutside = 4;
const longest = { unknown: 20, aside: 14 };

/**
 * The text with those lines and sentences blotted out, everything else where it was. A row of a table, a heading and a
 * card say what they say, with a question mark or without.
 */
export function withoutNoAnswers(text: string, language: Language): string {
  let told = text;
  for (const { sentences, aside: beside } of readingOf(text, language).paragraphs) {
    if (beside !== null) continue;
    for (const [from, to] of sentences.flatMap((one) => linesIn(text, one.from, one.to))) {
      const written = text.slice(from, to);
      if (isNoAnswer(written, language) && !isAnswered(written, text.slice(to))) {
        // Before words that stay, blanks of the common kind would make them code.
        const isWholeLine = /^[^\S\n]*(?:\n|$)/u.test(text.slice(to));
        told = told.slice(0, from) + (isWholeLine ? " " : "\u00a0").repeat(to - from) + told.slice(to);
      }
    }
  }
  return told;
}

/** A sentence may end where its line does, with no mark to say so. */
function linesIn(text: string, from: number, to: number): readonly (readonly [from: number, to: number])[] {
  const lines: [number, number][] = [];
  for (const { 0: line, index } of text.slice(from, to).matchAll(/[^\n]+/gu)) {
    lines.push([from + index, from + index + line.length]);
  }
  return lines;
}

/** One question mark, and the line goes on: that may be its answer. */
function isAnswered(written: string, behind: string): boolean {
  return asked.test(written) && !/[?？]{2}/u.test(written) && /^[^\S\n]*[^\s"”»)]/u.test(behind);
}

const asked = /[?？][\s"”’»」』)）\]!！]*$/u;
/** Spanish has a word that is written alike. */
const toDo =
  /(?:^|[^\p{L}])(?:TODO|ToDo|[Tt]o-[Dd]o|FIXME|TBD)(?!\p{L})|^[Tt]odo\s?:|^(?:PENDIENTE|Pendiente|POR HACER|[ÀA] (?:FAIRE|faire)|(?:NOCH )?ZU (?:TUN|ERLEDIGEN)|待办|待做|やること)\s?[:：]/u;

/** What is not known, to be asked or looked up: that stays so whatever signs the line has. */
const unknown = orEnglish<RegExp>({
  en: /^(?:(?:so|but|wait|ok|and|still)[,\s]+)*(?:idk|dunno|no (?:idea|clue)|not sure|what even|who even|why even|ask (?:mr|mrs|ms|miss|sir|prof|the teacher|my|her|him|\p{Lu})|look (?:this |that |it )?up|google|find out|check (?:this|that|with|again|the book)|need to (?:ask|learn|look|revise|check|finish|read|study|memori[sz]e)|(?:have|gotta|got) to (?:ask|learn|look|revise|check|finish|read|study)|don['’]?t forget|remember to)(?!\p{L})|(?<!\p{L})(?:idk|i (?:really |still )?(?:don['’]?t|didn['’]?t|can['’]?t|cannot) (?:get|understand|know|remember|read|follow)|(?:don|didn)['’]?t (?:get|understand) (?:it|this|that|the|why|how)|makes no sense|look (?:it |this |that )?up(?: later)?\s*$|(?:ask|check) (?:in class|tomorrow|later|mr|mrs|ms|miss|sir)|lost me|no clue|forgot (?:what|how|why|the))(?!\p{L})/iu,
  es: /^(?:(?:y|pero|bueno|ah)[,\s]+)*(?:ni idea|no s(?:é|e(?=\s*(?:$|[,.;!?]|(?:qu[eé]|por ?qu[eé]|c[oó]mo|como|si|nada|muy|bien|cu[aá]l|d[oó]nde|para|de qu[eé])(?!\p{L}))))|preguntar|preguntarle|(?:comprobar|confirmar) (?:con|si)|buscar|mirar (?:qu?e?|qu[eé]|en|el)|repasar|estudiar|acabar|terminar|hacer (?:los|el|la)|pedir|acordarme)(?!\p{L})|(?<!\p{L})(?:ni idea|no (?:lo |la |me )?(?:entiendo|entend[ií]|enter[oé]|pillo|acuerdo|s(?:é|e(?=\s*(?:$|[,.;!?]|(?:qu[eé]|por ?qu[eé]|c[oó]mo|como|si|nada|muy|bien|cu[aá]l|d[oó]nde|para|de qu[eé])(?!\p{L})))))|no me (?:sale|queda claro|enter[eéo])|preguntar (?:a|al|en)|hay que (?:estudiar|repasar|buscar|preguntar|mirar|traer|entregar)|tengo que|me lo salt[eé]|buscar (?:luego|despu[eé]s|en casa))(?!\p{L})/iu,
  fr: /^(?:(?:et|mais|bon|bref|ah)[,\s]+)*(?:aucune id[ée]e|j['’ ]?sais pas|jsp|chais pas|v[ée]rifier (?:avec|si|sur)|demander|chercher|regarder|revoir|r[ée]viser|relire|finir|apprendre|penser [àa]|ne pas oublier|pas compris|pas [ée]cout[ée])(?!\p{L})|(?<!\p{L})(?:aucune id[ée]e|jsp|(?:j['’ ]?(?:ai )?|je |c['’ ]?est )?(?:rien|pas|trop pas) (?:compris|[ée]cout[ée]|not[ée]|suivi|clair|retenu)|comprends (?:pas|rien)|(?:je |j['’ ]?)?sais (?:pas|plus)|demander [àa]|[àa] (?:r[ée]viser|revoir|chercher|rattraper|demander|apprendre|finir|relire)(?: (?:pour|avant|ce|demain|lundi|mardi|mercredi|jeudi|vendredi)|\s*!*\s*$)|c['’ ]?est qui d[ée]j[àa]|c['’ ]?est quoi d[ée]j[àa])(?!\p{L})/iu,
  de: /^(?:(?:und|aber|naja|also|ach)[,\s]+)*(?:ka|keine ahnung|keinen plan|kp|k\. ?a\.|wei(?:ß|ss) (?:ich )?nicht|nachfragen|nachschauen|nachschlagen|nachholen|nachlesen|googeln|mal fragen|mit \p{L}+ (?:abgleichen|vergleichen|besprechen|klären)|noch (?:lernen|fragen|nachschauen|machen|abschreiben)|(?:frau|herrn?|hr\.|fr\.) \p{Lu}\p{L}+ fragen)(?!\p{L})|(?<!\p{L})(?:keine ahnung|keinen plan|kein plan|(?:nicht|nix|null|gar nichts|nichts) (?:kapiert|verstanden|gecheckt|mitbekommen)|(?:check|checke|versteh|verstehe|kapier|kapiere|raff|raffe|blick|blicke) (?:ich |das |es |da |hier )*(?:null|nicht|nix|gar nicht|net)|fragen\s*[!.:]|(?:lehrer(?:in)?|frau \p{Lu}\p{L}+|herrn? \p{Lu}\p{L}+) fragen|(?:muss|sollte) ich (?:noch|mal)|nachholen|war krank|noch nachschauen|sp[äa]ter nachschauen)(?!\p{L})/iu,
  zh: /^(?:不知道|不懂|不会|没懂|没听懂|看不懂|记得|别忘|问(?:一?下|问)?(?:老师|同学|[^\s，,]{1,3}老师)|查一?下|待查|回头|要问|要背|要复习)|(?:完全|根本|还是|真的|都|就是)(?:不会(?=[做写]|[，,。！!]|$)|不懂|没懂|看不懂|听不懂|不明白)|(?:不会|不懂)(?:做|写)?[，,。！!]|没听懂|[搞弄想看听]不(?:明白|懂|清楚)|写得对不对|回头(?:再)?(?:查|看|问|补)|(?:以后|之后|晚点|下次|明天)(?:再)?(?:查|看|问|补)|问(?:一下|问)?(?:老师|同学|[^\s，,]{1,3}老师)|考不考|会不会考|忘了(?:是|怎么)|想不起来|救命/u,
  ja: /(?:わから(?:な[いか]|ん)|分から(?:な[いか]|ん)|わかんない|意味不明|まじ無理|マジ無理|さっぱり)|(?:あとで|後で|今度|明日|家で)(?:調べ|聞|確認|やる|見る|覚え)|(?:先生|友達|[\p{L}]{1,4}(?:先生|さん|くん))に(?:聞く|質問)|調べ(?:る|とく|ておく|なきゃ)\s*$|(?:だっけ|んだっけ|かな)\s*[?？]?\s*$|覚え(?:る|なきゃ|てない)\s*$|(?:聞いて|覚えて|書いて|見て)(?:い)?な(?:い|かった)\s*$|寝て(?:い)?た/u,
});

/** A sigh, a laugh, the lesson or a friend: no more than that where the line sets nothing beside anything. */
const aside = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:lol|lmao|rofl|haha\p{L}*|smh|omg|ugh|yay|bruh|tbh|fml|zzz+|so (?:tired|bored|hungry|sleepy)|hope not|hopefully|i (?:hate|love|hope|wish|want|missed|forgot|feel)|i['’]?m (?:so|tired|bored|hungry|lost)|on the (?:test|exam|quiz)|for the (?:test|exam|quiz)|is (?:so |really |super )?(?:boring|confusing)|(?:spilled|borrowed|stole|broke) (?:\p{L}+ ){0,3}my|my (?:\p{L}+ ){0,2}(?:notes?|book|pen|calculator|laptop|phone|mom|mum|dad|friend|brain)|(?:calculator|laptop|phone|pen|battery|ipad) (?:died|broke|is dead)|(?:homework|hw)|due (?:on |by )?(?:mon|tue|wed|thu|fri|tomorrow|next)\p{L}*|wasn['’]?t (?:listening|there|here)|(?:was|were) (?:ill|absent|away|late|asleep))(?!\p{L})|,\s*great\s*[.!]*$/iu,
  es: /(?<!\p{L})(?:jaja\p{L}*|jeje\p{L}*|jiji\p{L}*|xd+|ojal[aá]|uf+|buf+|qu?e? ?(?:sue[nñ]o|hambre|rollo|pereza|aburrimiento)(?: tengo)?|qu[eé] (?:sue[nñ]o|hambre|rollo|pereza)|un rollo|me (?:aburro|duermo|muero|parece|encanta|da igual|perd[ií]|rayo)|tengo (?:sue[nñ]o|hambre)|entra en el examen|cae (?:en|seguro)|no cae|no entra|deberes|para el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|examen)|la profe|el profe|(?:ha dicho|dice|dijo) (?:la profe|el profe|qu?e? (?:no )?(?:cae|entra))|mi (?:cuaderno|boli|libro|madre|padre|m[oó]vil)|no vine|falt[eé])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:mdr+|ptdr+|lol|haha\p{L}*|pfff*|bof|oups|la flemme|flemme|trop (?:fatigu[ée]e?|marre|dur|chiant|long)|j['’ ]?(?:ai (?:trop |grave )?(?:faim|sommeil|la flemme|oubli[ée]|rat[ée])|en ai marre|[ée]tais (?:absente?|malade))|je (?:m['’ ]?ennuie|suis (?:fatigu[ée]e?|crev[ée]e?|mort))|(?:tombe|tombera|sera) (?:pas )?(?:au|en|dans le) (?:ds|contr[ôo]le|bac|interro)|(?:pour|avant) (?:lundi|mardi|mercredi|jeudi|vendredi|demain|le (?:ds|contr[ôo]le))|(?:a dit|dit) (?:que )?(?:[çc]a )?tombe|devoirs|mon (?:cahier|stylo|t[ée]l|livre|prof)|ma (?:prof|trousse|calculatrice))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:lol|haha\p{L}*|xd+|boah|puh|uff|omg|gähn|ätzend|bin ich (?:müde|fertig|tot|k\.?o\.?)|(?:so|voll|mega|total) (?:müde|langweilig|öde)|hab(?:e)? (?:ich )?(?:hunger|keinen bock|kein bock|keine lust|vergessen|verpasst|gefehlt|gepennt|geschlafen)|(?:kein|keinen|null) bock|kommt (?:\p{L}+ )?(?:nicht )?dran|(?:die |der )?(?:klausur|test|arbeit|ka) (?:wird|ist|am|nächste)|(?:meint|sagt|meinte|sagte),? (?:dass )?(?:der|die|das|es|wir)|hausaufgaben?|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|morgen)|mein(?:e|en)? (?:heft|stift|buch|handy|füller|hefter|mutter|vater))(?!\p{L})/iu,
  zh: /哈哈|呵呵|嘻嘻|困死|累死|饿死|烦死|好困|好累|好饿|好烦|好难|太难了|不想(?:写|学|上)|好(?:有意思|无聊|搞笑)|无聊|睡着|求过|要考吗|(?:同桌|小明|老师)(?:说|借|今天|居然)|作业|(?:我|咱)(?:今天|的|没|好|要|想|都|又)|明天(?:考|交|要)/u,
  ja: /(?:w+|ｗ+|笑|草)\s*$|眠い|ねむい|疲れた|だるい|しんどい|お腹|腹減|つまらな|めんどい|面倒|やばい|部活|寝て|寝た|無理\s*$|むり\s*$|先生(?:が|の)(?:話|服|声)|テスト(?:に)?(?:出る|でる|範囲)|宿題|明日(?:まで|提出)|(?:俺|僕|私|うち)(?:の|は|が)(?:ノート|ペン|教科書|好き|嫌い|苦手)/iu,
});

/** Somebody writes of themselves. */
const ofWriter = orEnglish<RegExp>({
  en: /(?:^|[,;.(–-]\s*|(?<!\p{L})(?:and|but|so|because|bc|when|where|while|that|if|cos|cuz|wait|hm+|ok) )(?:I|i)(?:['’]?(?:m|ve|ll|d))? \p{Ll}|(?<!\p{L})(?:im|mine|me) /u,
  es: /(?<!\p{L})(?:yo|me|mis?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|moi|mon|ma|mes)(?!\p{L})|(?<!\p{L})j['’]\p{L}/u,
  de: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[nmrs]?)?)(?!\p{L})/u,
  zh: /我(?![国们军党方省市校])|咱/u,
  ja: /俺|僕|私(?![立有鉄法的人た])/u,
});
