import type { SampleTexts } from "./sample-texts.ts";

export const fr: SampleTexts = {
  student: "Camille",
  grade: "Première",
  term: "Premier trimestre",
  classes: {
    math: "Mathématiques",
    biology: "SVT",
    chemistry: "Physique-chimie",
    history: "Histoire",
    literature: "Français",
  },
  rooms: {
    math: "Salle 301",
    biology: "Labo 2",
    chemistry: "Salle 212",
    history: "Salle 118",
    literature: "Salle 104",
  },
  work: {
    test: "Contrôle {n}",
    quiz: "Interro {n}",
    essay: "Dissertation {n}",
    lab: "Compte rendu de TP {n}",
    homework: "Devoir maison {n}",
  },
  notes: {
    math: {
      title: "La dérivée par le taux d’accroissement",
      body: "La dérivée est la pente de la tangente : ==une limite de pentes==.\n\n$$f'(x)=\\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}$$\n\n## Exemple\n\nPour $f(x)=x^2$ :\n\n$$\\frac{(x+h)^2-x^2}{h}=2x+h\\;\\to\\;2x$$\n\n## Règles à connaître\n\n- Puissance : $(x^n)'=nx^{n-1}$\n- Produit : $(uv)'=u'v+uv'$\n- Composée : la dérivée de l’extérieur fois celle de l’intérieur\n\n- [x] Exercices 1 à 8\n- [ ] Exercices 9 à 15\n- [ ] Demander pour $\\sqrt{x}$ en zéro",
    },
    biology: {
      title: "La division cellulaire",
      body: "## Mitose\n\nUne division, ==deux cellules identiques==. Elle sert à la croissance et à la réparation.\n\n1. **Prophase** : les chromosomes se condensent, le fuseau se forme.\n2. **Métaphase** : les chromosomes s’alignent au centre.\n3. **Anaphase** : les chromatides sœurs se séparent.\n4. **Télophase** : deux noyaux se forment.\n\n## Méiose\n\nDeux divisions, ==quatre cellules différentes== avec deux fois moins de chromosomes. Le crossing-over a lieu en prophase I.\n\n| | Mitose | Méiose |\n| --- | --- | --- |\n| Divisions | 1 | 2 |\n| Cellules | 2 | 4 |\n| Chromosomes | $2n$ | $n$ |",
    },
    chemistry: {
      title: "pH et solutions tampons",
      body: "Un acide fort cède tous ses protons, un acide faible seulement une partie.\n\n$$\\mathrm{pH}=-\\log[\\mathrm{H^+}]$$\n\nUn tampon résiste parce qu’il contient ==un acide faible et sa base== :\n\n$$\\mathrm{pH}=\\mathrm{p}K_a+\\log\\frac{[\\mathrm{A^-}]}{[\\mathrm{HA}]}$$\n\nTP 3 : notre courbe est plate vers **4,7**, c’est donc de l’acide éthanoïque.\n\n- [ ] Barres d’erreur\n- [ ] Conclusion",
    },
    history: {
      title: "Les causes de la révolution industrielle",
      body: "Pourquoi en Angleterre, et pourquoi à ce moment-là ?\n\n- **Charbon et fer** proches, et des canaux\n- **Capitaux** du commerce, et des banques pour les prêter\n- **Main-d’œuvre** venue des campagnes après les enclosures\n- La machine de Watt (1769) libère les usines des rivières\n\n> Ma thèse : l’énergie bon marché a compté plus que n’importe quelle invention.\n\n- [ ] Trouver une source qui dit le contraire",
    },
    literature: {
      title: "Emma Bovary et ses lectures",
      body: "Emma ne lit pas des romans : ==elle veut vivre dedans==.\n\nAu bal de la Vaubyessard, la réalité ressemble un soir à ses livres ; tout le reste en devient gris.\n\n**Thèse :** Flaubert ne condamne pas le rêve, mais la phrase toute faite.\n\n- [x] Citations de la première partie\n- [ ] Citations du bal",
    },
  },
  tasks: {
    problems: "Feuille d’exercices 6",
    lab: "Compte rendu du TP 3 : tampons",
    essay: "Dissertation sur Madame Bovary, premier jet",
    reading: "Lire le chapitre VIII",
    study: "Revoir les dérivées",
  },
  exams: {
    cells: "Contrôle sur la division cellulaire",
    derivatives: "Contrôle sur les dérivées",
    membranes: "Contrôle sur les membranes",
  },
  topics: ["Mitose", "Méiose"],
  decks: {
    cells: {
      name: "Division cellulaire",
      cards: [
        ["Que se passe-t-il en prophase ?", "Les chromosomes se condensent, le fuseau se forme.", 0],
        ["Que se passe-t-il en métaphase ?", "Les chromosomes s’alignent au centre de la cellule.", 0],
        ["Que se passe-t-il en anaphase ?", "Les chromatides sœurs se séparent.", 0],
        ["Que se passe-t-il en télophase ?", "Deux noyaux se forment.", 0],
        ["À quoi sert la mitose ?", "À la croissance et à la réparation.", 0],
        ["Combien de cellules donne une méiose ?", "Quatre, avec deux fois moins de chromosomes.", 1],
        ["Quand le crossing-over a-t-il lieu ?", "En prophase I.", 1],
        ["Qu’est-ce qui se sépare en méiose I ?", "Les chromosomes homologues.", 1],
        ["Qu’est-ce qu’une cellule haploïde ?", "Une cellule avec un seul jeu de chromosomes, $n$.", 1],
        [
          "Pourquoi la méiose crée-t-elle de la diversité ?",
          "Le crossing-over et le hasard mélangent les chromosomes.",
          1,
        ],
      ],
    },
    derivatives: {
      name: "Règles de dérivation",
      cards: [
        ["$(x^n)'$", "$nx^{n-1}$"],
        ["$(\\sin x)'$", "$\\cos x$"],
        ["$(\\cos x)'$", "$-\\sin x$"],
        ["$(e^x)'$", "$e^x$"],
        ["$(\\ln x)'$", "$\\frac{1}{x}$"],
        ["Produit : $(uv)'$", "$u'v+uv'$"],
      ],
    },
  },
  guide: {
    title: "Fiche de révision : la division cellulaire",
    file: "fiche-division-cellulaire.md",
    body: "# Fiche de révision : la division cellulaire\n\nPour le contrôle. Apportez un crayon : il y aura un schéma.\n\n## Ce qu’il faut savoir\n\n- Les quatre phases de la mitose, dans l’ordre, avec un schéma de chacune.\n- De quoi est fait le fuseau, et à quoi il sert.\n- La différence entre chromatides sœurs et chromosomes homologues.\n- Pourquoi la méiose comporte deux divisions.\n\n## Le cycle cellulaire\n\nUne cellule passe la plus grande partie de sa vie en **interphase**. Elle grandit en G1, copie son ADN en phase S et se prépare à se diviser en G2. Des points de contrôle arrêtent les cellules dont l’ADN est abîmé. Un cancer commence quand ils ne fonctionnent plus.\n\n## Mitose et méiose\n\nLa mitose donne deux cellules diploïdes identiques. La méiose donne quatre cellules haploïdes, toutes différentes. Les deux commencent après une seule copie de l’ADN.\n\n## Pour s’entraîner\n\n1. Une cellule a 46 chromosomes. Combien en a chaque cellule après une mitose, et après une méiose ?\n2. Citez deux façons dont la méiose crée de la diversité.\n3. Que se passe-t-il lors d’une non-disjonction ?\n",
  },
};
