import type { AiTexts } from "./en.ts";

export const de: AiTexts = {
  ai: {
    problem: {
      "no-key":
        "Der API-Schlüssel von Google AI ist nicht eingerichtet. Bitte die Umgebungsvariable REACT_APP_GEMINI_API_KEY setzen.",
      "not-configured": "Auf diesem Server sind KI-Modelle ausgeschaltet. Wer ihn betreibt, kann eines einrichten.",
      "bad-key": "Das Modell ist nicht verfügbar. Bitte den API-Schlüssel und die Einstellungen des Modells prüfen.",
      "model-missing":
        "Das Modell ist nicht verfügbar. Bitte den API-Schlüssel und die Einstellungen des Modells prüfen.",
      "no-model": "Kein KI-Modell ließ sich starten. Bitte den API-Schlüssel und die Internetverbindung prüfen.",
      network: "Netzwerkfehler. Bitte prüfe deine Internetverbindung und versuche es noch einmal.",
      timeout: "Netzwerkfehler. Bitte prüfe deine Internetverbindung und versuche es noch einmal.",
      offline: "Netzwerkfehler. Bitte prüfe deine Internetverbindung und versuche es noch einmal.",
      blocked:
        "Der KI-Dienst hat diese Antwort wegen seiner eigenen Regeln abgebrochen. Versuche es mit anderen Worten.",
      "bad-output": "Die KI-Antwort ist fehlgeschlagen: Sie hatte nicht das verlangte Format.",
      "too-long": "Das ist mehr, als das KI-Modell auf einmal lesen kann. Wähle einen kürzeren Teil.",
      "device-only": "Jotson antwortet nur auf diesem Gerät: Das hast du in den Einstellungen eingeschaltet.",
      "signed-out": "Melde dich an, um das zu nutzen.",
      quota: "Das Kontingent der API ist aufgebraucht. Bitte Abrechnung und Kontingente bei Google Cloud prüfen.",
      limit:
        "Du hast das Limit für den Moment erreicht: Dieser Server begrenzt, wie oft jede Person fragen kann. Versuche es in {{wait}} wieder.",
      unavailable: "Die KI-Antwort ist fehlgeschlagen: {{detail}}",
    },
    failed: {
      summary: "Die Zusammenfassung ist fehlgeschlagen: {{message}}",
      concepts: "Die Begriffe ließen sich nicht herausziehen: {{message}}",
      questions: "Die Fragen ließen sich nicht erstellen: {{message}}",
      outline: "Die Gliederung ließ sich nicht erstellen: {{message}}",
      comparison: "Der Vergleich der Dokumente ist fehlgeschlagen: {{message}}",
      explanation: "Die Erklärung ist fehlgeschlagen: {{message}}",
    },
    apology:
      "Entschuldige, es ist ein Fehler aufgetreten: {{message}}. Bitte versuche es noch einmal oder formuliere deine Frage anders.",
  },
};
