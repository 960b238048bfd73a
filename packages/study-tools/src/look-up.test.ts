import { expect, test } from "vitest";
import { lookUp } from "./look-up.ts";
import { sourceOf } from "./source.ts";

function answerTo(ask: string, text: string) {
  const source = sourceOf({ id: "n", title: "Mix", text }, "en");
  const { answer, unsure } = lookUp(ask, { sources: [source] });
  return { said: answer?.text ?? null, unsure: unsure?.text ?? null };
}

const metals =
  "learn this\n\n| Element | Symbol | Used in |\n|---|---|---|\n| Iron | Fe | steel |\n| Mercury | Hg | thermometers |\n| Tungsten | W | bulbs |";

test("a sign in a table is found, letter by letter, and a row by what stands in it [EXP-1]", () => {
  expect(answerTo("Hg", metals).said).toContain("Mercury");
  expect(answerTo("W", metals).said).toContain("Tungsten");
  expect(answerTo("w", metals).said).toBeNull();
  expect(answerTo("which element is used in steel", metals).said).toMatch(/^Iron/);
});

test("a line that begins as chatter and states a fact is an answer, and what is to be done is none [CHT-6]", () => {
  const terror = "Robespierre led the Terror. lol he got guillotined himself on 28 July 1794";
  expect(answerTo("who was guillotined", terror).said).toContain("Robespierre led the Terror. lol he got guillotined");
  expect(answerTo("guillotine", terror).said).toContain("28 July 1794");
  expect(answerTo("when did robespierre die", "lol ask about Robespierre and his death in 1794").said).toBeNull();
});

test("a date beside the name is an answer only where the verb fits, and is called unsure else [CHT-6]", () => {
  const joined = "Robespierre joined the Committee of Public Safety on 27 July 1793.";
  expect(answerTo("when did robespierre die", joined)).toEqual({ said: null, unsure: joined });
  const both = `${joined} Robespierre was executed on 28 July 1794.`;
  expect(answerTo("when did robespierre die", both).said).toBe("Robespierre was executed on 28 July 1794.");
});

test("a question left below a list is no part of its last item [EXP-1]", () => {
  const leaf = "- stomata: holes in the leaf\n- guard cells open + close the stomata\n?? why is 38 ATP in the book";
  expect(answerTo("guard cells", leaf).said).toBe("guard cells open + close the stomata");
});
