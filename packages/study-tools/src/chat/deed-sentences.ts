import { escaped } from "@jotter/analysis/escaped";

/** What a question asks the deeds of: "what does tapply do", "what is c() for", "wozu dient tapply". */
export function askedDeedOf(question: string): string | null {
  const asked = question.replace(/\s+/gu, " ").replace(/^[\s¿]+|[\s?？!.。]+$/gu, "");
  for (const form of forms) {
    const name = form
      .exec(asked)
      ?.groups?.name?.replace(/\(\.{0,3}\)$/u, "")
      .replace(/^[`'"‘“]|[`'"’”]$/gu, "");
    if (name) return name;
  }
  return null;
}

const name = "(?<name>[^\\s?]{1,60})";
const thing =
  "(?:(?:the|la|le|l'|el|die|der|das) )?(?:(?:function|command|method|option|field|file|script|funci[oó]n|orden|comando|opci[oó]n|fonction|commande|option|funktion|befehl|option|datei) )?";
const forms = [
  `what (?:does|do|can) ${thing}${name}(?: function| command)? do`,
  `what(?: is|'s) ${thing}${name}(?: function| command)? (?:used )?for`,
  `(?:qu[eé] hace|para qu[eé] sirve) ${thing}${name}`,
  `(?:que fait|[aà] quoi sert) ${thing}${name}`,
  `(?:was macht|was tut|wozu dient|wof[uü]r ist) ${thing}${name}(?: da)?`,
].map((form) => new RegExp(`^${form}$`, "iu"));

const verbs =
  "(?:is|are|was|can|will|allows?|lets?|takes?|returns?|gives?|makes?|reads?|does|[a-z]{3,}s|se|sirve|permite|es|devuelve|calcula|sert|permet|est|renvoie|calcule|ist|wird|dient|kann|gibt|liefert|berechnet)";

/** The sentence of a page in which it does something, the plainest first; null where it is only named. */
export function deedSentence(asked: string, text: string): string | null {
  const word = escaped(asked);
  const named = `[\`'"‘“]?${word}(?:\\([^()]{0,20}\\))?[\`'"’”]?(?:\\([^()]{0,20}\\))?`;
  // What is told of it stands right behind it, and it is the first thing the sentence names.
  const form = new RegExp(
    `^(?:[\\p{L}'’-]+,? ){0,8}${named},? (?:(?:which|that|que|qui|die|der|das) )?(?<deed>${verbs} .{5,})`,
    "isu",
  );
  const uses = /^(?:is|can be|se|ist|wird|est) (?:used|usa|utiliza|verwendet|benutzt|utilis)|^(?:sirve|sert|dient)/iu;
  const sentences = text
    .split(/\n{2,}/u)
    .filter((block) => !/^(?:#|>|\||```|[-*+] )/u.test(block))
    .flatMap((block) => block.replace(/\s+/gu, " ").split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"(])/u))
    .filter((one) => one.length <= 400);
  const told = sentences.flatMap((one) => {
    const deed = form.exec(one)?.groups?.deed;
    return deed === undefined ? [] : [{ one, isUse: uses.test(deed) }];
  });
  return told.find(({ isUse }) => isUse)?.one ?? entrySentence(word, text) ?? told[0]?.one ?? null;
}

/** Of a reference: "cd [-L] [directory]" stands above what that does. */
function entrySentence(word: string, text: string): string | null {
  const entry = new RegExp(`^(?:#{1,6} )?[\`'"‘“]?${word}[\`'"’”]?(?:$|[ (])`, "u");
  const blocks = text.split(/\n{2,}/u).map((block) => block.trim());
  const at = blocks.findIndex((block, index) => {
    const isForm = block.length <= longestForm && entry.test(block) && !/[.!?:]$/u.test(block);
    return isForm && /^\p{Lu}\p{Ll}+ \S/u.test(blocks[index + 1] ?? "");
  });
  const [sentence = ""] = (blocks[at + 1] ?? "").replace(/\s+/gu, " ").split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"(])/u);
  return at < 0 || sentence === "" ? null : sentence;
}

const longestForm = 120;
