import type { SelectionTexts } from "./en.ts";

export const de: SelectionTexts = {
  selection: {
    label: "Mit dem markierten Text",
    explain: "Erklären",
    shorten: "Kürzen",
    simplify: "Vereinfachen",
    card: "Karte machen",
    quiz: "Frag mich ab",
    ask: "Jotson fragen",
    cut: "Das war lang: Nur der Anfang wurde verwendet.",
  },
  proposal: {
    label: "Vorgeschlagene Änderung",
    accept: "Annehmen: {{words}}",
    reject: "Ablehnen: {{words}}",
    acceptAll: "Alle annehmen",
    rejectAll: "Alle ablehnen",
    count_one: "{{formatted}} Änderung",
    count_other: "{{formatted}} Änderungen",
    byDevice: "auf diesem Gerät erstellt",
    byModel: "erstellt von {{model}}",
    cut: "nur der Anfang deiner Auswahl",
    kept: "Änderungen an Formeln oder Links wurden weggelassen",
    working: { shorten: "Wird gekürzt …", simplify: "Wird vereinfacht …" },
    changed: "Dieser Text hat sich inzwischen geändert, darum gibt es keinen Vorschlag.",
    nothing: { shorten: "Hier gibt es nichts wegzulassen.", simplify: "Hier gibt es nichts zu vereinfachen." },
    failed: {
      shorten: "Das Kürzen ist fehlgeschlagen: {{message}}",
      simplify: "Das Vereinfachen ist fehlgeschlagen: {{message}}",
    },
    noModel:
      "Zum Vereinfachen braucht es ein KI-Modell, und dieser Server hat noch keines. Wer ihn betreibt, kann eines einrichten.",
    needsModel: "Zum Vereinfachen braucht es ein KI-Modell. {{message}}",
  },
};
