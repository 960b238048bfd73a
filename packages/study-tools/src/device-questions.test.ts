import { expect, test } from "vitest";
import { questionsOnDevice } from "./device-questions.ts";
import { sourceOf } from "./source.ts";

const table = `The data are from an artificial example on a Greek island.

Age: 20 35 45 55 70

20: 6

35: 17

45: 26

55: 50

70: 44

LD50 – y ~ B)`;

test.each(["easy", "medium", "hard"] as const)("a table of numbers is not asked about (%s) [QUZ-1]", (difficulty) => {
  const source = sourceOf({ id: "doc", title: "R", text: table }, "en");
  const { questions } = questionsOnDevice(source, { count: 10, difficulty, seed: 1 });
  expect(questions.map(({ prompt, answer }) => `${prompt}: ${answer}`)).not.toContainEqual(
    expect.stringMatching(/\b(?:20|35|45|55|70): \d|LD50/),
  );
});

test("a year, a sum and a word are asked about all the same [QUZ-1]", () => {
  const text = "1789: the French Revolution begins\n\n7 × 8: 56\n\nMitosis: the division of a nucleus into two nuclei";
  const source = sourceOf({ id: "doc", title: "Cards", text }, "en");
  const { questions } = questionsOnDevice(source, { count: 10, difficulty: "medium", seed: 1 });
  expect(questions.map(({ citations: [citation] }) => citation?.quote ?? "").join("\n")).toContain("nucleus");
});

const listed = `# Forces

A force is a push or a pull.

- **Net force**: all forces on one object, added as vectors. The unit is the newton, $1\\ \\mathrm{N}=1\\ \\mathrm{kg\\,m/s^2}$.
- **Weight**: the pull of gravity on a mass, in N.
- **Friction**: the force along a surface against sliding.
- **Mass**: how hard it is to change an object's motion, in kg.

## Friction

$$
f_k=\\mu_kF_N
$$

Sliding: exactly $\\mu_kF_N$. At rest: as large as it has to be, up to the limit $\\mu_sF_N$.

1. Friction is the coefficient times the normal force, not times the weight.
2. The weight is what the scale shows in this example.`;

test.each(["easy", "medium", "hard"] as const)(
  "where a text lists its terms, a remark about one of them is not asked as its meaning (%s) [QUZ-1] [TXT-1]",
  (difficulty) => {
    const source = sourceOf({ id: "chapter", title: "Forces", text: listed }, "en");
    const { questions } = questionsOnDevice(source, { count: 10, difficulty, seed: 1 });
    const said = questions.map(({ prompt, answer }) => `${prompt}: ${answer}`).join("\n");
    expect(said).not.toMatch(/The newton|coefficient times|Sliding|At rest|\b[Uu]nit$/m);
    expect(questions.map(({ answer }) => answer.toLowerCase())).toEqual(
      expect.arrayContaining(difficulty === "hard" ? [] : ["net force", "mass"]),
    );
    expect(questions.length).toBeGreaterThanOrEqual(4);
  },
);

test("the student's own cards are asked beside a list of terms [QUZ-1] [NOT-7]", () => {
  const text = `${listed}\n\nOsmosis :: water moves through a membrane\n\nWhat slows a box? :: Friction\n`;
  const { questions } = questionsOnDevice(sourceOf({ id: "note", title: "", text }, "en"), {
    ...{ count: 10, difficulty: "medium", seed: 1 },
  });
  const prompts = questions.map(({ prompt, answer }) => `${prompt} ${answer}`).join("\n");
  expect(prompts).toMatch(/Osmosis/);
  expect(prompts).toMatch(/What slows a box\?/);
});
