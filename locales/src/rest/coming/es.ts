import type { ComingTexts } from "./en.ts";

export const es: ComingTexts = {
  coming: {
    label: "Aún no está",
    textbookText:
      "Capítulos con ejemplos resueltos que se abren paso a paso y pueden convertirse en un apunte o una tarjeta.",
    meanwhile: "Hasta entonces, tus apuntes son el sitio para guardarlo.",
  },
};
