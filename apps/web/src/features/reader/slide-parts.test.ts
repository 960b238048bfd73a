import { expect, test } from "vitest";
import { slideParts } from "./slide-parts.ts";

test("a slide is parted into what stands on it and what is said about it [DOC-3]", () => {
  const text = "# Mitosis\n\n- prophase\n- metaphase\n\n> Ask who has seen one.\n>\n> Then show the film.";
  expect(slideParts(text)).toEqual({
    shown: "# Mitosis\n\n- prophase\n- metaphase",
    said: "Ask who has seen one.\n\nThen show the film.",
  });
  expect(slideParts("# Mitosis")).toEqual({ shown: "# Mitosis", said: "" });
  expect(slideParts("> Only said.")).toEqual({ shown: "", said: "Only said." });
  expect(slideParts("")).toEqual({ shown: "", said: "" });
});
