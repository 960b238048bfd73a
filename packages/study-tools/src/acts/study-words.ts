import { orEnglish } from "@jotter/domain/settings";

/** How a language asks for a tool of the study desk, in the form `plain` gives it. */
export type StudyWords = {
  readonly summary: Wording;
  readonly quiz: Wording;
  readonly explain: Wording;
  readonly compare: Wording;
  /** The text before the student, and nothing that has a name of its own: "this note", "it". */
  readonly here: RegExp;
  /** For whom or how it is to be explained, in words as they are typed: "like I'm five". */
  readonly manner: RegExp;
};

type Wording = {
  /** Orders, unless they are refused or part of a question. */
  readonly orders: RegExp;
  /** What asks for it as a question or a complaint: "what are the main points", "I don't get it". */
  readonly asks?: RegExp;
};

const latin = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?![\\p{L}\\p{N}])`, "u");
const whole = (body: string) => new RegExp(`^(?:${body})$`, "u");
const behind = (body: string) => new RegExp(`(?:^|\\s)(?:${body})[\\s.!?]*$`, "iu");

export const studyWordsOf = orEnglish<StudyWords>({
  en: {
    summary: {
      orders: latin(
        "(?:summari[sz]e|recap|shorten|condense|sum (?:\\w+ ){0,6}?up|boil (?:\\w+ ){0,4}?down|break (?:\\w+ ){0,4}?down|tl ?dr)|(?:make|give|write|do|need|want|get|create|draw|build|turn)\\b.*(?:summary|short(?:er)? version|mind ?map|outline|tl ?dr|bullet points|(?:key|main) (?:points|ideas))|make (?:this|it|that) shorter|the gist of|^(?:a )?(?:just (?:the )?)?(?:quick |short )?(?:summary|mind ?map|outline|key points|main points|main ideas) (?:of|from|for|pls|please)",
      ),
      asks: latin(
        "what (?:are|r) the (?:main|key|most important|important) (?:points|ideas|things)|whats the (?:main|key) (?:point|idea)|what(?:s| is) (?:this|the)(?: note| text)? (?:even |really |actually )?about|(?:get|give me|whats) the gist",
      ),
    },
    quiz: {
      orders: latin(
        "quiz me|test me|(?:be|get) (?:tested|quizzed)|help me (?:practice|practise|revise|review|study) (?:for|with|this|my)|practice with me|ask me (?:\\w+ ){0,3}?questions|question me|drill me|(?:make|give|create|write|do|need|want|get|generate)\\b.*(?:quiz(?:zes)?|mcqs?|multiple choice|flash quiz|(?:practice|study|review|sample|mock) (?:questions|test|quiz|exam|problems)|questions (?:on|about|abt|from|for|out of))|^(?:a )?(?:quiz|practice test|practice questions) (?:on|about|from|for|of) ",
      ),
    },
    explain: {
      orders: latin("explain(?! (?:yourself|urself))|eli5|teach me|help me (?:to )?understand|break down"),
      asks: latin(
        "(?:dont|do not|cant|cannot|didnt|did not) (?:really )?(?:understand|get|follow)(?! (?:a|an|any|my|good|bad|enough|to|it in|home|into|along) )|(?:im|i am) (?:so |really |totally )?(?:confused|lost|stuck) (?:about|by|on|with|in)|makes no sense|doesnt make sense|(?:please |pls |can you |just )?explain it (?:simply|again|to me)",
      ),
    },
    compare: {
      orders: latin("compare|contrast|(?:put|lay|show) (?:\\w+ ){1,5}?side by side"),
      asks: latin(
        "what(?:s| is)? (?:is )?(?:the )?differen(?:t|ce|ces) between (?:this|my|these|the two|both)\\b.*(?:notes?|texts?|drafts?|versions?|lectures?|essays?)|how (?:is|are|does|do) (?:this|my|these|the two)\\b.*(?:notes?|texts?|drafts?|versions?|lectures?|essays?)\\b.*differ(?:ent)?",
      ),
    },
    here: whole(
      "this|it|that|these|this note|the note|this text|these notes|my notes?|this (?:page|topic|stuff|one)|everything|anything|all of (?:it|this)",
    ),
    manner: behind(
      "(?:like|as if) i['’ ]?a?m (?:an? )?\\w+(?: years? old)?|in simple (?:words|terms)|simply|step by step|again|to me|for me|in detail|in (?:my )?(?:own|easy) words|at all",
    ),
  },
  es: {
    summary: {
      orders: latin(
        "resum(?:e|eme|elo|ela|elos|ir|irme|irlo|irla|es|enme)|acort(?:a|ame|alo|ar)|sintetiza(?:me|lo)?|(?:haz|hazme|hacer|hacerme|crea|creame|dame|necesito|quiero|escribe|dibuja|saca|sacame|puedes hacer)\\b.*(?:resumen|mapa mental|esquema|version corta|(?:puntos|ideas) (?:clave|principales|importantes))|^(?:un )?(?:resumen|esquema|mapa mental) (?:de|del|sobre|con|porfa)|(?:^(?:solo )?|(?:saca|sacame|dame) )lo (?:mas )?(?:importante|esencial|principal)",
      ),
      asks: latin(
        "cuales son (?:los|las) (?:puntos|ideas) (?:clave|principales|mas importantes|importantes)|de que (?:va|trata) (?:esta|la) nota",
      ),
    },
    quiz: {
      orders: latin(
        "(?:que )?me preguntes|tomame la leccion|preguntame|examiname|evaluame|ponme a prueba|(?:haz|hazme|hacer|hacerme|crea|creame|dame|necesito|quiero|prepara|preparame|ponme|practicar)\\b.*(?:preguntas|quiz|cuestionario|test|examen (?:de prueba|de practica|tipo test)|ejercicios tipo test)",
      ),
    },
    explain: {
      orders: latin("explica(?:me|melo|mela|lo|r|rme|s)?|ensename|ayudame a entender"),
      asks: latin("no (?:entiendo|comprendo|pillo|capto|me queda claro)|me (?:lio|pierdo) con"),
    },
    compare: {
      orders: latin("compara(?:me|lo|los|las|r)?|contrasta(?:r)?"),
      asks: latin(
        "en que se diferencian? (?:esta|mis|estas|las dos)\\b.*(?:notas?|textos?|apuntes|versiones)|que diferencias? hay entre (?:esta|mis|estas|las dos)\\b.*(?:notas?|textos?|apuntes|versiones)",
      ),
    },
    here: whole("esto|eso|lo|la|esta nota|la nota|este texto|mis (?:notas|apuntes)|este tema|todo"),
    manner: behind(
      "como si (?:tuviera|tuviese) \\d+ a[nñ]os|de forma (?:f[aá]cil|sencilla)|f[aá]cil|paso a paso|otra vez|bien|porfa|por favor",
    ),
  },
  fr: {
    summary: {
      orders: latin(
        "resume(?:r|s|z|le|la|moi)?|synthetise(?:r)?|raccourci(?:s|r|t)?|abrege(?:r)?|(?:fais|faire|fait|cree|creer|donne|ecris|besoin|veux|voudrais|dessine)\\b.*(?:resume|synthese|carte mentale|version courte|points? (?:cles?|importants?|essentiels?)|idees (?:principales|importantes))|^(?:un |le )?(?:resume|carte mentale|synthese) (?:de|du|des|d|sur|stp)|^(?:juste )?l essentiel (?:de|du|des)",
      ),
      asks: latin(
        "(?:est quoi|quels? sont|quelles sont) (?:les|l) (?:points?|idees?) (?:cles?|importants?|importantes?|principaux|principales|essentiels?)|de quoi parle cette note",
      ),
    },
    quiz: {
      orders: latin(
        "interroge(?:r)? ?(?:moi)?|teste moi|pose moi des questions|me poser des questions|m interroger|fais moi reviser|(?:fais|faire|fait|cree|creer|donne|prepare|besoin|veux|voudrais|genere)\\b.*(?:quiz|qcm|questions|controle blanc|interro blanche)",
      ),
    },
    explain: {
      orders: latin("(?<!a |ont |as |ai |avait |avez )(?:re)?explique(?:r|z)?(?: moi| nous)?|aide moi a comprendre"),
      asks: latin(
        "(?:comprends?|comprend|capte|pige) (?:pas|rien|que dalle)|(?:rien|pas) (?:compris|capte|pige)|je suis perdue? (?:avec|sur|dans)",
      ),
    },
    compare: {
      orders: latin("compare(?:r|z)?|confronte(?:r)?"),
      asks: latin(
        "compare(?:r)? (?:mes|ces) notes (?:avec|et|a) (?:le|la|les|mon|celles du) (?:cours|lecon|livre|manuel)|en quoi (?:ces|mes|les) deux (?:notes|textes|versions)|(?:quelles?|est quoi) (?:est |sont )?(?:la|les) differences? entre (?:cette|mes|ces|les deux)\\b.*(?:notes?|textes?|versions?|cours)",
      ),
    },
    here: whole(
      "ca|cela|ceci|cette note|la note|ce texte|mes notes|ce (?:chapitre|sujet|cours)|tout|le|la|rien a cette note",
    ),
    manner: behind(
      "comme si j['’ ]avais \\d+ ans|simplement|facilement|[eé]tape par [eé]tape|encore|en d[eé]tail|stp|svp|du tout",
    ),
  },
  de: {
    summary: {
      orders: latin(
        "fasse? (?:[\\p{L}\\d]+ ){0,8}?zusammen|zusammen ?fassen|zusammenfass(?:e|ung|ungen)?|kurz(?:e|en)? (?:[\\p{L}\\d]+ ){0,4}?(?:das|dies|diese|es|mal|die|den)|kurzen|(?:mach|mache|machen|erstell|erstelle|gib|brauch|brauche|will|mochte|schreib|zeichne|mal)(?!\\p{L}).*(?:zusammenfassung|kurzfassung|uberblick|mind ?map|gliederung|stichpunkte?n?|(?:wichtigsten?|zentralen) (?:punkte|aussagen|infos))|^(?:die |nur die |eine )?(?:wichtigsten punkte|kernaussagen|stichpunkte|mind ?map|uberblick|kurzfassung|kurzversion|inhaltsangabe)|(?:kurzer|knapper) (?:schreiben|machen|fassen)|(?:mach|schreib) (?:[\\p{L}\\d]+ ){0,3}?kurzer",
      ),
      asks: latin(
        "was sind die (?:wichtigsten|zentralen) (?:punkte|aussagen|infos|sachen)|worum geht(?:s| es) in (?:der|dieser) notiz",
      ),
    },
    quiz: {
      orders: latin(
        "hore? mich (?:[\\p{L}\\d]+ ){0,8}?ab|mich (?:[\\p{L}\\d]+ ){0,6}?abhoren|abgefragt werden|frage? mich (?:[\\p{L}\\d]+ ){0,8}?(?:ab|aus)|mich (?:[\\p{L}\\d]+ ){0,8}?abfragen|teste? mich|prufe? mich|stelle? mir (?:[\\p{L}\\d]+ ){0,3}?fragen|quizz?e? mich|(?:mach|mache|machen|erstell|erstelle|gib|brauch|brauche|will|mochte|schreib)(?!\\p{L}).*(?:quiz|ubungsfragen|testfragen|probeklausur|probe klausur|ubungstest|ubungs test|lernfragen|quizfragen|multiple choice|fragen (?:zu|aus|uber|dazu))|^(?:ein )?quiz (?:zu|aus|uber|fur)",
      ),
    },
    explain: {
      orders: latin(
        "erklare?|erlautere?|erklaren|erlautern|bring mir (?:[\\p{L}\\d]+ ){0,4}?bei|hilf mir (?:[\\p{L}\\d]+ ){0,4}?(?:zu )?verstehen",
      ),
      asks: latin(
        "(?:versteh|verstehe|kapier|kapiere|check|checke|raff|raffe|begreif|begreife) (?:[\\p{L}\\d]+ ){0,6}?(?:nicht|nichts|nix|null)|erklare? (?:es |mir |mal |das )*einfach",
      ),
    },
    compare: {
      orders: latin("vergleiche?|vergleichen|stelle? (?:[\\p{L}\\d]+ ){0,6}?gegenuber"),
      asks: latin(
        "(?:wo|wie|worin) unterscheide(?:n|t) sich (?:diese|meine|die beiden)(?!\\p{L}).*(?:notiz(?:en)?|texte?|fassung(?:en)?|version(?:en)?)|was ist (?:anders|der unterschied) (?:zwischen|in) (?:dieser|meinen|diesen|den beiden)(?!\\p{L}).*(?:notiz(?:en)?|texten?|fassung(?:en)?|vorlesung|version(?:en)?)",
      ),
    },
    here: whole(
      "das|dies|es|diese notiz|dieser notiz|die notiz|diesen text|meine notizen|dieses thema|diesem thema|alles|hier",
    ),
    manner: behind(
      "wie (?:einem|für einen?|einer) (?:fünfjährigen|kind|\\d+[- ]?jährigen)|einfach|schritt für schritt|nochmal|noch mal|genau|kurz|bitte",
    ),
  },
  zh: {
    summary: {
      orders:
        /总结|摘要|概括|概述|归纳|缩短|精简|提炼|浓缩|思维导图|脑图|(?:给|列|说|要|整理|找|划|画)[^。]{0,12}(?:重点|要点|大意|提纲|大纲)|^(?:重点|要点)/u,
      asks: /(?:重点|要点|主要内容|大意)(?:是|有)(?:什么|啥|哪些)|讲了(?:什么|啥)/u,
    },
    quiz: {
      orders:
        /考考我|考我|测测我|测试我|提问我|问我(?:几|一些|点)|抽查我|出(?:几|一些|点|个|道|套|\d+)?[^。]{0,6}(?:题|测验|小测|卷子)|(?:做|生成|来|给我|弄)[^。]{0,10}(?:测验|小测|练习题|模拟题|选择题|问答题|测试题)|(?:几|\d+)道(?:练习|测试|选择)?题/u,
    },
    explain: {
      orders: /解释(?!了|过)|讲解(?!了|过)|讲讲|讲一下|(?:再)?讲一遍|说明一下|解说|教我/u,
      asks: /不懂|不明白|不理解|没懂|没看懂|没听懂|听不懂|搞不清|不太懂/u,
    },
    compare: {
      orders: /对比|比较(?!难|简单|好|多|少|大|小|长|短|累|忙|重要|容易)|比一比|对照/u,
      asks: /(?:这篇|我的|两篇|这两)[^。]{0,12}(?:笔记|文章|讲义|版本)[^。]{0,10}(?:区别|不同|差别|不一样)/u,
    },
    here: /^(?:这|那|它|这个|那个|这篇|这段|这里|这篇笔记|这个笔记|这些笔记|我的笔记|笔记|这段话|这篇文章|一下|全部|内容|这篇笔记的内容|这一?章)+$/u,
    manner:
      /用?(?:简单|通俗|容易懂|浅显)(?:易懂)?(?:一点)?的?(?:话|方式)?|一步一步|再一次|详细(?:地)?|给我(?:听)?|帮我/u,
  },
  ja: {
    summary: {
      orders:
        /要約(?!の?(?:書き方|仕方|やり方|とは|って))|まとめ(?:て|を|ほし|お願)|概要(?:を|お|教|作|$)|短くして|短めに|マインドマップ|(?:要点|ポイント|重要なところ|大事なところ|大事なとこ|アウトライン)(?:だけ|を|は|も)?[^。]{0,6}(?:教えて|まとめ|出して|書い|挙げ|お願い|ほしい|欲しい|作)/u,
      asks: /(?:要点|ポイント|大事なところ)(?:は|って)(?:何|なに|どこ)|何が書いて|要するに(?:何|なに|どういう)/u,
    },
    quiz: {
      orders:
        /(?:問題|クイズ|質問|小テスト|練習問題|一問一答)(?:を|も)?[^。]{0,6}(?:出して|出し(?:てほしい|といて)|作って|つくって|して(?:ほしい|みて|くれ|$)|ほしい|欲しい|お願い|ちょうだい|やりたい|解きたい)|テストして|試して(?:ほしい|みて)|クイズして|出題して/u,
    },
    explain: {
      orders:
        /説明(?:して|お願い|ほしい|頼む)|解説(?:して|お願い|ほしい|頼む)|(?:について|を|って)[^。]{0,8}教えて|(?:わかりやすく|分かりやすく|簡単に)[^。]{0,4}(?:教えて|説明|解説)/u,
      asks: /(?:何|なに|なん)か(?:もっと)?(?:簡単に|わかりやすく|分かりやすく)?(?:説明|解説|教えて)|(?:わか|分か|判)(?:らない|らん|りません|んない)|意味不明|理解できない|ついていけない/u,
    },
    compare: {
      orders: /比較(?:して|お願い|したい|してほしい|$)|比べて|くらべて|見比べ|対比(?:して|$)/u,
      asks: /(?:この|私の|自分の|二つの|2つの|両方の)[^。]{0,10}(?:ノート|文章|講義)[^。]{0,8}(?:違い|ちがい|違う)/u,
    },
    here: /^(?:これ|それ|あれ|ここ|この|その|ノート|このノート|そのノート|この文章|この内容|このページ|この(?:章|単元)|全部|内容|意味|まったく|全然|の|を|が|は|も|、)+$/u,
    manner:
      /わかりやすく|分かりやすく|簡単に|詳しく|もう一度|もう一回|(?:小学生|子ども|5歳児?)(?:にもわかるように|でもわかるように)|全然|まったく|よく|ちょっと/u,
  },
});
