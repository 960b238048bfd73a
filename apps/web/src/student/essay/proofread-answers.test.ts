import type { HarperLinter } from "@jotter/essay/proofread/harper";
import { expect, test } from "vitest";
import { type ProofAnswer, type ProofRequest, proofAnswers } from "./proofread-answers.ts";

const silent: HarperLinter = {
  get_lint_config_as_object: () => ({}),
  set_lint_config_from_object: () => undefined,
  organized_lints: () => [],
};

const english = { dialect: "british", known: new Set<string>() } as const;
const request = (more: Partial<ProofRequest> = {}): ProofRequest => ({
  id: 1,
  text: "The the end.",
  language: "en",
  english,
  ...more,
});
const brief = ({ id, by, findings }: ProofAnswer) => `${id} ${by} ${findings.map(({ kind }) => kind).join(" ")}`;

test("our own rules answer at once, Harper when it is open, and it is opened once for a dialect [ESS-1]", async () => {
  const answers: string[] = [];
  const opened: string[] = [];
  const answerTo = proofAnswers(
    async (dialect) => {
      opened.push(dialect);
      return silent;
    },
    (answer) => answers.push(brief(answer)),
  );
  await answerTo(request());
  await answerTo(request({ id: 2 }));
  await answerTo(request({ id: 3, english: { ...english, dialect: "american" } }));
  expect(opened).toEqual(["british", "american"]);
  expect(answers.slice(0, 2)).toEqual(["1 own doubled-word", "1 all doubled-word"]);
});

test("without it, and in other languages, our own rules are all there is, and nothing is loaded [ESS-1]", async () => {
  const answers: string[] = [];
  const answerTo = proofAnswers(
    () => Promise.reject(new Error("nobody asked")),
    (answer) => answers.push(brief(answer)),
  );
  await answerTo(request({ english: null }));
  await answerTo(request({ id: 2, text: "Il voit la la mer.", language: "fr" }));
  expect(answers).toEqual(["1 all doubled-word", "2 all doubled-word"]);
});

test("where it does not open, that is said, and the next text tries again [ESS-1]", async () => {
  const answers: string[] = [];
  let tries = 0;
  const answerTo = proofAnswers(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error("no grammar");
      return silent;
    },
    (answer) => answers.push(brief(answer)),
  );
  await answerTo(request());
  await answerTo(request({ id: 2 }));
  expect(answers.map((one) => one.split(" ")[1])).toEqual(["own", "unable", "own", "all"]);
});

test("a text that has changed meanwhile is not read again [ESS-1]", async () => {
  const answers: string[] = [];
  const answerTo = proofAnswers(
    async () => silent,
    (answer) => answers.push(brief(answer)),
  );
  await Promise.all([answerTo(request()), answerTo(request({ id: 2 }))]);
  expect(answers.map((one) => one.slice(0, 5))).toEqual(["1 own", "2 own", "2 all"]);
});
