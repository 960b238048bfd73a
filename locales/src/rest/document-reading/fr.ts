import type { DocumentReadingTexts } from "./en.ts";

export const fr: DocumentReadingTexts = {
  documentReading: {
    waiting: "En attente de lecture",
    now: "Lecture, {{percent}}",
    cancel: "Arrêter la lecture de {{title}}",
    again: "Relire",
    againSeen: {
      title: "Relire « {{title}} » ?",
      text: "Le texte lu dans ses images sera remplacé. Tu choisiras de nouveau leur langue, et la lecture peut prendre un moment.",
    },
    limits:
      "Jotter lit les fichiers jusqu’à {{size}}, les {{pages}} premières pages de chacun, pour que tu puisses y chercher. Les plus gros sont conservés aussi.",
    whatIsRead: "Qu’est-ce qui est lu ?",
    failed: {
      empty: "Ce fichier est vide.",
      encrypted:
        "Ce fichier est protégé par un mot de passe. Enregistres-en une copie sans mot de passe et importe-la.",
      broken: "Ce fichier est endommagé et n’a pas pu être lu.",
      "too-large": "Les fichiers de plus de {{size}} sont conservés, mais pas lus.",
      "unknown-kind": "Jotter ne reconnaît pas ce type de fichier. Il est conservé tel quel.",
      "wrong-kind": "Jotter ne sait pas lire ce type de fichier. Il est conservé tel quel.",
      bomb: "Une fois décompressé, ce fichier serait démesuré : il n’a pas été ouvert.",
      unsafe: "Ce fichier contient des instructions cachées qui pourraient être nuisibles. Il n’a pas été ouvert.",
      "too-slow": "La lecture de ce fichier a pris trop de temps et a été arrêtée.",
      missing: "Ce fichier n’est plus sur le serveur.",
      cancelled: "Tu as arrêté la lecture.",
      other: "Ce fichier n’a pas pu être lu.",
    },
    cut: {
      pages: "Seules les {{pages}} premières pages ont été lues.",
      size: "Le texte est si long que seul le début a été lu.",
      time: "La lecture a pris trop de temps : les dernières pages manquent.",
      broken: "Une partie de ce fichier est endommagée. Ce qui était lisible est là.",
      "not-again": "Ce fichier n’a pas pu être relu. Le texte d’avant est toujours là.",
    },
    pictures: {
      offer_one: "{{formatted}} page est une image sans texte.",
      offer_other: "{{formatted}} pages sont des images sans texte.",
      offerPhoto: "C’est une image : tu ne peux pas encore chercher dans son texte.",
      read: "Lire le texte qu’elle contient",
      language: "Langue du texte",
      cost: "La première fois, {{size}} sont téléchargés.",
      waiting: "Ses images sont en attente de lecture",
      arriving: "Téléchargement du lecteur de texte : {{done}} sur {{size}}",
      now_one: "Lecture de l’image de la page {{page}}, {{percent}}",
      now_other: "Lecture de l’image de la page {{page}}, {{percent}}. Il en reste {{formatted}}.",
      stop: "Arrêter la lecture des images de {{title}}",
      problem: {
        unreachable: "Tu es hors ligne, ou le serveur ne peut pas obtenir le lecteur de texte. Jotter réessaiera.",
        unable: "Ce navigateur ne peut pas exécuter le lecteur de texte. Essaies-en un plus récent.",
        "no-bytes": "Le fichier n’est pas disponible pour l’instant. Jotter réessaiera.",
      },
    },
  },
};
