import type { TutorTalkTexts } from "./en.ts";

export const fr: TutorTalkTexts = {
  tutorTalk: {
    solve: "Le faire résoudre par un modèle, sans le montrer",
    solveHint:
      "Un modèle de langage le résout deux fois. Le travail ne commence que si les deux essais concordent, et tu n’en vois rien avant le dernier barreau.",
    solving: "Résolution en double, hors de ta vue…",
    solveFailed: "Impossible de le résoudre pour l’instant\u00a0: {{message}}",
    unsureTitle: "Pas sûr de celui-ci",
    unsure:
      "Deux essais du modèle ont donné des réponses différentes\u00a0: rien ici ne pourrait dire si une de tes lignes est juste. Je peux seulement te dire de quoi il s’agit\u00a0:",
    unsureNone:
      "Deux essais du modèle ont donné des réponses différentes\u00a0: rien ici ne pourrait dire si une de tes lignes est juste.",
    talk: "En parler à partir de mes notes",
    talkHint:
      "Un modèle de langage te pose des questions sur tes propres notes et documents. Il n’écrit rien à ta place.",
    needsModel:
      "Pour en parler, il faut un modèle de langage, et aucun n’est joignable. Il n’y a que ce que disent tes notes.",
    byModel: "Résolu par un modèle, deux fois",
    asksTitle: "Une question sur une étape",
    asksHint: "Le modèle répond par une question. Il ne donne pas la réponse.",
    message: "Ton message",
    send: "Envoyer",
    reply: "Ta réponse",
    thinking: "Il cherche une question…",
    you: "Toi",
    asks: "La question",
    value: "Écris-le comme une ligne\u00a0: elle est vérifiée aussitôt.",
    keptBack:
      "Ce que le modèle a dit en révélait trop. Alors je demande\u00a0: qu’est-ce qui est donné, qu’est-ce qui est demandé, et quelle ligne te paraît la moins sûre\u00a0?",
    keptBackSources:
      "Ce que le modèle a dit n’était pas une question. Alors je demande\u00a0: quel passage de tes notes en parle, et comment le dirais-tu\u00a0?",
    talkFailed: "Pas de réponse pour l’instant\u00a0: {{message}}",
    talkHeading: "Question par question",
    talkBy: "Un modèle demande, tu réponds",
    talkOpening: "Qu’en penses-tu déjà\u00a0? Une demi-phrase suffit pour commencer.",
    talkNoSources: "Aucune note choisie\u00a0: il ne peut rien citer de toi.",
    plot: "À quoi cela ressemble",
    explain: "L’expliquer à mon tour",
    explainHint: "Avec tes mots\u00a0: pourquoi est-ce la solution\u00a0? Comme à un ami qui était absent.",
    explainField: "Avec mes mots",
    explainHandIn: "Rendre",
    explainReading: "Le modèle le lit…",
    explainAsked: "Explique avec tes mots comment cela se résout, et pourquoi\u00a0: {{problem}}",
    explainPoints: "Sur quoi cela repose",
    explainOwn: "Ce que tu as écrit",
    explainJudge: "Ton texte le dit-il\u00a0?",
    explainYes: "Oui",
    explainPartly: "En partie",
    explainNo: "Pas encore",
    explainRight: "Bien expliqué. Cela compte comme une question de quiz.",
    explainSome: "Une partie y est. Cela compte pour moitié.",
    explainWrong: "Pas encore. Cela rejoint ce que tu apprends encore.",
    slip: "Carte de mon erreur",
    slipTitle: "Une carte de ta première erreur",
    slipFront: "Qu’est-ce qui ne va pas ici\u00a0? De {{above}} à {{line}}",
    slipDeck: "Mes erreurs",
    slipKeep: "Garder la carte",
    slipKept: "La carte est dans «\u00a0{{deck}}\u00a0».",
  },
};
