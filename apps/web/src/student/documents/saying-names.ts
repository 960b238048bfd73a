/** What machines and hurried people call a file. */
const empty = new Set(
  (
    "scan scanned scanner img image dsc dscn pic picture photo screenshot document doc docs file untitled noname unnamed " +
    "handout download export output print printout copy page pages pdf tmp temp new final version " +
    "documento escaneo escaneado archivo imagen copia título sin titulo nuevo numérisation numerisation fichier copie " +
    "sans titre nouveau dokument datei unbenannt kopie bild neu neues " +
    "スキャン 無題 文書 ドキュメント 名称未設定 新規 コピー 扫描 扫描件 文档 无标题 未命名 新建 副本"
  ).split(" "),
);

/**
 * Whether a name tells what the file is about: "Lecture 12, slides" does, "scan0001", "document (3)", a number of an
 * archive and a hash do not.
 */
export function saysSomething(name: string): boolean {
  const words =
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.some((word) => !isHash(word) && isWord(word));
}

/** What programs write into a file as its title when nobody gave one, in the languages they come in. */
const templates = [
  /^(?:microsoft )?power ?point(?:[ -]?(?:presentation|présentation|präsentation|presentaci[oó]n))?$/,
  /^(?:presentaci[oó]n|présentation|präsentation|apresentação) (?:de |do )?(?:microsoft )?power ?point$/,
  /^power ?point ?(?:簡報|演示文稿|プレゼンテーション|프레젠테이션)$/,
  /^(?:presentation|presentaci[oó]n|présentation|präsentation|slide|folie|diapositiv[ae]|プレゼンテーション|演示文稿|簡報) ?\d*$/,
  /^(?:document|documento|dokument) ?\d+$/,
  // A printer's name for what was printed: "Microsoft Word - essay_v3.doc".
  /^microsoft (?:office )?(?:word|excel|powerpoint|publisher)\b/,
  /^(?:click to (?:edit|add) title|title of (?:the )?(?:presentation|document))/,
];

/** Whether the title inside a file is one: not a program's, a path or the name of another file. */
export function isTitle(title: string): boolean {
  const words = title.normalize("NFC").trim().toLowerCase();
  if (templates.some((template) => template.test(words))) return false;
  const isPath = /^(?:[a-z]:[\\/]|[\\/]|file:|https?:)/.test(words);
  const isFile = /\.(?:docx?|odt|rtf|tex|dvi|indd|pptx?|xlsx?|pdf|ps|html?|qxd|pages|key|txt|md)$/.test(words);
  return !isPath && !isFile && saysSomething(words);
}

function isHash(word: string): boolean {
  return /^[0-9a-f]{8,}$/.test(word) && /\d/.test(word);
}

/** Letters, and behind them a number at most: "lecture12". Chinese and Japanese put numbers anywhere. */
function isWord(word: string): boolean {
  const hasCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
  const letters = hasCharacters ? word.replaceAll(/\d+/g, "") : (/^([\p{L}\p{M}]{2,})\d{0,6}$/u.exec(word)?.[1] ?? "");
  return letters !== "" && !empty.has(letters);
}
