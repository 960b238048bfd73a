import type { SelectionTexts } from "./en.ts";

export const es: SelectionTexts = {
  selection: {
    label: "Con las palabras seleccionadas",
    explain: "Explicar",
    shorten: "Acortar",
    simplify: "Simplificar",
    card: "Hacer tarjeta",
    quiz: "Pregúntame",
    ask: "Preguntar a Jotson",
    cut: "Era largo: solo se tomó el principio.",
  },
  proposal: {
    label: "Cambio propuesto",
    accept: "Aceptar: {{words}}",
    reject: "Rechazar: {{words}}",
    acceptAll: "Aceptar todo",
    rejectAll: "Rechazar todo",
    count_one: "{{formatted}} cambio",
    count_other: "{{formatted}} cambios",
    byDevice: "hecho en este dispositivo",
    byModel: "hecho por {{model}}",
    cut: "solo el principio de lo que seleccionaste",
    kept: "se dejó fuera lo que cambiaba una fórmula o un enlace",
    working: { shorten: "Acortando…", simplify: "Simplificando…" },
    changed: "Estas palabras cambiaron entretanto, así que no se propone nada.",
    nothing: { shorten: "Aquí no sobra nada.", simplify: "Aquí no hay nada que simplificar." },
    failed: { shorten: "No se pudo acortar: {{message}}", simplify: "No se pudo simplificar: {{message}}" },
    noModel:
      "Para decirlo de forma más sencilla hace falta un modelo de IA, y este servidor aún no tiene ninguno. Quien lo administra puede configurarlo.",
    needsModel: "Decirlo más fácil necesita un modelo de IA. {{message}}",
  },
};
