import type { SampleTexts } from "./sample-texts.ts";

export const es: SampleTexts = {
  student: "Lucía",
  grade: "1.º de Bachillerato",
  term: "Primer trimestre",
  classes: {
    math: "Matemáticas",
    biology: "Biología",
    chemistry: "Química",
    history: "Historia",
    literature: "Lengua y Literatura",
  },
  rooms: {
    math: "Aula 301",
    biology: "Laboratorio 2",
    chemistry: "Aula 212",
    history: "Aula 118",
    literature: "Aula 104",
  },
  work: {
    test: "Examen {n}",
    quiz: "Control {n}",
    essay: "Redacción {n}",
    lab: "Práctica {n}",
    homework: "Deberes {n}",
  },
  notes: {
    math: {
      title: "La derivada por definición",
      body: "La derivada es la pendiente de la tangente: ==un límite de pendientes==.\n\n$$f'(x)=\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}$$\n\n## Ejemplo\n\nPara $f(x)=x^2$:\n\n$$\\frac{(x+h)^2-x^2}{h}=2x+h\\;\\to\\;2x$$\n\n## Reglas que hay que saberse\n\n- Potencia: $(x^n)'=nx^{n-1}$\n- Producto: $(uv)'=u'v+uv'$\n- Cadena: la de fuera por la de dentro\n\n- [x] Ejercicios 1–8\n- [ ] Ejercicios 9–15\n- [ ] Preguntar por $\\sqrt{x}$ en cero",
    },
    biology: {
      title: "División celular",
      body: "## Mitosis\n\nUna división, ==dos células idénticas==. Sirve para crecer y reparar tejidos.\n\n1. **Profase**: los cromosomas se condensan y se forma el huso.\n2. **Metafase**: los cromosomas se alinean en el centro.\n3. **Anafase**: las cromátidas hermanas se separan.\n4. **Telofase**: se forman dos núcleos.\n\n## Meiosis\n\nDos divisiones, ==cuatro células distintas== con la mitad de cromosomas. El entrecruzamiento ocurre en la profase I.\n\n| | Mitosis | Meiosis |\n| --- | --- | --- |\n| Divisiones | 1 | 2 |\n| Células | 2 | 4 |\n| Cromosomas | $2n$ | $n$ |",
    },
    chemistry: {
      title: "pH y disoluciones tampón",
      body: "Los ácidos fuertes ceden todos sus protones; los débiles, solo una parte.\n\n$$\\mathrm{pH}=-\\log[\\mathrm{H^+}]$$\n\nUn tampón resiste los cambios porque contiene ==un ácido débil y su base==:\n\n$$\\mathrm{pH}=\\mathrm{p}K_a+\\log\\frac{[\\mathrm{A^-}]}{[\\mathrm{HA}]}$$\n\nPráctica 3: nuestra curva es plana en **4,7**, así que es ácido acético.\n\n- [ ] Barras de error\n- [ ] Conclusión",
    },
    history: {
      title: "Causas de la Revolución Industrial",
      body: "¿Por qué en Inglaterra y por qué entonces?\n\n- **Carbón y hierro** cerca, y canales\n- **Capital** del comercio y bancos que lo prestan\n- **Mano de obra** que deja el campo tras los cercamientos\n- La máquina de vapor de Watt (1769) libera las fábricas de los ríos\n\n> Mi tesis: la energía barata pesó más que cualquier invento.\n\n- [ ] Buscar una fuente que opine lo contrario",
    },
    literature: {
      title: "Don Quijote y los molinos",
      body: "Los gigantes no son un error: son ==lo que el mundo debería ser== para que haya caballeros.\n\nSancho ve molinos, pero sigue adelante con él.\n\n**Tesis:** la locura de don Quijote es una forma de fidelidad.\n\n- [x] Citas del capítulo I\n- [ ] Citas del capítulo VIII",
    },
  },
  tasks: {
    problems: "Hoja de ejercicios 6",
    lab: "Informe de la práctica 3: tampones",
    essay: "Comentario del Quijote, primer borrador",
    reading: "Leer el capítulo VIII",
    study: "Repasar derivadas",
  },
  exams: { cells: "Examen de división celular", derivatives: "Examen de derivadas", membranes: "Examen de membranas" },
  topics: ["Mitosis", "Meiosis"],
  decks: {
    cells: {
      name: "División celular",
      cards: [
        ["¿Qué ocurre en la profase?", "Los cromosomas se condensan y se forma el huso.", 0],
        ["¿Qué ocurre en la metafase?", "Los cromosomas se alinean en el centro de la célula.", 0],
        ["¿Qué ocurre en la anafase?", "Las cromátidas hermanas se separan.", 0],
        ["¿Qué ocurre en la telofase?", "Se forman dos núcleos.", 0],
        ["¿Para qué sirve la mitosis?", "Para crecer y reparar tejidos.", 0],
        ["¿Cuántas células resultan de la meiosis?", "Cuatro, con la mitad de cromosomas.", 1],
        ["¿Cuándo ocurre el entrecruzamiento?", "En la profase I.", 1],
        ["¿Qué se separa en la meiosis I?", "Los cromosomas homólogos.", 1],
        ["¿Qué es una célula haploide?", "Una célula con un solo juego de cromosomas, $n$.", 1],
        ["¿Por qué la meiosis crea variedad?", "El entrecruzamiento y el reparto al azar mezclan los cromosomas.", 1],
      ],
    },
    derivatives: {
      name: "Reglas de derivación",
      cards: [
        ["$(x^n)'$", "$nx^{n-1}$"],
        ["$(\\sin x)'$", "$\\cos x$"],
        ["$(\\cos x)'$", "$-\\sin x$"],
        ["$(e^x)'$", "$e^x$"],
        ["$(\\ln x)'$", "$\\frac{1}{x}$"],
        ["Regla del producto: $(uv)'$", "$u'v+uv'$"],
      ],
    },
  },
  guide: {
    title: "Guía de estudio: división celular",
    file: "guia-division-celular.md",
    body: "# Guía de estudio: división celular\n\nPara el examen. Trae lápiz: habrá un dibujo.\n\n## Lo que tienes que saber\n\n- Las cuatro fases de la mitosis, en orden y con un dibujo de cada una.\n- De qué está hecho el huso y qué hace.\n- La diferencia entre cromátidas hermanas y cromosomas homólogos.\n- Por qué la meiosis tiene dos divisiones.\n\n## El ciclo celular\n\nLa célula pasa la mayor parte de su vida en **interfase**. En G1 crece, en la fase S copia su ADN y en G2 se prepara para dividirse. Los puntos de control detienen a las células con el ADN dañado. El cáncer empieza cuando fallan.\n\n## Mitosis y meiosis\n\nLa mitosis da dos células diploides idénticas. La meiosis da cuatro células haploides, todas distintas. Ambas empiezan después de copiar el ADN una vez.\n\n## Preguntas para practicar\n\n1. Una célula tiene 46 cromosomas. ¿Cuántos tiene cada célula después de la mitosis y después de la meiosis?\n2. Di dos maneras en que la meiosis crea variedad.\n3. ¿Qué falla en una no disyunción?\n",
  },
};
