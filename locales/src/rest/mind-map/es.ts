import type { MindMapTexts } from "./en.ts";

export const es: MindMapTexts = {
  mindMap: {
    add: "Añadir",
    addBelow: "Añadir debajo",
    addBeside: "Añadir al lado",
    remove: "Quitar",
    edit: "Texto de «{{text}}»",
    editNew: "Texto de la idea nueva",
    empty: "Aún sin texto",
    source: "Pasaje {{number}}",
    tools: "Herramientas del mapa mental",
    undo: "Deshacer",
    redo: "Rehacer",
    zoomIn: "Ampliar",
    zoomOut: "Reducir",
    fit: "Ver todo",
    fill: "Pantalla completa",
    leaveFill: "Volver a la página",
    keys: "Intro: editar y luego añadir al lado · Tab: añadir debajo · Esc: salir",
    allKeys:
      "Las flechas recorren el mapa. Intro edita y otra vez Intro añade al lado. Al escribir se sustituye el texto. Tab añade debajo, Mayús y Tab sube un nivel. Alt y las flechas mueven. Supr quita. Ctrl o Cmd e Intro abre el pasaje. Ctrl o Cmd y Z deshace. Escape sale.",
  },
};
