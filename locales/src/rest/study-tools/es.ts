import type { StudyToolsTexts } from "./en.ts";

export const es: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "Hecho en este dispositivo, sin un modelo de IA",
    unsupported: "No se encuentra en tus fuentes",
    notInMaterials: "Tus materiales no dicen nada sobre esto.",
    part: "Parte {{done}} de {{of}}",
    tooFewSources: "Elige al menos {{fewest}} documentos para comparar.",
    variant: {
      concise: "Las ideas principales en pocas frases",
      detailed: "Completo, apartado por apartado, con preguntas de estudio",
      "bullet-points": "Solo los puntos clave",
      "mind-map": "Una jerarquía desde el tema hasta los detalles",
    },
    withheld: {
      "too-short": "Este texto es demasiado corto para eso.",
      "none-qualify": "Tu dispositivo no ha encontrado aquí nada lo bastante seguro.",
      "fewer-than-asked":
        "Tu dispositivo no ha encontrado más con seguridad. Con un modelo o por tu cuenta quizá encuentres más.",
    },
    needsModel: {
      "own-words": "Son frases del propio texto. Para decirlo con otras palabras hace falta un modelo de IA.",
      "reading-level": "Para otro nivel de lectura hace falta un modelo de IA.",
      translation: "Este texto está en otro idioma. Para traducirlo hace falta un modelo de IA.",
      synthesis: "Para una síntesis de los documentos hace falta un modelo de IA.",
    },
  },
};
