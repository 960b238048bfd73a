import type { ComingTexts } from "./en.ts";

export const fr: ComingTexts = {
  coming: {
    label: "Pas encore là",
    textbookText:
      "Des chapitres avec des exemples résolus qui s’ouvrent pas à pas et peuvent devenir une note ou une carte mémo.",
    meanwhile: "D’ici là, garde-le dans tes notes.",
  },
};
