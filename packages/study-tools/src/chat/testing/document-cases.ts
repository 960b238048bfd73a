/** A page as its label is printed, and its text in our markdown. */
type CasePage = { readonly label: string; readonly text: string };

/** A question on an open document: the page the answer stands on and words it must show; null where it has no answer. */
type DocumentCase = readonly [ask: string, page: string | null, tells: string];

export type CaseDocument = {
  readonly language: "en" | "es" | "ja";
  readonly title: string;
  readonly pages: readonly CasePage[];
  readonly cases: readonly DocumentCase[];
};

const handout: CaseDocument = {
  language: "en",
  title: "Handout 6: How a cell divides",
  pages: [
    {
      label: "1",
      text: `# How a cell divides

Every cell comes from another cell. Before it divides, a cell copies its DNA during the S phase of interphase. Interphase takes about 90 percent of the cell cycle.

## The checkpoints

The cell cycle is controlled by three checkpoints. The G1 checkpoint asks whether the cell is large enough and whether its DNA is intact. A cell that fails it enters G0, a resting state. Most neurons stay in G0 for life.`,
    },
    {
      label: "2",
      text: `## Mitosis

Mitosis has four phases.

1. Prophase: the chromosomes condense and the nuclear envelope breaks down.
2. Metaphase: the chromosomes line up at the equator of the cell.
3. Anaphase: the sister chromatids are pulled apart to opposite poles.
4. Telophase: two new nuclei form.

The spindle is a structure made of microtubules that moves the chromosomes.

Cytokinesis is the division of the cytoplasm. In animal cells a cleavage furrow pinches the cell in two, whereas plant cells build a cell plate.`,
    },
    {
      label: "3",
      text: `## When control is lost

Cancer is uncontrolled cell division caused by mutations in genes that regulate the cycle. The gene p53 stops the cycle when DNA is damaged; more than half of all human tumours carry a broken copy of it.

| Drug | What it blocks |
|---|---|
| Taxol | the breakdown of the spindle |
| Colchicine | the building of microtubules |

## Reading for Thursday

Read pages 228 to 241 of the textbook and bring one question. The lab report is worth 15 percent and is due on 3 December.`,
    },
  ],
  cases: [
    ["what is cytokinesis", "2", "division of the cytoplasm"],
    ["what happens in metaphase?", "2", "equator"],
    ["when does the cell copy its dna", "1", "S phase"],
    ["how long does interphase take", "1", "90 percent"],
    ["whats the spindle made of", "2", "microtubules"],
    ["what does p53 do", "3", "stops the cycle"],
    ["how do plant cells divide the cytoplasm differently from animal cells", "2", "cell plate"],
    ["what does taxol block?", "3", "breakdown of the spindle"],
    ["which pages do we have to read for thursday", "3", "228 to 241"],
    ["what is photosynthesis", null, ""],
  ],
};

const syllabus: CaseDocument = {
  language: "es",
  title: "Programa de Historia contemporánea",
  pages: [
    {
      label: "i",
      text: `# Historia contemporánea

Profesora: Lucía Ferrer. Despacho 214, los martes de 16:00 a 18:00.

## Objetivos

El curso estudia Europa entre 1789 y 1945. Al terminar, cada estudiante sabrá comentar una fuente y escribir un ensayo de 1.500 palabras.`,
    },
    {
      label: "1",
      text: `## Evaluación

- El examen parcial vale el 30 por ciento y se hace el 14 de noviembre.
- El examen final vale el 40 por ciento.
- El ensayo vale el 20 por ciento y la participación, el 10 por ciento.

Los trabajos entregados tarde pierden un punto por cada día de retraso. Copiar un texto sin citarlo supone un cero en la asignatura.

## Asistencia

Se permiten tres faltas sin justificar. Quien falte más de tres veces no podrá presentarse al examen parcial.`,
    },
    {
      label: "2",
      text: `## Temas

1. La Revolución francesa y Napoleón
2. La revolución industrial
3. Las unificaciones de Italia y Alemania
4. La Gran Guerra

La revolución industrial comenzó en Gran Bretaña a finales del siglo XVIII. El proletariado es la clase social que vive de su salario.

El manual obligatorio es «Europa en su siglo», de Tomás Ibarra; hay cinco ejemplares en la biblioteca.`,
    },
  ],
  cases: [
    ["¿cuánto vale el examen final?", "1", "40 por ciento"],
    ["cuando es el examen parcial", "1", "14 de noviembre"],
    ["qué pasa si entrego un trabajo tarde", "1", "un punto por cada día"],
    ["¿cuántas faltas se permiten?", "1", "tres faltas"],
    ["que es el proletariado", "2", "clase social"],
    ["¿cuál es el manual obligatorio?", "2", "Europa en su siglo"],
    ["dónde está el despacho de la profesora", "i", "214"],
    ["¿dónde comenzó la revolución industrial?", "2", "Gran Bretaña"],
    ["cuántas palabras tiene el ensayo", "i", "1.500 palabras"],
    ["¿qué es la fotosíntesis?", null, ""],
  ],
};

const laboratory: CaseDocument = {
  language: "ja",
  title: "化学実験3 中和滴定の手引き",
  pages: [
    {
      label: "1",
      text: `# 中和滴定

## 目的

濃度のわからない酢酸水溶液の濃度を、中和滴定によって求める。

中和とは、酸と塩基が反応して塩と水ができる反応である。指示薬にはフェノールフタレインを用いる。`,
    },
    {
      label: "2",
      text: `## 器具

ビュレットは、滴下した液体の体積を正確に測るための器具である。ホールピペットは使う前に共洗いをする。コニカルビーカーは純水でぬれたまま使ってよい。

## 手順

1. 食酢をホールピペットで10 mLとり、メスフラスコで100 mLにうすめる。
2. うすめた液を10 mLとり、コニカルビーカーに入れる。
3. フェノールフタレインを2滴加える。
4. 水酸化ナトリウム水溶液を、うすい赤色が消えなくなるまで滴下する。
5. 同じ操作を3回くり返し、平均を求める。`,
    },
    {
      label: "3",
      text: `## 注意

水酸化ナトリウム水溶液が皮膚についたときは、すぐに大量の水で洗い流す。実験中は保護めがねを必ず着用する。廃液は流しに捨てず、廃液タンクに入れる。

## レポート

レポートの締め切りは12月4日である。考察には、誤差が生じた原因を二つ以上書くこと。`,
    },
  ],
  cases: [
    ["中和とは何ですか", "1", "塩と水"],
    ["ビュレットって何？", "2", "体積を正確に測る"],
    ["指示薬は何を使うの", "1", "フェノールフタレイン"],
    ["フェノールフタレインは何滴入れる？", "2", "2滴"],
    ["レポートの締め切りはいつ？", "3", "12月4日"],
    ["廃液はどうすればいい？", "3", "廃液タンク"],
    ["水酸化ナトリウムが皮膚についたらどうする？", "3", "大量の水"],
    ["共洗いするのはどの器具？", "2", "ホールピペット"],
    ["何回くり返すの？", "2", "3回"],
    ["光合成とは何ですか", null, ""],
  ],
};

export const caseDocuments: readonly CaseDocument[] = [handout, syllabus, laboratory];
