import katex from "katex";
import MarkdownIt from "markdown-it";

/** What one would write in an afternoon: markdown-it and KaTeX, with the two rules that find dollars. No limits, no safe tree. */
export function createFloor(): (text: string) => string {
  const md = new MarkdownIt({ html: false, linkify: true });
  md.inline.ruler.after("escape", "maths", (state, silent) => {
    if (state.src[state.pos] !== "$" || state.src[state.pos + 1] === "$") return false;
    const end = state.src.indexOf("$", state.pos + 1);
    if (end < 0 || end > state.posMax) return false;
    if (!silent) {
      const token = state.push("maths", "math", 0);
      token.content = state.src.slice(state.pos + 1, end);
    }
    state.pos = end + 1;
    return true;
  });
  md.block.ruler.after(
    "blockquote",
    "maths_block",
    (state, startLine, endLine, silent) => {
      const line = (at: number) => state.src.slice((state.bMarks[at] ?? 0) + (state.tShift[at] ?? 0), state.eMarks[at]);
      if (line(startLine).trim() !== "$$") return false;
      let end = startLine + 1;
      while (end < endLine && line(end).trim() !== "$$") end++;
      if (end >= endLine) return false;
      if (silent) return true;
      const token = state.push("maths_block", "math", 0);
      token.content = state.getLines(startLine + 1, end, state.tShift[startLine] ?? 0, true);
      token.block = true;
      state.line = end + 1;
      return true;
    },
    { alt: ["paragraph", "blockquote", "list"] },
  );
  const draw = (tex: string, displayMode: boolean) =>
    katex.renderToString(tex, { displayMode, throwOnError: false, output: "htmlAndMathml" });
  md.renderer.rules.maths = (tokens, index) => draw(tokens[index]?.content ?? "", false);
  md.renderer.rules.maths_block = (tokens, index) => `<p>${draw(tokens[index]?.content ?? "", true)}</p>\n`;
  return (text) => md.render(text);
}
