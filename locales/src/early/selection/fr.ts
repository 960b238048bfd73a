import type { SelectionTexts } from "./en.ts";

export const fr: SelectionTexts = {
  selection: {
    label: "Avec le texte sélectionné",
    explain: "Expliquer",
    shorten: "Raccourcir",
    simplify: "Simplifier",
    card: "Créer une carte",
    quiz: "Interroge-moi",
    ask: "Demander à Jotson",
    cut: "C’était long : seul le début a été utilisé.",
  },
  proposal: {
    label: "Changement proposé",
    accept: "Accepter : {{words}}",
    reject: "Refuser : {{words}}",
    acceptAll: "Tout accepter",
    rejectAll: "Tout refuser",
    count_one: "{{formatted}} changement",
    count_other: "{{formatted}} changements",
    byDevice: "fait sur cet appareil",
    byModel: "fait par {{model}}",
    cut: "seulement le début de ta sélection",
    kept: "les changements de formules ou de liens ont été écartés",
    working: { shorten: "Raccourcissement…", simplify: "Simplification…" },
    changed: "Ce texte a changé entre-temps : rien n’est proposé.",
    nothing: { shorten: "Il n’y a rien à enlever ici.", simplify: "Il n’y a rien à simplifier ici." },
    failed: {
      shorten: "Impossible de raccourcir : {{message}}",
      simplify: "Impossible de simplifier : {{message}}",
    },
    noModel:
      "Pour simplifier, il faut un modèle d’IA, et ce serveur n’en a pas encore. La personne qui l’administre peut en configurer un.",
    needsModel: "Pour simplifier, il faut un modèle d’IA. {{message}}",
  },
};
