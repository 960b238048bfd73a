import type { Language } from "@jotter/domain/settings";

/** What notes hold beside their subject: the lesson, the exam, and how people write to each other. */
export function isChatter(text: string, language: Language): boolean {
  return isLesson(text, language) || isSpoken(text, language);
}

/** The lesson, the exam, what is to be done for them. */
export function isLesson(text: string, language: Language): boolean {
  return lesson[language].test(text);
}

/** How people speak, not how a book does. */
export function isSpoken(text: string, language: Language): boolean {
  return spoken[language].test(text);
}

/** What a lecture says of itself: what it has shown, what comes next week. */
export function isAnnouncement(text: string, language: Language): boolean {
  return announces[language].test(text) || aboutTest[language].test(text);
}

/** What a test asks for, and who said so. */
const aboutTest: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:the|our|next) )?(?:test|quiz|exam|midterm|final)(?:['’]s| is| will be)? (?:only |just )?(?:on|about|over|covers?|has \d|next|tomorrow)(?!\p{L})|[(,] ?(?:he|she|they|sir|miss) (?:said|says)(?: so)?[)]?[.!]?$/iu,
  es: /^(?:el |la )?(?:examen|control|test|parcial|prueba|final) (?:solo |sólo )?(?:es (?:solo |sólo )?(?:de|sobre)|va de|entra|cubre|cae|será)(?!\p{L})|[(,] ?(?:(?:lo )?(?:dijo|ha dicho)|según)(?: (?:él|ella|el profe|la profe))?[)]?[.!]?$/iu,
  fr: /^(?:le |la |l['’])?(?:contrôle|interro|test|éval(?:uation)?|examen|partiel|DS) (?:ne )?(?:porte|sera|couvre|est sur|que sur|sur)(?!\p{L})|[(,] ?(?:(?:il|elle) (?:l['’])?a dit|a-t-(?:il|elle) dit|dixit)(?: ça)?[)]?[.!]?$/iu,
  de: /^(?:der |die |das )?(?:Test|Klausur|Klassenarbeit|Prüfung|KA|Schulaufgabe) (?:nur )?(?:geht|kommt|über|ist (?:nur )?(?:über|am|nächste)|wird)(?!\p{L})|[(,] ?(?:hat (?:er|sie)|(?:er|sie) hat(?:['’]s| es)?|meinte (?:er|sie)|sagt (?:er|sie))(?: gesagt)?[)]?[.!]?$/iu,
  zh: /^(?:这次|下次)?(?:考试|测验|小测|期[中末])?只考|[（，][他她](?:说|讲)的?(?:）|。|$)/u,
  ja: /^(?:小)?テスト(?:は|の範囲)|[（、](?:って|と)言って(?:い)?た/u,
};

const announces: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:in (?:this|the (?:next|last|previous)) (?:lecture|lesson|video|chapter|unit|session|course|talk)|(?:next|last) (?:week|time|lecture|lesson|slide)|(?:today|now|here|so far),? (?:we|i|you)(?:['’](?:ll|ve|re))?|we(?:['’](?:ll|ve|re)| will| shall| have| are going to)? (?:look|looked|see|seen|saw|talk|talked|learn|learned|learnt|discuss|discussed|cover|covered|start|turn|continue|going)|let(?:['’]s| us) (?:look|see|start|begin|turn|move|go)|welcome (?:to|back)|any questions|thank you|see you|on the (?:exam|slide)|homework)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:en esta (?:clase|lección|unidad|sesión|presentación)|en este (?:tema|vídeo|video|capítulo|curso)|la (?:próxima|semana pasada|clase pasada)|la (?:semana|clase) que viene|(?:hoy|ahora) (?:vamos|veremos|hablaremos|hemos)|hemos (?:visto|hablado|aprendido)|(?:veremos|hablaremos|vamos a) |bienvenid[oa]s|alguna pregunta|hasta la próxima|gracias por|deberes|entra en el examen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:dans ce (?:cours|chapitre|module)|dans cette (?:leçon|séance|vidéo|partie|unité)|la (?:semaine|séance|fois) (?:prochaine|dernière)|le prochain cours|aujourd['’]hui,? (?:nous|on)|nous (?:avons|allons|verrons|parlerons) ?(?:vu|parlé|appris|étudié|voir|parler|étudier)?|on (?:a vu|va voir)|bienvenue|des questions|merci (?:de|pour)|à la prochaine|devoirs)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:in dieser (?:vorlesung|stunde|lektion|einheit|sitzung)|in diesem (?:kapitel|video|kurs|modul)|nächste (?:woche|stunde|vorlesung|folie)|letzte (?:woche|stunde|vorlesung)|(?:heute|jetzt|nun|hier) (?:haben|sehen|schauen|sprechen|lernen|werden|wollen) wir|(?:haben|sehen|schauen|sprechen|lernen|werden) wir (?:uns|heute|jetzt|gesehen|gelernt|besprochen)|wir (?:haben|werden|schauen|sehen|sprechen|lernen) |willkommen|noch fragen|vielen dank|bis (?:nächste|zum nächsten)|hausaufgaben?|klausurrelevant)(?!\p{L})/iu,
  zh: /(?:本|这|上|下)(?:节课|堂课|一?讲|次课|节)|(?:今天|现在|接下来|下周|上周)我们|我们(?:学习|讲|看到|讨论|介绍|来看|已经)了?|欢迎|有没有问题|谢谢大家|作业|考试会考/u,
  ja: /(?:この|今回の|今日の|次回の|前回の)(?:講義|授業|章|動画|単元)|(?:次回|前回|来週|先週)(?:は|の|に)|(?:今日|今回)は.{0,20}(?:ます|ました)|(?:見てい|学び|説明し|紹介し)(?:きます|ました|ましょう)|ようこそ|質問は|宿題|試験に出/u,
};

const lesson: Readonly<Record<Language, RegExp>> = {
  en: /^(?:write|answer|underline|complete|fill in|copy|draw|remember|recall|note|read|look|find|explain|discuss)(?!\p{L})|(?<!\p{L})(?:teacher|prof|mr|mrs|miss|exam|homework|slides?(?! (?:past|over|along|down|up|across|into|onto|apart|under|away|together|against|by|on top)(?!\p{L}))|textbook|lecture|lesson|handout|worksheet)(?!\p{L})/iu,
  es: /^(?:escribe|contesta|subraya|completa|copia|dibuja|recuerda|lee|busca|explica|observa)(?!\p{L})|(?<!\p{L})(?:profesora?|maestra|examen|deberes|apuntes|diapositivas?|libro de texto|en clase)(?!\p{L})/iu,
  fr: /^(?:écris|écrivez|réponds|répondez|souligne|soulignez|complète|complétez|rappelez|lis|lisez|cherche|observe|explique)(?!\p{L})|(?<!\p{L})(?:maîtresse|devoirs|examen|diapos?)(?!\p{L})/iu,
  de: /^(?:schreibe?t?|unterstreiche?t?|ergänze?t?|beantworte?t?|merke?t?|lies|lest|zeichnet?|erkläre?t?|suche?t?)(?!\p{L})|(?<!\p{L})(?:lehrer(?:in)?|frau (?=\p{Lu})\p{L}+|klausur|hausaufgaben?|folien?|arbeitsblatt|unterricht)(?!\p{L})/iu,
  zh: /^(?:请|写出|回答|填空|完成|思考)|老师|同学|考试|作业|课本|课堂|课件/u,
  ja: /先生|テスト|試験|宿題|授業|教科書|プリント|なさい/u,
};

const spoken: Readonly<Record<Language, RegExp>> = {
  en: /^(?:oh|ah|hey|wow|ugh|yes|no|right|sorry|hi)(?:,|!| )|(?<!\p{L})(?:didnt|dont|thats|couldnt|arent|isnt|wasnt|doesnt|cant|prof|mr|mrs|basically|btw|tho|cuz|bc|lol|gonna|wanna|kinda|pretty much|loads|guys|ok|okay|obviously|apparently|weird|crazy|cool|anyway|i think|don['’]t forget|by the way)(?!\p{L})/iu,
  es: /^(?:ah|oh|eh|oye|hala|sí|venga|hola|uf)(?:,|!| )|(?<!\p{L})(?:profes?|seño|o sea|bueno|pues|en plan|vale|tío|mola|flipante|rollo|resulta que|la verdad|ojo|movida|mogollón|un montón|creo que|por cierto)(?!\p{L})/iu,
  fr: /^(?:ah|oh|eh|hein|oui|non|salut|voilà|bon)(?:,|!| )|(?<!\p{L})(?:profs?|bref|en gros|du coup|trucs?|machin|hyper|ouais|bah|ben|franchement|apparemment|carrément|pas mal|en fait|d['’]ailleurs|je crois|je pense)(?!\p{L})/iu,
  de: /^(?:ach|ah|oh|tja|hey|na|ja|nein|so|hallo)(?:,|!| )|(?<!\p{L})(?:gibts|hats|gehts|wars|ists|isses|hab|safe|bissl|bisschen|prof|halt|irgendwie|krass|übrigens|eigentlich|quasi|sozusagen|naja|mega|anscheinend|glaub(?:e ich)?|raus|haha)(?!\p{L})/iu,
  zh: /^[哦诶哎嗯喂好对]，|大家|好像|反正|哈哈|啦|呀|嘛|咱|超级|特别逗|有意思|说白了|没办法|搞|干脆|要命|顺便/u,
  ja: /^(?:えっと|あと|へえ|ねえ|うん)、|みたい|(?<!人間|自分|男|女|子ども)らしい|やつ|だって|よね|だよ|かも(?:しれ)?|めっちゃ|すごい|すごく|ちなみに|じゃ|けど|ごめん|そうだ。?$|そうです。?$|思う。?$|思います。?$/u,
};
