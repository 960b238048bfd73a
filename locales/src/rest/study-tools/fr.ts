import type { StudyToolsTexts } from "./en.ts";

export const fr: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "Fait sur cet appareil, sans modèle d’IA",
    unsupported: "Introuvable dans tes sources",
    notInMaterials: "Tes documents n’en disent rien.",
    part: "Partie {{done}} sur {{of}}",
    tooFewSources: "Choisis au moins {{fewest}} documents à comparer.",
    variant: {
      concise: "L’essentiel en quelques phrases",
      detailed: "Complet, partie par partie, avec des questions d’étude",
      "bullet-points": "Seulement les points clés",
      "mind-map": "Une hiérarchie, du sujet jusqu’aux détails",
    },
    withheld: {
      "too-short": "Ce texte est trop court pour cela.",
      "none-qualify": "Ton appareil n’a rien trouvé d’assez sûr ici.",
      "fewer-than-asked":
        "Ton appareil n’en a pas trouvé d’autres avec certitude. Avec un modèle ou par toi-même, tu en trouveras peut-être.",
    },
    needsModel: {
      "own-words": "Ce sont les phrases du texte lui-même. Pour le dire autrement, il faut un modèle d’IA.",
      "reading-level": "Pour un autre niveau de lecture, il faut un modèle d’IA.",
      translation: "Ce texte est dans une autre langue. Pour le traduire, il faut un modèle d’IA.",
      synthesis: "Pour une synthèse des documents, il faut un modèle d’IA.",
    },
  },
};
