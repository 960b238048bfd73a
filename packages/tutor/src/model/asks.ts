/** How a sentence of each language asks, by more than the sign at its end. */
const marks = [
  // English: a question word, or a verb before who does it.
  /(?<!\p{L})(?:what|which|how|where|why|when|who|whose|whom)(?!\p{L})/iu,
  /(?:^|[,:;–—-]\s*|\b(?:and|so|but|then|now|ok(?:ay)?)\s+)["“(]*(?:do|does|did|is|are|was|were|can|could|would|will|should|shall|may|might|must|have|has|had|any|(?:can|could|do|does|did|is|are|was|were|would|should|have|has)n['’]?t)(?!\p{L})/iu,
  // Spanish and French.
  /¿|(?<!\p{L})(?:qué|cuál(?:es)?|cómo|dónde|cuándo|quién|cuánt[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:qu['’e](?:est-ce|oi)?|quel(?:le)?s?|comment|où|pourquoi|quand|qui|combien|est-ce|lequel|laquelle|si)(?!\p{L})|\p{L}-(?:t-)?(?:tu|vous|on|il|elle|ils|elles|nous|je|ce)(?!\p{L})|(?:^|[,:;]\s*)["«\s]*(?:et )?(?:tu|vous|on|peux|sais|as)(?!\p{L})/iu,
  // German: a question word, or the verb first.
  /(?<!\p{L})(?:was|welche[rsmn]?|wie|wieso|wo(?:her|hin|mit|durch|für|von|rauf|ran|rin|zu|nach)?|warum|weshalb|wann|wer|wen|wem|ob)(?!\p{L})|(?:^|[,:;–]\s*|\b(?:und|also|aber)\s+)["„(]*\p{L}+(?:e|st|t|en|est|ss)\s+(?:du|ihr|man|wir|es|er|sie|das|die|der|dein\p{L}*|eine?)(?!\p{L})/iu,
  // Chinese and Japanese.
  /[吗呢么嘛]|什么|哪|怎|多少|几|如何|是否|谁|为何|(\p{sc=Han})不\1/u,
  /か["」』）)]?[?？]|何|なに|どう|どれ|どの|どこ|どち|どん|なぜ|いくつ|いくら|誰|だれ|いつ|でしょう/u,
] as const;

/** "The letter you want is C?" is told, whatever sign stands behind it. */
export const asksInWords = (text: string): boolean => marks.some((mark) => mark.test(text));
