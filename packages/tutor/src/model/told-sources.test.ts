import type { Language } from "@jotter/domain/settings";
import { sourceOf } from "@jotter/study-tools/source";
import { describe, expect, test } from "vitest";
import { questionIn } from "./one-question.ts";
import { tellsSource } from "./told-sources.ts";

const notes: Readonly<Record<Language, readonly [topic: string, text: string]>> = {
  en: [
    "Which treaty ended the Thirty Years' War?",
    "The Thirty Years' War ended in 1648 with the Peace of Westphalia. It was signed in Münster and Osnabrück. France and Sweden gained land, and the princes of the Empire became almost independent.",
  ],
  es: [
    "¿Quién fundó la ciudad de Lima?",
    "Francisco Pizarro fundó la ciudad de Lima en 1535. La ciudad creció gracias al puerto del Callao.",
  ],
  fr: [
    "Quel traité met fin à la Première Guerre mondiale ?",
    "La Première Guerre mondiale prend fin par le traité de Versailles, signé en 1919. L'Allemagne perd ses colonies.",
  ],
  de: [
    "Welche Zelle trägt den Sauerstoff im Blut?",
    "Den Sauerstoff im Blut trägt der Erythrozyt. Sein Hämoglobin bindet ihn in der Lunge und gibt ihn im Gewebe ab.",
  ],
  zh: ["唐朝的建立者是谁？", "唐朝的建立者是李渊。他在618年称帝，定都长安。"],
  ja: ["光合成はどこで行われますか。", "光合成は葉緑体で行われる。葉緑体はクロロフィルを含む。"],
};

const tells = (language: Language, question: string, said: readonly string[] = []) => {
  const [topic, text] = notes[language];
  const sources = [sourceOf({ id: "n", title: "Notes", text }, language)];
  return tellsSource(question, { topic, said, sources, language });
};

describe("a question over the student's own texts [TUT-1]", () => {
  test.each<[Language, string]>([
    ["en", "What do you know about the Peace of Westphalia?"],
    ["en", "Could the Westphalia talks be what you look for?"],
    ["en", "What happened in 1648?"],
    ["en", "Did the princes of the Empire become almost independent, and why?"],
    ["es", "¿Qué sabes de Francisco Pizarro?"],
    ["fr", "Que sais-tu de ce qui a été signé à Versailles ?"],
    ["de", "Was weißt du über den Erythrozyt?"],
    ["zh", "你知道李渊吗？"],
    ["ja", "葉緑体とは何ですか？"],
  ])("does not tell what is to be found there (%s): %s", (language, question) => {
    expect(tells(language, question)).toBe(true);
  });

  test.each<[Language, string]>([
    ["en", "Which sentence of your notes speaks of the end of the war?"],
    ["en", "What did the war change for those who had fought in it?"],
    ["es", "¿Qué frase de tus apuntes habla de los primeros años de la ciudad?"],
    ["fr", "Quelle phrase de tes notes parle de la fin de la guerre ?"],
    ["de", "Welcher Satz deiner Notizen spricht vom Sauerstoff?"],
    ["zh", "你的笔记里哪一句讲到唐朝的开始？"],
    ["ja", "ノートのどの文に光合成のことが書いてありますか？"],
  ])("may ask where to look and what to think of it (%s): %s", (language, question) => {
    expect(tells(language, question)).toBe(false);
  });

  test("may go on with what the student has said themselves", () => {
    const question = "What did the Peace of Westphalia change for the princes?";
    expect(tells("en", question)).toBe(true);
    expect(tells("en", question, ["it was the peace of westphalia"])).toBe(false);
    expect(tells("en", "Why did it take until 1648?", ["in 1648 I think"])).toBe(false);
  });

  test("may use the words of its texts where no single thing is asked for", () => {
    const text = "Germany lost its colonies and an eighth of its land, and had to pay for the war.";
    const sources = [sourceOf({ id: "n", title: "Peace", text }, "en")];
    const asked = { topic: "What did the treaty of Versailles change?", said: [], sources, language: "en" as const };
    expect(tellsSource("What would you say about Germany first?", asked)).toBe(false);
    expect(tellsSource("Did Germany lose colonies and land and pay for the war?", asked)).toBe(true);
  });
});

describe("of what a model says, its question [TUT-1]", () => {
  test.each([
    ["Yes, that is right. What comes next in it?", "What comes next in it?"],
    ["对，这一步没有问题。接下来两边同时做什么运算？", "接下来两边同时做什么运算？"],
    ["その式は正しいです。次は両辺をどうしますか。", "次は両辺をどうしますか？"],
    ["Was gilt für x bzw. y in Zeile 2?", "Was gilt für x bzw. y in Zeile 2?"],
    ["Is it 2.5 m or 2.50 m?", "Is it 2.5 m or 2.50 m?"],
    ["What is p here? Mind the sign.", "What is p here?"],
    ["It is 42. Right?", "It is 42. Right?"],
    ["One. Two. Three. And so it ended, do you see?", "One. Two. Three. And so it ended, do you see?"],
    ["The power rule.", "The power rule."],
  ])("%s", (said, asked) => {
    expect(questionIn(said)).toBe(asked);
  });
});
