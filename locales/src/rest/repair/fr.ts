import type { RepairTexts } from "./en.ts";

export const fr: RepairTexts = {
  repair: {
    missed_one: "{{formatted}} créneau manqué : le plus petit changement",
    missed_other: "{{formatted}} créneaux manqués : le plus petit changement",
    taken_one: "{{formatted}} créneau ne tient plus : le plus petit changement",
    taken_other: "{{formatted}} créneaux ne tiennent plus : le plus petit changement",
    to: "déplacé à {{when}}",
    rest: "le reste : {{when}}",
    givesWay: "laisse la place",
    nothingElse: "Rien d’autre ne change.",
    stay_one: "Rien d’autre ne change : {{formatted}} autre créneau reste à sa place.",
    stay_other: "Rien d’autre ne change : {{formatted}} autres créneaux restent à leur place.",
    short: "{{time}} de « {{title}} » ne tiennent pas avant la date.",
    ways: "Voir les options",
    move: "Le déplacer",
    moveAll: "Faire ce changement",
    did: "Je l’ai fait",
    keep: "Le laisser là",
    leave: "Le retirer",
    moved: "Déplacé à {{when}}. Rien d’autre n’a changé.",
    mended: "Le plan fonctionne de nouveau. Rien d’autre n’a changé.",
    done: "Marqué comme fait.",
    kept: "Il reste où il est.",
    left: "Retiré du plan.",
  },
};
