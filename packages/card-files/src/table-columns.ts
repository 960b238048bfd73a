import { type CardKind, cardKinds } from "@jotter/domain/card";
import { plainWord } from "@jotter/domain/table-words";

/** Where in a row everything stands, from 0. */
export type TableColumns = {
  readonly front: number;
  readonly back: number;
  readonly tags: number | null;
  readonly deck: number | null;
  readonly topic: number | null;
  readonly kind: number | null;
  /** What is nobody's words, as the name of a note in Anki. All others stand under the answer. */
  readonly unread: readonly number[];
};

const columnWords = {
  front: words(
    "front, question, term, word, prompt, side 1, vorderseite, frage, begriff, wort, vokabel, anverso, frente",
    "pregunta, termino, palabra, recto, terme, mot, 正面, 问题, 題目, 题目, 术语, 单词, 词语, 表, 表面, おもて, 問題, 質問, 用語, 単語",
  ),
  back: words(
    "back, answer, definition, meaning, translation, side 2, ruckseite, antwort, bedeutung, ubersetzung, reverso, dorso",
    "respuesta, definicion, significado, traduccion, verso, reponse, sens, traduction, 背面, 反面, 答案, 定义, 释义, 翻译",
    "裏, 裏面, うら, 答え, 解答, 回答, 定義, 意味, 訳",
  ),
  tags: words("tags, tag, labels, schlagworter, schlagworte, etiquetas, etiquettes, mots cles, 标签, 標籤, タグ"),
  deck: words("deck, stapel, kartenstapel, mazo, baraja, paquet, jeu, 卡片组, 卡片組, 牌组, 牌組, 卡组, デッキ"),
  topic: words("topic, thema, tema, theme, sujet, 主题, 知识点, 主題, トピック, テーマ"),
  kind: words(
    "kind, kind of card, card type, type, art, art der karte, kartentyp, typ, tipo, tipo de tarjeta, type de carte, genre",
    "类型, 卡片类型, 卡片類型, 種類, カードの種類",
  ),
} as const;

const kindWords: Readonly<Record<CardKind, ReadonlySet<string>>> = {
  basic: words("basic, einfach, basica, simple, 基础, 基本"),
  reversed: words("both ways, reversed, beidseitig, en ambos sentidos, dans les deux sens, 双向, 両方向"),
  cloze: words("cloze, luckentext, con huecos, a trous, 填空, 穴埋め"),
  typed: words("typed, zum eintippen, para escribir, a ecrire, 输入, 入力"),
  image: words("picture, image, bild, imagen, en image, 图片, 画像"),
};

/** The kind of card that a cell names, in any of our languages. */
export function kindNamed(cell: string): CardKind | null {
  const word = plainWord(cell);
  return cardKinds.find((kind) => kindWords[kind].has(word)) ?? null;
}

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(",").map(plainWord)));
}

/** The columns a first row names, in any of our languages; null where it is a card like the others. */
export function namedColumns(row: readonly string[]): TableColumns | null {
  const place = (kind: keyof typeof columnWords) => row.findIndex((cell) => columnWords[kind].has(plainWord(cell)));
  const [front, back] = [place("front"), place("back")];
  if (front < 0 || back < 0 || front === back) return null;
  const found = (kind: keyof typeof columnWords) => (place(kind) < 0 ? null : place(kind));
  const more = { tags: found("tags"), deck: found("deck"), topic: found("topic"), kind: found("kind") };
  return { front, back, ...more, unread: [] };
}
