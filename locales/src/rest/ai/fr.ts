import type { AiTexts } from "./en.ts";

export const fr: AiTexts = {
  ai: {
    problem: {
      "no-key":
        "La clé d’API de Google AI n’est pas configurée. Définis la variable d’environnement REACT_APP_GEMINI_API_KEY.",
      "not-configured":
        "Les modèles d’IA sont désactivés sur ce serveur. La personne qui l’administre peut en configurer un.",
      "bad-key": "Le modèle n’est pas disponible. Vérifie la clé d’API et la configuration du modèle.",
      "model-missing": "Le modèle n’est pas disponible. Vérifie la clé d’API et la configuration du modèle.",
      "no-model": "Aucun modèle d’IA n’a pu être démarré. Vérifie la clé d’API et la connexion à internet.",
      network: "Erreur de réseau. Vérifie ta connexion à internet et réessaie.",
      timeout: "Erreur de réseau. Vérifie ta connexion à internet et réessaie.",
      offline: "Erreur de réseau. Vérifie ta connexion à internet et réessaie.",
      blocked: "Le service d’IA a interrompu cette réponse en raison de ses propres règles. Essaie avec d’autres mots.",
      "bad-output": "La génération par IA a échoué : la réponse n’avait pas la forme demandée.",
      "too-long": "C’est plus que ce que le modèle d’IA peut lire en une fois. Choisis une partie plus courte.",
      "device-only": "Jotson répond uniquement sur cet appareil : tu l’as activé dans les réglages.",
      "signed-out": "Connecte-toi pour utiliser cette fonction.",
      quota: "Le quota de l’API est dépassé. Vérifie la facturation et les quotas de Google Cloud.",
      limit:
        "Tu ne peux plus rien demander pour l’instant : ce serveur limite le nombre de questions par personne. Réessaie dans {{wait}}.",
      unavailable: "La génération par IA a échoué : {{detail}}",
    },
    failed: {
      summary: "Le résumé a échoué : {{message}}",
      concepts: "L’extraction des notions a échoué : {{message}}",
      questions: "La création des questions a échoué : {{message}}",
      outline: "La création du plan a échoué : {{message}}",
      comparison: "La comparaison des documents a échoué : {{message}}",
      explanation: "L’explication a échoué : {{message}}",
    },
    apology: "Désolé, j’ai rencontré une erreur : {{message}}. Réessaie ou reformule ta question.",
  },
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
