import type { SentTexts } from "./en.ts";

export const fr: SentTexts = {
  sent: {
    title: "Ce qui a été envoyé",
    text: "Toutes les questions envoyées à un modèle d’IA depuis tes appareils, les plus récentes d’abord. Les réponses ne sont pas conservées ici.",
    most: "Les {{most}} dernières sont conservées.",
    empty: "Rien n’a été envoyé à un modèle d’IA.",
    emptyText:
      "Jotson et les outils d’étude travaillent d’abord sur cet appareil. Ce que tu envoies à un modèle apparaîtra ici.",
    by: {
      summary: "Résumé",
      concepts: "Notions",
      questions: "Questions",
      outline: "Plan",
      comparison: "Comparaison",
      explanation: "Explication",
      shorten: "Version plus courte",
      simplify: "Version plus simple",
      quiz: "Ta réponse à un quiz",
      tutor: "Un exercice pour le tuteur",
      essay: "Questions sur ta rédaction",
      lecture: "Un cours enregistré",
      syllabus: "Un programme de cours",
    },
    noModel: "{{provider}}, pas de réponse",
    size: "{{size}} envoyés",
    tokens: "{{input}} tokens lus, {{output}} écrits",
    items: "Envoyé en même temps",
    nothing: "Rien d’autre que la question",
    record: "Ton profil, tes cours, tes résultats et ton calendrier, dans la mesure où tu l’autorises",
    notes: "Des passages de tes notes",
    pasted: "Un texte que tu as collé",
    link: "Voir ce qui a été envoyé",
    forget: "Vider la liste",
    forgetTitle: "Vider la liste ?",
    forgetText: "La liste est supprimée de tous tes appareils. Ce qui a été envoyé ne peut pas être récupéré.",
    back: "Réglages",
    would: "Voir ce qui serait envoyé",
    wouldTitle: "Ce qui serait envoyé",
    wouldText:
      "Ces textes, ta question et nos consignes partent vers le modèle de ce serveur quand tu le demandes. À ton sujet, seul ton niveau scolaire est envoyé, et seulement si tu autorises l’accès à ton profil.",
    wouldPicture:
      "Cette image et nos consignes vont au modèle de ce serveur quand tu le demandes. Où et quand elle a été prise, non.",
    wouldSize_one: "Environ {{tokens}} tokens, en {{count}} question",
    wouldSize_other: "Environ {{tokens}} tokens, en {{count}} questions",
  },
};
