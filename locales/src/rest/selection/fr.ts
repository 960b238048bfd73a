import type { SelectionTexts } from "./en.ts";

export const fr: SelectionTexts = {
  selection: {
    label: "Avec les mots sélectionnés",
    explain: "Expliquer",
    shorten: "Raccourcir",
    simplify: "Simplifier",
    card: "Faire une carte",
    quiz: "Interroge-moi",
    ask: "Demander à Jotson",
    cut: "C’était long\u00a0: seul le début a été pris.",
  },
  proposal: {
    label: "Changement proposé",
    accept: "Accepter : {{words}}",
    reject: "Refuser : {{words}}",
    acceptAll: "Tout accepter",
    rejectAll: "Tout refuser",
    count_one: "{{formatted}} changement",
    count_other: "{{formatted}} changements",
    byDevice: "fait sur cet appareil",
    byModel: "fait par {{model}}",
    cut: "seulement le début de ta sélection",
    kept: "ce qui changeait une formule ou un lien a été écarté",
    working: { shorten: "Raccourcissement…", simplify: "Simplification…" },
    changed: "Ces mots ont changé entre-temps\u00a0: rien n’est proposé.",
    nothing: { shorten: "Il n’y a rien à enlever ici.", simplify: "Il n’y a rien à simplifier ici." },
    failed: {
      shorten: "Le raccourcissement a échoué\u00a0: {{message}}",
      simplify: "La simplification a échoué\u00a0: {{message}}",
    },
    noModel:
      "Pour le dire plus simplement, il faut un modèle d’IA, et ce serveur n’en a pas encore. La personne qui le gère peut en configurer un.",
    needsModel: "Le dire plus simplement demande un modèle d’IA. {{message}}",
  },
};
