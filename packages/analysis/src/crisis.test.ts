import type { Language } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Crisis, crisisIn } from "./crisis.ts";
import { corpus } from "./testing/corpus.ts";

const inDanger: Readonly<Record<Language, readonly (readonly [string, Crisis])[]>> = {
  en: [
    ["I want to die.", "suicide"],
    ["i dont want to live anymore", "suicide"],
    ["Can you help me with maths? Honestly I've been thinking about suicide.", "suicide"],
    ["I’m going to kill myself", "suicide"],
    ["everyone would be better off without me", "suicide"],
    ["I just want to end it all", "suicide"],
    ["I don't want to be here anymore", "suicide"],
    ["nobody would miss me", "suicide"],
    ["I don't see any point in living", "suicide"],
    ["I keep cutting myself at night", "self-harm"],
    ["my dad hits me when he drinks", "abuse"],
    ["I am afraid to go home", "abuse"],
  ],
  es: [
    ["Quiero morirme.", "suicide"],
    ["ya no quiero vivir más", "suicide"],
    ["Tengo pensamientos suicidas", "suicide"],
    ["He empezado a cortarme", "self-harm"],
    ["Mi padrastro me pega", "abuse"],
  ],
  fr: [
    ["J'ai envie de mourir", "suicide"],
    ["je ne veux plus vivre", "suicide"],
    ["Je me scarifie depuis un mois", "self-harm"],
    ["Mes parents me frappent", "abuse"],
  ],
  de: [
    ["Ich will nicht mehr leben.", "suicide"],
    ["Ich habe Suizidgedanken", "suicide"],
    ["Ich ritze mich", "self-harm"],
    ["Mein Vater schlägt mich", "abuse"],
  ],
  zh: [
    ["我不想活了", "suicide"],
    ["我想自杀", "suicide"],
    ["好想死", "suicide"],
    ["我一直伤害自己", "self-harm"],
    ["我爸爸经常打我", "abuse"],
  ],
  ja: [
    ["もう死にたいです", "suicide"],
    ["生きていたくない", "suicide"],
    ["リストカットがやめられない", "self-harm"],
    ["父に毎日殴られています", "abuse"],
  ],
};

const noDanger: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "This homework kills me",
    "This homework is killing me lol",
    "I'm dying of laughter",
    "I'm dying to know the answer",
    "How many soldiers died in the war?",
    "Why does Romeo kill himself?",
    "Explain the suicide of Ophelia in Hamlet",
    "Write about Durkheim's theory of suicide",
    "my phone died",
    "how to kill time before class",
    "My brother beats me at chess",
    'In the novel the hero says "I want to die"',
    'What does "to be or not to be" mean?',
    "I cut myself shaving",
    "How does the author end it all in the last chapter?",
    "I don't want to be here, this class is boring",
    "I don't want to live in a big city",
    "Did the Romans end it?",
    "the battery is dead",
    "My mom is killing it at work",
  ],
  es: ["Me muero de hambre", "Los deberes me van a matar", "¿Cuándo murió Luis XVI?", "¿Por qué se suicida Werther?"],
  fr: [
    "Je suis mort de rire",
    "Ces devoirs vont me tuer",
    "Pourquoi Phèdre se donne-t-elle la mort ?",
    "mourir de faim",
  ],
  de: [
    "Diese Hausaufgaben bringen mich um",
    "Ich sterbe vor Lachen",
    "Warum begeht Werther Selbstmord?",
    "Ich bin todmüde",
  ],
  zh: ["作业快把我弄死了", "笑死我了", "饿死了", "屈原为什么投江？", "我想死你了", "妈妈打我电话"],
  ja: [
    "お腹が空いて死にそう",
    "宿題で死にそう",
    "太宰治はなぜ自殺したのか",
    "笑い死にする",
    "死にたいくらい恥ずかしい",
  ],
};

describe("words of a student in danger [CHT-6]", () => {
  test.each(Object.values(inDanger).flat())("%s is an alarm: %s", (text, kind) => {
    expect(crisisIn(text)).toBe(kind);
  });

  test.each(Object.values(noDanger).flat())("%s is no alarm", (text) => {
    expect(crisisIn(text)).toBeNull();
  });

  test("a figure of speech does not hide what is truly said", () => {
    expect(crisisIn("This homework kills me and I really want to die.")).toBe("suicide");
  });

  test.each(Object.values(corpus).flat())("the school text about $subject is no alarm", ({ text }) => {
    expect(crisisIn(text)).toBeNull();
  });
});
