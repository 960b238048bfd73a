import { orEnglish } from "@jotter/domain/settings";

/** A line of a word list: "Osmosis: water passing through a membrane". */
export const glossary =
  /^(?:[^:：=]{1,40}[:：]\s?(?=[^=]*=))?(?<term>[\p{L}\p{N}][^:：–—=≠]{1,40}?|\p{sc=Han})\s?(?:[:：=]|\s[–—-]\s)\s?(?<meaning>.{6,})$/u;

const lead = {
  en: String.raw`(?:In [\p{L} ]{3,30}, |(?:Simply put|Put simply|Broadly|Formally), )?`,
  es: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  fr: String.raw`(?:En [\p{L} ]{3,30}, )?`,
  de: String.raw`(?:In der [\p{L} ]{3,30} )?`,
};

const name = String.raw`(?<term>[\p{L}\p{N}][\p{L}\p{N}\-'’ ]{1,50}?)`;

/** A noun without its article: "Propaganda is information used to …"; "often used to" is none. */
const thing = String.raw`(?!\p{L}+ly |(?:often|also|still|then|been|being|even|just|always|never|sometimes|first|once|either|both|mainly|something|someone|people|things?) )[\p{L}-]{4,}`;
const cosa = String.raw`(?!\p{L}+mente |(?:bien|también|siempre|menos|mucho|poco|algo|todo|nunca|hoy|aún|muy|ahora|antes) )[\p{L}-]{4,}`;

const aside = String.raw`(?: ?\([^)]{1,60}\)|, [^,]{4,60},)?`;

const spaced = (language: keyof typeof lead, pattern: string) => new RegExp(`^${lead[language]}${pattern}\\.?$`, "iu");

/** Here a capital tells a noun. */
const german = (pattern: string) => new RegExp(`^${lead.de}${pattern}\\.?$`, "u");

/** The better a form tells a definition from a remark, the earlier it stands. */
export const forms = orEnglish<readonly RegExp[]>({
  en: [
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are) (?:defined as|the (?:name|term) (?:for|given to)) (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?:(?:an?|the) )?${name}${aside} (?:refers? to|means?|denotes?|describes) (?:that )?(?<meaning>(?:an?|the|any|how|when|what|all|[\p{L}]+ing) .+|(?<=that ).+)`,
    ),
    spaced(
      "en",
      String.raw`(?<term>(?:the )?[\p{L}\-'’ ]{3,50}(?:law|principle|theorem|rule|hypothesis|theory|law of [\p{L} ]{3,30}|principle of [\p{L} ]{3,30})) (?:states?|says|holds) that (?<meaning>.+)`,
    ),
    spaced(
      "en",
      String.raw`(?<meaning>.{4,200}?),? (?:is|are) (?:called|known as|termed|named) (?:(?:an?|the) )?(?<term>[\p{L}\-'’ ]{3,40}?)(?:, (?:and|while|whereas|because) .*)?`,
    ),
    spaced(
      "en",
      `(?:(?:an?|the) )?${name}${aside} (?:is|are|was|were) (?<meaning>(?:an?|the|any|one of the|what|when|how) .+|(?!one|ones|something|someone|people|things?)[\\p{L}-]{4,} (?:that|which) .+|${thing} (?:used|made|meant|designed|created|written|spread|given|paid|stored|told|produced|released|passed) (?:to|for|by|in|as|from|when|between) .+)`,
    ),
  ],
  es: [
    spaced(
      "es",
      String.raw`(?:se (?:llama|denomina|conoce como)|llamamos|denominamos) (?<term>[\p{L}\- ]{3,40}?) (?:a|al) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:se definen? como|significan?|consisten? en|se refieren? a|designan?) (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<term>(?:la|el) (?:ley|principio|teorema|regla|teoría)[\p{L} ]{0,40}) (?:establece|afirma|dice|enuncia) que (?<meaning>.+)`,
    ),
    spaced(
      "es",
      String.raw`(?<meaning>.{4,200}?),? se (?:llaman?|denominan?|conocen? como) (?:(?:el|la|los|las) )?(?<term>[\p{L}\- ]{3,40}?)`,
    ),
    spaced(
      "es",
      `(?:(?:el|la|los|las|un|una) )?${name}${aside} (?:es|son|era|fue|fueron|eran) (?<meaning>(?:el|la|los|las|un|una|unos|unas|aquell?[oa]s?|cualquier|todo|toda) .+|${cosa} (?:usad|utilizad|hech|pensad|cread|escrit|difundid|destinad|pagad|producid|transmitid)[oa]s? (?:para|por|con|en|a|como) .+)`,
    ),
  ],
  fr: [
    spaced(
      "fr",
      String.raw`on (?:appelle|nomme) (?:l['’]|la |le |les )?(?<term>[\p{L}\-'’ ]{3,40}?),? (?<meaning>(?:l['’]|la |le |les |un |une |tout |toute |des |ce qui |l['’]ensemble ).+)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:désigne(?:nt)?|signifie(?:nt)?|se définit comme|se définissent comme|consiste(?:nt)? (?:à|en)|correspond(?:ent)? (?:à|au|aux)|est défini[e]? comme) (?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<term>(?:la |le |l['’])(?:loi|principe|théorème|règle|théorie)[\p{L}'’ ]{0,40}) (?:énonce|affirme|dit|établit|stipule) que? ?(?<meaning>.+)`,
    ),
    spaced(
      "fr",
      String.raw`(?<meaning>.{4,200}?),? (?:s['’]appelle(?:nt)?|est appelée?|sont appelée?s|se nomme(?:nt)?|est nommée?) (?:le |la |l['’]|les )?(?<term>[\p{L}\-'’ ]{3,40}?)`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )${name}, c['’]est (?<meaning>(?:l['’]|le |la |un |une |ce qui ).{25,})`,
    ),
    spaced(
      "fr",
      `(?:le |la |l['’]|les |un |une )?${name}${aside} (?:est|sont|était|étaient|fut) (?<meaning>(?:l['’]|le |la |les |un |une |des |ce qui |celui |celle ).+)`,
    ),
  ],
  de: [
    german(`Unter (?:dem |der |einem |einer |den )?${name} versteht man (?<meaning>.+)`),
    german(`Als ${name} bezeichnet man (?<meaning>.+)`),
    german(`${name} nennt man (?<meaning>(?:den|das|die|einen?|eine) .+)`),
    german(
      String.raw`(?<meaning>.{3,200}?),? (?:nennt man|nennen wir|heißt|heißen) (?:auch )?(?:der |die |das |den )?(?<term>\p{Lu}[\p{L}\-]{2,40})(?:,.*)?`,
    ),
    german(String.raw`(?<meaning>.{3,200}?) (?:wird|werden) als (?<term>\p{Lu}[\p{L}\-]{2,40}) bezeichnet`),
    german(
      `(?:(?:Der|Die|Das|Ein|Eine) )?${name}${aside} (?:bezeichnet|bezeichnen|bedeutet|beschreibt|besagt),? (?<meaning>.+)`,
    ),
    german(
      String.raw`(?:(?:Der|Die|Das|Ein|Eine) )?(?<term>\p{Lu}[\p{L}\p{N}\- ]{1,50}?)${aside} (?:ist|sind|war|waren) (?<meaning>(?:der|die|das|ein|eine|einer|jede[rs]?|alle) .+|\p{Lu}\p{L}+, (?:der|die|das|den|dem|mit|in|bei|auf) .+)`,
    ),
  ],
  zh: [
    /^(?:所谓)?(?<term>[^，。、：；的是]{1,14}?)(?:[（(][^）)]{1,30}[）)])?，?(?:就?是指|指的是|就是指|定义为|意思是|(?<![手食拇戒])[泛特专]?指(?![出针南导纹标甲数示令向挥定望明责引点证控]))(?<meaning>.{5,})。?$/u,
    /^(?<term>[^，。、：；的是]{2,14}(?:定律|原理|定理|法则))(?:指出|表明|认为|告诉我们)，?(?<meaning>.{8,})。?$/u,
    /^(?<term>[^，。、：；的是在]{1,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>(?:一种|一个|一类|一项|一门|一段|一场|由|用来|用于|把|将|以)[^。]{4,60})。?$/u,
    /^(?<term>[^，。、：；的是在]{2,12}?)(?:[（(][^）)]{1,30}[）)])?就?是(?<meaning>[^。]{4,60}的[^，。的]{1,6})(?:，[^。]*)?。?$/u,
    /^(?<meaning>[^是，。]{1,50}?)，?(?:被称为|[统俗又简合通]?称为|叫做|叫作|称作|称之为|就叫)“?(?<term>[^，。、”]{2,12})”?。?$/u,
  ],
  ja: [
    /^(?<term>[^、。はをがに]{1,20}?)(?:[（(][^）)]{1,30}[）)])?(?:(?<![びひふこもごあま])とは|というのは)(?!、?(?:異なり|異なって|違い|違って|ちが|限ら|言え|いえ|別に|逆に|反対に|対照|無関係))、?(?<meaning>.{5,}?)(?:のことである|のことです|のことをいう|のことだ|をいう|を指す|を意味する|である|です|だ)?。?$/u,
    /^(?<meaning>.{2,80}?)(?:のこと)?を、?「?(?<term>[^、。」をはがの]{2,16})」?(?:(?:という|と呼ぶ|とよぶ|と呼んでいる|といいます|と呼びます)。?|といい、.*)$/u,
    /^(?<meaning>.{2,80}?)は、?「?(?<term>[^、。」をはがの]{2,16})」?(?:と呼ばれる|と呼ばれている|とよばれる|と呼ばれます)。?$/u,
    /^(?<term>[\p{sc=Han}\p{sc=Katakana}ー]{2,14})は、?(?<meaning>[^、。]{4,40}ために(?:使われる|用いられる|使う|用いる|作られる|作られた)[^、。をがに]{1,8}?)(?:である|です|だ)。?$/u,
    /^(?<term>[^、。はをがに]{2,16}?)(?:[（(][^）)]{1,30}[）)])?(?<!と)は、(?<meaning>.{6,}?(?:こと|もの|過程|現象|制度|法則|力|運動|物質|器官|割合|考え方|仕組み|しくみ|性質|量|働き|はたらき|戦争|改革|条約|関数|グラフ|技法|文学|詩|反応|状態|変化|出来事|理論|単位|層|細胞|国|時代|組織|価格|指標|言葉|本|地図|改革|定型詩|機関|方法|式|点|線|角))(?:である|です|だ)。?$/u,
  ],
});
