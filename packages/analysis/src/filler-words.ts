import { orEnglish } from "@jotter/domain/settings";

/** How a language says nothing, in small letters without accents. */
export type FillerWords = {
  /** It was said before: "as I said", "to sum up". */
  readonly restates: RegExp;
  /** Words around what is said: "in my opinion", "it is important to note that". Each one that is found counts. */
  readonly hedges: RegExp;
  /** What one thinks of it: important, crazy, boring. */
  readonly judges: RegExp;
  /** Laughter and sighs. */
  readonly laughs: RegExp;
  /** The writer, and what they did. */
  readonly self: RegExp;
  /** Teachers and classmates who do or say something. */
  readonly people: RegExp;
  /** It leads away: "by the way". */
  readonly digresses: RegExp;
  /** What happens in a classroom or at home, and to nobody's subject. */
  readonly daily: RegExp;
  /** The student's own tasks. */
  readonly tasks: RegExp;
};

function any(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
}

/** Compiled with the flag g, so that each one can be counted. */
export const fillerWords = orEnglish<FillerWords>({
  en: {
    restates: any(
      "as i (?:already )?(?:said|wrote|mentioned|noted)|like i (?:already )?(?:said|wrote|mentioned)|as (?:already )?(?:said|mentioned|stated|noted|written) (?:before|above|earlier|already)|as mentioned|(?:so )?(?:to sum (?:it )?up|summing up|in summary|to summari[sz]e|in conclusion|to conclude)|to repeat|repeat(?:ing)? (?:it|this|myself)|once (?:more|again)|(?:just )?to recap|again,? (?:just )?to|in other words|what i(?:'?m| am| was) trying to say|what (?:this|that|it) (?:basically )?means is|(?:so )?basically|long story short|said (?:it )?(?:before|already|above)|wrote (?:it )?(?:before|above)|all in all|at the end of the day|to put it (?:simply|another way|differently)|i(?:'?ll| will) say it again",
    ),
    hedges: any(
      "in my (?:humble )?opinion|imo|imho|personally|it (?:is|'?s) (?:also )?(?:very |really )?(?:important|worth|interesting|good|useful) to (?:note|mention|know|remember|point out|say|noting|mentioning)|it should be noted|worth (?:noting|mentioning)|needless to say|it goes without saying|of course|obviously|everybody knows|everyone knows|as we all know|as everyone knows|if you think about it|when you think about it|kind of|sort of|to be honest|tbh|honestly|let me explain|in a bit more detail|i (?:just )?(?:want|wanted|would like) to (?:say|add|mention|note)|in a way|more or less|you (?:could|can|might) say|it can be said|one (?:could|can|might) say|as it were|i guess|i suppose|i think|i feel like|i mean|what can i say|anyway|well|ok so|okay so|so yeah|you know|at this point|for what it'?s worth|the thing is|the fact (?:of the matter )?is",
    ),
    judges: any(
      "(?:very|really|super|so|extremely|incredibly|quite|pretty|mega|totally|too)? ?(?:important|interesting|intresting|intereste?ing|crazy|cool|weird|wild|insane|boring|annoying|confusing|amazing|awesome|funny|hilarious|fun|complicated|tricky|fascinating|talked about|memorable|relevant)|sooo+|loads to say|finally|recommend|took me (?:ages|forever|hours)|makes sense|big deal|nice",
    ),
    laughs: any("lol|lmao|rofl|haha+|hehe+|xd|ugh+|omg|wtf|smh|meh|yay|wow|whatever|jk"),
    self: /(?<![\p{L}.])(?:i|i'?m|i'?ve|i'?ll|i'?d|my|me|myself|mine)(?![\p{L}.])(?! \p{N})/giu,
    people: any(
      "(?:mr|mrs|ms|miss|sir|dr|prof|professor|teacher|the teacher|our teacher|my teacher|she|he|they|(?:my )?(?:friend|mate|mum|mom|dad|brother|sister|gran|grandma|grandad|grandpa|dog|cat|partner|classmate)s?)\\.?(?: \\p{L}+)? (?:told|said|says|was|were|came|arrived|asked|laughed|forgot|kept|went|started|showed|got|had|made|gave|talked|spent|looked|wore|brought|let|always|never|keeps|loves|hates)|told us|showed us|made us|let us|half the class|whole class|the class",
    ),
    digresses: any(
      "by the way|btw|anyway(?:s)?|speaking of which|on a side note|side note|fun fact|random|off topic|funny story|which reminds me|reminds me|that said|moving on",
    ),
    daily: any(
      "(?:today|yesterday|last night|this morning|at the weekend|last week|on monday|on friday)|projector|whiteboard|classroom|fire alarm|fire drill|the bell|the wifi|laptop|lunch|breakfast|dinner|canteen|cafeteria|bus|train was late|homework club|holiday|holidays|vacation|rainy day|(?:was|is|its|it's) raining|so hot|too hot|freezing|tired|asleep|sleepy|hungry|bored|headache|youtube|tik ?tok|netflix|instagram|video|series|movie|film|episode|podcast|game|football|concert|party|birthday|late|broke|broken|spilled|spilt|we (?:started|had to|were|did|watched|got|spent|finished|sat|waited|left)|finally|lecture|lesson",
    ),
    tasks:
      /^(?:[-*]\s*)?(?:to ?do|hw|h\/w|homework|task|reminder|remember|dont forget|don't forget|deadline|due|revise|read|learn|bring|ask|check|look up|finish|hand in|submit|prepare|practi[sc]e|print|exam|test|quiz)\b|\b(?:due|hand in|homework|hw)\b.*\b(?:by|on|for|mon|tue|wed|thu|fri|sat|sun|tomorrow|next)/iu,
  },
  es: {
    restates: any(
      "como (?:ya )?(?:he |habia )?(?:dije|dicho|puse|comente|comentado|mencione|mencionado|explique|explicado|escribi|escrito)(?: (?:antes|arriba|ya|anteriormente))?|como (?:ya )?se ha (?:dicho|visto|comentado)|como deciamos|resumiendo|en resumen|para resumir|en resumidas cuentas|repito|repitiendo|lo repito|otra vez lo mismo|una vez mas|de nuevo|es decir|o sea que|lo que (?:quiero|intento) decir|en otras palabras|dicho de otra (?:manera|forma)|(?:lo que )?ya (?:puse|dije|he dicho|escribi)(?: (?:arriba|antes))?|pues eso|en conclusion|total que|en definitiva|basicamente|lo dicho|vuelvo a (?:decir|repetir)",
    ),
    hedges: any(
      "en mi (?:humilde )?opinion|a mi (?:parecer|juicio|modo de ver)|personalmente|(?:es|seria|cabe|conviene|vale la pena|hay que|hay q) (?:importante |interesante |bueno )?(?:destacar|mencionar|senalar|decir|notar|recordar|saber|resaltar|comentar)(?: que)?|importante (?:destacar|mencionar|senalar|decir)|vale la pena|(?:como )?(?:ya )?(?:lo )?sabemos todos|todo el mundo (?:lo )?(?:sabe|conoce|deberia)|como todos sabemos|como es sabido|por supuesto|obviamente|logicamente|evidentemente|la verdad(?: es que)?|sinceramente|en fin|bueno|a ver|o sea|en cierto modo|de alguna manera|por asi decirlo|se podria decir|se puede decir|podriamos decir|digamos|la cosa es que|voy a explicar|esto lo (?:voy a )?explic\\p{L}+|no quedo claro|creo que|pienso que|supongo que|me parece|si lo piensas|hace falta decir|huelga decir|ni que decir tiene|no hace falta decir|sobra decir",
    ),
    judges: any(
      "(?:muy |super |superr |bastante |tan |mega |realmente )?(?:importante|importantes|interesante|interesantes|aburrid[oa]|aburrid[oa]s|curios[oa]|impresionante|increible|divertid[oa]|graciosos?|graciosa|rar[oa]|complicad[oa]|dificil|loc[oa]|guay|chul[oa]|brutal)|una locura|que locura|flipante|larguisim[oa]s?|me encanta|me gusta|mola|un rollo|que pesad[oa]|sin eso no habria",
    ),
    laughs: any("jaja\\p{L}*|jeje\\p{L}*|jiji\\p{L}*|xd+|lol|uf+|buf+|madre mia|omg|en fin"),
    self: any(
      "yo|mi|mis|me|conmigo|fui|hice|vi|tuve|estuve|estaba|estoy|tengo|quiero|creo|pienso|apunto|pongo|entiendo|entendi|perdi|olvide|llegue|dormi",
    ),
    people: any(
      "(?:el|la|los|las|mi|mis|nuestro|nuestra) (?:profe|profes|profesor|profesora|seno|maestr[oa]|abuel[oa]|madre|padre|herman[oa]|amig[oa]|amig[oa]s|companer[oa]|companer[oa]s|prim[oa]|perr[oa]|gat[oa])|nos (?:conto|dijo|puso|hizo|enseno|mando)|me (?:conto|dijo|pregunto)|tod[oa] la clase",
    ),
    digresses: any(
      "por cierto|que por cierto|hablando de|cambiando de tema|dato curioso|aparte|bueno pues|fuera de tema|ahora que lo pienso",
    ),
    daily: any(
      "hoy|ayer|anoche|esta manana|esta semana|el otro dia|un dia|llego tarde|llegamos tarde|tarde|bocata|bocadillo|cafeteria|recreo|patio|autobus|bus|coche|movil|proyector|pizarra|aula|timbre|wifi|mucho calor|mucho frio|sueno|(?:tengo|tenia|que|muert[oa] de) hambre|cansad[oa]|vacaciones|video|youtube|tik ?tok|netflix|serie|pelicula|peli|partido|futbol|fiesta|cumple|pueblo|fin de semana|en clase",
    ),
    tasks:
      /^(?:[-*]\s*)?(?:to ?do|deberes|tarea|tareas|pendiente|recordar|recordatorio|estudiar|leer|repasar|traer|preguntar|mirar|buscar|entregar|examen|hacer|acordarse|ojo|para el (?:lunes|martes|miercoles|jueves|viernes))(?!\p{L})|(?:entregar|deberes|tarea).*(?:lunes|martes|miercoles|jueves|viernes|manana|para el)/iu,
  },
  fr: {
    restates: any(
      "comme (?:je (?:l ?'?(?:ai )?)?(?:(?:deja )?(?:dit|ecrit|disais|mentionne|note|explique))|dit|deja dit|ecrit|mentionne|vu)(?: (?:plus haut|avant|precedemment|au-dessus|ci-dessus|deja|tout a l ?'?heure))?|comme je l ?'?ai (?:deja )?(?:dit|ecrit|note|mentionne|explique)|je (?:le )?(?:repete|redis|rappelle)|pour (?:le )?(?:redire|repeter|resumer|recapituler|conclure)|en resume|en bref|en conclusion|encore une fois|une fois de plus|autrement dit|en d ?'?autres termes|c ?'?est[- ]a[- ]dire que|ce que je veux dire|en gros|donc en fait|au final|bref|pour faire (?:court|simple)|recap|on l ?'?a deja (?:dit|vu)|je l ?'?ai deja (?:dit|ecrit)",
    ),
    hedges: any(
      "a mon (?:humble )?avis|selon moi|pour moi|personnellement|il (?:est|faut|serait|convient) (?:aussi )?(?:important|interessant|bon|utile)? ?(?:de |d ?'?)?(?:noter|savoir|mentionner|preciser|dire|souligner|rappeler|remarquer)(?: aussi)?(?: que)?|(?:inutile|pas besoin|pas la peine) de (?:preciser|dire|rappeler)|il va sans dire|cela va sans dire|tout le monde (?:le )?(?:sait|connait)|comme (?:tout le monde|on) (?:le )?sait|bien sur|evidemment|forcement|franchement|honnetement|on (?:peut|pourrait) (?:aussi )?(?:dire|en parler|affirmer)(?: que)?|d ?'?une certaine (?:maniere|facon)|en quelque sorte|si on y (?:reflechit|pense)(?: bien)?|quand on y pense|je (?:trouve|pense|crois|dirais)(?: que)?|j ?'?avoue|mais bon|quoi|voila|du coup|en fait|alors la|petite parenthese|au fond|disons|je vais (?:expliquer|detailler)|plus en detail",
    ),
    judges: any(
      "(?:tres |super |hyper |trop |assez |vraiment |un peu |plutot )?(?:importante?s?|interessante?s?|bizarres?|riches?|complexes?|compliquee?s?|chiante?s?|ennuyeux|ennuyeuse|geniale?s?|genial|drole|marrante?|cool|nul(?:le)?|ouf|dingue|fascinante?|enervee?s?|longue?)|pas mal|pour tout le monde|pendant des heures|j ?'?adore|truc de fou|ca fait reflechir|tout le temps",
    ),
    laughs: any("lol|mdr+|ptdr+|haha+|hihi|xd+|pff+|ouf|bah|bof|wesh|hein"),
    self: any("je|j|moi|me|mon|ma|mes|m"),
    people: any(
      "(?:le|la|les|mon|ma|mes|notre|l ?'?)? ?(?:profs?|prof de \\p{L}+|professeure?|maitresse|copain|copine|copains|pote|potes|frere|soeur|mere|pere|maman|papa|mamie|papi|voisine?|chien|chat)|(?:mme|mlle|madame|monsieur|m\\.) \\p{L}+|nous a (?:dit|raconte|montre|parle|fait)|toute la classe",
    ),
    digresses: any(
      "au fait|d ?'?ailleurs|bref|petite parenthese|rien a voir|soit dit en passant|en passant|a propos|pour l ?'?anecdote|anecdote|hors sujet|parenthese",
    ),
    daily: any(
      "aujourd ?'?hui|hier|ce matin|hier soir|cette semaine|l ?'?autre jour|en retard|bruit|cantine|recre|bus|metro|voiture|portable|telephone|videoprojecteur|projecteur|tableau|salle|sonnerie|wifi|trop chaud|trop froid|fatiguee?|sommeil|faim|dormi|vacances|video|youtube|tik ?tok|netflix|serie|film|match|foot|soiree|anniversaire|week-?end|en classe|en cours",
    ),
    tasks:
      /^(?:[-*]\s*)?(?:to ?do|a faire|devoirs?|dm|exos?|exercices?|a revoir|a rendre|revoir|relire|lire|apprendre|reviser|demander|apporter|penser a|ne pas oublier|rappel|controle|ds|interro)(?!\p{L})|(?:a rendre|devoirs?|fiche).*(?:lundi|mardi|mercredi|jeudi|vendredi|demain|pour le|pr )/iu,
  },
  de: {
    restates: any(
      "wie (?:ich )?(?:(?:oben|vorhin|vorher|bereits|schon|eben|ja)(?: schon| bereits)? )?(?:gesagt|geschrieben|erwahnt|erklart|gesehen|notiert)(?: hab(?:e)?)?|wie (?:schon |bereits |oben |vorhin |vorher |ja )+(?:gesagt|geschrieben|erwahnt|erklart|beschrieben)|wie gesagt|wie erwahnt|nochmals?(?: \\p{L}+)?|noch ?mal|noch einmal|zusammengefasst|zusammenfassend|um es (?:kurz|nochmal|noch einmal) zu|kurz gesagt|kurz und gut|mit anderen worten|anders (?:gesagt|ausgedruckt)|das heisst also|was ich (?:damit )?(?:sagen will|meine)|ich wiederhole|zur wiederholung|sei (?:nochmals? )?darauf hingewiesen|im grunde|im prinzip|letztendlich|letzten endes|unterm strich|alles in allem|steht ja schon oben",
    ),
    hedges: any(
      "meiner (?:bescheidenen )?meinung nach|ich (?:finde|denke|glaube|meine|wurde sagen)|meines erachtens|personlich|es ist (?:auch |noch |auch noch )?(?:wichtig|interessant|erwahnenswert) (?:zu |noch )*(?:erwahnen|sagen|wissen|beachten|betonen)?|(?:wichtig|interessant) (?:zu |noch )*(?:erwahnen|sagen|wissen)|man (?:kann|konnte|muss) (?:eigentlich |auch |ja |wohl )*(?:sagen|festhalten|erwahnen)|im grossen und ganzen|sozusagen|gewissermassen|irgendwie|eigentlich|quasi|naturlich|selbstverstandlich|bekanntlich|jeder weiss|wie jeder weiss|wie wir alle wissen|muss ich (?:echt |schon |ehrlich )?sagen|ehrlich gesagt|um ehrlich zu sein|keine ahnung|ja ok|na ja|naja|an dieser stelle|es sei|nicht unerwahnt|der vollstandigkeit halber|im endeffekt|wenn man (?:so |mal )?(?:druber|daruber) nachdenkt|klingt (?:jetzt )?komplizierter|ich erklar|muss man (?:einfach )?(?:wissen|sagen)|es versteht sich|was soll ich sagen",
    ),
    judges: any(
      "(?:sehr |mega |super |total |echt |ziemlich |voll |richtig |besonders |unglaublich )?(?:wichtig\\p{L}*|interessant\\p{L}*|spannend\\p{L}*|bedeutend\\p{L}*|krass\\p{L}*|langweilig\\p{L}*|lustig\\p{L}*|witzig\\p{L}*|cool\\p{L}*|komisch\\p{L}*|kompliziert\\p{L}*|nervig\\p{L}*|toll\\p{L}*|verruckt\\p{L}*|schwierig\\p{L}*|heftig\\p{L}*)|ewig|endlich|gegrinst|genervt",
    ),
    laughs: any("lol|haha+|hihi|hehe|xd+|puh|uff|omg|wtf|rofl|boah|alter|mann ey"),
    self: any("ich|mich|mir|mein|meine|meinem|meinen|meiner"),
    people: any(
      "(?:herr|frau|hr|fr)\\.? \\p{L}+|(?:der|die|unser|unsere|mein|meine|den|dem) (?:lehrer|lehrerin|prof|oma|opa|mutter|vater|bruder|schwester|freund|freundin|kumpel|hund|katze|banknachbar\\p{L}*)|(?:die )?(?:halbe|ganze) klasse|\\p{L}+ hat (?:gefragt|gelacht|gemeint|erzahlt)|(?:hat|haben) (?:uns )?(?:dann )?(?:noch )?(?:ewig )?(?:von|uber) .* erzahlt",
    ),
    digresses: any(
      "ubrigens|apropos|nebenbei|nebenbei bemerkt|am rande|by the way|btw|funfact|fun fact|off topic|da fallt mir ein|jedenfalls|ausserdem war",
    ),
    daily: any(
      "heute|gestern|vorgestern|letzte woche|heut|am wochenende|vorhin|urlaub|ferien|kreta|mallorca|beamer|tafel|klassenzimmer|klassenraum|gong|wlan|handy|laptop|mensa|pause|bus|zug|verspatung|zu spat|zu heiss|so heiss|zu kalt|so kalt|mude|eingeschlafen|hunger|langeweile|kopfschmerzen|video|youtube|tik ?tok|netflix|serie|film|fussball|party|geburtstag|erzahlt|geredet|gefragt|gelacht|drankommt|unterricht",
    ),
    tasks:
      /^(?:[-*]\s*)?(?:to ?do|ha|hausaufgaben?|hausi|hu|aufgabe|aufgaben|merken|nicht vergessen|lernen|lesen|nachlesen|wiederholen|mitbringen|fragen|nachfragen|abgabe|abgeben|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|morgen)|klausur|test|uben)(?!\p{L})|(?:hausaufgaben?|abgeben|abgabe|nachlesen|uben).*(?:bis|montag|dienstag|mittwoch|donnerstag|freitag|morgen|seite|s\.)/iu,
  },
  zh: {
    restates:
      /(?:正如|就像|如)?(?:我)?(?:上面|前面|刚才|之前|前文|刚刚|上文)(?:也|就|已经|都)?(?:说|讲|写|提)(?:过|到|的|了)|(?:正如|就像|如)(?:上|前)(?:面|文)?所(?:说|述|讲|写)|如前所述|综上(?:所述)?|总之|总而言之|总的来说|总结一下|一句话|换句话说|也就是说|再(?:说|强调|重复|啰嗦|讲)(?:一)?(?:遍|次|句|下)|重复一(?:遍|下)|说白了|简单来说|简而言之|说到底|归根结底/gu,
    hedges:
      /在我看来|我(?:个人)?(?:觉得|认为|感觉)|个人(?:觉得|认为|感觉)|值得(?:一提|注意|一说)(?:的是)?|需要(?:说明|指出|注意)的是|众所周知|大家都(?:知道|懂|清楚)|不用(?:多)?说|毋庸置疑|毫无疑问|显而易见|怎么说呢|其实|反正|某种(?:意义|程度)上|从某种|可以(?:这么|这样)?说|应该说|说实话|老实说|讲真|不得不说|所谓|我就不多说|不多说了|还是再说|顺便(?:说|提)/gu,
    judges:
      /(?:非常|特别|超级|很|真的|十分|挺|太|超|好|最|极其)(?:非常|特别|的|是)?(?:重要|有意义|有意思|有趣|好看|好玩|难|复杂|伟大|有名|著名|厉害|神奇|无聊|麻烦|奇怪|牛|好笑|帅|可爱|关键)|伟大的(?:科学家|人物|作家)|真的是/gu,
    laughs: /哈哈+|嘿嘿|呵呵|嘻嘻|233+|笑死|救命|呜呜|唉|热死|困死|烦死|累死|饿死|emmm*|hhh+/giu,
    self: /我(?!国|们国|军|党|方)(?:们)?/gu,
    people:
      /老师(?:说|讲|还|又|突然|今天|迟到|让|居然|笑|把|跟|给)|(?:王|李|张|刘|陈|杨|赵|黄|周|吴)老师|同学|同桌|室友|闺蜜|朋友|小胖|班长|我(?:妈|爸|哥|姐|弟|妹|奶奶|爷爷)/gu,
    digresses: /话说|对了|顺便|说到这|扯远了|题外话|插一句|跑题|另外说一句|不过话说回来/gu,
    daily:
      /今天|昨天|昨晚|刚才|早上|上课(?:的时候|时|前)|下课|课间|教室|空调|投影|黑板|食堂|奶茶|外卖|公交|地铁|手机|睡着|好困|好饿|好累|好热|太热|好冷|太冷|放假|旅游|视频|b站|抖音|电视剧|电影|综艺|游戏|足球|篮球|生日|扇子|洒|本子|没听懂|没看懂|看不懂/giu,
    tasks:
      /^(?:[-*]\s*)?(?:todo|作业|待办|记得|别忘|要背|要做|预习|复习|背诵|考试|测验|提醒)|(?:作业|要交|前交|背诵|截止)/iu,
  },
  ja: {
    restates:
      /(?:さっき|先ほど|前|上)(?:も|に|にも|で|でも)?(?:書い|言っ|述べ|触れ|説明し)(?:た|てる|ている|たように|たけど)|前述の(?:通り|とおり|ように)|(?:上|先)に述べた|繰り返しになる|(?:もう|あと)?(?:一度|一回|いっかい)(?:言う|書く|まとめる)と|何度も(?:言う|書く)|つまり何が言いたいか|要するに|ようするに|まとめると|一言で(?:言う|いう)と|言い換える|簡単に(?:言う|いう)と|ざっくり(?:言う|いう)と|結局のところ|繰り返す|くり返し|繰り返し/gu,
    hedges:
      /個人的に(?:は|思う)?|私(?:の意見で)?は?.{0,6}(?:思う|考える)|言うまでもなく|いうまでもなく|もちろん|周知の(?:通り|とおり)|みんな(?:が)?知って(?:る|いる)|ご存知の(?:通り|とおり)|(?:と|とも)言える(?:のではないか|だろう|かもしれない)?|のではないか(?:と|という)|正直|ぶっちゃけ|ある意味|なんというか|なんとなく|まあ|えーと|えっと|とりあえず|特筆すべき(?:は|なのは)|重要なのは|注目すべき(?:は|なのは)|と思う|だと思う|気がする|って感じ|みたいな|ってこと|やつ/gu,
    judges:
      /(?:めっちゃ|すごく|とても|超|かなり|本当に|ほんと|ほんとに|非常に|マジで|結構)?(?:大事|重要な(?:時代|もの|こと|人物|話)?|重要だ|面白い|おもしろい|有名な(?:作家|人|話)?|難しい|むずい|むずかしい|ややこしい|かっこよ|かっこい|すごい|つまらな|やばい|感動|モヤモヤ|眠かった|眠い|最高|複雑な話)/gu,
    laughs: /笑(?=$|[。、！!\s])|ｗ+|w{2,}|草(?=$|[。！!])|（笑）|\(笑\)|泣(?=$|[。])|www*/giu,
    self: /(?:私|僕|俺|自分|うち)(?:は|が|も|の|的)|友達と|語った|見たやつ/gu,
    people:
      /先生が|先生は(?:昨日|今日|いつも|また)|先生の(?:話|雑談|犬|猫)|友達|友だち|隣の(?:人|子|席)|クラスの|部活の|母が|父が|兄が|姉が|弟が|妹が|みんな/gu,
    digresses: /ちなみに|そういえば|ところで|話は変わ|余談|関係ない(?:けど|が)|それはさておき|脱線/gu,
    daily:
      /昨日|今日(?:は|の授業)|今朝|さっき|授業(?:で|中)|昼休み|給食|弁当|ラーメン|お腹|腹減|眠かった|眠い|寝て|疲れ|暑かった|暑い|寒かった|遅刻|スマホ|動画|youtube|tiktok|ドラマ|大河|映画|アニメ|ゲーム|漫画|俳優|line|旅行|プロジェクター|エアコン|食べすぎ|話をしてた/giu,
    tasks:
      /^(?:[-*]\s*)?(?:todo|宿題|課題|提出|やること|要復習|復習|予習|覚える|暗記|質問|テスト|小テスト|確認|持ち物|〆切|締切)|(?:宿題|提出|までに|まで$)/iu,
  },
});
