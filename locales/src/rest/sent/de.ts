import type { SentTexts } from "./en.ts";

export const de: SentTexts = {
  sent: {
    title: "Was gesendet wurde",
    text: "Alle Fragen, die von deinen Geräten an ein KI-Modell gingen, die neuesten zuerst. Die Antworten werden hier nicht gespeichert.",
    most: "Die letzten {{most}} bleiben erhalten.",
    empty: "An ein KI-Modell wurde noch nichts gesendet.",
    emptyText:
      "Jotson und die Lernwerkzeuge arbeiten zuerst auf diesem Gerät. Was du an ein Modell sendest, steht dann hier.",
    by: {
      summary: "Zusammenfassung",
      concepts: "Begriffe",
      questions: "Fragen",
      outline: "Gliederung",
      comparison: "Vergleich",
      explanation: "Erklärung",
      shorten: "Kürzere Fassung",
      simplify: "Einfachere Fassung",
      quiz: "Deine Antwort in einem Quiz",
      tutor: "Eine Aufgabe für den Tutor",
      essay: "Fragen zu deinem Aufsatz",
      lecture: "Eine aufgenommene Stunde",
      syllabus: "Ein Kursplan",
    },
    noModel: "{{provider}}, keine Antwort",
    size: "{{size}} gesendet",
    tokens: "{{input}} Tokens gelesen, {{output}} geschrieben",
    items: "Mitgeschickt",
    nothing: "Nichts außer der Frage",
    record: "Profil, Kurse, Noten und Kalender, soweit du es erlaubst",
    notes: "Stellen aus deinen Notizen",
    pasted: "Ein eingefügter Text",
    link: "Ansehen, was gesendet wurde",
    forget: "Liste leeren",
    forgetTitle: "Liste leeren?",
    forgetText: "Die Liste wird von allen deinen Geräten gelöscht. Gesendetes lässt sich nicht zurückholen.",
    back: "Einstellungen",
    would: "Ansehen, was gesendet würde",
    wouldTitle: "Was gesendet würde",
    wouldText:
      "Diese Texte, deine Frage und unsere Anweisungen gehen an das Modell dieses Servers, wenn du es anforderst. Über dich wird nur deine Klassenstufe mitgeschickt, und nur, wenn du dein Profil freigibst.",
    wouldPicture:
      "Dieses Bild und unsere Anweisungen gehen an das Modell dieses Servers, wenn du es willst. Wo und wann es aufgenommen wurde, nicht.",
    wouldSize_one: "Etwa {{tokens}} Tokens in {{count}} Frage",
    wouldSize_other: "Etwa {{tokens}} Tokens in {{count}} Fragen",
  },
};
