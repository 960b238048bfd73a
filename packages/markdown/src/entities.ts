/** `&eacute;`, `&#233;` and `&#xe9;` as the letter they stand for; what is none stays as it is. */
export function decodedEntity(entity: string): string {
  const number = /^&#(?:(\d{1,7})|x([\da-f]{1,6}));$/i.exec(entity);
  if (number) return letterOf(number[1] ? Number(number[1]) : Number.parseInt(number[2] ?? "0", 16));
  return letters.get(entity.slice(1, -1)) ?? entity;
}

export function decodedEntities(text: string): string {
  return text.includes("&") ? text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,31});/gi, decodedEntity) : text;
}

function letterOf(code: number): string {
  const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isLetter ? String.fromCodePoint(code) : "\ufffd";
}

/** The names of HTML 4, which are all that people write; each name and its letter. */
const names =
  "amp & lt < gt > quot \" apos ' copy © reg ® trade ™ hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “ rdquo ” sbquo ‚ bdquo „ " +
  "laquo « raquo » lsaquo ‹ rsaquo › bull • middot · deg ° plusmn ± times × divide ÷ frac12 ½ frac14 ¼ frac34 ¾ " +
  "sup1 ¹ sup2 ² sup3 ³ micro µ para ¶ sect § cent ¢ pound £ yen ¥ euro € curren ¤ brvbar ¦ uml ¨ ordf ª ordm º not ¬ macr ¯ " +
  "acute ´ cedil ¸ iexcl ¡ iquest ¿ dagger † Dagger ‡ permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ " +
  "Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í " +
  "Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü " +
  "Yacute Ý THORN Þ szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê " +
  "euml ë igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù " +
  "uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ " +
  "Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π " +
  "Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ " +
  "iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω " +
  "larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ " +
  "notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ " +
  "cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ " +
  "lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦";

const blanks = [
  ["nbsp", "\u00a0"],
  ["ensp", "\u2002"],
  ["emsp", "\u2003"],
  ["thinsp", "\u2009"],
  ["shy", "\u00ad"],
  ["zwnj", "\u200c"],
  ["zwj", "\u200d"],
] as const;

const letters: ReadonlyMap<string, string> = new Map([
  ...blanks,
  ...[...names.matchAll(/(\w+) (\S+)/g)].map(([, name = "", letter = ""]) => [name, letter] as const),
]);
