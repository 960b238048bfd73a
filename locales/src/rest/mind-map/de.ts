import type { MindMapTexts } from "./en.ts";

export const de: MindMapTexts = {
  mindMap: {
    add: "Hinzufügen",
    addBelow: "Darunter hinzufügen",
    addBeside: "Daneben hinzufügen",
    remove: "Entfernen",
    edit: "Text von „{{text}}“",
    editNew: "Text des neuen Gedankens",
    empty: "Noch kein Text",
    source: "Textstelle {{number}}",
    tools: "Werkzeuge der Mindmap",
    undo: "Rückgängig",
    redo: "Wiederholen",
    zoomIn: "Größer",
    zoomOut: "Kleiner",
    fit: "Alles zeigen",
    fill: "Bildschirm füllen",
    leaveFill: "Zurück zur Seite",
    keys: "Eingabe: bearbeiten, dann daneben hinzufügen · Tab: darunter hinzufügen · Esc: verlassen",
    allKeys:
      "Pfeiltasten gehen umher. Eingabe bearbeitet, noch einmal Eingabe fügt daneben hinzu. Ein Buchstabe schreibt den Gedanken neu. Tab fügt darunter hinzu, Umschalt und Tab rückt nach außen. Alt und Pfeiltasten verschieben. Entf entfernt. Strg oder Cmd und Eingabe öffnet die Textstelle. Strg oder Cmd und Z macht rückgängig. Escape verlässt die Mindmap.",
  },
};
