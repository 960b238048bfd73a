import type { SentTexts } from "./en.ts";

export const es: SentTexts = {
  sent: {
    title: "Qué se ha enviado",
    text: "Todas las preguntas enviadas a un modelo de IA desde tus dispositivos, las últimas primero. Las respuestas no se guardan aquí.",
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
      tutor: "Un problema para el tutor",
      essay: "Preguntas sobre tu redacción",
      lecture: "Una clase grabada",
      syllabus: "Un programa de curso",
    },
    noModel: "{{provider}}, sin respuesta",
    size: "{{size}} enviados",
    tokens: "{{input}} tokens leídos, {{output}} escritos",
    items: "También se ha enviado",
    nothing: "Nada más que la pregunta",
    record: "Tu perfil, asignaturas, notas y calendario, según lo que permitas",
    notes: "Pasajes de tus apuntes",
    pasted: "Un texto que pegaste",
    link: "Ver qué se ha enviado",
    forget: "Vaciar la lista",
    forgetTitle: "¿Vaciar la lista?",
    forgetText: "La lista se elimina de todos tus dispositivos. Lo enviado no se puede recuperar.",
    back: "Ajustes",
    would: "Ver qué se enviaría",
    wouldTitle: "Qué se enviaría",
    wouldText:
      "Estos textos, lo que has preguntado y nuestras instrucciones se envían al modelo de este servidor cuando lo pides. Sobre ti solo se envía tu nivel escolar, y solo si permites usar tu perfil.",
    wouldPicture:
      "Esta imagen y nuestras instrucciones van al modelo de este servidor cuando lo pidas. Dónde y cuándo se hizo, no.",
    wouldSize_one: "Unos {{tokens}} tokens, en {{count}} pregunta",
    wouldSize_other: "Unos {{tokens}} tokens, en {{count}} preguntas",
  },
};
