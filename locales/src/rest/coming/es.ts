import type { ComingTexts } from "./en.ts";

export const es: ComingTexts = {
  coming: {
    label: "Aún no está",
    aiToolsText:
      "Tarjetas, cuestionarios, resúmenes, un tutor que primero pregunta y seis más, hechos con tus propios apuntes y documentos.",
    textbookText:
      "Capítulos con ejemplos resueltos que se abren paso a paso y pueden convertirse en un apunte o una tarjeta.",
    meanwhile: "Hasta entonces, tus apuntes son el sitio para guardarlo.",
  },
};
