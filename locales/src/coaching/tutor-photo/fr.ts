import type { TutorPhotoTexts } from "./en.ts";

export const fr: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Photo de l’exercice",
    take: "Prendre une photo",
    choose: "À partir d’une image",
    or: "Tu peux aussi coller ou déposer une image ici.",
    notKept: "Rien de l’image n’est gardé, sauf si tu la gardes.",
    byModel: "La faire lire par le modèle",
    byDevice: "Lire son texte sur cet appareil",
    again: "Relire son texte",
    modelReads: "Le modèle la lit…",
    seeing: "Lecture du texte\u00a0: {{percent}}",
    copied: "Lu par le modèle et mis dans le champ. Compare avec l’image avant de commencer.",
    words:
      "Son texte est dans le champ. Les formules se lisent mal ici\u00a0: écris-les à la main, telles qu’elles sont sur l’image.",
    inSources: "Images qui s’y trouvent",
    numbered: "image {{number}}",
    readOne: "Prendre cette image\u00a0: {{name}}",
    remove: "Retirer l’image",
    keep: "La garder dans mes documents",
    kept: "Elle est dans tes documents.",
    keptTwin: "Elle était déjà dans tes documents.",
    noRoom: "Elle n’a pas pu être gardée\u00a0: il n’y a plus de place sur cet appareil.",
    modelFailed: "Le modèle n’a pas pu la lire\u00a0: {{message}}",
    problem: {
      tooLarge: "Cette image dépasse {{most}}. Prends-en une plus petite, ou seulement la partie avec l’exercice.",
      notPicture: "Ce n’est pas une image que ce navigateur sait ouvrir. Un JPEG ou un PNG convient.",
      noText: "Je ne trouve pas d’exercice sur cette image. Tape-le\u00a0; l’image reste à côté du champ.",
      unreachable:
        "Le lecteur d’images ne peut pas être téléchargé\u00a0: pas de connexion. Tape l’exercice\u00a0; l’image reste à côté du champ.",
      unable:
        "Ce navigateur ne sait pas lire le texte des images. Tape l’exercice\u00a0; l’image reste à côté du champ.",
    },
  },
};
