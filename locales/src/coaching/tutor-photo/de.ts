import type { TutorPhotoTexts } from "./en.ts";

export const de: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Foto der Aufgabe",
    take: "Foto machen",
    choose: "Bild auswählen",
    or: "Du kannst ein Bild auch einfügen oder hierher ziehen.",
    notKept: "Das Bild wird nicht gespeichert, außer du willst es.",
    byModel: "Das Modell lesen lassen",
    byDevice: "Text auf diesem Gerät lesen",
    again: "Text noch einmal lesen",
    modelReads: "Das Modell liest es …",
    seeing: "Text wird gelesen: {{percent}}",
    copied: "Das Modell hat ins Feld geschrieben, was es gelesen hat. Vergleiche es mit dem Bild, bevor du anfängst.",
    words: "Der Text steht im Feld. Formeln werden nicht gut erkannt, tippe sie lieber selbst.",
    inSources: "Bilder darin",
    numbered: "Bild {{number}}",
    readOne: "Dieses Bild verwenden: {{name}}",
    remove: "Bild entfernen",
    keep: "In meinen Dokumenten speichern",
    kept: "In deinen Dokumenten gespeichert.",
    keptTwin: "Es liegt schon in deinen Dokumenten.",
    noRoom: "Es konnte nicht gespeichert werden: Auf diesem Gerät ist kein Platz mehr.",
    modelFailed: "Das Modell konnte es nicht lesen: {{message}}",
    problem: {
      tooLarge: "Dieses Bild ist größer als {{most}}. Nimm ein kleineres oder nur den Teil mit der Aufgabe.",
      notPicture: "Das kann dieser Browser nicht als Bild öffnen. Versuche es mit JPEG oder PNG.",
      noText: "Ich finde keine Aufgabe in diesem Bild. Tippe sie ein; das Bild bleibt neben dem Feld.",
      unreachable:
        "Ohne Verbindung lässt sich die Texterkennung nicht laden. Tippe die Aufgabe ein; das Bild bleibt neben dem Feld.",
      unable: "In diesem Browser läuft die Texterkennung nicht. Tippe die Aufgabe ein; das Bild bleibt neben dem Feld.",
    },
  },
};
