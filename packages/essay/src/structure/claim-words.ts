import { orEnglish } from "@jotter/domain/settings";

/** How sentences show what a reader would ask about. Small closed lists: what they do not know is not asked. */
export type ClaimWords = {
  /** A share, a large number, so many a day: somebody has counted. */
  readonly counted: RegExp;
  /** "Studies show": somebody has found it out, and is not named. */
  readonly studies: RegExp;
  /** Who says it, or where it stands. */
  readonly sourced: RegExp;
  /** What the writer saw, asked or measured. */
  readonly own: RegExp;
  /** They went and counted: the numbers that follow are theirs. */
  readonly surveyed: RegExp;
  /** An experiment of one's own: its numbers are measured. */
  readonly measured: RegExp;
  /** True of all, or of none. */
  readonly sweeping: RegExp;
  /** Said of a short sentence as a whole: "always", "never". */
  readonly everTime: RegExp;
  /** What takes it back, wishes it, or leaves it to others. */
  readonly tempered: RegExp;
  readonly vague: RegExp;
  /** It goes on to name what it means. */
  readonly names: RegExp;
  /** The opinion of the task taken over, and the reason that may follow. */
  readonly agrees: RegExp;
  readonly reasons: RegExp;
  /** A liking, where a claim should stand. */
  readonly likes: RegExp;
  /** Somebody sees it the other way, and it is taken up or granted. */
  readonly objects: RegExp;
  readonly answers: RegExp;
  /** Words of which nobody can tell what they stand for. */
  readonly pointing: RegExp;
  /** A result that is said to follow for sure, or one group held against another. */
  readonly bold: RegExp;
  /** One more thing. */
  readonly adds: RegExp;
  /** "To end with": what comes last. */
  readonly endsWith: RegExp;
  /** The same, where it is what comes last and not the sum. */
  readonly lastly: RegExp;
  readonly demands: RegExp;
  /** "Also", anywhere in it; and what leaves the subject by its own account. */
  readonly also: RegExp;
  readonly aside: RegExp;
};

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
const opening = (alternatives: string): RegExp => new RegExp(`^[^\\p{L}\\p{N}]*(?:${alternatives})(?!\\p{L})`, "iu");

const large = String.raw`\d{1,3}(?:[  .,’']\d{3})+|\d{5,}`;

export const claimWords = orEnglish<ClaimWords>({
  en: {
    counted: new RegExp(
      `\\d ?%|(?<!\\p{L})(?:\\d+|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\\p{L}-]* per ?cent(?!\\p{L})|(?:${large})(?= \\p{L})|\\d (?:million|billion|trillion)|(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|nine) (?:out of|in) (?:every )?(?:three|four|five|ten|\\d+)(?!\\p{L})|(?<!\\p{L})(?:the average|on average)(?!\\p{L}).*(?:\\d|two|three|four|five|six|seven|eight|nine|ten) (?:hours?|minutes?|times|days|kilo\\p{L}+|euros?|dollars?|pounds?)|\\d{3,} \\p{L}+ (?:\\p{L}+ ){0,3}(?:every|each|a|per) (?:day|week|month|year|hour)`,
      "iu",
    ),
    studies: words(
      "(?:(?:many|several|some|recent|new|most) )?(?:studies|surveys|statistics|researchers|scientists|experts) (?:have )?(?:shown?|shows?|prove[nsd]?|say|says|agree|found|find|tell|believe)|(?:a|one|recent) (?:recent |new )?(?:study|survey) (?:has )?(?:shown|shows|showed|proves|proved|found)|research (?:has )?(?:shown|shows|proves|proved)|it (?:is|has been) (?:scientifically )?proven",
    ),
    sourced: words(
      "according to|source|by the (?:ministry|office|university|institute)|(?:reports?|writes?|wrote|counted|measured|published|survey of|study by|data from|figures from|census)|in (?:his|her|their) (?:book|article|study)",
    ),
    own: words("I|my|me|our|ours|us|we (?:asked|counted|measured|weighed|found|noted|watched|used)"),
    surveyed: words(
      "(?:I|we|my \\p{L}+|our \\p{L}+) (?:\\p{L}+ )?(?:asked|counted|measured|weighed|surveyed|interviewed|timed)",
    ),
    measured: words("this (?:investigation|experiment)|our (?:experiment|measurements?)|lab report"),
    sweeping:
      /^(?:[^\p{L}]*(?:\p{L}+,? ){0,3})(?<!(?:not|almost|nearly|hardly|virtually|practically|that|and|when|if|where|like) )(?<!\p{L})(?:everybody|everyone|nobody|no one|no-one)(?! (?:else|who|of)(?!\p{L}))(?!\p{L})|^[^\p{L}]*(?:all (?!of |in |this |these |those |that |the same |day|night|along|my|our|you )(?:the )?\p{L}+ |every (?:single )?(?:person|human|child|student|teenager|pupil|teacher|parent|adult|country|school|family|woman|man) |no (?:person|human|child|student|teenager|pupil|teacher|parent|adult|country|school|\p{L}+s?) (?:can|could|will|would|has|have|is|are|ever|wants?|likes?|knows?) )|(?<!\p{L})(?:the whole world|all over the world|since the beginning of (?:time|man\p{L}*|humanity)|everybody knows|everyone knows|(?:for|in) every (?:single )?(?:person|case|situation)|nobody (?:ever|can|wants|likes|cares))(?!\p{L})/iu,
    everTime: words("always|never|impossible|without exception|in every case"),
    tempered: words(
      "almost|nearly|hardly|not (?:every|all|always|never)|should|must|may|might|could|would|seems?|perhaps|often|usually|sometimes|tend|deserves?|(?:a|the) right to|some (?:people|students|parents)|claims?|argues?|believes?d?|thinks?|thought|says?|said|if",
    ),
    vague: words(
      "(?:many|a lot of|lots of|some|several|other|different|good|bad|nice|new|interesting|important|all kinds of|all sorts of|so many|a few) (?:\\p{L}+ )?(?:things|stuff)|stuff like (?:that|this)|stuff|(?:and )?things like (?:that|this)|somehow|in (?:many|some|various) ways|(?:a |one )?(?:good|bad|big|nice|great|different) thing|all that stuff|kind of|sort of|certain (?:aspects|things|ways)|various (?:aspects|things)|whatever|et cetera|etc|do something(?: about it)?|something (?:must|should|has to) be done|and so on and so forth",
    ),
    names: words("such as|for example|for instance|like (?!that|this)|namely|including|especially"),
    agrees: words(
      "I (?:\\p{L}+ ){0,2}agree with (?:this|the|that) (?:statement|opinion|view|claim|idea|question|topic|text)|I (?:totally|completely|fully|strongly) agree",
    ),
    reasons: words("because|since|for the reason"),
    likes: words(
      "I personally (?:think|believe|feel|like|love|find)|I (?:really |just |also )?(?:love|like|enjoy) (?:this|the) (?:topic|subject|theme|book|period)|(?:my|in my) personal opinion|I (?:think|find) (?:that )?(?:it|this|the) (?:topic |subject )?is (?:very |really |so )?(?:interesting|exciting|cool|amazing)",
    ),
    objects: words(
      "(?:some|many|other|certain) (?:people|students|parents|teachers|critics|readers|scientists|historians|friends|classmates|pupils) (?:\\p{L}+ )?(?:say|argue|think|believe|claim|object|feel|fear|worry)|(?:critics|opponents|others) (?:say|argue|think|believe|claim|object)|it (?:is|can be|could be|may be) (?:argued|objected)|(?:one|someone|somebody) (?:might|may|could) (?:say|argue|object)",
    ),
    answers: words(
      "but|however|yet|though|although|still|nevertheless|nonetheless|even so|true|on the other hand|this (?:objection|argument|worry|point|fear)|that (?:objection|argument|worry|is (?:true|so|right|a))|instead|while|whereas|admittedly|granted|of course|despite",
    ),
    pointing:
      /^[^\p{L}]*(?:they|these|those)(?!\p{L})(?=[^.!?]*(?<!\p{L})(?:them|theirs?)(?!\p{L}))|^[^\p{L}]*(?:this|that) (?:is (?:why|how|what) )(?:it|they)(?!\p{L})|^[^\p{L}]*(?:this|that) (?:makes?|made) it (?:\p{L}+ )?(?:worse|better|difficult|hard|harder|easier|bad|good|important)|^[^\p{L}]*it (?:shows|proves|means) (?:this|that|it)[.!]|^[^\p{L}]*(?:this|that|it) (?:is|was|has been) (?:a |very |really |not |also )*(?:good|bad|big|important|problem|wrong|right|unfair)(?: (?:problem|thing|idea|for \p{L}+))?[.!]$/iu,
    bold: words(
      "disappears?|vanish(?:es)?|as soon as|(?:is|are|was|were) (?:much |far )?(?:more|less|better|worse|healthier|happier|smarter|safer|stronger|lazier|cleverer)(?: \\p{L}+)? than|more than any(?: other)?|(?:live|learn|work|earn|get|have|do|does|lives|learns|works|succeed|succeeds|become|becomes) (?:much )?(?:more|less|fewer|better|worse)|guarantees?|(?:makes?|made) (?:people|children|students|teenagers|us|kids|everyone|you) \\p{L}+|(?:destroys?|ruins?|kills?|solves?) \\p{L}+|(?:cause|causes|leads? to) \\p{L}+|(?:is|are|was|were) the (?:best|worst|only|biggest|greatest|most \\p{L}+)|(?:hates?|hated|loved?|loves) (?:their|the|his|all)|(?:is|are|was|were) (?:all|always) \\p{L}+|will (?:all|surely|certainly|definitely) ",
    ),
    adds: opening("also|besides|moreover|furthermore|in addition|another|what is more|by the way|apart from that"),
    endsWith: opening(
      "in conclusion|finally|lastly|to (?:conclude|end|finish|sum up)|in (?:summary|the end|short)|last but not least",
    ),
    lastly: opening("finally|lastly|to (?:end|finish)|last but not least"),
    demands: words("should|must|ought to|needs? to|have to|has to"),
    also: words("also|too|besides|another"),
    aside: words("by the way|incidentally|speaking of which|on another note"),
  },
  es: {
    counted: new RegExp(
      `\\d ?%|(?<!\\p{L})por ciento(?!\\p{L})|(?:${large})(?= \\p{L})|\\d millones|\\d mil(?!\\p{L})|(?<!\\p{L})(?:uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve) de cada (?:dos|tres|cuatro|cinco|diez|\\d+)(?!\\p{L})|\\d{3,} \\p{L}+ (?:cada|al|por) (?:día|semana|mes|año|hora)|(?<!\\p{L})(?:la mitad|un tercio|dos tercios|tres cuartas partes) de (?:los|las) \\p{L}+`,
      "iu",
    ),
    studies: words(
      "(?:(?:muchos|varios|algunos|los|diversos) )?(?:estudios|científicos|expertos|investigadores) (?:han )?(?:demuestran|demostrado|muestran|mostrado|dicen|afirman|prueban|aseguran)|un estudio (?:reciente )?(?:demuestra|muestra|dice|afirma)|está (?:científicamente )?(?:demostrado|comprobado|probado)",
    ),
    sourced: words(
      "según|fuente|datos de(?:l)?|informe|publicad[oa]s?|encuesta de(?:l)?|escribe|escribió|calcul[óa]|midió|censo",
    ),
    own: words("yo|mi|mis|me|nuestr[oa]s?|nosotros|mí|contamos|medimos|preguntamos"),
    surveyed: words(
      "(?:pregunt|cont|med|entrevist|pes|encuest)(?:é|í|amos|imos)|hemos (?:preguntado|contado|medido|pesado)|hice una encuesta",
    ),
    measured: words("este experimento|nuestro experimento|práctica de laboratorio"),
    sweeping:
      /(?<!(?:no|casi) )(?<!\p{L})(?:todo el mundo|el mundo entero|desde siempre|desde el principio de los tiempos)(?!\p{L})|^(?:[^\p{L}]*(?:\p{L}+,? ){0,2})(?<!no |que |y |si )(?<!\p{L})(?:nadie|ningún \p{L}+|ninguna \p{L}+)(?!\p{L})|^[^\p{L}]*(?:todos|todas|todo) (?:(?:los|las|el|la) )?\p{L}+ |^[^\p{L}]*cualquier(?:a)? \p{L}+ |^[^\p{L}]*cada (?:persona|alumno|joven|niño|familia) /iu,
    everTime: words("siempre|nunca|jamás|imposible|sin excepción"),
    tempered: words(
      "casi|apenas|no (?:todos|todas|siempre)|deb(?:e|en|ería|erían|emos|eríamos)|habría que|hay que|puede|pueden|podría|podrían|quizás?|tal vez|a menudo|a veces|suelen?|derecho a|algunos|dicen|creen|opinan|piensan|si",
    ),
    vague: words(
      "(?:muchas|varias|algunas|otras|diferentes|distintas|buenas|malas|hay|hubo|hacen|hacer|tantas|estas) cosas|cosas (?:nuevas|buenas|malas|así|que molestan|interesantes|importantes|como (?:esa|esta)s?)|en muchos (?:aspectos|sentidos)|de alguna manera|de muchas maneras|hacer algo|algo así|y todo eso|etc|ciertas cosas|todo tipo de cosas|un montón de cosas|(?:una|la) cosa (?:buena|mala|importante|es que)|de (?:varias|distintas|diferentes) maneras|en (?:varios|ciertos|distintos) aspectos|y esas cosas|hay que hacer algo",
    ),
    names: words("como|por ejemplo|sobre todo|es decir|en particular"),
    agrees: words(
      "estoy (?:\\p{L}+ )?de acuerdo con (?:la|esta|el|este|esa|lo) (?:afirmación|frase|opinión|texto|idea|enunciado|que dice)",
    ),
    reasons: words("porque|ya que|puesto que|pues|dado que"),
    likes: words(
      "yo (?:creo|pienso|opino) que .{0,80}me (?:gusta|encanta)|a mí me (?:gusta|encanta)|me (?:gusta|encanta|interesa) mucho (?:este|el) tema|personalmente,? (?:yo )?(?:creo|pienso)|yo personalmente",
    ),
    objects: words(
      "(?:algunos|algunas|muchos|otros|ciertos) (?:\\p{L}+ )?(?:dicen|opinan|creen|piensan|sostienen|afirman|temen)|hay quien(?:es)? (?:dice|piensa|cree|opina)[n]?|se (?:puede|podría) objetar|los críticos|(?:los|las) \\p{L}+ mandan .{3,40} porque quieren",
    ),
    answers: words(
      "pero|sin embargo|aunque|no obstante|aun así|es (?:cierto|verdad)|en cambio|este argumento|esta objeción|ahora bien|mientras que|si bien|por otro lado|por el contrario|desde luego|claro",
    ),
    pointing:
      /^[^\p{L}]*(?:ellos|ellas)(?!\p{L})(?=.*(?<!\p{L})(?:eso|esto|ellos|ellas|ello)(?!\p{L}))|^[^\p{L}]*(?:esto|eso|ello) (?:lo|la|los|las|le|les) \p{L}+[^\p{L}]*$|^[^\p{L}]*(?:esto|eso|ello) (?:demuestra|pasa|ocurre|influye|afecta)[^\p{L}]*$|^[^\p{L}]*(?:esto|eso|ello) (?:hace que se|es (?:un |una |muy |lo )?(?:problema|malo|bueno|importante|grave|injusto)|no (?:está bien|es bueno))/iu,
    bold: words(
      "(?:sacan|tienen|viven|vivían|aprenden|ganan|trabajan|son|es|eran|era|rinden|obtienen|consiguen) (?:mucho )?(?:más|menos|mejor(?:es)?|peor(?:es)?)|(?:hace|hacen|vuelve|vuelven) (?:a la gente|a los \\p{L}+|más|menos|violent\\p{L}+|tont\\p{L}+)|destruye[n]?|arruina[n]?|provoca[n]?|causa[n]?|(?:es|son|fue|era|fueron) (?:el|la|los|las) (?:mejor|peor|único|única|\\p{L}+ más \\p{L}+)|odia(?:n|ba|ban)|desaparece[n]?|elimina[n]?|acaba con|garantiza[n]?|mejor(?:es)? que|peor(?:es)? que",
    ),
    adds: opening("además|también|otra cosa|por otra parte|asimismo|encima|por cierto"),
    endsWith: opening(
      "en (?:conclusión|resumen|definitiva)|para (?:terminar|acabar|concluir|finalizar)|por último|finalmente|al final",
    ),
    lastly: opening("para (?:terminar|acabar|finalizar)|por último|finalmente|al final"),
    demands: words("deb(?:e|en|ería|erían)|habría que|hay que|tiene[n]? que|deberíamos"),
    also: words("también|además|otro|otra"),
    aside: words("por cierto|a propósito|cambiando de tema"),
  },
  fr: {
    counted: new RegExp(
      `\\d[  ]?%|(?<!\\p{L})pour ?cent(?!\\p{L})(?! ans)|(?:${large})(?=[  ]\\p{L})|\\d (?:millions?|milliards?)|(?<!\\p{L})(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf) (?:\\p{L}+ )?sur (?:deux|trois|quatre|cinq|dix|\\d+)(?!\\p{L})|\\d{3,} \\p{L}+ (?:chaque|par) (?:jour|semaine|mois|an|heure)`,
      "iu",
    ),
    studies: words(
      "(?:(?:de nombreuses|plusieurs|certaines|des|les) )?(?:études|enquêtes|recherches|scientifiques|experts|chercheurs|spécialistes) (?:récentes )?(?:ont )?(?:montrent|montré|prouvent|prouvé|disent|démontrent|démontré|affirment)|une étude (?:récente )?(?:a )?(?:montre|montré|prouve|prouvé)|il est (?:scientifiquement )?(?:prouvé|démontré)|c['’]est prouvé",
    ),
    sourced: words("selon|d['’]après|source|rapport|publiée?s?|enquête de|écrit|estime|l['’]insee|recensement|mesuré"),
    own: words("je|j['’]\\p{L}+|mon|ma|mes|moi|notre|nos|nous avons|chez nous"),
    surveyed: words("(?:j['’]ai|nous avons|on a) (?:demandé|compté|mesuré|pesé|interrogé|questionné)"),
    measured: words("cette expérience|notre expérience|compte rendu de tp"),
    sweeping:
      /(?<!(?:pas|presque) )(?<!\p{L})(?:tout le monde|le monde entier|depuis toujours|de tout temps|depuis la nuit des temps)(?!\p{L})|^(?:[^\p{L}]*(?:\p{L}+,? ){0,2})(?<!que |et |si |où )(?<!\p{L})(?:personne ne|personne n['’]\p{L}+|aucune? \p{L}+ n(?:e|['’]\p{L}+)|nul ne)(?!\p{L})|^[^\p{L}]*(?:(?:tous|toutes) les (?!jours|ans|fois|deux|matins|soirs)\p{L}+|tout (?:élève|adolescent|homme|être|enfant|jeune) |chaque (?:élève|adolescent|personne|enfant|jeune|famille) |n['’]importe qui)/iu,
    everTime: words("toujours|jamais|impossible|sans exception"),
    tempered: words(
      "presque|pas (?:tous|toutes|toujours)|devrai\\p{L}+|doi\\p{L}+|il faut|il faudrait|peut|peuvent|pourrai\\p{L}+|peut-être|souvent|parfois|semble\\p{L}*|droit|certains|disent|pensent|croient|si|où",
    ),
    vague: words(
      "(?:plein|beaucoup|plus|tas|tant) de (?:choses|trucs)|(?:certaines|différentes|plusieurs|d['’]autres|des|quelques) (?:choses|trucs)(?: \\p{L}+)?|des trucs|faire quelque chose|d['’]une certaine (?:manière|façon)|à plein de niveaux|sur (?:beaucoup|plein) de points|beaucoup de changements|ce genre de choses|toutes sortes de choses|etc|de (?:différentes|plusieurs) (?:façons|manières)|une (?:bonne|mauvaise) chose|certains (?:aspects|points)|différents aspects|machins?|et tout ça|en quelque sorte",
    ),
    names: words("comme|par exemple|notamment|telles?|tels|surtout|c['’]est-à-dire"),
    agrees: words(
      "je suis (?:\\p{L}+ ){0,4}d['’]accord avec (?:cette|cet|ce|l['’]|la|le) ?(?:affirmation|phrase|idée|opinion|avis|sujet|citation|texte)",
    ),
    reasons: words("parce qu\\p{L}*|car|puisqu\\p{L}*|étant donné"),
    likes: words(
      "moi,? je (?:pense|trouve|crois)|personnellement,? (?:moi,? )?je|que j['’]adore|j['’](?:adore|aime (?:beaucoup|bien)) (?:ce|cette|le) (?:sujet|thème|période|livre)|je trouve (?:ce|le) (?:sujet|thème)",
    ),
    objects: words(
      "(?:certains|certaines|d['’]autres|beaucoup d['’]|beaucoup de|quelques) ?(?:\\p{L}+ )?(?:disent|pensent|croient|trouvent|affirment|craignent|estiment)|on (?:peut|pourrait) (?:objecter|dire|penser)|d['’]aucuns|ses adversaires|on objecte",
    ),
    answers: words(
      "mais|cependant|pourtant|toutefois|néanmoins|or|bien que|il est vrai|certes|en revanche|cet argument|cette (?:objection|crainte|idée)|au contraire|alors que|tandis que|malgré|quant|d['’]un autre côté|d['’]autre part|bien sûr",
    ),
    pointing:
      /^[^\p{L}]*(?:ils|elles)(?!\p{L})(?=.*(?<!\p{L})(?:d['’]eux|d['’]elles|leur|eux)(?!\p{L}))|^[^\p{L}]*(?:cela|ça|ceci)(?!\p{L})(?=.*(?<!\p{L})(?:eux|elles?|problème|ça|cela)(?!\p{L}))|^[^\p{L}]*(?:cela|ça|ceci|c['’]) ?(?:le|la|les|leur) \p{L}+[^\p{L}]*$|^[^\p{L}]*(?:cela|ça|ceci|c['’]est) (?:n['’]est pas |pas |très |vraiment )*(?:bien|mal|grave|important|mauvais|bon|normal)[^\p{L}]*$/iu,
    bold: words(
      "(?:réussissent|vivent|vivaient|apprennent|travaillent|gagnent|sont|est|étaient|était|ont) (?:beaucoup )?(?:plus|moins|mieux|pire)|(?:rend|rendent) (?:les )?\\p{L}+|détrui(?:t|sent)|provoque(?:nt)?|cause(?:nt)?|(?:est|sont|était|fut) (?:le|la|les) (?:meilleure?s?|pires?|seule?s?|plus \\p{L}+)|détest(?:e|ent|ait|aient)|supprime(?:nt|ra)?|disparaît|disparaissent|élimine(?:nt)?|garantit|la vraie? (?:responsable|cause|raison)|le vrai (?:responsable|coupable)|(?:plus|moins|mieux|pire) que",
    ),
    adds: opening("de plus|en outre|par ailleurs|aussi|également|d['’]ailleurs|au fait|en plus"),
    endsWith: opening("en conclusion|pour (?:conclure|finir|terminer)|finalement|enfin|bref|en somme"),
    lastly: opening("pour (?:finir|terminer)|finalement|enfin"),
    demands: words("devrai\\p{L}+|doi\\p{L}+|il fau\\p{L}+|faudrait|suffirai\\p{L}+|coûterait"),
    also: words("aussi|également|autre"),
    aside: words("au fait|à propos|soit dit en passant"),
  },
  de: {
    counted: new RegExp(
      `\\d ?(?:%|prozent)|(?<!\\p{L})(?:zehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig) prozent|(?:${large})(?= \\p{L})|\\d (?:Millionen|Milliarden|Mio\\.|Mrd\\.)|(?<!\\p{L})(?:jede[rs]?|jeden) (?:zweite|dritte|vierte|fünfte|zehnte)[rns]?(?!\\p{L})|(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun) von (?:drei|vier|fünf|zehn|\\d+) \\p{Lu}|\\d{3,} \\p{L}+ (?:pro|am|jeden|im) (?:Tag|Woche|Monat|Jahr|Stunde)`,
      "iu",
    ),
    studies: words(
      "(?:(?:viele|mehrere|einige|neue|zahlreiche) )?(?:Studien|Untersuchungen|Statistiken|Forscher|Wissenschaftler|Experten) (?:haben )?(?:zeigen|belegen|beweisen|sagen|behaupten|gezeigt|bewiesen|festgestellt)|(?:eine|die) (?:neue |aktuelle )?(?:Studie|Umfrage) (?:zeigt|belegt|beweist|sagt)|(?:es ist|ist) (?:wissenschaftlich )?(?:bewiesen|erwiesen)|(?:Studien|Forscher|Experten) zufolge",
    ),
    sourced: words(
      "laut (?!(?:einer )?(?:Studien?|Umfragen?|Experten))\\p{L}+|Quelle|nach Angaben|nach Zahlen|veröffentlicht\\p{L}*|schreibt|schrieb|berichtet\\p{L}*|gezählt|gemessen|Bundesamt\\p{L}*|Umfrage de[rs]|Studie de[rs]|Volkszählung",
    ),
    own: words("ich|mein\\p{L}*|mir|mich|unser\\p{L}*|uns|wir haben"),
    surveyed: words(
      "(?:ich|wir) (?:habe|haben)(?=[^.]*(?:gefragt|befragt|gezählt|gemessen|gewogen))|(?:habe|haben) (?:ich|wir)(?=[^.]*(?:gefragt|befragt|gezählt|gemessen|gewogen))",
    ),
    measured: words("in diesem Versuch|unser\\p{L}* Versuch|unser\\p{L}* Experiment|Versuchsprotokoll"),
    sweeping:
      /(?<!(?:nicht|fast|kaum|beinahe) )(?<!\p{L})(?:jeder weiß|jeder kennt|alle (?:wissen|finden|denken|sagen|wollen|lieben|hassen)|jedermann|kein mensch|die ganze welt|auf der ganzen welt|schon immer|seit jeher|seit menschengedenken)(?!\p{L})|^(?:[^\p{L}]*(?:\p{L}+,? ){0,2})(?<!(?:dass|und|weil|wenn|fast) )(?<!\p{L})niemand(?! (?:verlangt|sonst))(?!\p{L})|^[^\p{L}]*(?:alle (?!diese|anderen|in allem)(?:\p{L}+ )?\p{L}+ |(?:jeder|jede|jedes) (?:mensch|schüler\p{L}*|jugendliche|kind|lehrer\p{L}*|familie|mann|frau|land|schule) |keine? \p{L}+ (?:kann|ist|hat|will|mag|weiß|braucht|liest) )/iu,
    everTime: words("immer|nie|niemals|unmöglich|ausnahmslos"),
    tempered: words(
      "fast|kaum|nicht (?:alle|jede\\p{L}*|immer)|soll\\p{L}*|muss|müss\\p{L}*|kann sein|könnt\\p{L}*|dürf\\p{L}*|darf|vielleicht|oft|häufig|manchmal|meist\\p{L}*|recht auf|manche|sagen|meinen|glauben|denken|wenn|würd\\p{L}*|mehr|noch|noch immer|wieder",
    ),
    vague: words(
      "(?:viele|einige|manche|andere|verschiedene|solche|gute|schlechte|neue|alle möglichen|bestimmte|mehrere|so) (?:Sachen|Dinge|Zeug)|irgendwie|irgendwas|irgendwelche|in vielerlei Hinsicht|(?:auf|in) viele[nr]? (?:Arten|Weisen|Bereichen)|und so weiter|usw|alles Mögliche|(?:gewisse|bestimmte|solche|diverse) (?:Dinge|Sachen|Aspekte)|in gewisser Weise|verschiedene[nr]? (?:Bereiche|Arten|Hinsichten|Aspekten?)n?|(?:eine|ne) (?:gute|schlechte|tolle) Sache|etwas (?:tun|unternehmen|machen)|und so(?! (?:weit|dass|ist|wird|kam))|allerlei",
    ),
    names: words("zum Beispiel|beispielsweise|etwa|wie|nämlich|unter anderem|vor allem|z\\. ?B\\."),
    agrees: words(
      "ich stimme (?:\\p{L}+ ){0,3}(?:Aussage|Meinung|These|Behauptung|Satz|Zitat) (?:\\p{L}+ ){0,2}zu|ich bin (?:\\p{L}+ ){0,2}(?:der gleichen|derselben) Meinung",
    ),
    reasons: words("weil|denn|da|nämlich"),
    likes: words(
      "ich persönlich (?:finde|denke|glaube|mag)|ich finde,? .{0,60}(?:spannend\\p{L}*|interessant\\p{L}*|tolle?s?|cool|super) ?(?:Thema)?|mich interessiert (?:dieses|das) Thema|ich mag (?:dieses|das) (?:Thema|Buch)",
    ),
    objects: words(
      "(?:manche|einige|viele|andere) (?:\\p{L}+ )?(?:sagen|meinen|glauben|finden|behaupten|denken|befürchten)|(?:gegner|kritiker|befürworter) (?:\\p{L}+ ){0,3}(?:sagen|meinen|betonen|behaupten|wenden)|man (?:könnte|kann) (?:einwenden|sagen|meinen)|wird eingewandt",
    ),
    answers: words(
      "aber|jedoch|doch|allerdings|dennoch|trotzdem|zwar|obwohl|dieses Argument|dieser Einwand|diese (?:Sorge|Kritik)|dagegen|hingegen|stimmt|andererseits|während|dabei|vielmehr|natürlich|freilich",
    ),
    pointing:
      /^[^\p{L}]*(?:sie)(?!\p{L})(?=.*(?<!\p{L})(?:sie|ihnen)(?!\p{L}))|^[^\p{L}]*(?:das|dies) (?:ist|war|wird|sorgt) (?:für (?:viele|alle|manche) )?(?:\p{L}+ )?(?:ein (?:großes )?problem|schlecht|gut|wichtig|schlimm|unfair|nicht (?:gut|richtig|schön|fair))[^\p{L}]*$|^[^\p{L}]*(?:das|dies) (?:macht|zeigt|beeinflusst|stört) (?:es|sie|das|ihn|ihnen|viele)[^\p{L}]*(?:\p{L}+)?[^\p{L}]*$/iu,
    bold: words(
      "(?:ist|sind|war|waren|wählen|lernen|leben|arbeiten|verdienen|schreiben|haben) (?:viel |deutlich |weit )?(?:mehr|weniger|bessere?|schlechter|\\p{Ll}{4,}er)(?: als| \\p{Lu}\\p{L}+)?|viel \\p{Ll}{4,}er|\\p{Ll}{4,}er als|(?:macht|machen) (?:\\p{L}+ )?(?:süchtig|dumm|krank|aggressiv|faul|dick|einsam|glücklich|klug|abhängig|unglücklich)|zerstör(?:t|en)|verursach(?:t|en)|führ(?:t|en) zu|(?:ist|sind|war|waren) (?:der|die|das) (?:beste|schlimmste|einzige|größte|wichtigste|schlechteste)[nrs]?|verschwinde\\p{L}*|beseitig\\p{L}*|garantier\\p{L}*|hass(?:t|en|ten)|lieb(?:t|en|ten) ihre",
    ),
    adds: opening("außerdem|zudem|auch|ferner|darüber hinaus|übrigens|weiterhin|ebenso|hinzu kommt"),
    endsWith: opening("zum schluss|abschließend|zusammenfassend|schließlich|fazit|alles in allem|insgesamt|zuletzt"),
    lastly: opening("zum schluss|schließlich|zuletzt"),
    demands: words("soll\\p{L}*|muss|müss\\p{L}*"),
    also: words("auch|ebenfalls|ebenso|außerdem"),
    aside: words("übrigens|nebenbei|apropos"),
  },
  zh: {
    counted:
      /\d ?[%％]|百分之[零一二三四五六七八九十百两\d]+|[一二三四五六七八九两\d]成(?!为|长|功|绩|立|了|本|员)|[一二三四五六七八九十百千两几数\d][万亿](?!一|分)|\d{1,3}(?:,\d{3})+|[三四五六七八九十]分之[一二三四五六七八九]|[一二三四五六七八九十两\d]倍(?!速)/u,
    studies:
      /(?:很多|许多|有|多项|大量)?(?:研究|调查|数据|专家|科学家|统计)(?:早就|早已|已经|都)?(?:表明|显示|证明|发现|认为|指出|说)|科学证明|据说|据统计|据调查|据研究/u,
    sourced:
      /根据(?!研究|调查|统计)|来源|报告|《[^》]+》|(?:大学|研究院|统计局|部|报)(?:的|发布|公布|调查|研究|统计)|\d{4}年(?:发布|公布|调查)|我们(?:调查|统计|测量|问)/u,
    own: /我(?!国|们国|市|校)|我们(?:班|小组|组|学校|家|查|称|问|测|数)/u,
    surveyed: /我们?.{0,10}(?:调查|统计|称了|数了|测量|采访|问了)/u,
    measured: /本实验|这个实验|实验研究/u,
    sweeping:
      /(?<!几乎|不是)(?:没有(?:一个)?人(?!说|问|告诉)|所有的?(?:人|同学|学生|老师|家长)|人人都|谁都|每个人都|每一个人|人人|无论谁|全世界(?:的人)?都|自古以来|(?:青少年|年轻人|中学生|学生|老师|家长|父母|大人|孩子|人们)(?:们)?(?:全都?|都(?:是|不|喜欢|讨厌|会|想|只))|凡是|没有一个|大家都(?:知道|认为|觉得|喜欢|讨厌|会)|从来(?:不|没)|任何人都)/u,
    everTime: /一定(?:会|是|能|要)|永远|绝对|必然|毫无例外|从不|总是/u,
    tempered:
      /几乎|不一定|应该|应当|必须|可能|也许|或许|常常|往往|有时|有些人|(?:的|一种)(?:观点|看法|说法|意见)|(?<!没)有人|认为.{0,4}都|如果|不是所有|并非|权利|未必|难道|吗/u,
    vague:
      /(?:很多|许多|一些|各种|某些|好多)(?:好的?|坏的?|重要的?|有意义的?|新的?|不好的?|有用的?)?(?:东西|事情|方面|事物|变化|影响)|之类的|某种(?:意义|程度)|等等等等|很大的(?:影响|作用|变化)|不少(?:东西|事情)|(?:做|干)(?:点|些)(?:事|什么)|各种各样的?|方方面面|种种|诸多方面|什么的|有意义的事|行动起来|许许多多/u,
    names: /例如|比如|如|像|包括|：|尤其|譬如/u,
    agrees: /我(?:非常|很|完全|十分|也)?(?:同意|赞同|赞成)(?:这个|这种|这一|上述|题目的?)?(?:观点|说法|看法|意见|话)/u,
    reasons: /因为|由于|理由|原因/u,
    likes:
      /我(?:个人)(?:很|非常|特别)?(?:喜欢|认为|觉得)|我(?:很|非常|特别)喜欢(?:这个|这段|这位)|我觉得.{1,8}(?:特别|非常|很)(?:厉害|有趣|好玩|有意思)/u,
    objects:
      /(?<!没)有(?:些|的|一些)?(?:人|同学|家长|老师)(?:会|可能|也)?(?:觉得|认为|说|担心|反对|指出)|也许有人会?说|反对者|有一种(?:观点|看法)/u,
    answers: /但是?|然而|不过|可是|其实|虽然|有道理|相反|固然|却|诚然|反而|当然/u,
    pointing:
      /^他们.{0,3}他们|^(?:这|那|它)(?:让|使)(?:很多|许多|一些)?(?:人|大家)|^(?:这|那|它)(?:对|给)(?:他们|它们|大家|很多人)|^(?:它|这)(?:影响|改变|说明)了?(?:它|他们|这|一切)|^(?:这|那)(?:是|很|就)(?:不|很|一个)?(?:好|坏|对|错|重要|问题|严重)的?。?$/u,
    bold: /从来不会|就?一定(?:会|能|比)|都会(?:提高|变|成功|好|消失|解决)|(?:会|能)?(?:使|让)(?:人|孩子|学生|我们|青少年)(?:变|更|失去|成)|(?:毁掉|毁了|导致|造成)|是最(?:好|坏|重要|危险|伟大)的|就会(?:消失|成功|没有)|都(?:盼望|讨厌|喜欢|恨)|比.{1,10}(?:更|还)(?:成功|聪明|好|差|健康|幸福)/u,
    adds: /^(?:另外|此外|还有|而且|再说|除此之外|除了|同时|顺便)/u,
    endsWith: /^(?:最后|总之|总而言之|综上|总的来说)/u,
    lastly: /^(?:最后|末了)/u,
    demands: /应该|应当|必须|不妨/u,
    also: /也|还有|除了/u,
    aside: /顺便|话说回来|题外话/u,
  },
  ja: {
    counted:
      /[\d０-９] ?[%％]|[一二三四五六七八九数\d０-９]割(?!り|れ|く|る)|パーセント|[一二三四五六七八九十百千数\d０-９][万億](?!が一)|\d{1,3}(?:,\d{3})+|[二三四五六七八九十]人に[一二三]人|[三四五六七八九十]分の[一二三四五六七八九]|[二三四五六七八九十\d]倍/u,
    studies:
      /(?:多くの|ある|最近の|様々な)?(?:研究|調査|データ|専門家|科学者|統計)(?:によると|によれば|では|が|は|も)[^。]{0,30}(?:分かって|わかって|示して|言って|明らか|証明|そうだ|述べ)|科学的に(?:証明|明らか)/u,
    sourced:
      /(?:省|庁|大学|研究所|新聞|協会|機関|白書|センター|『[^』]+』|氏)(?:の|による|によると|によれば|が)|出典|\d{4}年(?:の|に)(?:調査|発表)|私たちの調査|アンケート/u,
    own: /私(?!立|語)|僕|俺|自分|わたし|我が家|うちの|クラスで/u,
    surveyed: /(?:私|僕|私たち|班|クラス).{0,20}(?:調べ|数え|測っ|聞い|アンケート)/u,
    measured: /この実験|本実験|実験では/u,
    sweeping:
      /一人も(?:い)?(?:ない|ません)|(?<!ほとんど)(?:全員|誰もが|だれもが|みんなが?|みな)(?!で|と|の|に)|(?:すべて|全て|あらゆる)の(?:人|生徒|学生|国民|親|若者|大人|国|学校)(?:が|は|に)|誰も(?!が).{1,12}(?:ない|ません)。|誰でも|だれでも|世界中の(?:人|誰)|どんな.{1,8}でも|昔から(?:ずっと)?|(?:日本人|若者|大人|子ども|高校生|中学生)は(?:みな|皆|みんな|全員)/u,
    everTime: /必ず|絶対に?|いつも|常に|決して|例外なく/u,
    tempered:
      /ほとんど|べき|てほしい|かもしれ|だろう|でしょう|ことが多い|場合|とは限ら|なければ|たい|という(?:人|意見|考え|声|見方|主張|批判)|と言う人|もし|権利|しよう/u,
    vague:
      /いろいろと?な?|いろんな|色んな|色々と?な?|何らかの|(?:良い|よい|いい|悪い)こと(?:が|を)(?:たくさん|多く)|というか|みたいな(?:こと|もの|感じ)|そういう(?:こと|もの)|なんとなく|何となく|さまざまな(?:こと|もの|面|点)|様々な(?:こと|もの|面|点)|大切なもの|たくさんのこと|多くのこと|何か(?:する|を|しな)|などなど|ある意味/u,
    names: /例えば|たとえば|など|のような|具体的/u,
    agrees: /この(?:意見|考え|主張|文)に(?:は)?(?:大|とても|全く)?賛成/u,
    reasons: /なぜなら|からだ|からである|ので|ため/u,
    likes:
      /私は.{1,14}(?:が|を)(?:とても|大変|一番|すごく)(?:好き|尊敬)|すごいと思う|おもしろい(?:と思う|テーマ)|個人的に/u,
    objects:
      /(?:という|と言う|と考える|と思う|と心配する|と感じる)(?:人|意見|声|考え)(?:も|が)(?:い|あ|多)|反対(?:する人|意見)|と(?:言|い)われるかもしれない/u,
    answers:
      /しかし|だが|ただし?|けれども?|とはいえ|でも|一方|確かに|もちろん|それでも|が、|むしろ|逆に|もっともな|そこで/u,
    pointing:
      /^彼ら(?:は|が)彼ら|^(?:それ|これ)(?:が|は)(?:それ|これ|彼ら)|^(?:それ|これ|そのこと|このこと)(?:が|は|も)(?:とても|本当に|非常に)?(?:影響|変え)[^、]{0,10}。?$|^(?:それ|これ|あれ)は(?:よくない|良くない|いけない|問題|大切|大事|悪い|良い|いい)[^、]{0,14}。?$/u,
    bold: /必ず(?:成功|失敗|良く|よく|上が|下が)|(?:も.{0,8}も|は|が)なくなる。|心から(?:喜|憎|望)|人を(?:だめ|駄目|不幸|幸せ|暴力的)に(?:する|し)|(?:最も|一番)(?:良い|よい|悪い|重要|大切|危険|優れ)[^、]{0,10}(?:だ|である)。|(?:原因|せい)(?:だ|である)。|(?:破壊|解決)(?:する|できる)。|(?:より|よりも)(?:ずっと|はるかに|絶対)?(?:優れて|良い|よい|賢い|幸せ)/u,
    adds: /^(?:それに|また|さらに|しかも|加えて|そのうえ|ところで|ちなみに|なお|あと)/u,
    endsWith: /^(?:最後に|まとめると|以上|結論として|だから|このように)/u,
    lastly: /^(?:最後に|終わりに)/u,
    demands: /べき|なければならない|必要がある|価値がある/u,
    also: /も/u,
    aside: /^ところで|ちなみに|余談|話は変わ/u,
  },
});
