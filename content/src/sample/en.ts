import type { SampleTexts } from "./sample-texts.ts";

export const en: SampleTexts = {
  student: "Alex",
  grade: "11th",
  term: "Fall term",
  classes: {
    math: "AP Calculus AB",
    biology: "Biology",
    chemistry: "Chemistry",
    history: "US History",
    literature: "English 11",
  },
  rooms: { math: "Room 301", biology: "Lab 2", chemistry: "Room 212", history: "Room 118", literature: "Room 104" },
  work: { test: "Test {n}", quiz: "Quiz {n}", essay: "Essay {n}", lab: "Lab report {n}", homework: "Homework {n}" },
  notes: {
    math: {
      title: "Derivatives from first principles",
      body: "The derivative is the slope of the tangent: ==a limit of slopes==.\n\n$$f'(x)=\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}$$\n\n## Worked example\n\nFor $f(x)=x^2$:\n\n$$\\frac{(x+h)^2-x^2}{h}=2x+h\\;\\to\\;2x$$\n\n## Rules to know by Tuesday's quiz\n\n- Power rule: $(x^n)'=nx^{n-1}$\n- Product rule: $(uv)'=u'v+uv'$\n- Chain rule: outside first, then times the inside\n\n- [x] Problems 1–8\n- [ ] Problems 9–15\n- [ ] Ask about $\\sqrt{x}$ at zero",
    },
    biology: {
      title: "Cell division",
      body: "## Mitosis\n\nOne division, ==two identical cells==. Used for growth and repair.\n\n1. **Prophase**: chromosomes condense, the spindle forms.\n2. **Metaphase**: chromosomes line up in the middle.\n3. **Anaphase**: sister chromatids are pulled apart.\n4. **Telophase**: two nuclei form.\n\n## Meiosis\n\nTwo divisions, ==four different cells== with half the chromosomes. Crossing over happens in prophase I.\n\n| | Mitosis | Meiosis |\n| --- | --- | --- |\n| Divisions | 1 | 2 |\n| Cells | 2 | 4 |\n| Chromosomes | $2n$ | $n$ |",
    },
    chemistry: {
      title: "pH and buffers",
      body: "Strong acids give up all their protons, weak ones only some.\n\n$$\\mathrm{pH}=-\\log[\\mathrm{H^+}]$$\n\nA buffer resists change because it holds ==a weak acid and its base==:\n\n$$\\mathrm{pH}=\\mathrm{p}K_a+\\log\\frac{[\\mathrm{A^-}]}{[\\mathrm{HA}]}$$\n\nLab 3: our curve is flat around **4.7**, so the acid is acetic acid.\n\n- [ ] Error bars\n- [ ] Conclusion",
    },
    history: {
      title: "Causes of the Industrial Revolution",
      body: "Why Britain, and why then?\n\n- **Coal and iron** close together, near canals\n- **Capital** from trade, and banks to lend it\n- **Workers** who left the land after enclosure\n- Watt's steam engine (1769) made mills independent of rivers\n\n> My argument: cheap energy mattered more than any single invention.\n\n- [ ] Find one source that disagrees",
    },
    literature: {
      title: "The green light in Gatsby",
      body: "The light is ==distance made visible==: it matters as long as Gatsby cannot reach it.\n\nIn chapter 5 Daisy stands next to him, and the light becomes just a light again.\n\n**Thesis:** Gatsby is not in love with Daisy but with wanting her.\n\n- [x] Quotes from chapter 1\n- [ ] Quotes from chapter 5",
    },
  },
  tasks: {
    problems: "Problem set 6",
    lab: "Lab report 3: buffers",
    essay: "Gatsby essay, first draft",
    reading: "Read chapter 7",
    study: "Review derivatives",
  },
  exams: { cells: "Cell division test", derivatives: "Derivatives test", membranes: "Membranes test" },
  topics: ["Mitosis", "Meiosis"],
  decks: {
    cells: {
      name: "Cell division",
      cards: [
        ["What happens in prophase?", "Chromosomes condense and the spindle forms.", 0],
        ["What happens in metaphase?", "Chromosomes line up in the middle of the cell.", 0],
        ["What happens in anaphase?", "Sister chromatids are pulled apart.", 0],
        ["What happens in telophase?", "Two nuclei form.", 0],
        ["What is mitosis for?", "Growth and repair.", 0],
        ["How many cells come out of meiosis?", "Four, with half the chromosomes.", 1],
        ["When does crossing over happen?", "In prophase I.", 1],
        ["What separates in meiosis I?", "Homologous chromosomes.", 1],
        ["What is a haploid cell?", "A cell with one set of chromosomes, $n$.", 1],
        ["Why is meiosis a source of variety?", "Crossing over and random assortment mix the chromosomes.", 1],
      ],
    },
    derivatives: {
      name: "Derivative rules",
      cards: [
        ["$(x^n)'$", "$nx^{n-1}$"],
        ["$(\\sin x)'$", "$\\cos x$"],
        ["$(\\cos x)'$", "$-\\sin x$"],
        ["$(e^x)'$", "$e^x$"],
        ["$(\\ln x)'$", "$\\frac{1}{x}$"],
        ["Product rule: $(uv)'$", "$u'v+uv'$"],
      ],
    },
  },
  guide: {
    title: "Study guide: cell division",
    file: "study-guide-cell-division.md",
    body: "# Study guide: cell division\n\nFor the test. Bring a pencil; a diagram will be on the paper.\n\n## What you need to know\n\n- The four phases of mitosis, in order, with a drawing of each.\n- What the spindle is made of, and what it does.\n- The difference between sister chromatids and homologous chromosomes.\n- Why meiosis has two divisions.\n\n## The cell cycle\n\nA cell spends most of its life in **interphase**. It grows in G1, copies its DNA in the S phase, and prepares to divide in G2. Checkpoints stop a cell whose DNA is damaged. Cancer begins when checkpoints fail.\n\n## Mitosis and meiosis compared\n\nMitosis makes two identical diploid cells. Meiosis makes four haploid cells that all differ. Both begin after the DNA was copied once.\n\n## Practice questions\n\n1. A cell has 46 chromosomes. How many has each cell after mitosis, and after meiosis?\n2. Name two ways in which meiosis produces variety.\n3. What goes wrong in nondisjunction?\n",
  },
};
