/** Kinds of words that change what the numbers of a problem come to. */
export type Qualifier =
  | "condition"
  | "given"
  | "must"
  | "place"
  | "bound"
  | "negation"
  | "comparison"
  | "direction"
  | "later"
  | "pause"
  | "extra"
  | "parity"
  | "selection"
  | "alter"
  | "share"
  | "gap"
  | "average"
  | "different"
  | "running"
  | "elsewhere";

const said = (latin: string, signs: string) =>
  new RegExp(`(?<!\\p{L})(?:${latin})(?!\\p{L})|${signs}`.replaceAll("\n", ""), "iu");

const words: Readonly<Record<Qualifier, RegExp>> = {
  condition: said(
    "if|provided|assuming|unless|such that|so that|wenn|falls|sofern|sodass|so dass|wobei|vorausgesetzt|" +
      "si|siempre que|suponiendo|de modo que|de forma que|à condition|pourvu|s['’]ils?|s['’]elles?|de sorte que|de façon que|tels? que",
    "如果|若|假如|要求|条件|もし|ただし|ならば|場合",
  ),
  given: said(
    "given that|given an?|knowing|if it is known|unter der bedingung|bekannt|sabiendo|dado que|sachant|sait que",
    "已知|在[^，。]{1,12}条件下|とわか|であったとき|ことがわか",
  ),
  must: said(
    "must|ha(?:s|ve|d) to|refuses?|insists?|only|always|müssen|muss|dürfen|darf|soll(?:en)?|nur|immer|stets|weigern|" +
      "deben?|tienen? que|s[oó]lo|solamente|siempre|doit|doivent|faut|seulement|uniquement|toujours",
    "必须|只能|只有|一定|总是|固定|必ず|なければ|だけ|のみ|しか|特定",
  ),
  place: said(
    "together|next to|beside|side by side|adjacent|neighbou?rs?|apart|separated?|ends?|alternat\\p{L}*|between|in the middle|in front|first|last|" +
      "begin\\p{L}*|starts? with|zusammen|getrennt|neben|am rand|außen|abwechselnd|zwischen|am (?:anfang|ende)|" +
      "junt[oa]s|al lado|separad[oa]s|extremos?|altern\\p{L}*|emp(?:ie|e)[zc]\\p{L}*|com(?:ie|e)n[zc]\\p{L}*|termin\\p{L}*|" +
      "ensemble|côte à côte|à côté|séparé\\p{L}*|bouts?|extrémités?|commenc\\p{L}*|finiss\\p{L}*",
    "相邻|两端|一端|中间|相间|隔开|开头|末尾|首位|末位|隣|端|交互|先頭|向かい合",
  ),
  bound: said(
    "at (?:least|most)|no (?:more|fewer|less) than|maximum|minimum|up to|or (?:more|fewer|less|over)|exceeds?|" +
      "mindestens|höchstens|wenigstens|maximal|minimal|bis zu|al menos|por lo menos|como (?:máximo|mínimo)|a lo sumo|o (?:más|menos)|" +
      "au (?:moins|plus)|ou (?:plus|moins)|maximum|minimum|jusqu['’]à",
    "至少|至多|最多|最少|不少于|不超过|不多于|以上|以下|以内|少なくとも|多くとも|高々",
  ),
  negation: said(
    "not|\\p{L}+n['’]t|never|no|none|neither|nor|except|excluding|without|other than|nicht|keine?[mnrs]?|ohne|außer|weder|nie|" +
      "ning[uú]n\\p{L}*|sin|excepto|salvo|nunca|ne|pas|sans|sauf|aucune?|jamais",
    "(?<!\\p{L})n['’]|不(?!同)|没|除了|除外|ない|なく|ません|以外",
  ),
  comparison: said(
    "(?:more|less|fewer|greater|smaller|larger|bigger|older|younger|longer|shorter|taller|higher|heavier)(?: [^.?!,]{1,20})? than|" +
      "(?:mehr|weniger|größer|grösser|kleiner|höher|älter|jünger|länger|kürzer|schwerer|öfter|häufiger|breiter)(?: [^.?!,]{1,20})? als|" +
      "(?:más|menos|mayor|menor)(?: [^.?!,]{1,20})? (?:que|de lo que)|de (?:plus|moins)|(?:plus|moins)(?: [^.?!,]{1,20})? que|(?:plus|moins) de \\p{L}+ que de|" +
      "superior(?:es)?|inferior(?:es)?|supérieure?s?|inférieure?s?|exceeds?|übersteigt|dépasse|supera",
    "比|大于|小于|多于|少于|より",
  ),
  direction: said(
    "same (?:direction|way)|(?:circular|round|running|race|\\d+ ?m) track|laps?|again|returns?|(?:gleiche|selbe|dieselbe)[nr]? richtung|rundbahn|runden?(?! (?:sie |du |bitte )?(?:auf|das|die|dein))|(?:kommt|kehrt|fährt|läuft|geht|rennt|wieder) [^.?!]{0,40}zurück|zurück (?:zum?|zur|nach)|erneut|" +
      "misma dirección|mismo sentido|pista|vueltas?|regres\\p{L}*|même (?:sens|direction)|piste|(?:faire|fait|font|un|deux|trois|quatre|\\d+) tours?(?!/| par)|de nouveau|retour",
    "同向|同(?:一)?方向|环形|跑道|返回|折返|再次|同じ(?:方向|向き)|トラック|[1一]周|周目|戻|再び",
  ),
  later: said(
    "later|earlier|afterwards|delay\\p{L}*|head start|ahead|then|" +
      "später|früher|danach|anschließend|verspät\\p{L}*|vorsprung|dann|" +
      "después|antes|luego|más tarde|más temprano|ventaja|plus tard|plus tôt|après|ensuite|puis|avance",
    "先|然后|之后|以后|后来|提前|晚出发|早出发|その後|(?<![何間])後に|先に|遅れ|早く",
  ),
  pause: said(
    "stops? for|stopped for|pauses?|breaks?|waits?|waiting|pausen?|pausiert|macht rast|aufenthalt|wartet|descans\\p{L}*|paradas?|espera|un arrêt|des arrêts|arrêt de|attend|fait une pause",
    "休息|停留|停了|等了|休憩|休ん|休み|停車",
  ),
  extra: said(
    "additional|extra|free|first|discount|tax|tips?|coupon|deposit|refund|weitere[nrs]?|zusätzliche?[nrs]?|gratis|kostenlos|kostenfrei|erste[nrs]?|rabatt|trinkgeld|pfand|" +
      "adicional(?:es)?|primer[ao]?s?|descuento|propina|impuestos?|supplémentaires?|gratuite?s?|premi(?:er|ère)s?|remise|réduction|pourboire|taxes?",
    "免费|超过|超出|首|优惠|以内|無料|最初|追加|割引|超え",
  ),
  parity: said(
    "even|odd|(?:un)?gerade[nrs]?|(?:número|cifra|resultado|suma|valor|cara|puntuación) par|pares|impar(?:es)?|paire?s?|impaire?s?",
    "偶|奇",
  ),
  selection: said(
    "primes?|divisible|multiples?|digits?|squared?|cubes?|primzahl(?:en)?|teilbare?|vielfache[ns]?|ziffern?|quersumme|prim[oa]s?|múltiplos?|cifras?|dígitos?|" +
      "nombres? premiers?|chiffres?",
    "质数|素数|倍数|整除|数字|(?<!中)位数|割り切れ|桁",
  ),
  alter: said(
    "remov\\p{L}*|taken (?:out|away)|le(?:ft|aving) out|omit\\p{L}*|replaces?|replaced|added|adding|increased|decreased|doubled|tripled|halved|lower\\p{L}*|rais(?:e[ds]?|ing)|" +
      "gives?|gave|spends?|spent|eats?|ate|buys?|sells?|sold|loses?|lost|" +
      "gestrichen|weggelassen|entfernen|hinzu\\p{L}*|ersetz\\p{L}*|erhöh\\p{L}*|verdoppel\\p{L}*|gibt(?! es)|isst|verkauft|verliert|" +
      "elimin\\p{L}*|quita\\p{L}*|retir\\p{L}*|excluy\\p{L}*|añad\\p{L}*|agreg\\p{L}*|aument\\p{L}*|da|gasta|pierde|vende\\p{L}*|" +
      "enlèv\\p{L}*|enlev\\p{L}*|suppri\\p{L}*|ajout\\p{L}*|remplac\\p{L}*|augment\\p{L}*|donne|dépense|perd|vend\\p{L}*",
    "去掉|去除|删|加上|增加|减少|替换|扩大|卖|送给|吃|除いた|取り除|加え|増や|減ら|置き換え|売|あげ|食べ",
  ),
  share: said(
    "half|halves|quarters?|(?:one|a|two|2|three|3)[- ](?:third|fourth|fifth|3th|4th|5th)s?|semicircles?|half-?full|halb\\p{L}*|hälfte|viertel|drittel|fünftel|" +
      "mitad|medi[oa] (?:hora|kilo|litro|docena|parte)|cuart[oa] parte|un cuarto|tercio|tercera parte|moitié|demi(?:e|-\\p{L}+)?|un quart|tiers",
    "一半|半(?!径)|分之|分の",
  ),
  gap: said(
    "by how (?:much|many)|how (?:much|many)(?: \\p{L}+)? (?:more|less|fewer|older|longer)|the difference between|" +
      "um wie ?viele?|wie ?viele?(?: \\p{L}+)? (?:mehr|weniger|älter|länger)|differenz|" +
      "cuánt[oa]s?(?: \\p{L}+)? (?:más|menos)|la diferencia|combien(?: [\\p{L}'’]+){0,4} de (?:plus|moins)|de combien (?:est|sont|a|ont|augment\\p{L}*|dimin\\p{L}*)|la différence",
    "[多少大小]多少|相差|的差|どれだけ(?:多|大)|いくつ多|との差",
  ),
  average: said(
    "absolute|geometric\\p{L}*|harmonic|weight(?:ed|s)|quadratic|moving|truncated|trimmed|mean deviation|mad|absolute[nrs]?|geometrische[nrs]?|harmonische[nrs]?|gewichtete[nrs]?|mittlere[nr]? abweichung|" +
      "geométric[ao]|armónic[ao]|ponderad[ao]|desviación media|desviación absoluta|géométrique|harmonique|pondérée?|écart moyen",
    "几何|調和|调和|加权|绝对|加重|相乗|幾何|偏差(?<!標準偏差)|平均差",
  ),
  different: said(
    "different|distinct|distint[oa]s?|diferentes?|différente?s?|verschiedene?[nrsm]?|unterschiedliche?[nrsm]?",
    "不同|各不|異な|違う",
  ),
  /** Asks for something else than the numbers make plain. */
  elsewhere: said(
    "product|born|birth|diagonal|saved|savings?|how much money|revenue|profit|misses|missed|fails?|failures?|upside|reciprocals?|squares? of|" +
      "produkt|geburt|geboren|diagonale|gespart|ersparnis|einnahmen|gewinn|fehlschüsse|kehrwerte?|quadrate|" +
      "producto|nació|nacimiento|ahorr\\p{L}*|ingresos|ganancia|fallos?|cuadrados|inversos|" +
      "produit|naissance|économis\\p{L}*|recettes?|bénéfices?|échecs?|carrés|inverses",
    "(?<![面体容])[积積](?![分极極])|出生|对角线|対角線|节省|收入|利润|未中|不中|倒数|生まれ|節約|収入|利益|外れ|逆数|2乗の",
  ),
  running: said(
    "in a row|consecutive\\p{L}*|in succession|hintereinander|nacheinander|aufeinander ?folgend\\p{L}*|seguid[oa]s|consecutiv[oa]s?|d['’]affilée|consécuti\\p{L}*|de suite",
    "连续|連続|続けて",
  ),
};

const all = Object.entries(words) as [Qualifier, RegExp][];

/** Whether a text has words that change what its numbers come to, of a kind its reader does not understand: nothing is guessed then. */
export function saysMoreThan(text: string, understood: readonly Qualifier[]): boolean {
  return all.some(([kind, known]) => !understood.includes(kind) && known.test(text));
}

export function says(text: string, kinds: readonly Qualifier[]): boolean {
  return kinds.some((kind) => words[kind].test(text));
}
