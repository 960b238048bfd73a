import type { MindMapTexts } from "./en.ts";

export const fr: MindMapTexts = {
  mindMap: {
    add: "Ajouter",
    addBelow: "Ajouter en dessous",
    addBeside: "Ajouter à côté",
    remove: "Retirer",
    edit: "Texte de « {{text}} »",
    editNew: "Texte de la nouvelle idée",
    empty: "Pas encore de texte",
    source: "Passage n° {{number}}",
    tools: "Outils de la carte mentale",
    undo: "Annuler",
    redo: "Rétablir",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    fit: "Tout voir",
    fill: "Plein écran",
    leaveFill: "Revenir à la page",
    keys: "Entrée : modifier, puis ajouter à côté · Tab : ajouter en dessous · Échap : quitter",
    allKeys:
      "Les flèches parcourent la carte. Entrée modifie, et Entrée encore ajoute à côté. Taper remplace le texte. Tab ajoute en dessous, Maj et Tab remonte d’un niveau. Alt et les flèches déplacent. Suppr retire. Ctrl ou Cmd et Entrée ouvre le passage. Ctrl ou Cmd et Z annule. Échap quitte.",
  },
};
