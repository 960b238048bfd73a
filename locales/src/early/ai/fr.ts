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
      "bad-output": "La génération par IA a échoué : la réponse n’avait pas le format demandé.",
      "too-long": "C’est plus que ce que le modèle d’IA peut lire en une fois. Choisis une partie plus courte.",
      "device-only": "Jotson répond uniquement sur cet appareil : tu l’as activé dans les réglages.",
      "signed-out": "Connecte-toi pour utiliser cette fonction.",
      quota: "Le quota de l’API est dépassé. Vérifie la facturation et les quotas de Google Cloud.",
      limit:
        "Tu as atteint la limite pour l’instant : ce serveur limite le nombre de questions par personne. Réessaie dans {{wait}}.",
      unavailable: "La génération par IA a échoué : {{detail}}",
    },
    failed: {
      summary: "Le résumé a échoué : {{message}}",
      concepts: "L’extraction des notions a échoué : {{message}}",
      questions: "La création des questions a échoué : {{message}}",
      outline: "La création du plan a échoué : {{message}}",
      comparison: "La comparaison des documents a échoué : {{message}}",
      explanation: "L’explication a échoué : {{message}}",
    },
    apology: "Désolé, j’ai rencontré une erreur : {{message}}. Réessaie ou reformule ta question.",
  },
};
