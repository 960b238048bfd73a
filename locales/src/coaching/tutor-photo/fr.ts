import type { TutorPhotoTexts } from "./en.ts";

export const fr: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Photo de l’exercice",
    take: "Prendre une photo",
    choose: "Choisir une image",
    or: "Tu peux aussi coller ou déposer une image ici.",
    notKept: "L’image n’est pas gardée, sauf si tu le veux.",
    byModel: "La faire lire par le modèle",
    byDevice: "Lire son texte sur cet appareil",
    again: "Relire son texte",
    modelReads: "Le modèle la lit…",
    seeing: "Lecture du texte : {{percent}}",
    copied: "Le modèle a mis dans le champ ce qu’il a lu. Compare avec l’image avant de commencer.",
    words: "Le texte est dans le champ. Les formules se lisent mal : tape-les toi-même.",
    inSources: "Images qui s’y trouvent",
    numbered: "image {{number}}",
    readOne: "Utiliser cette image : {{name}}",
    remove: "Retirer l’image",
    keep: "L’enregistrer dans mes documents",
    kept: "Enregistrée dans tes documents.",
    keptTwin: "Elle est déjà dans tes documents.",
    noRoom: "Elle n’a pas pu être gardée : il n’y a plus de place sur cet appareil.",
    modelFailed: "Le modèle n’a pas pu la lire : {{message}}",
    problem: {
      tooLarge: "Cette image dépasse {{most}}. Prends-en une plus petite, ou seulement la partie avec l’exercice.",
      notPicture: "Ce navigateur ne peut pas ouvrir cela comme une image. Essaie un JPEG ou un PNG.",
      noText: "Je ne trouve pas d’exercice sur cette image. Tape-le ; l’image reste à côté du champ.",
      unreachable:
        "Le lecteur de texte ne peut pas être téléchargé hors ligne. Tape l’exercice ; l’image reste à côté du champ.",
      unable: "Ce navigateur ne sait pas lire le texte des images. Tape l’exercice ; l’image reste à côté du champ.",
    },
  },
};
