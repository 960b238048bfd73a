import type { Language } from "@jotter/domain/settings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedTerm } from "./asked-term.ts";

/** What students type into a field called "Explain", and what it is about. */
const asked: Readonly<Record<Language, readonly (readonly [wording: string, term: string])[]>> = {
  en: [
    ["Osmosis", "Osmosis"],
    ["what is osmosis", "osmosis"],
    ["What's a buffer?", "buffer"],
    ["whats mitosis", "mitosis"],
    ["what are enzymes??", "enzymes"],
    ["what does entropy mean", "entropy"],
    ["What is meant by opportunity cost?", "opportunity cost"],
    ["what is the meaning of irony", "irony"],
    ["meaning of habeas corpus", "habeas corpus"],
    ["mitosis meaning", "mitosis"],
    ["photosynthesis definition", "photosynthesis"],
    ["define photosynthesis", "photosynthesis"],
    ["definition of a limit", "limit"],
    ["explain the krebs cycle", "krebs cycle"],
    ["can you explain covalent bonds to me please", "covalent bonds"],
    ["pls explain redox", "redox"],
    ["Explain what a catalyst is.", "catalyst"],
    ["how does a buffer work", "buffer"],
    ["how do vaccines work?", "vaccines"],
    ["why does ice float", "ice float"],
    ["why is the sky blue?", "sky blue"],
    ["i don't understand standard deviation", "standard deviation"],
    ["i dont get imaginary numbers", "imaginary numbers"],
    ["tell me about the french revolution", "french revolution"],
    ["help me understand derivatives", "derivatives"],
    ["eli5 quantum tunneling", "quantum tunneling"],
    ["wtf is a mole", "mole"],
    ["so what exactly is a mole?", "mole"],
    ["what's the difference between mitosis and meiosis", "mitosis and meiosis"],
    ["What is $y = x^2 - 4$?", "$y = x^2 - 4$"],
    ["“natural selection”", "natural selection"],
    ["what is net work", "net work"],
    ["what is the geometric mean?", "geometric mean"],
    ["how a motor works", "motor"],
    ["Defining moments", "Defining moments"],
    ["The Meaning of Life", "Life"],
  ],
  es: [
    ["¿Qué es El Niño?", "El Niño"],
    ["¿Qué es la ósmosis?", "ósmosis"],
    ["que es la fotosintesis", "fotosintesis"],
    ["qué son las enzimas", "enzimas"],
    ["¿Qué significa entropía?", "entropía"],
    ["¿Qué quiere decir ironía?", "ironía"],
    ["explícame la mitosis", "mitosis"],
    ["me puedes explicar la ley de Ohm?", "ley de Ohm"],
    ["explica qué es un logaritmo", "logaritmo"],
    ["me explicas qué es la mitosis?", "mitosis"],
    ["definición de límite", "límite"],
    ["define célula", "célula"],
    ["cómo funciona un transistor", "transistor"],
    ["¿por qué flota el hielo?", "flota el hielo"],
    ["no entiendo las derivadas", "derivadas"],
    ["a qué se llama mol", "mol"],
    ["cuál es el significado de metáfora", "metáfora"],
    ["en qué consiste la meiosis", "meiosis"],
    ["el lenguaje", "lenguaje"],
  ],
  fr: [
    ["c'est quoi le principe de Le Chatelier", "principe de Le Chatelier"],
    ["Le Chatelier", "Le Chatelier"],
    ["Qu'est-ce que l'osmose ?", "osmose"],
    ["qu'est ce que la photosynthèse", "photosynthèse"],
    ["Qu’est-ce qu’un atome ?", "atome"],
    ["c'est quoi une enzyme ?", "enzyme"],
    ["c quoi la mitose", "mitose"],
    ["Que signifie entropie ?", "entropie"],
    ["que veut dire ironie", "ironie"],
    ["explique-moi les dérivées", "dérivées"],
    ["explique moi la loi d'Ohm stp", "loi d'Ohm"],
    ["peux-tu m'expliquer le théorème de Thalès ?", "théorème de Thalès"],
    ["définition de limite", "limite"],
    ["définis la cellule", "cellule"],
    ["comment fonctionne un transistor", "transistor"],
    ["comment ça marche un vaccin", "vaccin"],
    ["pourquoi la glace flotte-t-elle ?", "glace flotte"],
    ["je ne comprends pas les logarithmes", "logarithmes"],
    ["je comprends pas les suites", "suites"],
    ["qu'appelle-t-on mole ?", "mole"],
  ],
  de: [
    ["Was ist Osmose?", "Osmose"],
    ["was sind Enzyme", "Enzyme"],
    ["Was ist ein Puffer?", "Puffer"],
    ["Was genau ist die Photosynthese?", "Photosynthese"],
    ["Was bedeutet Entropie?", "Entropie"],
    ["was heißt Ironie", "Ironie"],
    ["Was versteht man unter Opportunitätskosten?", "Opportunitätskosten"],
    ["Was meint man mit Inflation", "Inflation"],
    ["Erkläre mir die Mitose", "Mitose"],
    ["kannst du mir Ableitungen erklären?", "Ableitungen"],
    ["erklär mal den Satz des Pythagoras bitte", "Satz des Pythagoras"],
    ["Definition von Grenzwert", "Grenzwert"],
    ["Definiere Zelle", "Zelle"],
    ["Wie funktioniert ein Transistor?", "Transistor"],
    ["wie geht Polynomdivision", "Polynomdivision"],
    ["Warum schwimmt Eis?", "schwimmt Eis"],
    ["Ich verstehe Logarithmen nicht", "Logarithmen"],
    ["ich check die Photosynthese nicht", "Photosynthese"],
    ["ich verstehe nicht, was eine Basis ist", "Basis"],
  ],
  zh: [
    ["什么是渗透作用？", "渗透作用"],
    ["几何", "几何"],
    ["渗透作用是什么", "渗透作用"],
    ["渗透作用是什么意思？", "渗透作用"],
    ["光合作用指的是什么", "光合作用"],
    ["请解释光合作用", "光合作用"],
    ["解释一下牛顿第二定律", "牛顿第二定律"],
    ["帮我解释一下导数", "导数"],
    ["为什么冰会浮在水面上？", "冰会浮在水面上"],
    ["我不懂对数", "对数"],
    ["我不明白什么是熵", "熵"],
    ["酶的定义", "酶"],
    ["啥是导数", "导数"],
    ["何谓通货膨胀", "通货膨胀"],
    ["导数怎么理解", "导数"],
    ["什么叫做氧化还原反应", "氧化还原反应"],
    ["能不能讲讲有丝分裂", "有丝分裂"],
    ["请问什么是“熵增”？", "熵增"],
  ],
  ja: [
    ["光合成をわかりやすく教えて", "光合成"],
    ["浸透とは", "浸透"],
    ["浸透とは何ですか？", "浸透"],
    ["光合成って何？", "光合成"],
    ["酵素とはなんですか", "酵素"],
    ["細胞とは何か", "細胞"],
    ["エントロピーの意味", "エントロピー"],
    ["エントロピーってどういう意味？", "エントロピー"],
    ["微分を説明して", "微分"],
    ["微分について教えてください", "微分"],
    ["オームの法則を説明してください", "オームの法則"],
    ["極限の定義", "極限"],
    ["対数がわからない", "対数"],
    ["対数が分かりません", "対数"],
    ["なぜ氷は水に浮くのですか", "氷は水に浮く"],
    ["どうして空は青いの？", "空は青い"],
    ["トランジスタの仕組み", "トランジスタ"],
    ["三平方の定理って何ですか", "三平方の定理"],
    ["モルとはどういうこと", "モル"],
  ],
};

describe("what a question asks to have explained [EXP-1]", () => {
  test("is tried in at least sixty wordings", () => {
    expect(Object.values(asked).flat().length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(asked).flatMap(([language, all]) => all.map((one) => [language, ...one] as const)))(
    "%s: %s → %s",
    (_, wording, term) => {
      expect(askedTerm(wording)).toBe(term);
    },
  );

  test("where nothing else is said, the words themselves are asked about", () => {
    for (const words of ["what is", "why?", "explain", "什么是", "とは"]) expect(askedTerm(words)).not.toBe("");
    expect(askedTerm("  ")).toBe("");
  });

  test("a term is asked about as itself: what was taken off once is taken off for good", () => {
    const wordings = Object.values(asked)
      .flat()
      .map(([wording]) => wording);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...wordings)), (words) => {
        const term = askedTerm(words);
        expect(askedTerm(term)).toBe(term);
        expect(term.length).toBeLessThanOrEqual(words.length);
      }),
    );
  });
});
