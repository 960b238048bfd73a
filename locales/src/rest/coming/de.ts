import type { ComingTexts } from "./en.ts";

export const de: ComingTexts = {
  coming: {
    label: "Noch nicht da",
    textbookText:
      "Kapitel mit gelösten Beispielen, die sich Schritt für Schritt öffnen und zu einer Notiz oder Karteikarte werden können.",
    meanwhile: "Bis dahin sind deine Notizen der Ort dafür.",
  },
};
