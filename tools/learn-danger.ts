// Learns how somebody in danger sounds, from packages/analysis/corpus: `npm run learn:danger`. See decision 025.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allTexts } from "../locales/src/languages.ts";
import type { ByRules } from "../packages/analysis/src/crisis/ear.ts";
import { earFeatures, earPlaces } from "../packages/analysis/src/crisis/ear-features.ts";
import { partsOf } from "../packages/analysis/src/crisis/parts.ts";
import { crisisByRules } from "../packages/analysis/src/crisis/rules.ts";
import { corpus } from "../packages/analysis/src/testing/corpus.ts";
import type { Labelled } from "../packages/analysis/src/testing/danger.ts";
import { dangerCorpus } from "../packages/analysis/src/testing/danger-corpus.ts";
import { dangerExam } from "../packages/analysis/src/testing/danger-exam.ts";
import { morePassages } from "../packages/analysis/src/testing/passages/more.ts";
import { passages } from "../packages/analysis/src/testing/passages/passages.ts";
import { languages } from "../packages/domain/src/settings.ts";
import type { Asked } from "../packages/study-tools/src/own-data/testing/asked.ts";
import { studyQuestions } from "../packages/study-tools/src/own-data/testing/study-questions.ts";

type Example = {
  readonly language: string;
  readonly is: Labelled[0];
  readonly features: Uint32Array;
  readonly byRules: ByRules;
  /** Whether it was written to be hard to tell; lessons and everyday questions are easy. */
  readonly isHard: boolean;
};
type Learned = {
  readonly bias: number;
  readonly rules: Record<ByRules, number>;
  readonly step: number;
  readonly weights: Int8Array;
};

const target = { danger: 1, doubt: 0.75, harmless: 0 };
const epochs = 14;
const rate = 0.2;
const decay = 5e-6;
const folds = 4;
/** Of a hundred harmless sentences, so many may be asked after, and so many taken for danger. */
const mayBeAsked = 0.13;
/** Where less danger than this would be heard, more is asked after: to be asked costs less than not to be heard. */
const mustBeHeard = 0.95;
const mayBeAskedThen = 0.22;
const mayBeAlarmed = 0.02;
/** And of what may be nothing, so much may be taken for danger. */
const mayBeOverheard = 0.25;

const random = randomFrom(7);
const examples = shuffled((await Promise.all(languages.map(readExamples))).flat());
console.log(`${examples.length} sentences`);

const judged = Array.from({ length: folds }, (_, fold) => {
  const learned = learn(examples.filter((_, at) => at % folds !== fold));
  return examples.flatMap((each, at) => (at % folds === fold ? [{ ...each, sound: soundOf(each, learned) }] : []));
}).flat();

const limits = Object.fromEntries(languages.map((language) => [language, limitsOf(language)]));
const mean = (of: "danger" | "doubt") =>
  Object.values(limits).reduce((sum, each) => sum + each[of], 0) / Object.values(limits).length;
writeEar({ ...learn(examples), limits: { ...limits, unknown: { danger: mean("danger"), doubt: mean("doubt") } } });

await writeExam();

async function readExamples(language: (typeof languages)[number]): Promise<readonly Example[]> {
  const lines = readFileSync(join(import.meta.dirname, `../packages/analysis/corpus/danger-${language}.tsv`), "utf8");
  const written = lines.split("\n").flatMap((line) => {
    const [is, text] = line.split("\t");
    return (is === "danger" || is === "doubt" || is === "harmless") && text ? [[is, text] as const] : [];
  });
  const texts = [
    ...corpus[language].map(({ text }) => text),
    ...Object.values(passages[language]),
    ...Object.values(morePassages[language]),
  ];
  // As sentences and as the pieces that a long message is heard in.
  const lessons = texts.flatMap((text) => [
    ...(text.match(/[^.!?。！？\n]{20,}[.!?。！？]?/g) ?? []),
    ...partsOf(text),
  ]);
  const { [language]: asked }: Record<string, Asked> = await import(
    `../packages/study-tools/src/own-data/testing/questions-${language}.ts`
  );
  const questions = [
    ...studyQuestions.flatMap((each) => (each.language === language ? [each.ask] : [])),
    ...(asked?.own ?? []).map(([text]) => text),
    ...(asked?.other ?? []),
    ...Object.values((await allTexts(language)).chat.chip).map(({ prompt }) => prompt),
  ];
  return [
    ...written.map(([is, text]) => [is, text, "hard"] as const),
    ...dangerCorpus[language].map(([is, text]) => [is, text, "hard"] as const),
    ...[...lessons, ...questions].map((text) => ["harmless", text, "easy"] as const),
  ].map(([is, text, how]) => ({
    language,
    is,
    isHard: how !== "easy",
    features: Uint32Array.from(earFeatures(text)),
    byRules: crisisByRules(text) ?? "nothing",
  }));
}

/** Logistic regression by AdaGrad, then rounded to what is shipped: sixteen steps a weight. */
function learn(from: readonly Example[]): Learned {
  const weights = new Float64Array(earPlaces);
  const seen = new Float64Array(earPlaces).fill(1e-6);
  const rules = { danger: 0, doubt: 0, nothing: 0 };
  const seenRules = { danger: 1e-6, doubt: 1e-6, nothing: 1e-6 };
  let bias = 0;
  let seenBias = 1e-6;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, is, byRules } of shuffled(from)) {
      const scale = 1 / Math.sqrt(features.length);
      let sound = bias + rules[byRules];
      for (const place of features) sound += (weights[place] ?? 0) * scale;
      const error = 1 / (1 + Math.exp(-sound)) - target[is];
      for (const place of features) {
        const slope = error * scale + decay * (weights[place] ?? 0);
        seen[place] = (seen[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(seen[place] ?? 1);
      }
      seenBias += error * error;
      bias -= (rate * error) / Math.sqrt(seenBias);
      seenRules[byRules] += error * error;
      rules[byRules] -= (rate * error) / Math.sqrt(seenRules[byRules]);
    }
  }
  const spread = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0) / earPlaces);
  const step = spread / 1.6;
  return {
    bias,
    rules,
    step,
    weights: Int8Array.from(weights, (weight) => Math.max(-8, Math.min(7, Math.round(weight / step)))),
  };
}

function soundOf({ features, byRules }: Example, { bias, rules, step, weights }: Learned): number {
  let sum = 0;
  for (const place of features) sum += weights[place] ?? 0;
  return bias + rules[byRules] + (sum * step) / Math.sqrt(features.length);
}

/** From sentences that the ear had not learned from when it heard them. */
function limitsOf(language: string) {
  const mine = judged.filter((each) => each.language === language && each.isHard);
  const sounds = (is: Labelled[0]) => mine.filter((each) => each.is === is).map(({ sound }) => sound);
  const harmless = sounds("harmless").sort((one, other) => other - one);
  const above = (share: number) => harmless[Math.floor(share * harmless.length)] ?? 0;
  // What may be nothing is asked after: most of it lies below what is taken for danger.
  const doubts = sounds("doubt").sort((one, other) => other - one);
  const most = doubts[Math.floor(mayBeOverheard * doubts.length)] ?? 0;
  const dangers = sounds("danger").sort((one, other) => other - one);
  const lowest = dangers[Math.floor(mustBeHeard * dangers.length)] ?? 0;
  const found = {
    danger: Math.max(above(mayBeAlarmed), most),
    doubt: Math.min(above(mayBeAsked), Math.max(lowest, above(mayBeAskedThen))),
  };
  const share = (of: readonly number[], limit: number) =>
    `${((100 * of.filter((sound) => sound > limit).length) / of.length).toFixed(0)} %`;
  const [danger, doubt] = [sounds("danger"), sounds("doubt")];
  console.log(
    language,
    `of danger ${share(danger, found.doubt)} heard (${share(danger, found.danger)} surely), of doubt ${share(doubt, found.doubt)}`,
  );
  return found;
}

function writeEar({ bias, rules, step, weights, limits }: Learned & { readonly limits: object }): void {
  const rounded = (value: unknown) =>
    JSON.stringify(value, (_, each) => (typeof each === "number" ? Number(each.toFixed(4)) : each));
  const lines = [
    "// Written by `npm run learn:danger`.",
    `export const ear = {`,
    `  bias: ${rounded(bias)},`,
    `  rules: ${rounded(rules)},`,
    `  step: ${step.toFixed(6)},`,
    `  limits: ${rounded(limits)},`,
    `  weights: "${Array.from(weights, (weight) => (weight + 8).toString(16)).join("")}",`,
    "};",
  ];
  writeFileSync(join(import.meta.dirname, "../packages/analysis/src/crisis/ear-learned.ts"), `${lines.join("\n")}\n`);
}

/** How the exam went: by it the ear is judged, and nothing is learned from it. */
async function writeExam(): Promise<void> {
  // Not before the ear is written.
  const { crisisIn } = await import("../packages/analysis/src/crisis.ts");
  const misses = languages.map((language) => {
    const of = (is: Labelled[0]) =>
      dangerExam(language).flatMap(([each, text]) => (each === is ? [{ text, heard: crisisIn(text) }] : []));
    const [danger, harmless] = [of("danger"), of("harmless")];
    const texts = (of: readonly { text: string; heard: string | null }[], heard: string | null) =>
      of.filter((each) => each.heard === heard).map(({ text }) => text);
    const missed = {
      unheard: texts(danger, null),
      alarmed: texts(harmless, "danger"),
      asked: texts(harmless, "doubt"),
    };
    const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;
    const heard = percent(danger.length - missed.unheard.length, danger.length);
    const [alarmed, asked] = [missed.alarmed, missed.asked].map((some) => percent(some.length, harmless.length));
    console.log(`exam ${language}: heard ${heard}; of the harmless ${alarmed} taken for danger, ${asked} asked after`);
    return [language, missed] as const;
  });
  const file = join(import.meta.dirname, "../packages/analysis/corpus/danger-exam-misses.json");
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(misses), null, 2)}\n`);
}

function shuffled<T>(things: readonly T[]): readonly T[] {
  return things
    .map((thing) => [random(), thing] as const)
    .sort(([one], [other]) => one - other)
    .map(([, thing]) => thing);
}

/** The same every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
