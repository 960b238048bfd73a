/** Each radical of the supplement that looks like a letter, and that letter (Unicode's EquivalentUnifiedIdeograph). */
const pairs =
  "⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糹" +
  "⺰纟⺲罒⺶羊⺹耂⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨" +
  "⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟";

const letters = new Map(pairs.match(/../gu)?.map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/**
 * Chinese and Japanese as it is typed: programs that print to PDF name some letters after the radicals that look like
 * them (⾦ for 金, ⺠ for 民), which no student types and no other text has.
 */
export function withoutRadicals(text: string): string {
  return text
    .replace(/[\u2f00-\u2fd5]/g, (radical) => radical.normalize("NFKC"))
    .replace(/[\u2e80-\u2ef3]/g, (radical) => letters.get(radical) ?? radical);
}
