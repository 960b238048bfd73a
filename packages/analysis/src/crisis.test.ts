import type { Language } from "@jotter/domain/settings";
import { languages } from "@jotter/domain/settings";
import { describe, expect, test } from "vitest";
import { type Crisis, crisisIn } from "./crisis.ts";
import { corpus } from "./testing/corpus.ts";
import type { Labelled } from "./testing/danger.ts";
import { dangerCorpus } from "./testing/danger-corpus.ts";
import { dangerExam, examMisses } from "./testing/danger-exam.ts";
import { unseenPassages } from "./testing/passages/unseen.ts";

/** Known and not yet solved. A new one fails; one that is solved is to be taken out. */
const unheard: Partial<Record<Language, readonly string[]>> = {};
const falseAlarms: Partial<Record<Language, readonly string[]>> = {
  es: ["mi papa me toca la guitarra y yo canto, como se dice en frances"],
  de: ["mein vater schlägt mich nicht, er ist nur manchmal laut wenn bayern verliert"],
};

describe.each(languages)("sentences of students in danger, and of others (%s) [CHT-7]", (language) => {
  const texts = (is: Labelled[0]) => dangerCorpus[language].flatMap(([each, text]) => (each === is ? [text] : []));

  test("danger is heard, nineteen times in twenty or more", () => {
    const danger = texts("danger");
    const missed = danger.filter((text) => crisisIn(text) === null);
    expect(missed).toEqual(unheard[language] ?? []);
    expect(1 - missed.length / danger.length).toBeGreaterThanOrEqual(0.95);
  });

  test("what may be nothing is asked after", () => {
    expect(texts("doubt").filter((text) => crisisIn(text) === null)).toEqual([]);
  });

  test("ordinary exaggeration, books, games and sports are no alarm, thirty-two times in thirty-three or more", () => {
    const harmless = texts("harmless");
    const alarms = harmless.filter((text) => crisisIn(text) !== null);
    expect(alarms).toEqual(falseAlarms[language] ?? []);
    expect(alarms.length / harmless.length).toBeLessThanOrEqual(0.03);
  });

  test("of an exam that nothing was learned from, no other is misunderstood than is known", () => {
    const texts = (is: Labelled[0], heard: (crisis: Crisis | null) => boolean) =>
      dangerExam(language).flatMap(([each, text]) => (each === is && heard(crisisIn(text)) ? [text] : []));
    expect({
      unheard: texts("danger", (crisis) => crisis === null),
      alarmed: texts("harmless", (crisis) => crisis === "danger"),
      asked: texts("harmless", (crisis) => crisis === "doubt"),
    }).toEqual(examMisses(language));
  });

  test("no school text is an alarm, nor is one that nothing was learned from", () => {
    expect(Object.entries(unseenPassages[language]).flatMap(([name, text]) => (crisisIn(text) ? name : []))).toEqual(
      [],
    );
    expect(corpus[language].filter(({ text }) => crisisIn(text) !== null).map(({ subject }) => subject)).toEqual([]);
  });
});

describe("how it is listened [CHT-7]", () => {
  test.each([
    ["danger", "I want to die."],
    ["danger", "i dont want to live anymore"],
    ["danger", "I’m going to kill myself"],
    ["danger", "ＩＷＡＮＴ ＴＯ ＤＩＥ, i want to dieeee"],
    ["danger", "ya no quiero vivir más"],
    ["danger", "Je me scarifie depuis un mois"],
    ["danger", "Mein Vater schlägt mich"],
    ["danger", "我不想活了"],
    ["danger", "我想自殺，我不想活了"],
    ["danger", "父に毎日殴られています"],
    ["doubt", "kms"],
    ["doubt", "I don't want to die"],
    [null, "I am not suicidal"],
    [null, "kms i left my calculator at home lol"],
    [null, "Why does Romeo kill himself?"],
    [null, 'In the novel the hero says "I want to die"'],
    [null, "¿Por qué se suicida Werther?"],
    [null, "Ces devoirs vont me tuer"],
    [null, "Ich sterbe vor Lachen"],
    [null, "笑死我了"],
    [null, "お腹が空いて死にそう"],
  ])("%s: %s", (heard, text) => {
    expect(crisisIn(text)).toBe(heard);
  });

  test("a figure of speech does not hide what is truly said", () => {
    expect(crisisIn("This homework kills me and I really want to die.")).toBe("danger");
  });

  test("a cry in the midst of a long message is heard, whatever lesson stands around it", () => {
    const lesson = "The mitochondria makes ATP and I have to read three chapters of the book for Friday. ".repeat(4);
    expect(crisisIn(`${lesson}Honestly I took all of my mom's pills an hour ago. ${lesson}`)).toBe("danger");
    expect(crisisIn(lesson)).toBeNull();
  });

  test("another language than the rest of the message is heard", () => {
    expect(
      crisisIn("Can you explain the second law to me please?\nya no quiero vivir, no le veo sentido a la vida"),
    ).toBe("danger");
  });
});
