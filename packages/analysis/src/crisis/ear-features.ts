import { joinedText, simplifiedText, spacedText } from "./plain-text.ts";

/** How many places the weights of the ear have: what students write falls onto them by a hash. */
export const earPlaces = 2 ** 17;

/**
 * What the ear goes by: words and pairs of words, and runs of letters, so that a typing slip, a dialect or a word cut
 * short changes a few of many. Each place once.
 */
export function earFeatures(text: string): ReadonlySet<number> {
  const places = new Set<number>();
  const add = (kind: string, of: string) => places.add(placeOf(kind + of));
  if (/[\u3040-\u30ff\uff66-\uff9f\p{Script=Han}]/u.test(text)) {
    const sentences = /[\u3040-\u30ff\uff66-\uff9f]/.test(text) ? joinedText(text) : simplifiedText(text);
    const signs = [...`^${sentences.join("|")}$`];
    for (let at = 0; at < signs.length; at++) {
      for (let length = 1; length <= 5 && at + length <= signs.length; length++) {
        add("s", signs.slice(at, at + length).join(""));
      }
      if (at + 2 < signs.length) add("g", `${signs[at]}_${signs[at + 2]}`);
    }
    return places;
  }
  const whole = ` ^${spacedText(text).join("|")}$ `;
  const words = whole.trim().split(/ +/);
  for (let at = 0; at < words.length; at++) {
    const [one = "", two, three, four] = words.slice(at, at + 4);
    add("w", one);
    if (two !== undefined) add("w", `${one} ${two}`);
    if (three !== undefined) {
      add("w", `${one} ${two} ${three}`);
      add("g", `${one} ${three}`);
    }
    if (four !== undefined) add("h", `${one} ${four}`);
  }
  for (let length = 3; length <= 5; length++) {
    for (let at = 0; at + length <= whole.length; at++) add("c", whole.slice(at, at + length));
  }
  return places;
}

/** FNV-1a, of 32 bits. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 15) ^ hash) & (earPlaces - 1);
}
