import type { Language } from "@jotter/domain/settings";

type Said = Readonly<Record<Language, RegExp>>;

/** Where what is said falls into parts that each tell something. */
export const partings: Said = {
  en: /[,;—–?!]\s*|[:.](?:\s+|$)|\s+(?=(?:and|but|so) (?!a half|a quarter))/giu,
  es: /[,;—–?!]\s*|[:.](?:\s+|$)|\s+(?=(?:y|pero|sino) (?!media|cuarto|un[oa]?(?!\p{L})))/giu,
  fr: /[,;—–?!]\s*|[:.](?:\s+|$)|\s+(?=(?:et|mais) (?!demie?|quart|une?(?!\p{L})))/giu,
  de: /[,;—–?!]\s*|[:.](?:\s+|$)|\s+(?=(?:und|aber|sondern) )/giu,
  zh: /[，、。；：！？,;!?]\s*/gu,
  ja: /[，、。；：！？,;!?]\s*/gu,
};

/** How a teacher asks for work; a task that is asked for so needs no day. */
export const asks: Said = {
  en: /(?<!\p{L})(?:(?:for|as|your) homework|homework (?:is|will be)|(?:hand|turn) (?:\p{L}+ ){0,3}in|(?:please|you have to|you need to|make sure you|i want you to) (?:do|read|finish|submit|prepare|solve|write|bring|hand|complete|upload)|(?:i want|i expect|i['’]d like) (?:you|everyone|everybody|all of you)(?: all)? to (?:have )?(?:finish|read|do|write|solve|prepare)\p{L}*|(?:do|solve|read|finish|submit|prepare) (?:problems?|questions?|exercises?|chapters?|pages?|sections?|the worksheet))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:de|como|para) (?:deberes|tarea)|(?:los|vuestros|sus) deberes|entregáis|entregad(?:me|lo|la)?|entreguen|(?:haced|hagan|hacéis|leed|lean|leéis|preparad|preparen|resolved|resuelvan|tenéis que|tienen que) (?:\p{L}+ ){0,3}(?:ejercicios?|problemas?|capítulos?|páginas?|leer|hacer|entregar|preparar))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vos devoirs|(?:comme|en) devoirs?|devoirs? (?:maison|pour)|à rendre|(?:vous|tu|il faut|faudra) (?:\p{L}+ )?rendre (?:le|la|les|votre|vos|un|une)|(?:faites|lisez|préparez|terminez|rendez)(?:[ -]\p{L}+){0,3}(?: |[ -]l['’])(?:exercices?|chapitres?|pages?|problèmes?|questions?|fiches?|devoir))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hausaufgaben?|gebt|(?:macht|lest|löst|rechnet|bereitet|schreibt|bitte) (?:[\p{L}\d]+ ){0,4}(?:aufgaben?|kapitel|seiten?|übung(?:en)?|arbeitsblatt|lesen|machen|rechnen|vorbereiten))(?!\p{L})/iu,
  zh: /作业(?=是|有|交|做|写|第|：|$)|(?:请|要|记得|别忘了|大家|回去|同学们).{0,6}(?:交|提交|完成|做完|预习|复习|读完)/u,
  ja: /宿題(?=は|として|に|です)|(?:提出|予習|復習)(?:して|し)(?:ください|きて|おいて|ましょう)|(?:まで|までに).{0,12}(?:解い|読ん|やっ|出し|書い)[てで]|(?:解い|読ん|やっ|出し|書い)[てで](?:ください|きて|おいて)/u,
};

/** It has been, or it is only talked about. */
export const looksBack: Said = {
  en: /(?<!\p{L})(?:was|were|yesterday|explain|discuss|talk(?:ing)? about|tell you (?:more )?about|ago|last (?:week|time|year|monday|tuesday|wednesday|thursday|friday)|(?:results?|answers|solutions?) (?:of|from|to|for) (?:\p{L}+ ){0,3}(?:exam|test|quiz|midterm|homework)|(?:go|going|went) over (?:your|the|last) (?:\p{L}+ )?(?:exams?|tests?|quiz(?:zes)?|homework|midterms?)|(?:hand|give|get|handing|giving) (?:\p{L}+ ){0,3}back)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fue|fueron|vimos|explic(?:o|aré|amos|aremos)|habl(?:amos|aremos|aré)|era|hacían?|ayer|anteayer|hicimos|hicisteis|hicieron|entregasteis|entregaron|(?:la semana|el año|el (?:lunes|martes|miércoles|jueves|viernes)) pasad[oa]|(?:resultados|notas|corrección) del?|(?:devuelvo|devolveré|corregimos|comentamos) (?:el|los|las?|vuestros))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:était|étaient|expliqu(?:e|erai|ons)|parl(?:ons|erons|erai)|hier|avant-hier|avez (?:rendu|fait|eu)|on a (?:fait|eu|vu)|(?:la semaine|l['’]année) dernière|l['’]an dernier|(?:lundi|mardi|mercredi|jeudi|vendredi) dernier|(?:résultats|notes|corrigé|correction) (?:du|de|des)|(?:corrige|corrigeons|(?:vous|te) rends) (?:le|la|les|vos|l['’]))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:war|waren|erkläre?n?|(?:sprechen|reden) wir|gestern|vorgestern|letzte[nrs]? (?:woche|jahr|mal|montag|dienstag|mittwoch|donnerstag|freitag)|(?:haben|habt) .*(?:geschrieben|besprochen|gemacht|abgegeben)|(?:ergebnisse?|noten|auswertung|lösung(?:en)?) (?:der|des|eurer|von)|(?:bekommt|gebe) .*zurück|(?:besprechen|korrigieren) wir (?:die|den|das|eure[n]?))(?!\p{L})/iu,
  zh: /说明|讲解|介绍|谈谈|上(?:周|次|个?星期|个月|学期)|去年|昨天|前天|(?:讲评|评讲|订正).{0,4}(?:考|卷|测|作业)|(?:考试|测验|作业|试卷).{0,6}(?:结果|成绩|改完|批完|讲评|答案)|考得|(?:发表|出版|提出)[的了]/u,
  ja: /説明し|話し(?!合)|先週|前回|去年|昨日|一昨日|(?:でした|だった|(?<!決まり|なり|変わり|変更し|延期し)ました)。?$|(?:テスト|試験|宿題|課題|レポート)(?:の(?:結果|答え|解説|返却)|を?.{0,4}(?:返し|返却|解説|確認|見直))/u,
};

/** How a part begins that says more of what was just named. */
export const refersBack =
  /^(?:its?|thats?|(?:es|das|die|der|sie|er) (?:ist|wird|kommt|findet)|sera|es (?:el|la)|c est|ce sera|(?:il|elle) (?:est|sera|a lieu|aura lieu)|是|就在|时间是)(?!\p{Script=Latin})/u;

/** What was to come does not. */
export const callsOff: Said = {
  en: /(?<!\p{L})(?:(?:no|without an?|isn['’]?t an?|not? have an?|won['’]?t have an?|don['’]?t have an?) (?:\p{L}+ ){0,2}(?:quiz(?:zes)?|tests?|exams?|midterms?|finals?|homework|assignments?|essays?|class(?:es)?|lab report)|cancel(?:l?ed)?|called off)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no (?:hay|habrá|tenemos|tendremos|tenéis|haremos|hacemos)|sin (?:examen|deberes|tarea|control)|no (?!olvid|os olvid|se os|falt)(?:\p{L}+ ){1,2}(?:examen|deberes|tarea|control)|(?:se )?(?:cancela|suspende)|(?:cancelad|suspendid|anulad)[oa])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas (?:d['’]|de )|plus (?:d['’]|de )(?!\d)|aucune?|annulée?s?)\s?(?:\p{L}|$)/iu,
  de: /(?<!\p{L})(?:kein(?:e[nrms]?)?|fällt(?: \p{L}+){0,4} aus|ausgefallen|entfällt|abgesagt|gestrichen)(?!\p{L})/iu,
  zh: /(?:没有|没|不用|取消|不)(?:\p{L}{0,4})?(?:考|测|作业|小测|交|默写|听写)|取消|作废/u,
  ja: /(?:テスト|試験|クイズ|宿題|課題|レポート)(?:は|も|が)?(?:ありません|ない|なし|なくなり)|中止|取りやめ/u,
};

/** It comes on another day than was said. */
export const moves: Said = {
  en: /(?<!\p{L})(?:moved?|moving|postponed?|pushed|push|rescheduled?|changed?|shifted)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pasa|pasamos|pasará|traslada|trasladamos|cambia|cambiamos|mueve|movemos|aplaza|aplazamos|adelanta|adelantamos|cambiado|aplazado|trasladado)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:reportée?s?|reporte|déplacée?s?|déplace|décalée?s?|décale|avancée?|avance|repoussée?s?|repousse|change|passe)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:verschoben|verschieben|verschiebt|verlegt|verlegen|vorgezogen|geändert)(?!\p{L})/iu,
  zh: /改(?:到|成|为|在)|推迟|提前|调到|挪到|延期/u,
  ja: /変更|延期|移|ずら|変わ/u,
};

/** Before a day, in plain letters: it is not that one. */
export const notOn: Said = {
  en: /(?:^| )(?:not|isnt|arent|wasnt|wont be|instead of|rather than)(?: on| this| the)* $/u,
  es: /(?:^| )(?:no|no es|no sera|en vez|en lugar)(?: de| del| el| este| para)* $/u,
  fr: /(?:^| )(?:pas|plus|au lieu)(?: de| du| ce| le| pour)* $/u,
  de: /(?:^| )(?:nicht|nicht mehr|statt|anstatt)(?: mehr| am| den| diesen| zum| an)* $/u,
  zh: /不(?:是|在|再是)(?:这个?|本)?$/u,
  ja: /(?!)/u,
};

/** After a day: it is not that one either. */
export const notThen = /^(?:日|曜日?)?(?:では|じゃ)(?:なく|ない|ありません)/u;

/** The day that it is moved from. */
export const fromDay = /(?:^| )(?:from|von|vom|de|del|du|desde el|desde) $|[从由把]$/u;
export const awayFromDay = /^(?:から|より)/u;

/** What says of two figures that they are a day, and no problem of a book. */
export const leadsToDay =
  /(?:^| )(?:on|by|due|is|until|till|before|am|zum|bis|vom|den|le|du|au|el|al|del|dia|\p{L}+(?:day|tag|di)|mittwoch|lunes|martes|miercoles|jueves|viernes) $/u;
