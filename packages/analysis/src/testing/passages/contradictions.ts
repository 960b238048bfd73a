import type { Language } from "@jotter/domain/settings";

/** Two texts on one subject that contradict each other once, and words of the two sentences that do. */
export type Contradicting = {
  readonly language: Language;
  readonly kind: "number" | "date" | "claim";
  readonly texts: readonly [string, string];
  readonly planted: readonly [string, string];
};

export const contradicting: readonly Contradicting[] = [
  {
    language: "en",
    kind: "number",
    texts: [
      "The Great Barrier Reef lies off the coast of Queensland. It consists of about 2,900 separate reefs. Warm water makes the corals lose their algae. The reef has been a World Heritage Site since 1981.",
      "The Great Barrier Reef is the largest structure built by living things. It consists of roughly 900 separate reefs. Starfish and storms damage it. Tourism brings money to the towns of Queensland.",
    ],
    planted: ["2,900 separate", "900 separate"],
  },
  {
    language: "en",
    kind: "claim",
    texts: [
      "Penicillin was found by chance. Alexander Fleming patented penicillin soon after he had found it. Mass production began during the war. Bacteria can become resistant.",
      "Alexander Fleming noticed a mould in a dish in his laboratory. Fleming never patented penicillin. Howard Florey and Ernst Chain made a medicine of it. All three received the Nobel Prize.",
    ],
    planted: ["patented penicillin soon", "never patented"],
  },
  {
    language: "es",
    kind: "date",
    texts: [
      "El canal de Panamá une dos océanos. El canal se inauguró en 1914 con el paso de un vapor. Sus esclusas elevan los barcos veintiséis metros. Miles de obreros murieron de fiebre amarilla.",
      "Los franceses empezaron la obra y fracasaron. El canal de Panamá se inauguró en 1920, después de la guerra. Hoy pasan por él unos catorce mil barcos al año. Panamá lo administra desde el final de siglo.",
    ],
    planted: ["en 1914", "en 1920"],
  },
  {
    language: "es",
    kind: "claim",
    texts: [
      "Los murciélagos son mamíferos. Los murciélagos son ciegos y se orientan por el eco. Comen insectos y fruta. Viven en cuevas y en árboles huecos.",
      "Hay más de mil especies de murciélagos. Los murciélagos no son ciegos, aunque muchos usan el eco. Algunos polinizan flores. Crían una sola vez al año.",
    ],
    planted: ["son ciegos y", "no son ciegos"],
  },
  {
    language: "fr",
    kind: "number",
    texts: [
      "La tour Eiffel fut construite pour une exposition. Elle pèse environ 10 100 tonnes. Gustave Eiffel y avait un petit bureau. On la repeint tous les sept ans.",
      "La tour Eiffel attire des millions de visiteurs. Elle pèse environ 7 300 tonnes. Ses ascenseurs sont d'époque. La nuit, elle scintille toutes les heures.",
    ],
    planted: ["10 100", "7 300"],
  },
  {
    language: "fr",
    kind: "claim",
    texts: [
      "Les champignons vivent souvent dans les forêts. Les champignons sont des plantes sans fleurs. Beaucoup aident les arbres à boire. Certains sont mortels.",
      "On cueille des champignons en automne. Les champignons ne sont pas des plantes. Leur paroi contient de la chitine. Les levures en font partie.",
    ],
    planted: ["sont des plantes sans", "ne sont pas des plantes"],
  },
  {
    language: "de",
    kind: "date",
    texts: [
      "Der Buchdruck veränderte Europa. Johannes Gutenberg druckte die Bibel um 1454 in Mainz. Die Lettern goss er aus Blei. Später verlor er seine Werkstatt.",
      "Johannes Gutenberg war Goldschmied. Gutenberg druckte die Bibel erst um 1480. Etwa 49 Exemplare sind erhalten. Die Kirche sah die Technik mit Sorge.",
    ],
    planted: ["um 1454", "um 1480"],
  },
  {
    language: "de",
    kind: "claim",
    texts: [
      "Wale leben im Meer und atmen Luft. Wale sind Fische mit einer dicken Fettschicht. Ihre Gesänge hört man weit. Im Winter ziehen sie nach Süden.",
      "Der Blauwal ist das größte Tier. Wale sind keine Fische. Sie säugen ihre Jungen. Lange wurden sie wegen des Trans gejagt.",
    ],
    planted: ["sind Fische", "keine Fische"],
  },
  {
    language: "zh",
    kind: "number",
    texts: [
      "长江发源于青藏高原。长江全长约6300千米。三峡大坝建在宜昌附近。江里生活着江豚。",
      "长江流经十一个省市区。长江全长约5400千米，是中国第一大河。沿岸有很多大城市。夏天常有洪水。",
    ],
    planted: ["6300", "5400"],
  },
  {
    language: "zh",
    kind: "claim",
    texts: [
      "蜘蛛会结网捕食。蜘蛛是昆虫，身体分为两部分。有的蜘蛛有毒。它们多在夜里活动。",
      "蜘蛛有八条腿。蜘蛛不是昆虫，而是蛛形动物。蛛丝非常结实。雌蛛常常比雄蛛大。",
    ],
    planted: ["是昆虫，身体", "不是昆虫"],
  },
  {
    language: "ja",
    kind: "date",
    texts: [
      "東京タワーは港区にある電波塔である。東京タワーは1958年に完成した。高さは333メートルである。夜には明かりがともる。",
      "東京タワーは多くの映画に登場する。東京タワーは1964年に完成した。設計したのは内藤多仲である。今も観光客でにぎわう。",
    ],
    planted: ["1958年", "1964年"],
  },
  {
    language: "ja",
    kind: "claim",
    texts: [
      "トマトは夏によく実る。トマトは南アメリカが原産である。赤い色はリコピンによる。日本へは江戸時代に伝わった。",
      "トマトは世界中で食べられている。トマトは南アメリカが原産ではない。イタリア料理に欠かせない。品種はとても多い。",
    ],
    planted: ["原産である", "原産ではない"],
  },
];
