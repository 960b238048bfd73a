import { orEnglish } from "@jotter/domain/settings";

/**
 * What a question is about: the words that ask, be polite or complain are taken off around it. Whoever writes German may
 * read an English book, so the wordings of all languages are tried. Never empty unless nothing was asked.
 */
export function askedTerm(question: string): string {
  let term = trimmed(question.replace(/\s+/g, " "));
  for (;;) {
    const next = patterns.reduce((left, pattern) => {
      return nameWithArticle.test(left) ? left : trimmed(left.replace(pattern, "$<term>")) || left;
    }, term);
    if (next === term) return term;
    term = next;
  }
}

/** El Niño, Le Chatelier: the article of a name stays. */
const nameWithArticle = /^(?:El|La|Los|Las|Le|Les) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** Marks and quotes at both ends; brackets and signs of a formula stay. */
function trimmed(text: string): string {
  return text
    .replace(/^[\s¿¡"'“”„«»‘’「」『』,.;:!?…，。；：！？、]+/u, "")
    .replace(/[\s"'“”„«»‘’「」『』,.;:!?…，。；：！？、]+$/u, "");
}

type Asking = {
  /** With the term in their middle: "work", "mean" and "is" ask only together with what stands before. */
  readonly around: readonly (readonly [before: string, after: string])[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly articles: readonly string[];
};

const latin = orEnglish<Asking | null>({
  en: {
    around: [
      ["what does", "(?:actually )?means?"],
      ["what (?:does|do|did)", "do"],
      ["what (?!is |are |was |were |do |does )", "(?:is|are|means?)"],
      ["how (?:does|do|did)", "works?"],
      ["how (?!is |are |was |were |does |do |did |can |has |have )", "works?"],
    ],
    before: [
      "(?:so|ok|okay|hey|hi|wait|please|pls|plz)",
      "(?:can|could|would|will) (?:you|u|someone)(?: please| pls)?(?= (?:explain|define|tell|help|describe))",
      "(?:explain|describe|tell|teach|show)(?: (?:it )?to)?(?: me| us)?(?: about| again| simply)?",
      "help me (?:to )?(?:understand|with)",
      "what (?:does|do|did) (?:it|this|they|the (?:document|text|book|author|handout|syllabus|article|chapter))(?: \\p{L}+)? says? (?:about|on)",
      "(?:what|who|wtf|what the heck)(?: exactly| really)? (?:is|are|was|were|does|do)(?: exactly| really)?(?: meant by)?",
      "what(?:['’]?s|['’]?re)(?: exactly)?",
      "(?:how|why|when|where)(?: exactly)? (?:is|are|was|were|does|do|did|can|has|have)",
      "how (?:many|much)",
      "(?:how|why)",
      "define",
      "eli5:?",
      "(?:i )?(?:really )?(?:do not|don['’]?t|can['’]?t|cannot|didn['’]?t) (?:understand|get|know)",
      "(?:the )?(?:meaning|definition|concept|idea) of",
      "(?:the )?(?:formula|equation)s? (?:for|of)",
      "(?:the )?difference between",
    ],
    after: [
      "meaning",
      "means what",
      "def",
      "definition",
      "formula",
      "equation",
      "again",
      "to me",
      "please",
      "pls",
      "plz",
    ],
    articles: ["the", "an?"],
  },
  es: {
    around: [["qu[eé] (?!es |son )", "(?:es|son|significa)"]],
    before: [
      "(?:oye|hola|por favor|porfa)",
      "(?:me |nos )?(?:puedes?|podrías?|podrias?)(?= (?:explicar|decir|definir))",
      "expl[ií]ca(?:me|nos|r|rme)?",
      "(?:me |nos )explicas",
      "expl[ií]camel[oa]",
      "(?:dime|decirme|decir)(?= qu[eé])",
      "qu[eé] (?:es|son|era|fue|significan?|quieren? decir|se entiende por)",
      "(?:a qu[eé] se llama|en qu[eé] consisten?|a qu[eé] nos referimos con)",
      "cu[aá]l es(?= (?:el|la) (?:significado|definición|definicion|diferencia))",
      "(?:el |la )?(?:significado|definici[oó]n|concepto|f[oó]rmula) del?",
      "qu?(?:e|é)? (?:es|son|era|fue|significa)",
      "(?:la )?diferencia entre",
      "define",
      "(?:para |de )?qu?[eé]? (?:sirven?|hacen?)",
      "c[oó]mo (?:funcionan?|se (?:hace|calcula)n?)",
      "por ?qu[eé]",
      "no (?:entiendo|comprendo|pillo|capto|me queda claro)",
    ],
    after: ["por favor", "porfa", "qu[eé] (?:es|era|significa)", "definici[oó]n", "significado", "f[oó]rmula"],
    articles: ["el", "las?", "los", "una?"],
  },
  fr: {
    around: [["(?:ce que|ce qu['’])", "(?:est|sont|veut dire)"]],
    before: [
      "(?:bonjour|salut|stp|svp)",
      "(?:est-ce que )?(?:tu peux|peux[- ]tu|pourrais[- ]tu|vous pouvez)(?= m['’ ]?expliquer)",
      "(?:m['’ ])?expli(?:que|quer|quez)(?:[- ]moi)?",
      "qu['’ ]?est[- ]ce qu(?:e|['’])",
      "qu['’ ]est[- ]ce(?= )",
      "(?:c['’ ]?(?:est )?(?:quoi|koi)|kesako|ckoi)(?: d[eé]j[aà])?",
      "que (?:signifie(?:nt)?|veut dire|veulent dire)",
      "(?:[çc]a veut dire quoi|qu['’]appelle[- ]t[- ]on|qu['’]entend-on par)",
      "(?:la |le )?(?:d[eé]finition|sens|signification|notion|formule) (?:de|du|des|d['’])",
      "(?:la )?différence entre",
      "définis(?:sez)?",
      "(?:[àa] quoi (?:[çc]a )?ser(?:t|vent)|que font?)",
      "comment (?:fonctionne(?:nt)?|(?:[çc]a )?marche(?:nt)?)",
      "pourquoi",
      "(?:je |j['’])?(?:ne |n['’])?comprends? (?:pas|rien à)",
      "(?:je |j['’])?(?:n['’])?ai (?:rien|pas) compris(?: à)?",
    ],
    after: [
      "-t-(?:elles?|ils?)",
      "-(?:elles?|ils?)",
      "(?:stp|svp|s['’]il te plaît)",
      "(?:c['’ ]?(?:est )?(?:quoi|koi))(?: d[eé]j[aà])?",
      "d[eé]finition",
      "d[eé]f",
      "formule",
    ],
    articles: ["les?", "la", "une?", "l['’]"],
  },
  de: {
    around: [
      ["(?:kannst|könntest|kann) (?:du|man|mir jemand)(?: mir)?(?: mal| bitte)*", "(?:erklären|erläutern)"],
      ["was (?!ist |sind |war |waren )", "(?:ist|sind|bedeutet|heißt)"],
      ["ich (?:verstehe?|kapiere?|checke?|begreife?)", "(?:überhaupt |gar )?nicht"],
    ],
    before: [
      "(?:hallo|hi|hey|bitte)",
      "(?:erklär|erkläre|erläutere|beschreibe)(?: mir| uns)?(?: mal| bitte| kurz)*",
      "was (?:genau |eigentlich )?(?:ist|sind|war|waren|bedeutet|bedeuten|heißt|heisst)(?: genau| eigentlich)?",
      "was (?:versteht man|verstehen wir) unter",
      "was (?:meint|ist gemeint)(?: man)? mit",
      "(?:die )?(?:definition|bedeutung|bedeutung des begriffs|formel) (?:von|des|der|vom|für)",
      "formel",
      "(?:der )?unterschied zwischen",
      "definiere",
      "was (?:macht|machen|tut|tun)(?: eigentlich)?",
      "wozu (?:dient|dienen|braucht man)",
      "wie (?:funktionieren|funktioniert|gehen|geht)",
      "(?:warum|wieso|weshalb)",
      "ich (?:verstehe?|kapiere?|checke?|begreife?)(?: nicht,?)?",
    ],
    after: [
      "bitte",
      "was (?:war|ist|sind|bedeutet|hei(?:ß|ss)t)(?: das| es| die)?(?: noch ?mal| eigentlich| genau)*",
      "noch ?mal",
      "definition",
      "bedeutung",
      "formel",
    ],
    articles: ["der", "die", "das", "den", "dem", "eine?[nmr]?", "'?ne?n?(?= \\p{L}{3})"],
  },
});

const spaceless = orEnglish<Pick<Asking, "before" | "after"> | null>({
  en: null,
  zh: {
    before: [
      "(?:请问|你好)",
      "(?:请|麻烦)?(?:你)?(?:能不能|可以|能)?(?:给我|帮我|跟我)?(?:再)?(?:解释|讲解|说明|讲讲|说说|介绍)(?:一下)?(?:一?下)?",
      "(?:什么|啥)(?:是|叫做?)",
      "(?:何谓|何为)",
      "(?:为什么|为啥|为何|怎么理解|如何理解)",
      "我?(?:不懂|不明白|不理解|看不懂|搞不懂|没懂|没听懂)",
    ],
    after: [
      "(?:到底)?(?:是|指的是|指)(?:什么|啥)(?:意思|东西)?(?:呢|啊|呀)?",
      "(?:是)?(?:什么|啥)意思",
      "的?(?:定义|意思|含义|概念|公[式试])(?:是什么|是啥)?",
      "(?:怎么|如何)理解",
      "(?:吗|呢|啊)",
    ],
  },
  ja: {
    before: ["(?:なぜ|どうして|なんで)", "(?:すみません|ねえ)"],
    after: [
      "(?:とは|って|は)(?:一体)?(?:何|なん|なに)(?:ですか|でしょうか|なの|だろう|か|だ)?",
      "(?:一体)?(?:何|なん|なに)(?:ですか|でしょうか|なの|だろう)",
      "(?:は|って)(?:何|なに)を(?:する|し(?:ます|てい(?:る|ます)))(?:もの|の)?(?:ですか|か)?",
      "(?:とは|って)?どう?いう(?:意味|こと|もの)(?:ですか|なの|か)?",
      "(?:とは|って)",
      "(?:の)?(?:意味|定義|仕組み|しくみ|公式|式)(?:は|とは|を)?",
      "(?:を|について|に関して)?(?:もっと|簡単に|詳しく|わかりやすく)?(?:説明|解説)(?:して)?(?:ください|下さい|ほしい|くれ)?",
      "(?:を|について|に関して)?(?:もっと|簡単に|詳しく|わかりやすく|分かりやすく)?教えて(?:ください|下さい|ほしい|くれる)?",
      "(?:が|は)?(?:よく)?(?:わか|分か|判)(?:らない|りません|らん)",
      "(?:の|ん)(?:です)?か",
      "(?<=[いうくぐすつぬぶむるだ])の",
      "(?:ですか|でしょうか)",
    ],
  },
});

const written = Object.values(latin).flatMap((one) => one ?? []);

/** Articles last: "a qué se llama" begins with none. */
const patterns: readonly RegExp[] = [
  ...written.flatMap(({ around, before, after }) => [
    ...around.map(([start, end]) => new RegExp(`^${start}\\s*(?<term>\\S.*?) ${end}$`, "iu")),
    new RegExp(`^(?:${before.join("|")})(?:(?<=['’])|(?![\\p{L}\\p{N}]))(?<term>)`, "iu"),
    new RegExp(`(?<term>)(?:(?<![\\p{L}\\p{N}])|(?=-))(?:${after.join("|")})$`, "iu"),
  ]),
  ...Object.values(spaceless)
    .flatMap((one) => one ?? [])
    .flatMap(({ before, after }) => [
      new RegExp(`^(?:${before.join("|")})(?<term>)`, "u"),
      new RegExp(`(?<term>)(?:${after.join("|")})$`, "u"),
    ]),
  ...written.map(({ articles }) => new RegExp(`^(?:${articles.join("|")})(?:(?<=['’])|(?= ))(?<term>)`, "iu")),
];
