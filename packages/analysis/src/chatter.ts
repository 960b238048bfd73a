import type { Language } from "@jotter/domain/settings";

/** What notes hold beside their subject: the lesson, the exam, and how people write to each other. */
export function isChatter(text: string, language: Language): boolean {
  return lesson[language].test(text) || isSpoken(text, language);
}

/** How people speak, not how a book does. */
export function isSpoken(text: string, language: Language): boolean {
  return spoken[language].test(text);
}

const lesson: Readonly<Record<Language, RegExp>> = {
  en: /^(?:write|answer|underline|complete|fill in|copy|draw|remember|recall|note|read|look|find|explain|discuss)(?!\p{L})|(?<!\p{L})(?:teacher|prof|mr|mrs|miss|exam|homework|slides?|textbook|lecture|lesson|handout|worksheet)(?!\p{L})/iu,
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
