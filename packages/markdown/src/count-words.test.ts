import { describe, expect, test } from "vitest";
import { countWords } from "./count-words.ts";

/*
 * How many words a teacher counts on the printed page. Where Word and Google Docs agree, it is their number; for Chinese
 * and Japanese it is that of Word's 字数 and 文字数: every character, with the full-width stops.
 */
describe("words as a teacher counts them [NOT-3]", () => {
  test.each<readonly [what: string, text: string, words: number]>([
    ["nothing", "", 0],
    ["blanks", " \n\t ", 0],
    ["words between blanks", " One  two\nthree ", 3],
    ["a stop is no word", "Wait – what ?", 2],
    ["hyphens join", "a state-of-the-art, well-known idea", 4],
    ["apostrophes join, straight and round", "don't, isn’t, o'clock", 3],
    ["numbers are words", "In 1,240 cases 3.14 or 50%", 6],
    ["years from–to are one", "1914–1918 was war", 3],
    ["a long dash without blanks parts", "words—more words", 3],
    ["a slash joins", "and/or", 1],
    ["signs around words", "**bold** and *it*al ==mark== ~~gone~~ `code`", 6],
    ["a sign inside a word does not part it", "**un**believable", 1],
    ["a heading without its sign", "## The cell", 2],
    ["bullets, numbers and boxes", "- one\n1. two\n- [ ] three\n- [x] four", 4],
    ["a quotation and the name of a callout", "> [!tip] Read this\n> twice", 3],
    ["front matter", "---\ntitle: My note\ntags: [a, b]\n---\nHello there", 2],
    ["the words of a link, not its address", 'see [the book](https://example.org/a-b/c?d=e "Title")', 3],
    ["an address on its own is one", "see https://example.org/a/b", 2],
    ["the words of a link to a note", "see [[Mitosis|cell division]] and [[Meiosis]]", 5],
    ["a picture", "![a cell](attachment:1) below", 1],
    ["a formula is one", "so $a^2 + b^2 = c^2$ holds", 3],
    ["a formula on its own lines is one", "so\n\n$$\n\\frac{a}{b} = \\sqrt{x + y}\n$$\n\nholds", 3],
    ["a formula is part of the word it is joined to", "the $x$-axis", 2],
    ["a table", "| Part | Job |\n| --- | ---: |\n| cell wall | support |", 5],
    ["a footnote, not its number", "Yes[^1] it is\n\n[^1]: See below", 5],
    ["a rule", "one\n\n---\n\ntwo", 2],
    ["a tag", "about #biology", 2],
    ["an escaped sign", "5 \\* 3 is 15", 4],
    ["code, without the name of its language", "```python\nprint(1)\n```", 1],
    ["HTML", "a<br>b <!-- not this -->", 2],
    ["Spanish", "¿Cómo está usted? ¡Bien!", 4],
    ["French", "L’élève n’a pas lu : « c’est long » .", 6],
    ["German", "Die Zell-Teilung und z. B. der Kern", 7],
    ["Chinese by character, with its stops", "我喜欢学习。", 6],
    ["Chinese over several lines", "## 细胞\n\n细胞是基本单位，对吗？", 13],
    ["Japanese by character", "今日は勉強します。", 9],
    ["Katakana with its long sign", "コンピューター", 7],
    ["Chinese and English together", "细胞（cell）很小", 7],
    ["Chinese with a formula and a number", "速度是 $v$，等于 30 米", 9],
    ["Korean by words", "나는 학교에 간다", 3],
  ])("%s", (_, text, words) => expect(countWords(text)).toBe(words));
});
