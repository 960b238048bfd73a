import { wordsOf } from "@jotter/analysis/words";
import { type Language, orEnglish } from "@jotter/domain/settings";

/** How a statement is dressed as a question. */
type Dress = {
  /** Somebody wants to know something: who, why, which. */
  readonly asks: RegExp;
  /** "Have you considered that": what follows is said, not asked. */
  readonly leads: RegExp;
  /** A reason or what follows from it. */
  readonly argues: RegExp;
};

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");

/** Near its beginning, or after "and": further in, "which" and "who" tell more of a thing. */
const asking = (alternatives: string): RegExp =>
  new RegExp(
    `(?:^[^\\p{L}]*(?:[\\p{L}'’-]+ ){0,3}|(?:and|or|but|y|o|pero|et|ou|mais|und|oder|aber) (?:\\p{L}{1,4} )?|["”»'’],? )(?<!\\p{L})(?:${alternatives})(?!\\p{L})`,
    "iu",
  );

const dress = orEnglish<Dress>({
  en: {
    asks: asking("who|whom|whose|what|which|why|how|where|when"),
    leads: words(
      "(?:considered|noticed|realized|realised|thought|mentioned|forgotten|not say|not write|not argue|you say|you write|you argue|you add|one say|one argue|be said|be argued|agree|true|case|obvious|clear|fair to say|mean) that|don['’]t you (?:think|agree|find)|wouldn['’]t you (?:say|agree)|would it be better to (?:say|write)|what if you (?:said|wrote|argued)|how about|isn['’]t it",
    ),
    argues: words("because|therefore|thus|since|so that|hence|whereas|as a result|which (?:means|shows|is why)|and so"),
  },
  es: {
    asks: words("qué|quién(?:es)?|cuál(?:es)?|cómo|dónde|cuándo|cuánt[oa]s?"),
    leads: words(
      "(?:no )?(?:crees|piensas|te parece|has pensado(?: en)?|has considerado|es (?:cierto|verdad|evidente)|se puede decir|podrías decir|podría decirse|dirías|escribir|decir) que|y si (?:dijeras|escribieras)",
    ),
    argues: words(
      "porque|ya que|dado que|puesto que|por (?:eso|coherencia|lo tanto|ello)|así que|de modo que|pues|mientras que",
    ),
  },
  fr: {
    asks: asking(
      "qui|que|quoi|quel(?:le)?s?|pourquoi|comment|où|quand|combien|qu['’]est-ce|lequel|laquelle|lesquel(?:le)?s",
    ),
    leads: words(
      "(?:dire|penses|pensé|crois|trouves|considéré|écrire|noté|vrai|évident|clair|montrer|avancer) (?:aussi )?qu(?:e|['’]\\p{L}+)|et si (?:tu|l['’]on|on|l['’]\\p{L}+)",
    ),
    argues: words(
      "parce qu\\p{L}*|car|puisqu\\p{L}*|donc|ainsi|si bien que|de sorte que|c['’]est pourquoi|mais qu['’]\\p{L}+|alors que",
    ),
  },
  de: {
    asks: asking(
      "wer|wen|wem|wessen|was|welche[rsmn]?|warum|wieso|weshalb|wie|wo|wohin|woher|wann|wozu|womit|woran|wodurch",
    ),
    leads: words(
      "(?:bedacht|überlegt|gedacht|bemerkt|daran|meinst du(?: nicht)?|findest du(?: nicht)?|stimmt es(?: nicht)?|ist es nicht so|sagen|schreiben|behaupten|klar), ?dass|könnte man(?: nicht)? sagen|wie wäre es(?: mit)?",
    ),
    argues: words("weil|weshalb|deshalb|daher|darum|sodass|so dass|denn|somit|folglich|und zugleich|während"),
  },
  zh: {
    asks: /谁|什么|哪|为什么|怎样|怎么|如何|多少|几|何/u,
    leads: /(?:有没有想过|是否想过|难道|不觉得|不认为|是不是可以说|可以说|能不能写|不妨(?:说|写))[，,]?/u,
    argues: /因为|所以|因此|从而|却反而|反而|正因|由于|既然|使得/u,
  },
  ja: {
    asks: /誰|だれ|何|なに|なぜ|どう|どこ|どの|どれ|どんな|いつ|いくつ|どちら/u,
    leads:
      /(?:と|とは)(?:思|考え|言え|感じ)(?:いません|わない|えません|ませんか|ないで)|と(?:言|書)(?:えば|いたら|ったら)|のではないでしょうか|ではありませんか/u,
    argues: /ので|から、|ため、|だからこそ|したがって|すれば|べき/u,
  },
});

/** So many words of its own a question may bring: a reader of the essay needs few. */
const most = { led: 3, argued: 4, closed: 7, open: 14 };

/**
 * Whether a question hands over a thought instead of asking for one: "Have you considered that zoos, which …,
 * therefore …?" Words of the essay are the student's and do not count. [ESS-1]
 */
export function isDressed(question: string, essay: string, language: Language): boolean {
  // "Thesis: how far …?" is a line of an essay with its name before it.
  if (/^[\p{L}\p{N}'’ .]{1,28}[:：]\s*\S/u.test(question)) return true;
  const { asks, leads, argues } = dress[language];
  const own = new Set(keysOf(essay, language));
  const brought = new Set(keysOf(question, language).filter((key) => !own.has(key))).size;
  if (leads.test(question)) return brought > most.led;
  if (asks.test(question)) return brought > (argues.test(question) ? most.closed : most.open);
  return brought > (argues.test(question) ? most.argued : most.closed);
}

function keysOf(text: string, language: Language): readonly string[] {
  return wordsOf(text, language).flatMap(({ key, isStop, isNumber }) => (isStop || isNumber ? [] : [key]));
}
