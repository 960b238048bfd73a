import { orEnglish } from "@jotter/domain/settings";

/** What the analysis knows about a language: small closed lists, no dictionary. */
export type Vocabulary = {
  /** Words that carry no subject of their own. */
  readonly stopWords: ReadonlySet<string>;
  /** What stands right before a noun. */
  readonly determiners: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Short words that may stand inside a term: "law of motion". */
  readonly connectors: ReadonlySet<string>;
  /** Nouns too general to be a term by themselves. */
  readonly generic: ReadonlySet<string>;
  /** What follows one of these is a term, also when it is said only once: "slabs of rock called tectonic plates". */
  readonly introduces: RegExp;
  /** A sentence that opens like this leans on the one before it. */
  readonly leansBack: RegExp;
  /** A sentence that opens like this illustrates, it does not state. */
  readonly illustrates: RegExp;
  /** A sentence with this sums up or defines. */
  readonly signals: RegExp;
  readonly negations: RegExp;
  /** Words that speak of something outside the sentence, or of the writer. */
  readonly points: RegExp;
  /** Those that may speak of a name said earlier in it. */
  readonly refers: RegExp;
};

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const english: Vocabulary = {
  stopWords:
    set(`dozens hundreds thousands millions four five six seven eight nine ten hundred thousand million billion a about above across after again against all almost along already also although always am among an
    and another any anyone anything are around as at away back be became because become becomes been before began being
    below between both but by call called came can cannot come comes could did do does doing done down during each early
    either else enough especially etc even ever every everyone everything far few first found for from further gave get
    gets give given gives go goes got great had has have having he hence her here hers herself him himself his how
    however i if in indeed instead into is it its itself just keep kept kind know known large last late later least less
    furthermore meanwhile moreover nevertheless nonetheless
    let like likely little long made mainly make makes making many may me mean means might more most mostly much must my
    near nearly need needs neither never new next no nor not nothing now of off often old on once one ones only onto or
    other others otherwise our out over own part per perhaps put quite rather really said same say says second see seem
    seems seen several shall she should show shows since small so some something sometimes soon still such take taken
    takes than that the their them themselves then there therefore these they thing things third this those though three
    through throughout thus to today together too took toward towards two type under until up upon us use used uses
    using usually very was way ways we well went were what when where whereas whether which while who whole whom whose
    why will with within without would yet you your example called happen happens different able main important
    actually simply later`),
  determiners: set(`a an the this that these those its their his her our my your each every some any no all both many
    most several few such another one two three four five`),
  prepositions: set(`of in on at by for from into onto to with within without between among through during under over
    against across after before about as than towards toward via per and or`),
  connectors: set("of"),
  generic:
    set(`process year years century number people time times place point group stage side end day month week hour morning
    summer winter life world matter question answer idea reason result effect case moment others name word words thing half
    bit lot change changes line lines area amount person man woman men women student students family families knowledge
    country countries condition distance exception secret advantage term text chapter page topic teacher body bodies direction pair object objects case explanation problem readers`),
  introduces: /\b(?:(?:(?<!been )called|known as|termed)\s+(?:an?\s+|the\s+)?|named\s+)$/i,
  leansBack:
    /^(this|these|those|that|it|its|they|their|he|she|his|her|such|then|there|here|so|thus|hence|however|but|and|also|both|instead|as a result|because of this|in turn|by contrast|on the other hand|in addition|moreover|the (first|second|third|former|latter|two|other|others|same))\b/i,
  illustrates: /^(for (example|instance)|imagine|suppose|consider|think of|picture|to illustrate|say)\b/i,
  signals:
    /\b(is (defined|known) as|is called|are called|refers? to|states? that|means? that|in (short|summary|conclusion)|the main|most important|the (key|central|basic)|therefore|as a result|consists? of|led to|causes?|caused)\b/i,
  negations: /\b(not|no|never|neither|nor|cannot|\w+n['’]t)\b/i,
  points:
    /^(?:some|many|most|much|few|nobody|everybody|everyone)\b|\b(this|these|those|such|it|they|them|there|here|then|we|us|our|you|your|my|me|another|others?|the (?:first|second|third|former|latter|other|same|result|last|twelve|two|three))\b|(?<![\p{L}.])I(?![\p{L}.])/iu,
  refers: /\b(he|she|him|her|his|hers|its|their)\b/i,
};

const spanish: Vocabulary = {
  stopWords:
    set(`cuatro cinco seis siete ocho nueve diez cien mil millones billones a al algo alguna algunas alguno algunos ambas ambos ante antes aquel aquella aquellas aquellos así aún
    aunque bajo bastante bien cada casi como con contra cual cuales cualquier cuando cuanto cuya cuyas cuyo cuyos da dan
    de debe deben debido decir del desde después donde dos durante e el él ella ellas ellos en encima entonces entre era
    eran es esa esas ese eso esos está están esta estas este esto estos fue fueron gracias gran grande grandes ha haber
    había han hasta hay hace hacen hacia hecho he hizo hubo incluso ir junto la las le les lo los luego llama llaman
    llamado llamada llamados llamadas más mayor mayoría me mediante mejor menos menor mi mientras misma mismas mismo
    mismos mucha muchas mucho muchos muy nada ni ningún ninguna no nos nosotros nuestra nuestro nueva nuevo nunca o
    otra otras otro otros para parte pero poca pocas poco pocos podía podían por porque pronto pudo puede pueden pues
    que qué quien quienes recibe saber sea sean según ser será si sí siempre sido siendo sin sino sobre solo sólo son su
    sus tal tales también tampoco tan tanta tanto tener tenía tenían tiene tienen toda todas todavía todo todos tras
    través tres tu tuvo un una unas uno unos usa usan usted va van varias varios ver vez veces y ya yo primera primero
    segunda segundo ejemplo manera modo forma cosa cosas importante importantes llega llegan ocurre ocurren dentro fuera
    además embargo igual cerca alrededor`),
  determiners: set(`el la los las un una unos unas este esta estos estas ese esa esos esas su sus cada algún alguna
    algunos algunas todo toda todos todas otro otra otros otras muchos muchas dos tres cuatro cinco al del lo`),
  prepositions: set(
    "de en a por para con sin sobre entre hacia desde hasta contra según durante mediante como y o e u que",
  ),
  connectors: set("de del la las los"),
  generic:
    set(`año años siglo número personas persona tiempo lugar punto grupo etapa lado final día mes vida mundo razón
    resultado efecto caso nombre palabra palabras cantidad hombre mujer pueblo país tipo tipos parte partes elementos
    elemento tarea momento región regiones cuerpo cuerpos período años hora libro obra nivel fuente mitad vez atención
    excepción secreto ventaja término texto capítulo página tema ciudad obra situación cosa autor lector carga descontento`),
  introduces:
    /(?:llamad[oa]s?|se (?:llama|denomina)n?|conocid[oa]s? como|denominad[oa]s?|(?:con|bajo|por|recibe|recibió) el nombre de)\s+(?:el\s+|la\s+|los\s+|las\s+)?$/i,
  leansBack:
    /^(est[aeo]s?|es[aeo]s?|aquell?[oa]s?|ell[oa]s?|él|ella|su|sus|así|entonces|luego|además|sin embargo|pero|también|por (eso|ello|lo tanto|esta razón)|de este modo|en cambio|ambos|ambas|después|allí|y)(?![\p{L}])/iu,
  illustrates: /^(por ejemplo|imagina|supongamos|pensemos|considera)(?![\p{L}])/iu,
  signals:
    /(?<!\p{L})(se (define|conoce|denomina|llama)n?|significa que|consisten? en|en (resumen|conclusión)|el principal|la principal|lo más importante|por lo tanto|provocó|causó|causas?|establece que|afirma que)(?!\p{L})/iu,
  negations: /(?<!\p{L})(no|nunca|jamás|tampoco|ningún|ninguna|ni)(?!\p{L})/iu,
  points:
    /^si (?:se|no|es|está|son) |^(?:algun[oa]s|much[oa]s|tod[oa]s|nadie|(?:el|la|lo) (?:\p{L}+ )?(?:contrari[oa]|opuest[oa]|invers[oa]))(?!\p{L})|^(?:está|están|es|son|era|eran|fue|fueron|tiene|tienen|tenía|tenían|había|habían|estaba|estaban|va|vale|consta|constan) |\p{L}[aei]mos(?!\p{L})|^\p{Lu}\p{Ll}+(?:ó|aron|ieron|aban?|ían?)(?!\p{L})|(?:[aei]r|[áé]ndo)l[oae]s?(?!\p{L})|^(?:(?!(?:de|del|en|tras|con|por|para|entre|desde|hasta|según|durante|ante|bajo|contra|sobre|y|a|sin|todos?|todas?) )\p{L}+ ){1,2}(?:lo|le|les) |(?<!\p{L})(?:la|lo|le|les|las|los) \p{L}+(?:ó|aron|ieron)(?!\p{L})|(?<!\p{L})(est[aeo]s?|es[aeo]s?|aquell?[oa]s?|aquel|ell[oa]s?|él|otr[oa]s?|ambos|ambas|allí|aquí|entonces|nosotros|nuestr[oa]s?|yo|mi|mis|creo|l[oa]s? que|el de|la de|hubo que|l[oa]s? (?:primer[oa]|segund[oa]|últim[oa]|anterior|mism[oa])s?)(?!\p{L})/iu,
  refers: /(?<!\p{L})(su|sus)(?!\p{L})/iu,
};

const french: Vocabulary = {
  stopWords:
    set(`quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt cent mille millions milliard milliards a à afin ai aient ailleurs ainsi alors appelle appelé appelée appelés appelées après as assez au aucun
    aucune aujourd'hui auquel aura aussi autant autour autre autres aux avait avaient avant avec avoir avons beaucoup
    bien car ce ceci cela celle celles celui cependant certain certaine certaines certains ces cet cette ceux chaque
    chez ci comme comment contre d dans de début dehors déjà depuis dernière dernier des dès deux deuxième devant doit
    doivent donc dont du durant elle elles en encore enfin ensuite entre environ est et étaient était étant été être eu
    eut eux fait faire faut fois font fut furent grand grande grandes grands grâce il ils j jamais je jusqu jusque l la
    là le les lequel laquelle leur leurs lors lorsqu lorsque lui m ma mais malgré même mêmes me mes mieux moins mon n ne
    ni non nos notamment notre nous nouveau nouvelle on ont or ou où par parce parfois parmi part partie pas pendant
    permet permettent petit petite peu peut peuvent plus plusieurs plutôt pour pourquoi pourtant premier première
    première près presque puis puisque qu quand que quel quelle quelles quels quelque quelques qui quoi quoique rien s
    sa sans sauf se selon sera ses seul seule seulement si sien soit son sont sous souvent suite sur surtout ta tandis
    tant te tel telle telles tels toi ton toujours tous tout toute toutes très trois trop tu un une vers vient viennent
    voici voilà vont vos votre vous y exemple façon manière sorte chose important importante devient deviennent reste
    restent donne donnent met prend nombreux nombreuses aussitôt lieu celui-ci celle-ci lui-même elle-même soi-même
    eux-mêmes elles-mêmes moi soi`),
  determiners: set(`le la les l l' un une des du ce cet cette ces son sa ses leur leurs notre nos chaque plusieurs
    quelques tout toute tous toutes certains certaines deux trois quatre cinq au aux d d' mon ma mes`),
  prepositions: set(
    "de en à par pour avec sans sur sous entre vers dans contre selon pendant comme et ou chez depuis que qui",
  ),
  connectors: set("de du des la le les l' d' en à"),
  generic:
    set(`année années an ans siècle nombre personnes personne temps lieu point groupe étape côté fin jour jours heure
    heures mois vie monde raison résultat effet cas nom mot mots quantité homme femme gens pays type partie moment région
    région journée journées causes cause auteurs exemple grandeur moitié moitiés exception secret avantage terme texte chapitre page sujet objet sorte règle règles échelle prix`),
  introduces:
    /(?:appelée?s?|nommée?s?|s['’]appelle(?:nt)?|on appelle|sous le nom de|(?<=\p{Ll} )dite?s?|parlent de|connue?s? sous le nom de)\s+(?:le\s+|la\s+|les\s+|l['’])?$/iu,
  leansBack:
    /^(cela|ceci|ce|cet|cette|ces|c['’]est|il|elle|ils|elles|son|sa|ses|leur|leurs|ainsi|alors|ensuite|puis|donc|mais|cependant|pourtant|toutefois|de plus|en outre|en revanche|au contraire|celui-ci|celle-ci|et|y)(?![\p{L}])/iu,
  illustrates: /^(par exemple|imaginons|imaginez|supposons|prenons)(?![\p{L}])/iu,
  signals:
    /(?<!\p{L})(on appelle|s['’]appellent?|désigne(nt)?|se définit|signifie|consiste|en (résumé|conclusion)|le principal|la principale|le plus important|par conséquent|provoqu(a|e|ent|ait)|cause[snt]*|affirme que|énonce que)(?!\p{L})/iu,
  negations: /(?<!\p{L})(ne|n['’]|pas|jamais|aucune?|ni|non)(?!\p{L})/iu,
  points:
    /(?<!\p{L})[cj]['’]|^(?:certaine?s|beaucoup|plusieurs|tous|toutes|personne|(?:le |la |l['’])(?:\p{L}+ )?(?:contraire|inverse|opposée?))(?!\p{L})|(?<!\p{L})(ce|cet|cette|ces|cela|ceci|ça|c['’]|ils?|elles?|eux|lui|leur|on|nous|vous|je|j['’]|mon|ma|mes|notre|nos|y|(?:le|la|les) \p{L}{2,}(?:[bcdfghjklnpqstvxz]a|èrent)|\p{L}{3,} (?:la|le|les|l['’]) ?(?:\p{L}{3,}(?:[^bsaeo]ut|[iu]rent)|fit|prit|mit|vit|rendit|reprit|permit|acquit|conduisit)|l['’](?:avait|avaient|a|ont)|en (?!présence|dehors|face|raison|dépit|cas|vertu|échange|place|forme|juin)\p{L}+(?:e|ait|it|ut) (?:des|un|une)|en (?:faut|font|fait|a|tira|donna|fit|conclut|déduisit|sortit|vint|résulta)|celui|celle|ceux|celles|l['’]autre|les autres|un autre|une autre|l['’]un|l['’]une|le premier|la première|le second|la seconde|les deux|alors|là)(?!\p{L})/iu,
  refers: /(?<!\p{L})(son|sa|ses|leurs)(?!\p{L})/iu,
};

const german: Vocabulary = {
  stopWords:
    set(`vier fünf sechs sieben acht neun zehn hundert tausend millionen milliarden ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf
    aus außerdem bei beide beiden beim bekannt bereits besonders bestehen besteht bis bleibt da dabei dadurch dafür
    daher dahin damals damit danach daneben dann daran darauf daraus darin darüber darum das dass davon davor dazu dein
    dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort drei drei du
    durch eher ein eine einem einen einer eines einige einigen er erst erste ersten es etwa etwas für ganz gegen genau
    genannt gibt gilt gleich groß große großen größte hat hatte hatten haben heute hier hin hinter ihm ihn ihnen ihr
    ihre ihrem ihren ihrer im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jener jetzt kam kann
    kein keine keinem keinen keiner kleine kleinen können konnte konnten kommt kommen lang lange lässt lassen liegt
    machen macht man manche mehr mehrere meist meisten mich mit möglich muss müssen nach nachdem neben neue neuen nicht
    nichts nie noch nun nur ob oder oft ohne schon sehr sei sein seine seinem seinen seiner seit selbst sich sie sind so
    sobald sogar solche sollte sondern sowie später statt stark steht über um und uns unter usw viel viele vielen vom
    von vor wann war waren warum was wegen weil weiter welche welcher welches wenig weniger wenn wer werden wie wieder
    wird wo wobei wodurch wollte worden wurde wurden während zu zudem zum zur zusammen zwar zwei zweite zweiten
    zwischen zwar heißt nennt bezeichnet beispiel deutlich allerdings dagegen schließlich`),
  determiners: set(`der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder
    jede jedes jeden kein keine seine seiner ihre ihrer ihren alle allen viele vielen zwei drei vier fünf im am zum zur
    vom beim ins unsere`),
  prepositions: set(
    "in an auf aus bei mit nach von zu durch für gegen ohne um über unter vor zwischen während wegen als und oder",
  ),
  connectors: set(""),
  generic:
    set(`jahr jahre jahren jahrhundert zahl menschen mensch zeit ort orten punkt gruppe gruppen stufe seite ende tag
    tage monat monate monaten ausnahme geheimnis vorteil begriff grad meter kilometer gramm liter stück minute minuten stunde stunden euro leben welt grund ergebnis folge fall name wort worte menge mann frau land art teil moment
    stelle anfang phase hilfe sache prozent sekunde beispiel weise dauer person text texte bedeutung richtung stoff
    stoffe vorgang vorgangs vorgänge körper wert männer frauen umgebung fragen bewegung`),
  introduces:
    /(?:nennt man\s+|(?:genannt|namens|heißen|heißt|sogenannte[nr]?|Prinzip des|bezeichnet als)\s+(?:der\s+|die\s+|das\s+|den\s+)?)$/i,
  leansBack:
    /^(dies|diese[rsmn]?|das|es|er|sie|ihre?[rnm]?|seine?[rnm]?|so|dann|danach|daher|deshalb|dadurch|dabei|damit|außerdem|zudem|jedoch|aber|und|auch|hier|dort|beide|solche|dagegen|allerdings|denn|darum)(?!\p{L})(?! (\p{Lu}\p{L}+ ){1,2}(ist|sind|war|bezeichnet|nennt))/iu,
  illustrates: /^(zum beispiel|beispielsweise|z\. ?b\.|stell dir|nehmen wir an|angenommen)(?!\p{L})/iu,
  signals:
    /(?<!\p{L})(bezeichnet|nennt man|heißt|heißen|versteht man|bedeutet|besagt|besteht aus|zusammengefasst|kurz gesagt|entscheidend|wichtigste[nr]?|ursachen?|führte[n]? zu|folglich|grundlage)(?!\p{L})/iu,
  negations: /(?<!\p{L})(nicht|kein\p{L}*|nie|niemals|weder)(?!\p{L})/iu,
  points:
    /^(?:manche[rs]?|vieles?|alles|einige[rs]?|niemand|jeder|das gegenteil|(?:der|die|das) (?:umgekehrt|gegenteilig|entgegengesetzt)e)(?!\p{L})|(?<!\p{L})(diese[rsmn]?|dies|jene[rsmn]?|es|ihn|ihm|ihnen|dort|da|damit|davon|dafür|dagegen|darin|daran|dabei|dazu|dadurch|darüber|danach|hier|wir|uns|unsere?[rsmn]?|ich|mein\p{L}*|du|solche?[rsmn]?|andere?[rsmn]?|letztere[rsmn]?|erstere[rsmn]?|beide[rsmn]?|derselbe\p{L}*|dieselbe\p{L}*)(?!\p{L})|(?<!\p{L})(?:macht|machte|ist|war|geschah|bedeutet|zeigt) das (?=der|die|das|ein)|(?<!\p{L})(?:er|sie)(?!\p{L})/iu,
  refers: /(?<!\p{L})(seine?[rsmn]?|ihre?[rsmn]?)(?!\p{L})/iu,
};

const chinese: Vocabulary = {
  stopWords:
    set(`的 了 和 是 在 有 与 及 或 而 但 但是 也 都 就 这 那 这个 那个 这些 那些 这种 那种 一 一个 一种 一些 之 其 其中 它 它们 他 他们 她 我 我们
    你 你们 为 为了 以 以及 于 由 由于 从 到 对 对于 把 被 将 向 用 让 使 使得 因为 因此 所以 如果 虽然 然而 并 并且 不 没有 没 不是 可以 可能 能 能够 会
    要 需要 应 应该 很 最 更 非常 比较 还 还是 又 再 才 只 只有 已 已经 正在 着 过 得 地 所 等 等等 上 下 中 里 内 外 前 后 时 时候 之间 之后 之前 以后 以前
    通过 根据 按照 随着 关于 例如 比如 称为 叫做 叫 称 指 指的 即 就是 则 每 每个 各 各种 许多 很多 多 少 大 小 高 低 长 新 主要 重要 不同 同时 另外 此外
    当 当时 如 如何 什么 怎样 哪 谁 几 两 三 第一 第二 年 月 日 个 种 次 位 名 进行 成为 作为 产生 发生 形成 开始 出现 得到 发现 使用 具有 包括 存在
    起来 出来 下来 进入 变成 转化 含有 属于 一样 一般 通常 人们 人 来 去 说 做 出 起 道 些 吗 呢 吧 啊 并不 不仅 而且 不能 只要 无论 十分 因 此 该 本
    约 大约 左右 达到 超过 影响 提高 增加 减少 引起 导致 结束 爆发 建立 提出 认为 表示 说明 决定 规定 允许 利用 分为 组成 构成 方面 部分 情况 特点
    一次 所有 任何 整个 原来 后来 最后 首先 其次 始 至 却 若 仍 仍然 越 比 给 跟 同 带 靠 往 占 受 受到 变 变得 更加 直接 大量 常 常常 经常 迅速 逐渐`),
  determiners: set("这 那 该 此 其 每 各 这种 这些 一种 一个"),
  prepositions: set("在 从 对 对于 把 被 将 向 用 由 与 和 及 或 以 为 于"),
  connectors: set(""),
  generic:
    set(`时间 地方 世界 国家 社会 问题 结果 原因 方法 过程 作用 关系 阶段 类型 种类 大小 方向 单位 性质 条件 基本 数目 意思 名字 语言
    时期 地区 东西 学生 农民 人民 生活 能量 速率 乘客 卡车 程度 一系列 基础 各地 观念 手中 同年 近三百 作品 诗句 字 首 接近 实验 实验室 总和 产量 夜间 天气
    物质 反应 河水 公元前 统一 现象 代表 机关 民事 中国 全国 历史 公司 时代 文章 老师 课文 世界上 地球上 速度 状态 每首 每句 本身 活性 明显 自己 然后 大家 别人 自身 之后 之前 当中 先后 双方 各自 彼此 人类 时候 地点 年份 今天 事实 办法 说法 做法 样子`),
  introduces: /(?:称为|叫做|叫作|所谓|称作)“?$/,
  leansBack:
    /^(这|那|它|他|她|此|其|因此|所以|但是|但|然而|不过|而|同时|另外|此外|并且|于是|例如|比如|随后|后来|接着|两者)/,
  illustrates: /^(例如|比如|譬如|假设|想象|试想)/,
  signals: /(是指|指的是|称为|叫做|定义|总之|总的来说|主要|最重要|因此|导致|原因|标志着|由.{1,20}组成)/,
  negations: /(不|没有|未|无|非|并非)/,
  points: /^相反|[这那它她此]|其(?![他它实])|他(?!国|人)|我们?|前者|后者|两者|同年|当时|次年|以后，|之后，/,
  refers: /(?!)/,
};

const japanese: Vocabulary = {
  stopWords:
    set(`これ それ あれ この その あの ここ そこ もの こと ため よう とき ところ など 場合 時 者 人 人々 年 月 日 間 中 上 下 前 後 私 私たち
    また そして しかし したがって たとえば 例えば 一方 さらに 一つ 二つ 三つ 最も 多く 主 的 以上 以下 以外 現在 当時 必要 可能 重要 方 何 一 二 三 同 各 約 大 小 他 次 今日 結果 存在
    利用 影響 発生 使用 形成 開始 変化 増加 減少 代表的 部分 全体 様々 種類 理由 特徴 方法 一種 自分 自身 第一 第二 関係 状態 意味 成立 実際 非常 互 最後 最初 一部`),
  determiners: set("この その あの"),
  prepositions: set(""),
  connectors: set(""),
  generic:
    set(`物質 日本 物 先生方 教科書 時代 場所 単位 段階 速度 条件 言葉 名前 性質 様子 強 大 世界 規模 目標 記録 代表 機関 量 図 面 点 力 形 向 地表 生活 人間 全国 年 男子
    子 役人 中心 原則 途中 読者 場面 地図 町 命 自治体 反応 自由 政府 仕組 翌年 一定 十分 今 昼 夜 速 体 矢印 月面 土地 収入 本 限界 責任 自分 自身 海水 皆 全部 半分 近く 以前 以後 前後 同様 同時 一般 普通 相手 他人 人類`),
  introduces: /(?:いわゆる|と呼ばれる|という)$/,
  leansBack:
    /^(これ|それ|この|その|あの|ここ|そこ|また|そして|しかし|したがって|だから|そのため|このため|さらに|一方|つまり|彼|彼女|こうして|ただし|なお|次に|やがて)/,
  illustrates: /^(たとえば|例えば|仮に)/,
  signals:
    /(とは|という。|と呼ぶ|と呼ばれ|をいう|を指す|のことで|定義|要するに|つまり|最も重要|原因|により、|その結果)/,
  negations: /(ない(?!か)|なかった|ません|なく|ず、|ずに)/,
  points:
    /^(?:逆|反対)[にの]|^[^、]{0,12}[たる]のは|(これ|それ|あれ|この|その|あの|ここ|そこ|彼|私|同じ|翌年|前年|こう|そう|両者|(?<!十)二人は|両国|前者|後者|ようだ|だろう|そうです|と思)/,
  refers: /(?!)/,
};

export const vocabulary = orEnglish<Vocabulary>({
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
});
