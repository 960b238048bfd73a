import type { TutorPhotoTexts } from "./en.ts";

export const de: TutorPhotoTexts = {
  tutorPhoto: {
    label: "Foto der Aufgabe",
    take: "Foto machen",
    choose: "Aus einem Bild",
    or: "Du kannst ein Bild auch einfügen oder hierher ziehen.",
    notKept: "Vom Bild wird nichts aufgehoben, außer du behältst es.",
    byModel: "Vom Modell lesen lassen",
    byDevice: "Text auf diesem Gerät lesen",
    again: "Text noch einmal lesen",
    modelReads: "Das Modell liest es …",
    seeing: "Text wird gelesen: {{percent}}",
    copied: "Vom Modell gelesen und ins Feld gesetzt. Vergleich es mit dem Bild, bevor du anfängst.",
    words:
      "Der Text steht im Feld. Formeln werden hier nicht gut gelesen: Schreib sie von Hand, wie sie im Bild stehen.",
    inSources: "Bilder darin",
    numbered: "Bild {{number}}",
    readOne: "Dieses Bild nehmen: {{name}}",
    remove: "Bild entfernen",
    keep: "In meinen Dokumenten behalten",
    kept: "Es liegt in deinen Dokumenten.",
    keptTwin: "Es lag schon in deinen Dokumenten.",
    noRoom: "Es konnte nicht behalten werden: Auf diesem Gerät ist kein Platz.",
    modelFailed: "Das Modell konnte es nicht lesen: {{message}}",
    problem: {
      tooLarge: "Dieses Bild ist größer als {{most}}. Nimm ein kleineres oder nur den Teil mit der Aufgabe.",
      notPicture: "Das ist kein Bild, das dieser Browser öffnen kann. JPEG oder PNG geht.",
      noText: "Ich finde keine Aufgabe in diesem Bild. Tipp sie ein; das Bild bleibt neben dem Feld.",
      unreachable:
        "Die Texterkennung kann gerade nicht geladen werden: keine Verbindung. Tipp die Aufgabe ein; das Bild bleibt neben dem Feld.",
      unable: "In diesem Browser läuft die Texterkennung nicht. Tipp die Aufgabe ein; das Bild bleibt neben dem Feld.",
    },
  },
};
