import type { Language } from "@jotter/domain/settings";
import type { StudyQuestion } from "../study-question.ts";

/** What was asked for, what a student typed, and what a teacher would say. Written before anything marked it. [QUZ-2] */
export type MarkingCase = {
  readonly type: StudyQuestion["type"];
  readonly language: Language;
  readonly answer: string;
  readonly accepted?: readonly string[];
  /** Stands beside the field, so that nobody has to write it. */
  readonly unit?: string;
  readonly given: string;
  readonly verdict: "right" | "almost" | "wrong";
};

type Row = readonly [given: string, verdict: MarkingCase["verdict"]];
type Asked = Omit<MarkingCase, "given" | "verdict">;

const each = (asked: Asked, rows: readonly Row[]): readonly MarkingCase[] =>
  rows.map(([given, verdict]) => ({ ...asked, given, verdict }));

export const markingCases: readonly MarkingCase[] = [
  ...each({ type: "numeric", language: "en", answer: "3.5 cm" }, [
    ["3.5 cm", "right"],
    ["3.5cm ", "right"],
    ["3,5 cm", "right"],
    ["0.035 m", "right"],
    ["35 mm", "right"],
    ["3.50 centimetres", "right"],
    ["about 3.5 cm", "right"],
    ["= 3.5 cm", "right"],
    ["3.5", "almost"],
    ["3.5 m", "wrong"],
    ["3.5 kg", "wrong"],
    ["35 cm", "wrong"],
    ["-3.5 cm", "wrong"],
    ["I don't know", "wrong"],
    ["", "wrong"],
  ]),
  ...each({ type: "numeric", language: "de", answer: "1,5", unit: "Stunden" }, [
    ["1,5", "right"],
    ["1.5", "right"],
    ["90 min", "right"],
    ["1,5 Stunden", "right"],
    ["1 1/2", "right"],
    ["3/2", "right"],
    ["1½ h", "right"],
    ["15", "wrong"],
    ["1,5 Minuten", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "1665" }, [
    ["1665", "right"],
    ["in 1665", "right"],
    ["1665.", "right"],
    ["1,665", "right"],
    ["1655", "wrong"],
    ["1660", "wrong"],
    ["1665 or 1667", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "300000 km/s" }, [
    ["3*10^5 km/s", "right"],
    ["3×10⁸ m/s", "right"],
    ["3e8 m/s", "right"],
    ["3.0 · 10^8 m/s", "right"],
    ["300 000 km/s", "right"],
    ["300,000 km/s", "right"],
    ["3x10^8 m/s", "right"],
    ["3*10^6 km/s", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "25%" }, [
    ["25 %", "right"],
    ["25 percent", "right"],
    ["0.25", "right"],
    ["1/4", "right"],
    ["a quarter", "right"],
    ["25", "almost"],
    ["2.5%", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "5.06" }, [
    ["4.76 + log 2", "right"],
    ["5,06", "right"],
    ["5.061", "right"],
    ["5.1", "almost"],
    ["5", "wrong"],
    ["pH = 5.06", "right"],
    ["five", "wrong"],
  ]),
  ...each({ type: "numeric", language: "fr", answer: "2,4 millions", unit: "habitants" }, [
    ["2,4 millions", "right"],
    ["2 400 000", "right"],
    ["2.4 million", "right"],
    ["2,4 milliards", "wrong"],
  ]),
  ...each({ type: "numeric", language: "zh", answer: "46", unit: "条" }, [
    ["46", "right"],
    ["４６", "right"],
    ["46条", "right"],
    ["四十六", "right"],
    ["23", "wrong"],
  ]),
  ...each({ type: "numeric", language: "ja", answer: "100 ℃" }, [
    ["100度", "right"],
    ["１００℃", "right"],
    ["100°C", "right"],
    ["90℃", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "2x+4" }, [
    ["2(x+2)", "right"],
    ["4 + 2x", "right"],
    ["y = 2x + 4", "right"],
    ["2x+2", "wrong"],
    ["$2x + 4$", "right"],
  ]),
  ...each({ type: "numeric", language: "de", answer: "x=2 oder x=3" }, [
    ["x=3 oder x=2", "right"],
    ["2 und 3", "right"],
    ["x1=2, x2=3", "right"],
    ["{2; 3}", "right"],
    ["x = 2", "almost"],
    ["x=2 oder x=-3", "wrong"],
  ]),
  ...each({ type: "numeric", language: "de", answer: "x < -2 oder x > 2" }, [
    ["x > 2 oder x < -2", "right"],
    ["x>2", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "x > 3" }, [
    ["3 < x", "right"],
    ["x ≥ 3", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "$\\frac{1}{2}$" }, [
    ["0.5", "right"],
    ["1/2", "right"],
    ["2", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "The mitochondrion" }, [
    ["mitochondria", "right"],
    ["Mitochondrion", "right"],
    ["the mitochondria.", "right"],
    ["mitocondrion", "almost"],
    ["mitochondiron", "almost"],
    ["nucleus", "wrong"],
    ["mito", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "osmosis" }, [
    ["I think it's osmosis", "right"],
    ["It is called Osmosis.", "right"],
    ["the process of osmosis", "right"],
    ["osmosys", "almost"],
    ["diffusion", "wrong"],
    ["not osmosis", "wrong"],
    ["osmosis or diffusion", "wrong"],
    ["reverse osmosis", "almost"],
  ]),
  ...each({ type: "short", language: "en", answer: "active transport" }, [
    ["Active Transport", "right"],
    ["actve transport", "almost"],
    ["passive transport", "wrong"],
    ["transport", "almost"],
  ]),
  ...each({ type: "short", language: "en", answer: "nitrate" }, [
    ["nitrates", "right"],
    ["nitrite", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "cat" }, [
    ["cats", "right"],
    ["bat", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "deoxyribonucleic acid", accepted: ["DNA"] }, [
    ["DNA", "right"],
    ["dna", "right"],
    ["D.N.A.", "right"],
    ["deoxyribonucleic acid (DNA)", "right"],
    ["RNA", "wrong"],
  ]),
  ...each({ type: "short", language: "de", answer: "die Französische Revolution" }, [
    ["franzoesische Revolution", "right"],
    ["Ich glaube, die Französische Revolution", "right"],
    ["französische Revolutoin", "almost"],
    ["die Russische Revolution", "wrong"],
  ]),
  ...each({ type: "short", language: "de", answer: "Straße" }, [
    ["Strasse", "right"],
    ["die Straßen", "right"],
  ]),
  ...each({ type: "short", language: "es", answer: "la fotosíntesis" }, [
    ["fotosintesis", "right"],
    ["Creo que es la fotosíntesis", "right"],
    ["fotosíntezis", "almost"],
    ["la respiración", "wrong"],
  ]),
  ...each({ type: "short", language: "fr", answer: "l’énergie cinétique" }, [
    ["energie cinetique", "right"],
    ["C'est l'énergie cinétique", "right"],
    ["les énergies cinétiques", "right"],
    ["l'énergie potentielle", "wrong"],
  ]),
  ...each({ type: "short", language: "zh", answer: "光合作用" }, [
    ["光合作用。", "right"],
    ["我觉得是光合作用", "right"],
    ["「光合作用」", "right"],
    ["呼吸作用", "wrong"],
    ["不是光合作用", "wrong"],
  ]),
  ...each({ type: "short", language: "ja", answer: "光合成" }, [
    ["光合成です", "right"],
    ["光合成だと思います", "right"],
    ["呼吸", "wrong"],
  ]),
  ...each({ type: "short", language: "ja", answer: "ミトコンドリア" }, [
    ["みとこんどりあ", "right"],
    ["ミトコンドリヤ", "almost"],
    ["リボソーム", "wrong"],
  ]),
  ...each({ type: "cloze", language: "en", answer: "stroma" }, [
    ["the stroma", "right"],
    ["Stroma", "right"],
    ["stomata", "wrong"],
    ["grana", "wrong"],
  ]),
  ...each({ type: "true-false", language: "en", answer: "false" }, [
    ["false", "right"],
    ["true", "wrong"],
  ]),
  ...each({ type: "choice", language: "en", answer: "inertia" }, [
    ["inertia", "right"],
    ["speed", "wrong"],
  ]),
  ...each(
    {
      type: "short",
      language: "en",
      answer: "The diffusion of water through a membrane from low to high concentration of dissolved substances",
    },
    [
      ["water diffuses through a membrane from a low to a high concentration of dissolved stuff", "right"],
      ["water goes through a membrane", "almost"],
      ["plants make sugar", "wrong"],
    ],
  ),
  ...each({ type: "short", language: "de", answer: "x = 2,5, x = -1" }, [
    ["x = 2,5, x = -1", "right"],
    ["x = -1; x = 2,5", "right"],
    ["x = 2, x = -1", "wrong"],
    ["x = 2,5", "almost"],
  ]),
  ...each({ type: "short", language: "fr", answer: "x = 2,5 ou x = -1" }, [["x = 2,5, x = -1", "right"]]),
  ...each({ type: "short", language: "es", answer: "x = 2,5 o x = -1" }, [["x = 2,5, x = -1", "right"]]),
  ...each({ type: "short", language: "en", answer: "2x - 3" }, [
    ["2x + -3", "right"],
    ["2x+-3", "right"],
    ["2x + 3", "wrong"],
  ]),
  ...each({ type: "short", language: "en", answer: "x = 4 ± 1" }, [
    ["4 +- 1", "right"],
    ["x = 4 +/- 1", "right"],
    ["4 + / - 1", "right"],
    ["4 + 1", "almost"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "12" }, [
    ["12 pieces", "right"],
    ["12 pizzas", "right"],
    ["12pi", "wrong"],
  ]),
  ...each({ type: "numeric", language: "es", answer: "12" }, [["12 piezas", "right"]]),
  ...each({ type: "numeric", language: "fr", answer: "12" }, [["12 pièces", "right"]]),
  ...each({ type: "numeric", language: "en", answer: "25" }, [
    ["25%", "right"],
    ["2500%", "right"],
    ["26%", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "0.25" }, [["25%", "right"]]),
  ...each({ type: "short", language: "de", answer: "-ung" }, [["ung", "right"]]),
  ...each({ type: "short", language: "es", answer: "-ando" }, [["ando", "right"]]),
  ...each({ type: "short", language: "en", answer: "-sin x" }, [["sin x", "wrong"]]),
  ...each({ type: "numeric", language: "en", answer: "€20" }, [
    ["€20", "right"],
    ["20", "right"],
    ["20 €", "right"],
    ["-€20", "wrong"],
    ["€25", "wrong"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "£1,500" }, [
    ["£1500", "right"],
    ["£ 1,500", "right"],
    ["about £1500", "right"],
  ]),
  ...each({ type: "numeric", language: "ja", answer: "500" }, [
    ["¥500", "right"],
    ["￥500", "right"],
    ["500円", "right"],
  ]),
  ...each({ type: "numeric", language: "en", answer: "5" }, [
    ["5 cm", "right"],
    ["5 kg", "right"],
    ["6 cm", "wrong"],
    ["5 million", "wrong"],
  ]),
  // Known to go wrong, see knownMisses.
  ...each({ type: "short", language: "zh", answer: "细胞膜" }, [["細胞膜", "right"]]),
  ...each({ type: "short", language: "en", answer: "photosynthesis" }, [["how plants make food from light", "almost"]]),
  ...each({ type: "short", language: "en", answer: "sulfur" }, [["sulphur", "right"]]),
  ...each({ type: "numeric", language: "de", answer: "1789" }, [["siebzehnhundertneunundachtzig", "right"]]),
];

/** What the device is known to mark otherwise than a teacher: the student overrules it in one press. */
export const knownMisses: readonly string[] = [
  "細胞膜 for 细胞膜",
  "how plants make food from light for photosynthesis",
  "sulphur for sulfur",
  "siebzehnhundertneunundachtzig for 1789",
];
