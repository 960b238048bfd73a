import { orEnglish } from "@jotter/domain/settings";

/** How a language says that something on the calendar is moved or taken off, in small letters as it is typed. */
type ChangeWords = {
  readonly move: RegExp;
  readonly remove: RegExp;
  /** Before the day it is moved to. */
  readonly towards: RegExp;
  /** It speaks of something else than what stands in a calendar. */
  readonly not: RegExp;
  /** What points at something said before, and what may stand beside it. */
  readonly it: RegExp;
};

const whole = (expression: string) => new RegExp(`(?<!\\p{L})(?:${expression})(?!\\p{L})`, "giu");

export const changeWordsOf = orEnglish<ChangeWords>({
  en: {
    move: whole(
      "(?:got|was|is|has been|been|is being|gets) (?:moved|rescheduled|postponed|pushed(?: back)?|shifted|changed|delayed)|move|reschedule|re-schedule|shift|postpone|push(?: back)?|change|bump|delay|moved",
    ),
    remove: whole(
      "(?:got|was|is|has been|been) (?:cancelled|canceled|called off)|cancel|cancelled|canceled|delete|remove|scrap|get rid of|take off|call off|drop",
    ),
    towards: whole("to|until|till|for|on"),
    not: whole("notes?|cards?|flashcards?|decks?|class(?:es)?|grades?|conversations?|chats?|words?|account"),
    it: whole("it|that|this|(?:that|this) one|the event|actually|again|instead|then|ok|okay|no|wait|off"),
  },
  es: {
    move: whole(
      "muéve(?:me)?l[oa]|muevel[oa]|pásal[oa]|pasal[oa]|cámbial[oa]|cambial[oa]|aplázal[oa]|pospónl[oa]|mueve(?:me|lo)?|mover|cambia(?:me|r)?|pasa(?:me|r)?|aplaza(?:r|n|ron)?|pospon(?:er|er|lo)?|pospón|reprograma(?:r)?|atrasa(?:r)?|adelanta(?:r)?|(?:se )?(?:movió|cambió|aplazó|pospuso)|(?:han|fue|ha sido) (?:movido|cambiado|aplazado|pospuesto)",
    ),
    remove: whole(
      "cancélal[oa]|bórral[oa]|borral[oa]|elimínal[oa]|quítal[oa]|cancela(?:me|r|lo)?|borra(?:me|r|lo)?|elimina(?:me|r|lo)?|quita(?:me|r|lo)?|(?:se )?canceló|cancelaron|(?:fue|ha sido|está) cancelad[oa]",
    ),
    towards: whole("al|a la|a las|a|para el|para|hasta el"),
    not: whole("notas?|apuntes|tarjetas?|mazos?|clases?|conversaci[oó]n(?:es)?|cuenta"),
    it: whole("l[oa]|es[oea]|est[oea]|el evento|mejor|entonces|no|vale|ya"),
  },
  fr: {
    move: whole(
      "déplace(?:r|s|z)?|deplace(?:r|s|z)?|décale(?:r|s)?|decale(?:r|s)?|reporte(?:r|s)?|repousse(?:r|s)?|change(?:r|s)?|avance(?:r|s)?|(?:a été|est) (?:déplacée?|décalée?|reportée?|repoussée?)",
    ),
    remove: whole(
      "annule(?:r|s)?|supprime(?:r|s)?|enlève|enleve|enlever|efface(?:r|s)?|retire(?:r|s)?|(?:a été|est) (?:annulée?|supprimée?)",
    ),
    towards: whole("à|a|au|pour|jusqu['’]au|jusqu['’]à"),
    not: whole("ma note|mes notes|cette note|la note|cartes?|paquets?|cours|conversations?|compte"),
    it: whole("l[ea]|ca|cela|cet evenement|plutot|finalement|alors|non|stp|svp"),
  },
  de: {
    move: whole(
      "verschieb(?:e|en|st)?|verschoben|verleg(?:e|en|t)?|umlegen|änder(?:e|n)?|aender(?:e|n)?|vorverlegt|(?:vor)?verlegen|(?:auf )?verschoben worden",
    ),
    remove: whole(
      "(?:sage?|cancel(?:e|n)?|cancele) (?:\\p{L}+ ){1,6}ab|absagen|abgesagt|lösche?|löschen|loesch(?:e|en)?|entfern(?:e|en)?|streich(?:e|en)?|cancel(?:n|e)?|storniere?n?|fällt (?:\\p{L}+ )?aus|fallt aus|fällt weg|ausgefallen",
    ),
    towards: whole("auf den|auf|zum|nach|bis"),
    not: whole("notiz(?:en)?|karten?|karteikarten?|stapel|kurse?|note|noten|unterhaltung(?:en)?|konto"),
    it: whole("es|das|den|ihn|sie|die|diesen|dieses|den termin|doch|wieder|lieber|nein|ok|mal|ab|aus"),
  },
  zh: {
    move: /改期|改到|改成|改为|推迟到?|延后到?|延期到?|提前到|挪到|调到|调整到|移到|换到|延到|推到/gu,
    remove: /取消了?|删除|删掉|删了|去掉|移除|不考了/gu,
    towards: /到|成|为/gu,
    not: /笔记|卡片|卡组|课程|对话|账号|成绩/gu,
    it: /它|这个|那个|把|这|那|还是|吧|了|一下/gu,
  },
  ja: {
    move: /移動(?:して|したい|$)?|変更(?:して|になった|したい|$)?|変えて|ずらして|ずらしたい|延期(?:して|になった|$)?|移して|前倒し(?:して)?|繰り上げて/gu,
    remove:
      /キャンセル(?:して|になった|したい)?|削除(?:して|したい)?|消して|取り消して|中止(?:になった|して)?|なくなった|取りやめ/gu,
    towards: /に|へ|まで/gu,
    not: /ノート|メモ|カード|デッキ|授業|会話|アカウント|成績/gu,
    it: /それ|これ|あれ|さっきの|やっぱり|を|は|に|の/gu,
  },
});
