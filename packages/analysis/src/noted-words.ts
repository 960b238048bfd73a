import { orEnglish } from "@jotter/domain/settings";

/** Words that open a line of a student's day, not of what they learn: beside the labels of word lists. */
export const errands = orEnglish<RegExp>({
  en: /^(?:hw|totals?|sum|average|drawing|diagram|sketch|best|worst|quiz|tests?|midterm|finals?|due|e-?mail|mail|phone|tel|call|room|hall|tips?|hints?|score|points|marks?|buy|get|bring|ask|check|review|revise|revision|practi[cs]e|print|submit|hand in|finish|me|mom|mum|dad|from|to|cc|re|subject|update|edit|ps|nb|fyi|btw|password|wifi|user(?:name)?|address|website|url|bus|train|lunch|dinner|break|meeting|unit|week|day|lesson|lecture|module|part|section|slide|figure|fig|table|exercise|ex|problem|theme|moral|group|partner|teacher|grade|percent|score|time|when|where|today|tomorrow|yesterday|next|last|later|first|then|finally|also|but|so|and|or|because|however|overall|thesis|quote|claim|opinion|main idea|big idea|check|song|movie|favou?rite|weather|status|version|author|input|output|return|print|if|else|for|while|import|def|class|function|var|let|const|int|string)(?!\p{L})/iu,
  es: /^(?:control|total|suma|media|dibujo|esquema|lo mejor|lo peor|mejor|peor|parcial|final|entrega|correo|e-?mail|mail|tel(?:éfono)?|llamar|aula|consejos?|trucos?|pistas?|nota|puntos|puntuación|calificación|comprar|traer|llevar|preguntar|mirar|revisar|imprimir|entregar|acabar|terminar|yo|mamá|papá|de|para|asunto|actualización|pd|contraseña|wifi|usuario|dirección|web|autobús|bus|tren|comida|cena|recreo|descanso|reunión|tema|unidad|semana|día|lección|clase|módulo|parte|apartado|sección|diapositiva|figura|fig|tabla|ejercicios?|ej|problema|grupo|compañer[oa]|profe|hora|cuándo|dónde|hoy|mañana|ayer|próxim[oa]|luego|después|primero|también|pero|y|o|porque|además|en resumen|tesis|cita|opinión|idea|canción|película|favorit[oa]|versión|estado|pág|p|const|let|var|int|return|if|for)(?!\p{L})/iu,
  fr: /^(?:contrôle|total|somme|moyenne|dessin|croquis|mieux|meilleure?|pire|interro|partiel|ds|dm|rendu|mail|e-?mail|courriel|tél(?:éphone)?|appeler|salle|conseils?|astuces?|indices?|points|score|acheter|apporter|demander|vérifier|revoir|réviser|imprimer|rendre|finir|terminer|moi|maman|papa|de|pour|objet|mise à jour|ps|mot de passe|wifi|utilisateur|adresse|site|bus|train|repas|dîner|pause|récré|réunion|thème|unité|semaine|jour|leçon|cours|module|partie|section|diapo|figure|fig|tableau|exercices?|ex|problème|groupe|binôme|prof|heure|quand|où|aujourd['’]hui|demain|hier|prochaine?|ensuite|puis|après|d['’]abord|aussi|mais|et|ou|car|enfin|thèse|citation|avis|idée|chanson|film|préférée?|version|état|p|const|let|var|int|return|if|for)(?!\p{L})/iu,
  de: /^(?:ha|summe|gesamt|durchschnitt|zeichnung|beste[rsn]?|schlimmste[rsn]?|test|arbeit|abgabe|mail|e-?mail|tel(?:efon)?|anrufen|raum|saal|tipps?|punkte|note|bewertung|einkaufen|kaufen|mitbringen|fragen|prüfen|ansehen|wiederholen|üben|drucken|abgeben|fertig|ich|mama|papa|von|an|für|betreff|update|ps|passwort|wlan|benutzer|adresse|website|seite|bus|zug|mittagessen|essen|pause|treffen|thema|einheit|woche|tag|stunde|lektion|vorlesung|modul|teil|abschnitt|folie|abbildung|abb|tabelle|übung|gruppe|partner(?:in)?|lehrer(?:in)?|uhrzeit|wann|wo|heute|morgen|gestern|nächste[rsn]?|dann|danach|zuerst|auch|aber|und|oder|denn|außerdem|insgesamt|zitat|meinung|lied|film|lieblings\p{L}*|version|stand|s|nr|const|let|var|int|return|if|for)(?!\p{L})/iu,
  zh: /^(?:测验|总[分数计]|平均|合计|画图|作图|最|无线|考试|期[中末]|截止|邮[箱件]|电[话子]邮?|教室|建议|技巧|得分|分数|成绩|买|带|问|查|打印|提交|完成|我|妈妈?|爸爸?|收件|发件|主题|更新|密码|用户|地址|网[址站]|公交|火车|午[饭餐]|晚[饭餐]|休息|会议|开会|小组|同伴|今天|明天|昨天|下[周次节]|然后|首先|另外|但是?|因为|所以|引文|看法|歌|电影|版本|状态|待办|单元|课|图|表|练习|题)|^第.{1,3}[章节课单元页讲部分周天题]/u,
  ja: /^(?:小?テスト|合計|平均|作図|スケッチ|一番|最も|無線|試験|期末|中間|締切|提出|メール|電話|教室|部屋|コツ|ヒント|得点|点数|成績|買|持|聞|読|見|確認|印刷|提出|僕|私|俺|母|父|お母さん|お父さん|宛先|件名|更新|パスワード|ユーザー|住所|サイト|バス|電車|昼|夕|休み|会議|班|今日|明日|昨日|来週|次|それから|まず|また|でも|しかし|だから|引用|意見|歌|映画|バージョン|状態|単元|章|課|図|表|練習|やること)|^第.{1,3}[章節課回部話週日問]|ページ/u,
});

/** What the writer still has to look up: "missing: …", "falta: …". */
export const leftToDo = orEnglish<RegExp>({
  en: /^(?:still )?(?:missing|needed|look up|to look up|to (?:add|check|finish|copy|ask)|unfinished|not done)(?:\s|$)/iu,
  es: /^(?:(?:me |aún |todavía )?faltan?|pendientes?|por (?:hacer|mirar|copiar|completar|ver)|sin (?:acabar|terminar))(?:\s|$)/iu,
  fr: /^(?:(?:il )?manque(?:nt)?|reste|à (?:voir|compléter|vérifier|chercher|copier|faire)|pas fini)(?:\s|$)/iu,
  de: /^(?:(?:noch )?(?:fehlt|fehlen|offen)|nachschauen|nachtragen|noch (?:zu )?\p{L}+)(?:\s|$)/iu,
  zh: /^(?:还[缺差没]|待[补查办]|没[写抄]|未完)/u,
  ja: /^(?:未(?:記入|完|了|確認)|要確認|あとで|後で|足りない|抜け(?:てる)?)/u,
});

/** Somebody speaks or is spoken to. */
export const spokenTo = orEnglish<RegExp>({
  en: /(?<!\p{L})(?:me|my|mine|you|your|yours|we|us|our|let['’]?s|pls|please)(?!\p{L})|(?<!\p{L})I(?:['’]\p{L}+)? \p{Ll}/iu,
  es: /(?<!\p{L})(?:yo|me|mi|mis|tú|te|tu|tus|usted(?:es)?|nosotr[oa]s|nuestr[oa]s?|por favor|\p{L}+[áéí]\p{L}{0,3}me(?:l[oa]s?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|me|moi|mon|mes|tu|te|toi|ton|tes|vous|votre|vos|nous|notre|nos|stp|svp)(?!\p{L})|(?<!\p{L})[jmt]['’]\p{L}|-moi(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|wir|unser\p{L}*|bitte)(?!\p{L})/iu,
  zh: /[我你您咱]|请/u,
  ja: /僕|私|俺|君(?!主)|あなた|ください|[よねな]。?$|送って/u,
});

/** Where to look or when to be there. */
export const whereAndWhen = orEnglish<RegExp>({
  en: /^(?:week|unit|lecture|chapter|part|lesson) \d|(?<!\p{L})(?:pp?\.? ?\d|pages? \d|ch(?:apter|\.)?s? ?\d|ex(?:ercise|\.)?s? ?\d|see (?:diagram|page|notes?|slides?|above|below)|diagram|next (?:week|time|class|lesson)|tomorrow|tonight|today|\d{1,2} ?(?:am|pm)|minutes, no)(?!\p{L})/iu,
  es: /^(?:semana|unidad|tema|parte|lección|clase) \d|(?<!\p{L})(?:p(?:ágs?|ags?|p)?\.? ?\d|páginas? \d|capítulos? \d|ej(?:ercicios?|\.)? ?\d|ver (?:el|la|los) (?:esquema|dibujo|apuntes|libro)|(?:que|próxim[oa]) (?:viene|semana)|mañana|hoy|otra vez)(?!\p{L})/iu,
  fr: /^(?:semaine|unité|thème|partie|leçon|séance|cours) \d|(?<!\p{L})(?:pp?\.? ?\d|pages? \d|chapitres? \d|ex(?:ercices?|\.)? ?\d|voir (?:le|la|les) (?:schéma|cours|fiche|livre)|(?:semaine|mardi|cours) prochaine?|demain|aujourd['’]hui|ce soir|\d{1,2} ?h(?:\d\d)?)(?!\p{L})/iu,
  de: /^(?:Woche|Einheit|Thema|Teil|Lektion|Stunde|Vorlesung) \d|(?<!\p{L})(?:S\.? ?\d|Seiten? \d|Kap(?:itel|\.)? ?\d|Aufg(?:aben?|\.)? ?\d|siehe|nächste[rsn]? (?:Woche|Stunde)|morgen|heute|\d{1,2} Uhr|noch ?einmal|nochmal)(?!\p{L})/iu,
  zh: /第[\d一二三四五六七八九十]+[页章课]|看图|见图|下[周次节]|明天|今天|周[一二三四五六日]|星期|\d+[点分]钟?(?!之|子)|\d月\d/u,
  ja: /\d+ページ|第[\d一二三四五六七八九十]+章|図を見|来週|次回|明日|今日|[月火水木金土日]曜|\d時|\d月\d|\d+分(?!の|子|裂)/u,
});

/** How words of a subject end, and seldom those of every day. */
export const learned = orEnglish<RegExp>({
  en: /(?:[oy]sis|itis|isms?|phase|ases?|ogeny|ology|lysis|ertia|opoly|archy|cracy|graphy|metry|onomy|plasm|some|cyte|phyll|gen|oid|tropy|morph|synthesis|trophs?|derm|theorem|principle|hypothesis|equation|paradox|syndrome|treaty of .+|['’]s (?:law|rule|principle|theorem|paradox))$|^(?:law|treaty|theory|principle) of |^\p{Lu}\p{L}+ (?:I{1,3}|IV|VI{0,3})$/iu,
  es: /(?:osis|lisis|itis|ismo|fase|asa|ogenia|ología|ercia|opolio|arquía|cracia|metría|onomía|plasma|soma|cito|filo|geno|oide|tropía|síntesis|trofos?)$|^(?:ley|tratado|teoría|principio|teorema|ciclo|aparato) d/iu,
  fr: /(?:ose|lyse|ite|isme|phase|ase|ogénie|ologie|ertie|opole|archie|cratie|métrie|onomie|plasme|some|cyte|gène|oïde|tropie|synthèse|trophes?)$|^(?:loi|traité|théorie|principe|théorème|cycle|appareil) d/iu,
  de: /(?:ose|yse|itis|ismus|phase|ase|ogenese|ologie|trägheit|opol|archie|kratie|metrie|onomie|plasma|som|zyt|gen|oid|tropie|synthese|troph|bindung|apparat|gesetz|satz|theorem|prinzip|vertrag|reaktion)$/iu,
  zh: /(?:作用|定[律理]|性|主义|制度?|反应|运动|效应|原[理则]|学说|条约|循环|结构|体|键|酶|素|率|论|曲线|令)$/u,
  ja: /(?:作用|法則|定理|性|主義|制度?|反応|運動|効果|原[理則]|学説|条約|回路|構造|体|結合|酵素|率|論|曲線|思想)$/u,
});
