import type { SampleTexts } from "./sample-texts.ts";

export const de: SampleTexts = {
  student: "Jonas",
  grade: "11. Klasse",
  term: "Halbjahr",
  classes: {
    math: "Mathematik",
    biology: "Biologie",
    chemistry: "Chemie",
    history: "Geschichte",
    literature: "Deutsch",
  },
  rooms: { math: "Raum 301", biology: "Bio-Labor", chemistry: "Raum 212", history: "Raum 118", literature: "Raum 104" },
  work: {
    test: "Klausur {n}",
    quiz: "Test {n}",
    essay: "Aufsatz {n}",
    lab: "Protokoll {n}",
    homework: "Hausaufgabe {n}",
  },
  notes: {
    math: {
      title: "Ableitung über den Differenzenquotienten",
      body: "Die Ableitung ist die Steigung der Tangente: ==ein Grenzwert von Steigungen==.\n\n$$f'(x)=\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}$$\n\n## Beispiel\n\nFür $f(x)=x^2$:\n\n$$\\frac{(x+h)^2-x^2}{h}=2x+h\\;\\to\\;2x$$\n\n## Regeln, die sitzen müssen\n\n- Potenzregel: $(x^n)'=nx^{n-1}$\n- Produktregel: $(uv)'=u'v+uv'$\n- Kettenregel: äußere Ableitung mal innere Ableitung\n\n- [x] Aufgaben 1–8\n- [ ] Aufgaben 9–15\n- [ ] Nach $\\sqrt{x}$ bei null fragen",
    },
    biology: {
      title: "Zellteilung",
      body: "## Mitose\n\nEine Teilung, ==zwei gleiche Zellen==. Dient Wachstum und Reparatur.\n\n1. **Prophase**: Chromosomen verdichten sich, der Spindelapparat entsteht.\n2. **Metaphase**: Chromosomen ordnen sich in der Mitte an.\n3. **Anaphase**: Schwesterchromatiden werden getrennt.\n4. **Telophase**: Zwei Zellkerne entstehen.\n\n## Meiose\n\nZwei Teilungen, ==vier verschiedene Zellen== mit halbem Chromosomensatz. Crossing-over geschieht in der Prophase I.\n\n| | Mitose | Meiose |\n| --- | --- | --- |\n| Teilungen | 1 | 2 |\n| Zellen | 2 | 4 |\n| Chromosomen | $2n$ | $n$ |",
    },
    chemistry: {
      title: "pH-Wert und Puffer",
      body: "Starke Säuren geben alle Protonen ab, schwache nur einen Teil.\n\n$$\\mathrm{pH}=-\\log[\\mathrm{H^+}]$$\n\nEin Puffer hält den pH-Wert, weil er ==eine schwache Säure und ihre Base== enthält:\n\n$$\\mathrm{pH}=\\mathrm{p}K_S+\\log\\frac{[\\mathrm{A^-}]}{[\\mathrm{HA}]}$$\n\nVersuch 3: Unsere Kurve ist bei **4,7** flach, also ist es Essigsäure.\n\n- [ ] Fehlerbalken\n- [ ] Fazit",
    },
    history: {
      title: "Ursachen der Industrialisierung",
      body: "Warum England, und warum damals?\n\n- **Kohle und Eisen** nah beieinander, dazu Kanäle\n- **Kapital** aus dem Handel und Banken, die es verleihen\n- **Arbeitskräfte**, die nach den Einhegungen vom Land kamen\n- Watts Dampfmaschine (1769) machte Fabriken von Flüssen unabhängig\n\n> Meine These: Billige Energie zählte mehr als jede einzelne Erfindung.\n\n- [ ] Eine Quelle finden, die widerspricht",
    },
    literature: {
      title: "Gretchen und die Schuld",
      body: "Fausts Wette ist abstrakt, ==Gretchen bezahlt sie wirklich==.\n\nIn der Kerkerszene lehnt sie die Flucht ab: Sie nimmt die Verantwortung an, die Faust nie übernimmt.\n\n**These:** Gretchen ist die einzige Figur, die am Ende frei entscheidet.\n\n- [x] Zitate aus „Marthens Garten“\n- [ ] Zitate aus „Kerker“",
    },
  },
  tasks: {
    problems: "Übungsblatt 6",
    lab: "Protokoll 3: Puffer",
    essay: "Faust-Aufsatz, erste Fassung",
    reading: "Kerkerszene lesen",
    study: "Ableitungen wiederholen",
  },
  exams: { cells: "Klausur Zellteilung", derivatives: "Klausur Ableitungen", membranes: "Klausur Membranen" },
  topics: ["Mitose", "Meiose"],
  decks: {
    cells: {
      name: "Zellteilung",
      cards: [
        ["Was geschieht in der Prophase?", "Chromosomen verdichten sich, der Spindelapparat entsteht.", 0],
        ["Was geschieht in der Metaphase?", "Chromosomen ordnen sich in der Mitte der Zelle an.", 0],
        ["Was geschieht in der Anaphase?", "Schwesterchromatiden werden getrennt.", 0],
        ["Was geschieht in der Telophase?", "Zwei Zellkerne entstehen.", 0],
        ["Wozu dient die Mitose?", "Wachstum und Reparatur.", 0],
        ["Wie viele Zellen entstehen bei der Meiose?", "Vier, mit halbem Chromosomensatz.", 1],
        ["Wann geschieht Crossing-over?", "In der Prophase I.", 1],
        ["Was wird in der Meiose I getrennt?", "Homologe Chromosomen.", 1],
        ["Was ist eine haploide Zelle?", "Eine Zelle mit einem Chromosomensatz, $n$.", 1],
        ["Warum sorgt die Meiose für Vielfalt?", "Crossing-over und zufällige Verteilung mischen die Chromosomen.", 1],
      ],
    },
    derivatives: {
      name: "Ableitungsregeln",
      cards: [
        ["$(x^n)'$", "$nx^{n-1}$"],
        ["$(\\sin x)'$", "$\\cos x$"],
        ["$(\\cos x)'$", "$-\\sin x$"],
        ["$(e^x)'$", "$e^x$"],
        ["$(\\ln x)'$", "$\\frac{1}{x}$"],
        ["Produktregel: $(uv)'$", "$u'v+uv'$"],
      ],
    },
  },
  guide: {
    title: "Lernzettel: Zellteilung",
    file: "lernzettel-zellteilung.md",
    body: "# Lernzettel: Zellteilung\n\nFür die Klausur. Bleistift mitbringen, es gibt eine Zeichnung.\n\n## Was du können musst\n\n- Die vier Phasen der Mitose in der richtigen Reihenfolge, jeweils mit Skizze.\n- Woraus der Spindelapparat besteht und was er tut.\n- Der Unterschied zwischen Schwesterchromatiden und homologen Chromosomen.\n- Warum die Meiose zwei Teilungen hat.\n\n## Der Zellzyklus\n\nDie meiste Zeit verbringt eine Zelle in der **Interphase**. In G1 wächst sie, in der S-Phase verdoppelt sie ihre DNA, in G2 bereitet sie die Teilung vor. Kontrollpunkte halten Zellen mit beschädigter DNA auf. Krebs beginnt, wenn Kontrollpunkte versagen.\n\n## Mitose und Meiose im Vergleich\n\nDie Mitose ergibt zwei gleiche diploide Zellen. Die Meiose ergibt vier haploide Zellen, die alle verschieden sind. Beide beginnen, nachdem die DNA einmal verdoppelt wurde.\n\n## Übungsfragen\n\n1. Eine Zelle hat 46 Chromosomen. Wie viele hat jede Zelle nach der Mitose, wie viele nach der Meiose?\n2. Nenne zwei Wege, auf denen die Meiose Vielfalt erzeugt.\n3. Was läuft bei einer Nondisjunction falsch?\n",
  },
};
