import { type Language, orEnglish } from "@jotter/domain/settings";
import { isAnnouncement, isLesson, isSpoken } from "../chatter.ts";
import type { Paragraph } from "../reading.ts";
import { namesWeekday } from "../word-lists.ts";
import { wordCount } from "../words.ts";

/** What is to be done, fetched or asked, where to look, who said what: no part of what is learnt. */
export function isOffSubject(written: string, language: Language): boolean {
  const text = written.replace(/\$[^$]+\$/gu, "$$");
  return (
    everywhere.test(text) ||
    errands[language].test(text) ||
    isLesson(text, language) ||
    isAnnouncement(text, language) ||
    personal[language].test(withoutQuotes(text)) ||
    namesWeekday(text, language)
  );
}

/** "(exam favourite)": what is off the subject in brackets goes, and the rest stays. */
export function withoutRemarks(text: string, language: Language): string {
  return text.replace(/\s?[(（]([^()（）]+)[)）]/gu, (bracket, inside: string) =>
    isOffSubject(inside, language) || isSpoken(inside, language) ? "" : bracket,
  );
}

/** Of a few short sentences one that is off the subject takes the others with it; a page is not lost by one remark. */
export function isAside({ sentences, aside }: Paragraph, language: Language): boolean {
  if (aside !== null) return true;
  const text = sentences.map((one) => one.text).join(" ");
  if (/^[(（][^()（）]*[)）]$/u.test(text)) return true;
  const size = wordCount(text, language);
  const isShort = size <= (language === "zh" || language === "ja" ? 60 : 30);
  return isShort && sentences.some((one) => isOffSubject(withoutRemarks(one.text, language), language));
}

/** A text that stops in the middle: nobody can learn the rest. */
export function isUnfinished(text: string, language: Language): boolean {
  return /(?:…|\.\.\.|[,，、:：(（–—-])$/u.test(text.trim()) || openEnds[language].test(text.trim());
}

/** "point on the surface right above": what it is above is not said, so it asks nothing by itself. */
export function lacksObject(text: string, language: Language): boolean {
  return prepositions[language].test(text.trim());
}

const prepositions = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:above|below|beneath|over|under|on|onto|at|between|among|into|upon|near|behind|beside|within|through|about|than|around|across|along|towards?|until|of|to|in|with|by|for|from)$/iu,
  es: /(?<!\p{L})(?:sobre|bajo|entre|hacia|hasta|desde|tras|ante|según|mediante|de|del|a|en|con|por|para|contra)$/iu,
  fr: /(?<!\p{L})(?:sur|sous|entre|vers|dans|chez|jusqu['’]à|depuis|parmi|selon|de|du|des|à|en|avec|par|pour|contre)$/iu,
  de: /(?<!\p{L})(?:über|unter|zwischen|neben|hinter|oberhalb|unterhalb|gegenüber|bei|an|am|in|im|aus|nach|von|zu|mit|durch|für|gegen|ohne|bis)$/iu,
  zh: /(?:在|从|向|对|把|被|由|于|与|和|的)$/u,
  ja: /(?:は|が|を|に|で|へ|から|より)$/u,
});

/** "Example: a 1200 kg car …": its figures are nothing to be learnt. */
export function isExample({ sentences: [first] }: Paragraph): boolean {
  return /^(?:e\.g\.|ex(?:ample)?\.?|beispiel|bsp\.?|ejemplo|ej\.|exemple|par ex\.|例|例[如题題え][^:：]{0,3})(?:\s\p{L}+){0,3}\s?[:：]/iu.test(
    first?.text ?? "",
  );
}

function withoutQuotes(text: string): string {
  return text.replace(/["“„«「『][^"”“»」』]*["”“»」』]/gu, " ");
}

/** The writer or somebody they write to. A book says "we" and "our country" too. */
const personal = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:me|my|mine|pls|please|your?)(?!\p{L})|(?<!\p{L})I(?:['’]\p{L}+)? \p{Ll}/u,
  es: /(?<!\p{L})(?:yo|me|mi|mis|tú|te|tu|tus|por favor)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|me|moi|ma|mon|mes|tu|te|toi|ton|tes|stp|svp)(?!\p{L})|(?<!\p{L})[jmt]['’]\p{L}/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|du|dich|dir|dein\p{L}*|euch|bitte)(?!\p{L})/iu,
  zh: /我(?![国们省市军党])|[你您咱]|请(?![求愿教])/u,
  ja: /僕|私(?![有立])|俺|あなた|ください/u,
});

const everywhere =
  /(?<![\d:\p{L}])\d{1,2}(?::|h|時|点)\d{2}(?![\d:])|(?<!\p{L})\d{1,2} ?(?:am|pm|Uhr|h)(?![\p{L}\d])|\?\?|？？|^[?？]+ |(?:^|[^\p{L}])(?:to-?do|fixme)(?!\p{L})|(?:^|\s)@\p{L}|https?:|www\.|(?<!\p{L})(?:pp?|págs?|pags?|S|Abb|fig|ex|ej|Nr)\.? ?\d|[?？]\s*$|\p{Emoji_Presentation}/iu;

const errands = orEnglish<RegExp>({
  en: /^(?:ask|check|copy|bring|finish|colou?r in|skip(?:ped)?|learn|print|send|buy|borrow|lend me|submit|hand in)(?!\p{L})|^(?:who|anyone|can someone|does anybody)(?!\p{L})|(?<!\p{L})(?:ask sir|lol|haha|yay|ugh|can someone|somebody|worksheet|was (?:ill|away|absent|late)|due(?! to)|on the (?:paper|test|exam)|for the test|revision|revise|deadline|still missing|missing[)]?$|can['’]?t read|(?:copy|get) (?:it |this |them )?from \p{Lu})(?!\p{L})|(?<!\p{L})Miss \p{Lu}/iu,
  es: /^(?:preguntar|hacer|pedir|traer|llevar|copiar|repasar|mirar|falta|acabar|terminar|estudiar|imprimir|entregar|leer|escribir|completar|mandar|enviar|subir|comprar|pasar|quedar|buscar|ojo)(?!\p{L})|(?<!\p{L})(?:jaj\p{L}*|jej\p{L}*|xd|profe|deberes|tarea|recuperación|no (?:lo |me )?(?:entiend|enter)\p{L}*|no me sale|pedírsel[oa]|preguntarle|hay clase|si entran?|mapa mudo|falta (?:el |la )?(?:esquema|dibujo|copiar|hacer|foto|terminar)|tengo que|hay que (?:traer|llevar|hacer|leer|entregar|estudiar)|alguien|no (?:fui|vine)|falté|estuve|me perdí|trabajo para|para (?:el|la) (?:semana|lunes|martes|miércoles|jueves|viernes))(?!\p{L})/iu,
  fr: /^(?:demander|voir|finir|apporter|recopier|réviser|apprendre|imprimer|relire|rendre|acheter|penser à|ne pas oublier)(?!\p{L})|(?<!\p{L})(?:mdr|ptdr|pfff*|lol|à (?:refaire|revoir|rattraper|rendre|finir|apprendre)|pas compris|interro|DM|DS|rattraper|demander à|quelqu['’]un|absente?|il manque|prêter|recopier sur)(?!\p{L})/u,
  de: /^(?:fragen|mitbringen|abgeben|lernen|abschreiben|ausdrucken|fertig|nachholen|kaufen)(?!\p{L})|(?<!\p{L})(?:lol|haha|yay|jmd|jemand|HA|Hr\.|nachfragen|(?:nicht|nix) (?:kapiert|verstanden)|kapiert|drankommt|fehlt noch|war krank|abschreiben|ausleihen|fertig machen|Hefter|Klassenarbeit|Test am|fragen(?: ob|$)|wer hat)(?!\p{L})/u,
  zh: /待办|哈哈|同桌|老师|课代表|小测|错题|课后题|作业|还没[^有]|不会(?:做|写)?[，。！]|没听懂|看不懂|没来上课|请假|明天|后天|第\s?\d+\s?[页题]|写完|要不要|问一下|忘了|记得带/u,
  ja: /わから(?:ん|ない)|聞く。?$|聞いて|借り|わすれ|忘れ|なくし|塾で|テスト範囲|明日|あした|(?<!\p{L})p\.?\s?\d|ワークp|締め?切|やること|（笑）|まだ？|休んだ|欠席|写させて|貸して|送って|じゃあ/iu,
});

const openEnds = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:because|and|or|but|the|an?|of|to|in|is|are|was|were|that|which|with|by|for|from|also|against)$/iu,
  es: /(?<!\p{L})(?:porque|y|o|pero|el|la|los|las|una?|de|del|a|en|es|son|que|con|por|para|contra|se)$/iu,
  fr: /(?<!\p{L})(?:(?:parce que|et|ou|mais|le|la|les|une?|de|du|des|à|en|est|sont|qui|que|avec|par|pour|contre|se)|c['’]est)$/iu,
  de: /(?<!\p{L})(?:weil|und|oder|aber|der|die|das|den|dem|eine?|von|zu|in|im|ist|sind|war|dass|mit|durch|für|gegen|sich)$/iu,
  zh: /(?:是|的|和|与|在|把|被|因为|由于|为了|包括|有|会|要)$/u,
  ja: /(?:は|が|を|に|で|(?<!こ)と|(?<!も)の|から|より|(?<!と)も|へ)$/u,
});
