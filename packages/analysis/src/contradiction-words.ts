import { orEnglish } from "@jotter/domain/settings";

/** What has to be known of a language to tell a contradiction from two things said side by side. */
export type ContradictionWords = {
  /** Besides articles and prepositions: words that leave open what is spoken of. "yields" and "gives" are one. */
  readonly empty: ReadonlySet<string>;
  readonly negation: RegExp;
  /** What is said under a condition, or of some only, is not said. */
  readonly limits: RegExp;
  /** A clause with one of these denies something else than it seems to. */
  readonly hedgesDenial: RegExp;
  /** Words that cannot both be true of one thing: the one end of an axis and the other. */
  readonly opposites: readonly (readonly [RegExp, RegExp])[];
  /** What it says of one it may say of others: a part, an example. */
  readonly lists: RegExp;
  /** Words for the same, each group by itself. */
  readonly alike: readonly RegExp[];
};

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(" ", "|")})(?!\\p{L})`, "iu");
/** Forms of them, by their begin. */
const begins = (list: string) => new RegExp(`(?<!\\p{L})(?:${list.replaceAll(" ", "|")})\\p{L}*`, "iu");

export const contradictionWords = orEnglish<ContradictionWords>({
  en: {
    empty:
      set(`is are was were be been being am has have had having do does did can could will would may might must shall
      should yield yields yielded produce produces produced give gives gave given make makes made contain contains
      contained amount amounts equal equals total totals totalling overall altogether there it its they their he she his her
      about around roughly approximately nearly almost some circa exactly only just also very so this that these those which
      who whom whose per each one value more most less well`),
    limits: /\b(?:only|if|when|unless|whether|except|sometimes|some|often|usually|can also)\b/iu,
    negation: /\b(?:not|no|never|neither|nor|cannot|can't|\p{L}+n['’]t)\b/iu,
    hedgesDenial:
      /\b(?:not only|not just|not merely|not always|not necessarily|not all|not every|no longer|without|unless|until|if|when|whether|only|except|otherwise|no one|not yet|anymore|no more)\b/iu,
    opposites: [
      [words("positive positively"), words("negative negatively")],
      [words("left"), words("right")],
      [/(?<!\p{L})away from(?!\p{L})/iu, words("towards toward")],
      [words("longitudinal"), words("transverse")],
      [words("oxygenated"), words("deoxygenated")],
      [
        begins("increas rais speed sped accelerat grow grew rise rising rose(?!\\p{L}) boost"),
        begins("decreas lower reduc slow diminish fall fell(?!\\p{L}) sink sank sunk drops dropped shrink shrank"),
      ],
      [begins("strengthen"), begins("weaken")],
      [words("upward upwards"), words("downward downwards")],
      [words("exothermic"), words("endothermic")],
      [
        words("higher larger greater more faster warmer bigger longer older heavier stronger hotter large big"),
        words("lower smaller less fewer slower colder shorter younger lighter weaker cooler small"),
      ],
      [words("before"), words("after")],
      [words("above"), words("below")],
      [words("won win wins"), words("lost lose loses")],
      [words("contracts contract contracted"), words("relaxes relax relaxed")],
      [words("hot"), words("cold")],
      [words("wet"), words("dry")],
      [words("east eastern"), words("west western")],
      [words("rich"), words("poor")],
      [words("true"), words("false")],
      [begins("maxim"), begins("minim")],
      [begins("internal"), begins("external")],
      [words("inside"), words("outside")],
      [words("most many"), words("few little")],
      [
        /(?<!\p{L})(?:t[ao]kes? in|took in|absorb\p{L}*)(?!\p{L})/iu,
        /(?<!\p{L})(?:gives? off|gave off|given off|releas\p{L}*|emit\p{L}*)(?!\p{L})/iu,
      ],
      [words("hypertonic"), words("hypotonic")],
      [words("soluble"), words("insoluble")],
      [words("directly"), words("inversely")],
      [words("north northern"), words("south southern")],
      [words("clockwise"), words("anticlockwise counterclockwise")],
      [words("aerobic"), words("anaerobic")],
      [words("dominant"), words("recessive")],
      [words("reversible"), words("irreversible")],
    ],
    lists:
      /\b(?:includ\p{L}*|contain\p{L}*|belong\p{L}*|ha(?:s|ve|d)(?! been)|such as|for example|for instance|e\.g\.|one of|example|some|can|may(?! \d)|might|also|another|other|sometimes|often|either)\b/iu,
    alike: [
      begins("begin began begun start commenc"),
      begins("end finish stop conclud"),
      begins("take\\splace took\\splace occur happen"),
      begins("big large great huge"),
      begins("small little tiny"),
      begins("fast quick rapid swift"),
      begins("important essential crucial vital key(?!\\p{L})"),
      begins("show demonstrat prove proving"),
      begins("use using utilis utiliz employ"),
      begins("build built construct"),
      begins("creat form generat produc make making made"),
      begins("need requir"),
      begins("locat found situat lie lay"),
      begins("call known name term"),
      begins("main(?!\\p{L}) principal primary chief major"),
      begins("fluid liquid"),
      begins("split divid break broke"),
      begins("carr transport bring brought convey"),
      begins("become became turn chang convert transform"),
      begins("keep kept maintain preserv"),
      begins("get got obtain receiv gain"),
      begins("whole entire complete"),
      begins("releas emit give\\soff"),
      begins("remov eliminat get\\srid gets\\srid"),
      begins("people human"),
      begins("join connect link"),
      begins("consist made compos compris"),
      begins("protect defend guard"),
      begins("inside within in(?!\\p{L}) into"),
      begins("toward"),
    ],
  },
  de: {
    empty:
      set(`ist sind war waren sein werden wird wurde wurden worden hat haben hatte hatten kann können konnte konnten
      muss müssen soll sollen entsteht entstehen liefert liefern ergibt ergeben bildet bilden beträgt betragen enthält
      enthalten gibt es er sie man etwa rund ungefähr knapp fast circa ca genau insgesamt nur auch sehr so dies diese
      dieser dieses je pro erst bereits schon sich dabei`),
    limits: /(?<!\p{L})(?:nur|wenn|falls|außer|manchmal|manche\p{L}*|einige\p{L}*|oft|meist|erst)(?!\p{L})/iu,
    negation: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|weder)(?!\p{L})/iu,
    hedgesDenial:
      /(?<!\p{L})(?:nicht nur|nicht bloß|nicht immer|nicht alle\p{L}*|nicht jede\p{L}*|nicht unbedingt|nicht mehr|noch nicht|ohne|wenn|falls|bevor|bis|nur|außer|sonst|ob|obwohl)(?!\p{L})/iu,
    opposites: [
      [begins("positiv"), begins("negativ")],
      [begins("linke"), begins("rechte")],
      [begins("longitudinal"), begins("transversal")],
      [/(?<=(?<!\p{L})\p{Ll}{3,})reiche?[nrsm]?(?!\p{L})/u, /(?<=(?<!\p{L})\p{Ll}{3,})arme?[nrsm]?(?!\p{L})/u],
      [
        begins(
          "erhöh gesteiger steig stieg gestieg anstieg vergrößer beschleunig wächst wuchs gewachsen hebt hob anheb",
        ),
        begins(
          "senk gesenkt verringer verminder sink sank gesunk fiel gefallen verkleiner verlangsam reduzier schrumpf",
        ),
      ],
      [words("stärkt stärken stärkte stärkten gestärkt"), words("schwächt schwächen schwächte schwächten geschwächt")],
      [/(?<=(?:nimmt|nehmen|nahm) .{2,60}\s)zu(?=[.;,]|$)/u, /(?<=(?:nimmt|nehmen|nahm) .{2,60}\s)ab(?=[.;,]|$)/u],
      [begins("exotherm"), begins("endotherm")],
      [
        words("höher größer mehr schneller wärmer länger älter schwerer stärker"),
        words("niedriger kleiner weniger langsamer kälter kürzer jünger leichter schwächer"),
      ],
      [words("bevor"), words("nachdem")],
      [words("oberhalb"), words("unterhalb")],
      [begins("gewann gewonnen gewinn siegte"), begins("verlor verlier")],
      [begins("östlich"), begins("westlich")],
      [begins("maxim"), begins("minim")],
      [words("heftig stark"), words("kaum schwach")],
      [words("innerhalb"), words("außerhalb")],
      [begins("hypertonisch"), begins("hypotonisch")],
      [begins("löslich wasserlöslich"), begins("unlöslich")],
      [begins("direkt"), begins("umgekehrt")],
      [begins("aerob"), begins("anaerob")],
      [begins("dominant"), begins("rezessiv")],
      [begins("nördlich"), begins("südlich")],
    ],
    lists:
      /(?<!\p{L})(?:gehör\p{L}*|enth[aä]lt\p{L}*|besitz\p{L}*|umfass\p{L}*|z\. ?B\.|zum Beispiel|etwa|eine[rs]? der|manche\p{L}*|einige\p{L}*|kann|können|auch|andere\p{L}*|oft|teils)(?!\p{L})/iu,
    alike: [
      begins("beginn begann fängt fing start"),
      begins("ende hört stopp"),
      begins("findet läuft passiert geschieht erfolg ereign vollzieht"),
      begins("groß riesig"),
      begins("klein winzig"),
      begins("schnell rasch"),
      begins("wichtig wesentlich entscheidend zentral"),
      begins("zeig beweis beleg"),
      begins("benutz verwend nutz gebrauch"),
      begins("bau errichte"),
      begins("brauch benötig"),
      begins("lieg befind"),
      begins("heiß nenn bezeichn genannt"),
      begins("hauptsächlich vor\\sallem"),
      begins("teil spalt zerleg"),
      begins("transportier bring beförder trag"),
      begins("wird werden wurde verwandel umgewandel"),
      begins("erhält bekomm"),
      begins("ganz gesamt vollständig"),
      begins("mensch leut"),
      begins("verbind verknüpf"),
      begins("besteh zusammengesetz aufgebaut"),
      begins("schütz verteidig"),
    ],
  },
  fr: {
    empty: set(`est sont était étaient être fut furent été a ont avait avaient avoir peut peuvent doit doivent produit
      produisent donne donnent fournit fournissent possède possèdent contient contiennent comporte vaut valent mesure
      fait font il elle ils elles on environ près presque exactement seulement aussi très ce cette ces par chaque se s ne n d
      y propre total totale`),
    limits:
      /(?<!\p{L})(?:seulement|uniquement|si|s['’]il|quand|lorsque|sauf|parfois|certain\p{L}*|souvent|que)(?!\p{L})/iu,
    negation: /(?<!\p{L})(?:pas|jamais|aucune?|ni)(?!\p{L})/iu,
    hedgesDenial:
      /(?<!\p{L})(?:pas seulement|pas toujours|pas uniquement|pas tou[ts]\p{L}*|pas forcément|pas encore|pas que|sans|si|s['’]il|quand|lorsque|sauf|ne \p{L}+ que|n['’]\p{L}+ que|seulement|sinon|plus)(?!\p{L})/iu,
    opposites: [
      [begins("positif positive"), begins("négatif négative")],
      [words("gauche"), words("droit droite")],
      [begins("longitudina"), begins("transversa")],
      [begins("oxygéné"), begins("désoxygéné")],
      [
        begins(
          "augment accroî accroi accru élèv élev accélèr accélér monte(?!\\p{L}) mont(?:ent|er|a|ait|aient|èrent|ée?s?)(?!\\p{L})",
        ),
        begins("diminu abaiss rédui ralenti baiss chut décroî décrû"),
      ],
      [begins("renforc"), begins("affaibl")],
      [begins("exothermique"), begins("endothermique")],
      [
        words("supérieur supérieure grand grande grands grandes"),
        words("inférieur inférieure petit petite petits petites"),
      ],
      [words("avant"), words("après")],
      [words("dessus"), words("dessous")],
      [begins("gagn"), words("perd perdent perdu perdit perdue")],
      [words("oriental orientale"), words("ouest occidental occidentale")],
      [begins("maxim"), begins("minim")],
      [begins("interne"), begins("externe")],
      [begins("riche"), begins("pauvre")],
      [begins("absorb"), begins("libèr libér rejett rejet dégag émet")],
      [begins("hypertonique"), begins("hypotonique")],
      [begins("soluble"), begins("insoluble")],
      [words("aérobie"), words("anaérobie")],
      [begins("dominant"), begins("récessi")],
      [words("nord"), words("sud")],
    ],
    lists:
      /(?<!\p{L})(?:compren\p{L}*|contien\p{L}*|poss[eè]d\p{L}*|compte\p{L}*|inclu\p{L}*|par exemple|comme|l['’]une?|une? des|certain\p{L}*|peu(?:t|vent)|aussi|autres?|parfois|souvent|notamment)(?!\p{L})/iu,
    alike: [
      begins("commenc début"),
      begins("finit finiss termin achev arrêt"),
      begins("a\\slieu ont\\slieu lieu se\\sproduit produi déroul pass"),
      begins("grand gros énorme"),
      begins("petit minuscule"),
      begins("rapide vite"),
      begins("important essentiel crucial vital"),
      begins("montre démontr prouv"),
      begins("utilis emploi servent"),
      begins("construi bâti"),
      begins("besoin nécessit"),
      begins("trouv situ"),
      begins("appel nomm"),
      begins("principal majeur"),
      begins("divis sépar scind"),
      begins("transport apport"),
      begins("devien devin transform convert chang"),
      begins("gard maintien conserv"),
      begins("obtien reçoi"),
      begins("entier complet total"),
      begins("libèr dégag émet"),
      begins("gens humain"),
      begins("lien reli connect"),
      begins("compos constitu form"),
      begins("protèg défen"),
    ],
  },
  es: {
    empty:
      set(`es son era eran ser fue fueron sido ha han había habían tiene tienen tenía tenían puede pueden debe deben
      produce producen da dan contiene contienen posee poseen mide vale equivale hay se unos unas cerca casi
      aproximadamente exactamente más menos bien solo también muy este esta estos estas por cada él ella ellos ellas total le lo`),
    limits: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente|si|cuando|salvo|excepto|a veces|algun[oa]s|a menudo)(?!\p{L})/iu,
    negation: /(?<!\p{L})(?:no|nunca|jamás|tampoco|ningun[oa]?|ningún|ni)(?!\p{L})/iu,
    hedgesDenial:
      /(?<!\p{L})(?:no s[oó]lo|no solamente|no siempre|no tod[oa]s?|no necesariamente|aún no|todavía no|ya no|sin|si|cuando|salvo|excepto|s[oó]lo|solamente|hasta que|a menos)(?!\p{L})/iu,
    opposites: [
      [begins("positiv"), begins("negativ")],
      [begins("izquierd"), begins("derech")],
      [begins("longitudinal"), begins("transversal")],
      [
        begins("aument elev elév increment aceler sube subi subí crec crez"),
        begins("disminu reduc reduj redúc baja bajó baje desaceler ralentiz decrec decrez cae cayó cayeron"),
      ],
      [begins("fortalec reforz refuerz"), begins("debilit")],
      [begins("exotérmic"), begins("endotérmic")],
      [words("superior mayor grande grandes"), words("inferior menor pequeño pequeña pequeños pequeñas")],
      [words("antes"), words("después")],
      [words("encima"), words("debajo")],
      [words("ganó ganaron gana ganan"), words("perdió perdieron pierde pierden")],
      [words("este oriental"), words("oeste occidental")],
      [begins("máxim"), begins("mínim")],
      [begins("intern"), begins("extern")],
      [begins("ric[oa]"), begins("pobre")],
      [words("dentro"), words("fuera")],
      [begins("absorb absorv"), begins("liber desprend emit")],
      [begins("hipertónic"), begins("hipotónic")],
      [begins("soluble"), begins("insoluble")],
      [begins("aerobi"), begins("anaerobi")],
      [begins("dominante"), begins("recesiv")],
      [words("norte"), words("sur")],
    ],
    lists:
      /(?<!\p{L})(?:inclu\p{L}*|contien\p{L}*|posee\p{L}*|tienen?(?! lugar)|por ejemplo|como|uno de|una de|algun[oa]s|puede[n]?|también|otr[oa]s?|a veces|a menudo)(?!\p{L})/iu,
    alike: [
      begins("empiez empez comienz comenz inici"),
      begins("termin acab finaliz"),
      begins("ocurr suced tiene\\slugar produc realiz lleva\\sa\\scabo"),
      begins("grande enorme"),
      begins("pequeñ diminut"),
      begins("rápid veloz"),
      begins("importante esencial crucial vital clave"),
      begins("muestr demuestr prueb"),
      begins("us(?:a|an|ó|aron)(?!\\p{L}) utiliz emple"),
      begins("constru edific"),
      begins("necesit requier"),
      begins("está encuentr sitú ubic"),
      begins("llam denomin conoc"),
      begins("principal mayor"),
      begins("divid separ parte"),
      begins("transport llev"),
      begins("convier transform vuelv cambi"),
      begins("mantien conserv"),
      begins("obtien recib"),
      begins("enter complet total"),
      begins("liber despr emit"),
      begins("gente human person"),
      begins("une conect enlaz"),
      begins("compon form const"),
      begins("protege defiend"),
    ],
  },
  zh: {
    empty:
      set(`的 了 是 在 有 于 为 约 大约 约为 左右 从 到 每 能 能够 会 可以 产生 得到 共 一共 总共 大概 也 都 就 这 那 它 它们 其 之 和 与
      进行 占 约占 可 中 上 里 公元 公元前 没有 不 没 不能 不会 不是 并非 未 无 年 月 日 个 条`),
    limits: /只|如果|若|除非|有时|有些|通常|才|时，/u,
    negation: /不(?![同断过久仅但只少足锈等必管论如])|没有?|并非|未(?!来)|无法/u,
    hedgesDenial:
      /不仅|不只|不但|不一定|不总是|不都|不再|尚未|还没|除非|如果|若|只有|只要|才能?|没有.{1,8}就|否则|时，|，植物/u,
    opposites: [
      [/正电荷?/u, /负电荷?/u],
      [
        /升高|提高|提升|增加|增大|增强|增长|加强|上升|上涨|加快|加速|变大|扩大/u,
        /降低|减少|减小|减弱|削弱|下降|下跌|减慢|减速|变小|缩小/u,
      ],
      [/放热/u, /吸热/u],
      [/高于|大于|多于|快于|(?<=比[^，。]{1,8})[大高多快长]/u, /低于|小于|少于|慢于|(?<=比[^，。]{1,8})[小低少慢短]/u],
      [/之前|以前/u, /之后|以后/u],
      [/胜利|获胜|赢/u, /失败|战败|输/u],
      [/最大值?/u, /最小值?/u],
      [/东部|东边/u, /西部|西边/u],
      [/吸收/u, /释放|放出/u],
      [/正比/u, /反比/u],
      [/有氧/u, /无氧/u],
      [/显性/u, /隐性/u],
      [/可逆/u, /不可逆/u],
      [/丰富|较多|多的/u, /缺乏|较少|少的/u],
    ],
    lists: /包括|包含|含有|具有|有[^，]*。|例如|比如|之一|有些|有的|可以|可能|也|还|等等?[。，]|其他|另/u,
    alike: [
      /^(?:开始|始)/u,
      /^(?:结束|终止|止于)/u,
      /^(?:进行|发生|出现)/u,
      /^(?:大|巨大)/u,
      /^(?:小|微小)/u,
      /^(?:很?快|迅速)/u,
      /^(?:重要|关键|主要)/u,
      /^(?:使用|利用|运用|用)/u,
      /^(?:建造|修建|建立)/u,
      /^(?:需要|须)/u,
      /^(?:位于|在)/u,
      /^(?:称为|叫做|叫)/u,
      /^(?:变成|转化|转变)/u,
      /^(?:得到|获得)/u,
      /^(?:组成|构成)/u,
      /^(?:内|里|中)/u,
      /^(?:保护|防护)/u,
      /^(?:运输|运送|输送)/u,
    ],
  },
  ja: {
    empty: set("約 正味 合計 全体 今 年 月 日 分子 時 中 上 者 的"),
    limits: /だけ|のみ|しか|もし|場合|とき|ときどき|こともある|ことがある/u,
    negation: /(?<!少|足り)(?:ない|なかった|ません)(?=[。、）」]|です|でした|$)/u,
    hedgesDenial:
      /だけで(?:は|も)?な|のみなら|とは限ら|わけではな|かもしれ|なければ|なくては|ないと|ないため|なしに|に違いな|しか|まだ|ならない|もし|場合|とき/u,
    opposites: [
      [/正の|正に|プラス/u, /負の|負に|マイナス/u],
      [
        /上げ|上が|高め|高く|増や|増え|増加|上昇|大きく|速く|強め|強く|強化|拡大/u,
        /下げ|下が|低め|低く|減ら|減る|減っ|減少|低下|下降|下落|小さく|遅く|弱め|弱く|弱体化|縮小/u,
      ],
      [/発熱/u, /吸熱/u],
      [/正比例|に比例/u, /反比例/u],
      [/顕性|優性/u, /潜性|劣性/u],
      [/多い|多く/u, /少ない|少なく/u],
      [/吸収/u, /放出/u],
      [/勝/u, /負け|敗/u],
      [/最大/u, /最小/u],
      [/より(?:大き|高|多|速)/u, /より(?:小さ|低|少な|遅)/u],
    ],
    lists: /含ま|含む|入っ|属[しす]|がある|[持も]つ|など|例えば|たとえば|一つ|こともある|できる|場合|ほか|一部/u,
    alike: [
      /^(?:開始|始)/u,
      /^(?:終了|終)/u,
      /^(?:行|起|進|生|発生)/u,
      /^(?:大|巨大)/u,
      /^(?:小|微小)/u,
      /^(?:速|急速)/u,
      /^(?:重要|主要|主)/u,
      /^(?:使|利用|使用)/u,
      /^(?:建設|建|造)/u,
      /^(?:必要|要)/u,
      /^(?:位置|在)/u,
      /^(?:呼|名付)/u,
      /^(?:変化|変|転換)/u,
      /^(?:得|獲得)/u,
      /^(?:構成|成)/u,
      /^(?:保護|守)/u,
      /^(?:輸送|運)/u,
    ],
  },
});
