import type { Language } from "@jotter/domain/settings";

/** What none of the texts speaks of, though a word of it may occur. */
export const foreignQuestions: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "What is the capital of Australia?",
    "Who painted the Mona Lisa?",
    "How do vaccines train the immune system?",
    "When did the Roman Empire fall?",
    "What is the derivative of sine?",
    "Who wrote Pride and Prejudice?",
  ],
  es: [
    "¿Cuál es la capital de Australia?",
    "¿Quién pintó Las meninas?",
    "¿Cómo funcionan las vacunas?",
    "¿Cuándo cayó el Imperio romano?",
    "¿Qué es una derivada?",
    "¿Quién escribió Cien años de soledad?",
  ],
  fr: [
    "Quelle est la capitale de l'Australie ?",
    "Qui a peint La Joconde ?",
    "Comment fonctionnent les vaccins ?",
    "Quand l'Empire romain est-il tombé ?",
    "Qu'est-ce qu'une dérivée ?",
    "Qui a écrit Madame Bovary ?",
  ],
  de: [
    "Was ist die Hauptstadt von Australien?",
    "Wer malte die Mona Lisa?",
    "Wie wirken Impfungen?",
    "Wann endete das Römische Reich?",
    "Was ist die Ableitung von Sinus?",
    "Wer schrieb den Faust?",
  ],
  zh: [
    "澳大利亚的首都是哪里？",
    "谁画了蒙娜丽莎？",
    "疫苗是怎样起作用的？",
    "罗马帝国什么时候灭亡？",
    "正弦函数的导数是什么？",
    "《红楼梦》是谁写的？",
  ],
  ja: [
    "オーストラリアの首都はどこですか。",
    "モナリザを描いたのは誰ですか。",
    "ワクチンはどのように効きますか。",
    "ローマ帝国はいつ滅びましたか。",
    "三角関数の微分は何ですか。",
    "源氏物語の作者は誰ですか。",
  ],
};
