import type { StudyToolsTexts } from "./en.ts";

export const de: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "Auf diesem Gerät gemacht, ohne KI-Modell",
    unsupported: "In deinen Quellen nicht gefunden",
    notInMaterials: "In deinen Unterlagen steht dazu nichts.",
    part: "Teil {{done}} von {{of}}",
    tooFewSources: "Wähle mindestens {{fewest}} Dokumente zum Vergleichen.",
    variant: {
      concise: "Die Hauptgedanken in wenigen Sätzen",
      detailed: "Ausführlich, Abschnitt für Abschnitt, mit Lernfragen",
      "bullet-points": "Nur die Kernpunkte",
      "mind-map": "Eine Gliederung vom Thema bis zu den Einzelheiten",
    },
    withheld: {
      "too-short": "Dafür ist dieser Text zu kurz.",
      "none-qualify": "Dein Gerät hat hier nichts gefunden, was sicher genug ist.",
      "fewer-than-asked":
        "Mehr hat dein Gerät nicht sicher gefunden. Mit einem Modell oder von Hand findest du vielleicht mehr.",
    },
    needsModel: {
      "own-words": "Das sind die Sätze des Textes selbst. Für eigene Worte braucht es ein KI-Modell.",
      "reading-level": "Für eine andere Lesestufe braucht es ein KI-Modell.",
      translation: "Dieser Text ist in einer anderen Sprache. Zum Übersetzen braucht es ein KI-Modell.",
      synthesis: "Für eine Synthese der Dokumente braucht es ein KI-Modell.",
    },
  },
};
