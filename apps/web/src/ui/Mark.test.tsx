import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./Mark.tsx";

/** What stands on one line, since it is one box. */
const boxes = (text: string) =>
  renderToStaticMarkup(<MarkedText text={text} />)
    .replace(/<span[^>]*mark[^>]*>([^<]*)<\/span>/g, "[[$1]]")
    .replace(/<span[^>]*>([^<]*)<\/span>/g, "($1)");

test("the sign behind a stroke stays on its line [I18-1]", () => {
  expect(boxes("Schreib mit und [[hör zu]], wo du bist")).toBe("Schreib mit und ([[hör zu]],) wo du bist");
  expect(boxes("[[あと少し]]。")).toBe("([[あと少し]]。)");
  expect(boxes("Done for [[today]].")).toBe("Done for ([[today]].)");
  expect(boxes("Good to see you [[again]] soon")).toBe("Good to see you ([[again]]) soon");
  expect(boxes("Nothing to mark")).toBe("Nothing to mark");
});
