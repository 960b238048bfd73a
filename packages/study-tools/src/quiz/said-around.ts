import type { Language } from "@jotter/domain/settings";

/** What students say before an answer. */
export const leadIns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:i (?:think|guess|believe)(?: that)?|maybe|probably|perhaps)[ ,]+/u,
    /^(?:it|that|this)(?:'s| is| was)? (?:called )?/u,
    /^(?:they|these) are /u,
    /^(?:called|by|in) /u,
  ],
  de: [
    /^(?:ich (?:glaube|denke|meine|würde sagen)[ ,]*(?:dass )?|vielleicht |wahrscheinlich )/u,
    /^(?:es|das) (?:ist|sind|war|heißt) /u,
  ],
  fr: [
    /^(?:je (?:crois|pense)(?: que| qu')? ?|peut-être |probablement )/u,
    /^(?:c'est|ce sont|c'était|il s'agit de|ça s'appelle) ?/u,
  ],
  es: [/^(?:(?:yo )?(?:creo|pienso)(?: que)? |quizás? |tal vez |probablemente )/u, /^(?:es|son|se llama|fue) /u],
  zh: [/^(?:我(?:觉得|认为|想|猜)|可能|大概|应该)(?:是)?[，,]?/u, /^(?:它|这|那)?(?:叫做?|是)/u],
  ja: [/^(?:たぶん|多分|おそらく|答えは|それは)[、,]?/u],
};

export const tails: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/[, ]+(?:i think|i guess|maybe|right)$/u],
  de: [/[, ]+(?:glaube ich|denke ich|oder)$/u],
  fr: [/[, ]+(?:je crois|je pense)$/u],
  es: [/[, ]+(?:creo|pienso)$/u],
  zh: [/(?:吧|吗|呢|啊)$/u],
  ja: [/(?:だ|かな)?と思(?:う|います)$/u, /(?:です|である|だ|でしょう|かな)$/u],
};

export const denials: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|never|isn't|don't|doesn't)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|ningún|ninguna)(?!\p{L})/u,
  zh: /不|没有|非/u,
  ja: /ない|ません|ではな/u,
};

export const alternatives: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})or(?!\p{L})/u,
  de: /(?<!\p{L})oder(?!\p{L})/u,
  fr: /(?<!\p{L})ou(?!\p{L})/u,
  es: /(?<!\p{L})[ou](?!\p{L})/u,
  zh: /或|还是/u,
  ja: /または|もしくは|それとも/u,
};

/** Words that only say that a word follows. */
export const fillers: Readonly<Record<Language, RegExp>> = {
  en: /^(?:process|called|term|name|named|concept)$/iu,
  de: /^(?:prozess|vorgang|begriff|name|genannt|sogenannte[rns]?)$/iu,
  fr: /^(?:processus|appelée?|terme|nom|phénomène)$/iu,
  es: /^(?:proceso|llamad[oa]|término|nombre|fenómeno)$/iu,
  zh: /^$/u,
  ja: /^$/u,
};
