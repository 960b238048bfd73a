import { type Language, orEnglish } from "@jotter/domain/settings";
import { isSpaceless } from "./language.ts";
import { elisionIn, isBalanced, isRemark, withoutOpenBracket, withoutSecondPredicate } from "./remarks.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordCount } from "./words.ts";

export function cleanMeaning(raw: string, language: Language): string {
  const tail = tails[language];
  const meaning = raw
    .trim()
    .replace(/[.。]$/, "")
    // …の集まりである（さいころなら1から6まで）: the verb goes, whatever follows in brackets.
    .replace(/(?<=\p{sc=Han}|もの|こと|まり)(?:である|です|だ)(?=[（(][^）)]*[）)]$)/u, "")
    // "An image … from one point : the skull of Holbein, 1533": an example after the colon.
    .replace(/(?<=^.{30,}) ?: \p{L}[^:]*\d{4}$/u, "")
    // "A defect of the eye: the image forms …": what follows the colon explains.
    .replace(explained, "$<said>")
    // A sentence that opens with a number was not told from the one before it.
    .replace(/(?<=\p{Ll}{3})[.!?] (?=[\p{Lu}\d»«"„]).*$/u, "")
    .replace(secondClause[language] ?? /(?!)/, "")
    .replace(/^(?:逆に|反対に|同様に|それに対し|また|一方|なお|さらに|ただし|これに対して|つまり)、/, "");
  const elided = elisionIn(meaning, language);
  const first = elided < 0 ? meaning : meaning.slice(0, elided);
  const cut = withoutSecondPredicate((tail ? first.replace(tail, "") : first).replace(dated[language], ""), language);
  const left = wordCount(cut, language) >= 4 ? cut : meaning;
  const kept = withoutRemark((isBalanced(left) ? left : withoutOpenBracket(left)).trim(), language);
  if (language !== "de") return kept;
  const now = kept.replace(
    /^(?:(?:heute|allgemein|meist|meistens|gewöhnlich|üblicherweise|normalerweise|eigentlich|also|auch|in der Regel|im Allgemeinen|hier|dabei|nun) )+/iu,
    "",
  );
  // "Als X bezeichnet man den Umbau": the case belongs to the verb that is gone.
  return now
    .replace(/^(?:[Dd]en|[Ee]inen) (?=\p{Lu})/u, "")
    .replace(/^[Dd]en (\p{Ll}+e)n (?=\p{Lu})/u, "der $1 ")
    .replace(/^[Ee]inen (\p{Ll}+e)n (?=\p{Lu})/u, "ein $1r ");
}

/** A tail that warns or adds is no part of a definition. */
const tails: Partial<Record<Language, RegExp>> = {
  en: /(?:,? and should not be|, and (?:is|are|was|were|does|do|has|have|can|cannot|may|will|usually|often|only) |, (?:it|they|he|she) (?=\p{L})|, and (?:it|they|this|(?:an? |the )?[\p{L}]+ (?:is|are|was|were)) |, (?:while|whereas) |; | — | – |, (?:an? )?(?:feature|trait|fact|property|thing|name|habit|practice|idea) (?:that|which) ).*$/iu,
  es: /(?:; |, y (?:se|su|sus|no|solo|sólo|también|es|son|está|tiene|sirve|suele|puede|el que|la que|los que) |(?<!(?:que|cuy[oa]s?|donde) [^,]*, [^,]*), (?:es|son|tiene|tienen|está|están|hay|viven?|miden?|pesan?|duran?|crecen?|sirven?|llegan?|pueden?|suelen?) |, mientras que |, (?:un )?(?:rasgo|hecho|propiedad|fenómeno|costumbre|nombre|idea|proceso|característica|algo|cosa) que |, (?:el|la|los|las) \p{L}+ (?:un|una|otr[oa]) ).*$/iu,
  fr: /(?: ?; |(?<!(?:qui|que|dont|où) [^,]*, [^,]*), (?:vit|vivent|mesure|pèse|dure|sert|servent|peut|peuvent|est|sont) |, et (?:ne |n['’]|se |s['’]|sert |peut |est |sont |a |ont |doit )|,(?: et)? (?:il|elle|ils|elles|on|ça) |,(?: et)? c['’]est |, (?:un )?(?:trait|fait|propriété|phénomène|habitude|nom|idée|processus|caractéristique|chose) qu[ie] |, ce qu[ie] |, (?:tandis|alors) qu(?:e |['’])|, (?:la |le |l['’])\p{L}+ (?:un|une|l['’]autre) ).*$/iu,
  de: /(?:; |,(?: und)? (?:er|sie|es|man) (?=\p{Ll})|, und (?:ist|sind|wird|hat|dient|kann|muss|gehört|kommt) |, was |, (?:ein )?(?:Merkmal|Zug|Umstand|Brauch|Name), | und (?:wird|wurde|trat|gehört) |, während |, (?:der|die|das) \p{Lu}\p{L}+ (?:deren|dessen|eine?n?) ).*$/u,
  zh: /(?:[；;]|，(?:[它他她]们?|这|那|现在|目前|今天|如今|至今|后来|最早|最初|又[称叫名]|也[称叫]|俗称|简称|一般|通常|多[见用]|常[见用]|往往|是|被|由于|因为?|始于|起源|流行|盛行|距今|至少|全国|主要)).*$/u,
  ja: /(?:[；;]|(?<=[\p{sc=Han}\p{sc=Katakana}ーとの])(?:であり|で)、(?!これ|それ|この|その)|(?<=(?:もの|こと))(?:であり|で)、(?!これ|それ|この|その)|であり、(?=(?:その|この|これ|それ)[^。]*を[^、。]{2,16}(?:という|と呼ぶ|とよぶ|といいます|と呼びます)$)).*$/u,
};

/** "…, and a mark told who had cut it": after the only comma another sentence begins. */
const secondClause: Partial<Record<Language, RegExp>> = {
  en: /(?<=^[^,]{20,}), and (?:an?|the|its|his|her|their|this|these|some|many|most|each|every) .*$/iu,
  es: /(?<=^[^,]{20,}), y (?:el|la|los|las|una?|cada|algun[oa]s|much[oa]s|sus?) .*$/iu,
  fr: /(?<=^[^,]{20,}), et (?:(?:le|la|les|une?|chaque|certaine?s|ce|cet|cette|ces|son|sa|ses|leurs?) |l['’]).*$/iu,
  de: /(?<=^[^,]{20,}), und (?:der|die|das|den|dem|eine?|jede[rs]?|manche|viele|(?:sein|ihr)e?[nrsm]?) .*$/u,
};

/** "…, invented in 1973 by a tea factory": what became of it is no part of what it is. */
const dated: Readonly<Record<Language, RegExp>> = {
  en: /, (?:(?:first|originally|later|and) )?(?:(?:invented|introduced|developed|discovered|proposed|founded|built|published|coined|described|made|used) )?(?:by [^,]{2,40} )?(?:in|since|from|around|until) (?:about |around |early |late |\p{Lu}\p{L}+ )?\d{4}(?!\d)[^,]*$/u,
  es: /, (?:(?:inventad|introducid|desarrollad|descubiert|propuest|fundad|construid|publicad|cread|usad)[oa]s? )?(?:por [^,]{2,40} )?(?:en|desde|hacia|hasta)(?: \p{L}+ de)? \d{4}(?!\d)[^,]*$|, (?:fue|fueron|era|eran|surgió|nació|data) .*$/u,
  fr: /, (?:(?:inventé|introduit|développé|découvert|proposé|fondé|construit|publié|créé|mis au point)e?s? )?(?:par [^,]{2,40} )?(?:en|dès|vers|depuis|jusqu['’]en) (?:\p{L}+ )?\d{4}(?!\d)[^,]*$|, (?:fut|furent|était|date|remonte|apparut|naquit) .*$/u,
  de: /, (?:erstmals |zuerst )?(?:im Jahre? |seit |um |ab |von |im \p{Lu}\p{L}+ )?\d{4}(?!\d)[^,]*$/u,
  zh: /(?<=的[^的，]{1,8})，(?:于|在|自|到)?(?:公元前?)?(?:\d{1,4}年|\d+世纪|[一二三四五六七八九十]+世纪|[唐宋元明清汉]代).*$/u,
  ja: /(?<=[\p{sc=Han}\p{sc=Katakana}ー])、\d{3,4}年[^、]*(?:された|した|れた)$/u,
};

const explained =
  /^(?<said>(?:[^\s:]+ ){3,}[^\s:]+) ?: (?:(?:the|an?|it|they|el|la|los|las|una?|es|le|les|une?|il|elle|ils|elles|der|die|das|eine?|er|sie) |l['’]|c['’]est ).*$/iu;

/** 小蜘蛛…飘到远方的行为，达尔文就记录过: what it is ends with its kind; what follows is a remark. */
function withoutRemark(meaning: string, language: Language): string {
  if (language !== "zh") return meaning;
  const [first = "", ...more] = meaning.split("，");
  const isWhole = [...first].length > 5 && /的[^的]{1,8}$/u.test(first);
  const goesWith = /^(?:如|例如|比如|像|包括|即)/u;
  // 把…的数据，按大小排列的方法 goes on to its kind.
  const isOpen =
    /^(?:把|将|用|由|以|通过|在|对|使|当|从|根据)/u.test(first) && /的[^的]{1,8}$/u.test(more.at(-1) ?? "");
  return isWhole && !isOpen && more.length > 0 && !goesWith.test(more[0] ?? "") ? first : meaning;
}

export function isMeaning(meaning: string, term: string, language: Language): boolean {
  const size = wordCount(meaning, language);
  const [least, most] = isSpaceless(language) ? [6, 90] : [4, 45];
  if (size < least || size > most) return false;
  if (vocabulary[language].leansBack.test(meaning) && !/^(the|das|die|der|ein|so) /i.test(meaning)) return false;
  if (
    /^(the (same|reason|first|second|third|last|result|most|best|case|only|two|main|other)|a (result|matter|good|great|long|little)|one of the (most|best|first)|el mismo|la misma|el primer[oa]?|la primera|el últim[oa]|la última|le premier|la première|le dernier|la dernière|der erste|die erste|das erste|der letzte|die letzte|das letzte|la raz[oó]n|le même|la même|la raison|derselbe|dieselbe|der grund|das gleiche)(?!\p{L})/iu.test(
      meaning,
    )
  )
    return false;
  // "one of the most famous", "the best known example" praises, it does not define.
  if (praise.test(meaning) || isRemark(meaning, language)) return false;
  return !meaning.toLowerCase().includes(` ${term.toLowerCase()} `);
}

const praise =
  /之一|最著名|最重要|高峰|代表(?:人物)?$|他|她|(?<!\p{L})(?:^one of the|one of the (?:most|main|first|\p{L}+est)|best[- ]known|most (?:famous|important)|(?:el|la|los|las) (?:ejemplo|más)|ejemplo más|^una? de l[oa]s|una? de l[oa]s (?:más|mayores|mejores|principales|grandes|primer[oa]s)|^l['’]une? des|l['’]une? des (?:plus|principa|grand|premi|meilleur)\p{L}*|(?:le|la) plus connue?|eine[rs]? der (?:wichtigsten|bekanntesten|größten)|das bekannteste|die bekannteste)(?!\p{L})/iu;

/** It speaks of something said elsewhere. */
export const hanging = orEnglish<RegExp>({
  en: /^(?:since then|from then on|thereafter|afterwards)(?!\p{L})|^(?:\S+ ){1,4}(?:it|they)(?!\p{L})|^(?:the|an?) (?:opposite|contrary|reverse|inverse|former|latter|exception|example)(?!\p{L})|, and (?:this|that) one$|(?<!\p{L})(?:this|these|those|such an?)(?!\p{L})|^such /iu,
  es: /^(?:desde entonces|a partir de entonces|después|más tarde)(?!\p{L})|^(?:est[aeo]s?|es[aeo]s?) |(?<!\p{L})(?:tal|tales|dich[oa]s?) \p{L}|^(?:\S+ ){0,3}que (?:l[oe]s? (?=\p{L}+(?:ó|aron|ieron|aba|ía)(?!\p{L}))|lo )|^(?:una excepción|un ejemplo|(?:el|la|lo|un|una) (?:\p{L}+ )?(?:contrari[oa]|opuest[oa]|invers[oa]|anterior))(?!\p{L})|(?<!\p{L})(?:de|entre|a|con|en|por) (?:ell[oa]s|él|est[aeo]s?|es[aeo]s?)(?!\p{L})|, (?:y )?est[aeo]s? \p{L}+$/iu,
  fr: /^(?:dès lors|depuis lors|ensuite|par la suite)(?!\p{L})|^(?:cet?|cette|ces) (?!qu)|(?<!\p{L})(?:une? |de )tel(?:le)?s? |^(?:\S+ ){1,3}(?:où|quand|dont|qu['’])\s?(?:il|elle|ils|elles)(?!\p{L})|^(?:une exception|un exemple|(?:le |la |l['’]|un |une )(?:\p{L}+ )?(?:contraire|inverse|opposée?|précédente?))(?!\p{L})|(?:puis|et) (?:à|en) (?!valeurs?(?!\p{L}))|(?<!\p{L})(?:d['’]|de |entre |à |par |dans )(?:eux|elles|lui|cet|cette|ces)(?!\p{L})|, (?:et )?ce(?:t|tte|s)? \p{L}+$/iu,
  de: /^(?:seitdem|danach|später|fortan|seither)(?!\p{L})|^(?:\S+ ){1,2}\S+, (?:\p{L}+ )?(?:der|die|das|dem|denen|wo) (?:er|sie)(?!\p{L})|^(?:das gegenteil|eine ausnahme|ein beispiel|(?:der|die|das|den|eine?n?) (?:umgekehrt|gegenteilig|entgegengesetzt|vorig)e[nrs]?)(?!\p{L})|(?<!\p{L})(?:davon|daran|dafür|von ihnen|diese[rsmn]?|solche?[rsmn]?|derartige[rsmn]?)(?!\p{L})/iu,
  zh: /[！!]|的$|^(?:此后|以后|之后|从此|此前|同年|随后|后来)|^(?:这样|如此|那样|[这那此][种类个些])|^(?:与[此之]|和[此之])?相反|^(?:反之|上述|以上|前者|后者)|，[这那此](?:一|个|种|类)?\p{sc=Han}{0,4}$/u,
  ja: /^(?:以後|以降|以来|のちに|後に|同時に|同年)|^(?:こういう|こういった|こうした|そういう|そうした|[こそ]のような)|(?:これ|それ|あれ|(?<!も)の)$|^(?:逆|反対|上|前|別)の|、(?:この|その)[^、]{1,8}$/u,
});

/** A sentence of its own is glued on or stands before, or a word of it speaks of something outside. */
export const goesOn: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[Oo]nce|[Ii]f|[Aa]fter|[Bb]efore|[Bb]ecause|[Ww]hile|[Aa]lthough|[Aa]s) |,? (?:and|but) (?:(?:its|his|her|their|the|an?|this|that|these|it|he|she|they|we|you) )(?:(?!(?:that|which|who|whose|where|when)(?!\p{L}))[\p{L}-]+ ){0,4}?(?:is|are|was|were|has|have|had|can|will|did|does)(?!\p{L})|(?<!\p{L})(?:I|my)(?!\p{L})/u,
  es: /^(?:cuando|si|después|antes|porque|mientras|aunque) |,? (?:y|pero) (?:(?:su|sus|el|la|los|las|un|una|est[aeo]s?) )(?:(?!(?:que|quien|donde|cuy[oa]s?|cuando)(?!\p{L}))[\p{L}-]+ ){0,4}?(?:es|son|era|eran|fue|fueron|tiene|tienen|ha|han|se)(?!\p{L})|, [^,]*(?:[aei]r|[áé]ndo)l[oae]s?$|(?<!\p{L})(?:yo|nosotros|me|o sea|creo)(?!\p{L})/iu,
  fr: /^(?:quand|lorsque|si|après|avant|parce|pendant|bien que) |,? (?:et|mais) (?:(?:son|sa|ses|leurs?|le|la|les|un|une|ce|cet|cette|ces) |l['’])(?:(?!(?:qui|que|dont|où|quand)(?!\p{L})|qu['’])[\p{L}\-'’]+ ){0,4}?(?:[ln]['’]|s['’])?(?:est|sont|était|étaient|fut|a|ont|avait)(?!\p{L})|(?<!\p{L})(?:je|je pense|en gros)(?!\p{L})|(?<!\p{L})j['’]/iu,
  de: /^(?:sobald|wenn|nachdem|bevor|weil|während|obwohl|falls) |(?<!\p{L})(?:ist|sind|war|waren|hat|haben|wird|werden)(?!\p{L})[^,]*, und |,? und (?:der|die|das|den|dem|eine?|sein\p{L}*|ihr\p{L}*) (?:\p{Ll}+ )*\p{Lu}\p{L}+ (?:ist|sind|war|waren|hat|hatte|heißt)(?!\p{L})|, (?:und|aber|doch) (?:er|sie|es|man|den|dem)(?!\p{L})|(?<!\p{L})(?:ich|mir|mich)(?!\p{L})/u,
  zh: /所谓|我(?!们)|[，；][^，；]{1,10}(?:是指|就是|指的是|称为|叫做)|[，；](?:但|而|所以|因此|可是|不过|然后|于是|后来|结果)(?!.*的[^的，]{1,8}$)|[，；]其?[^，；的]{1,6}是[^，；]*$/u,
  ja: /私|僕|[、；](?:しかし|だから|でも|ただし|ところが)/u,
};

/** What sets it apart is only that it has to do with something of somebody's. */
export const owned: Readonly<Record<Language, RegExp>> = {
  en: /(?:that|which|who) \p{Ll}+ (?:on |to |in |for |by )?(?:its|his|her|their) \p{L}+$/u,
  es: /que \p{Ll}+ (?:a |en |por |sobre )?sus? \p{L}+$/u,
  fr: /qui \p{Ll}+ (?:à |sur |pour |par |dans )?(?:son|sa|ses|leurs?) \p{L}+$/u,
  de: /, (?:der|die|das) (?:auf |in |für |durch |an )?(?:sein|ihr)e?[nmrs]? \p{L}+ \p{L}+$/u,
  zh: /^其/u,
  ja: /^その/u,
};

/** こういう、上からの改革を進めた君主: what follows the comma is whole. */
export const pointer = /^(?:こういう|こういった|こうした|そういう|そうした|[こそ]のような)、/u;
