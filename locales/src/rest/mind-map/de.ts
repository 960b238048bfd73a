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
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    fit: "Alles zeigen",
    fill: "Vollbild",
    leaveFill: "Zurück zur Seite",
    keys: "Enter: bearbeiten, dann daneben hinzufügen · Tab: darunter hinzufügen · Esc: verlassen",
    allKeys:
      "Pfeiltasten gehen von Gedanke zu Gedanke. Enter bearbeitet, noch einmal Enter fügt daneben hinzu. Tippen ersetzt den Text. Tab fügt darunter hinzu, Umschalt und Tab rückt nach außen. Alt und Pfeiltasten verschieben. Entf entfernt. Strg oder Cmd und Enter öffnet die Textstelle. Strg oder Cmd und Z macht rückgängig. Escape verlässt die Mindmap.",
  },
};
