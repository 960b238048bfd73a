import type { SelectionTexts } from "./en.ts";

export const es: SelectionTexts = {
  selection: {
    label: "Con el texto seleccionado",
    explain: "Explicar",
    shorten: "Acortar",
    simplify: "Simplificar",
    card: "Hacer una tarjeta",
    quiz: "Ponme a prueba",
    ask: "Preguntar a Jotson",
    cut: "Era largo: solo se ha usado el principio.",
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
    cut: "solo el principio de lo que has seleccionado",
    kept: "se han dejado fuera los cambios en fórmulas o enlaces",
    working: { shorten: "Acortando…", simplify: "Simplificando…" },
    changed: "Este texto ha cambiado mientras tanto, así que no se propone nada.",
    nothing: { shorten: "Aquí no sobra nada.", simplify: "Aquí no hay nada que simplificar." },
    failed: { shorten: "No se ha podido acortar: {{message}}", simplify: "No se ha podido simplificar: {{message}}" },
    noModel:
      "Para simplificar hace falta un modelo de IA, y este servidor aún no tiene ninguno. Quien lo administra puede configurarlo.",
    needsModel: "Para simplificar hace falta un modelo de IA. {{message}}",
  },
};
