import type { SentTexts } from "./en.ts";

export const es: SentTexts = {
  sent: {
    title: "Qué se envió",
    text: "Cada pregunta que salió hacia un modelo de IA, desde todos tus dispositivos, la última primero. Sus palabras no se guardan aquí.",
    most: "Se guardan las últimas {{most}}.",
    empty: "No se ha enviado nada a un modelo de IA.",
    emptyText:
      "Jotson y las herramientas de estudio trabajan primero en este dispositivo. Lo que envíes a un modelo aparecerá aquí.",
    by: {
      summary: "Resumen",
      concepts: "Conceptos",
      questions: "Preguntas",
      outline: "Esquema",
      comparison: "Comparación",
      explanation: "Explicación",
      shorten: "Versión más corta",
      simplify: "Versión más sencilla",
      quiz: "Tu respuesta en un cuestionario",
    },
    noModel: "{{provider}}, sin respuesta",
    size: "{{size}} enviados",
    tokens: "{{input}} tokens leídos, {{output}} escritos",
    items: "Se envió también",
    nothing: "Nada más que la pregunta",
    record: "Tu perfil, asignaturas, calificaciones y calendario, según lo que permites",
    notes: "Pasajes de tus apuntes",
    pasted: "Un texto que pegaste",
    link: "Ver qué se envió",
    forget: "Vaciar la lista",
    forgetTitle: "¿Vaciar la lista?",
    forgetText: "La lista desaparece de todos tus dispositivos. Lo enviado no se puede recuperar.",
    back: "Ajustes",
    would: "Ver qué se enviaría",
    wouldTitle: "Qué se enviaría",
    wouldText:
      "Estos textos, lo que preguntaste y nuestras instrucciones van al modelo de este servidor cuando lo pides. De ti solo va tu nivel escolar, y solo si permites tu perfil.",
    wouldSize_one: "Unos {{tokens}} tokens, en {{count}} pregunta",
    wouldSize_other: "Unos {{tokens}} tokens, en {{count}} preguntas",
  },
};
