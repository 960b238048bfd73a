import type { RepairTexts } from "./en.ts";

export const es: RepairTexts = {
  repair: {
    missed_one: "{{formatted}} bloque pendiente: el cambio más pequeño",
    missed_other: "{{formatted}} bloques pendientes: el cambio más pequeño",
    taken_one: "{{formatted}} bloque ya no cabe: el cambio más pequeño",
    taken_other: "{{formatted}} bloques ya no caben: el cambio más pequeño",
    to: "pasa a {{when}}",
    rest: "el resto: {{when}}",
    givesWay: "deja hueco",
    nothingElse: "No cambia nada más.",
    stay_one: "No cambia nada más: {{formatted}} bloque sigue en su sitio.",
    stay_other: "No cambia nada más: {{formatted}} bloques siguen en su sitio.",
    short: "{{time}} de «{{title}}» no caben antes de la fecha.",
    ways: "Ver tus opciones",
    move: "Moverlo",
    moveAll: "Hacer este cambio",
    did: "Ya lo hice",
    keep: "Dejarlo ahí",
    leave: "Quitarlo",
    moved: "Movido a {{when}}. No ha cambiado nada más.",
    mended: "El plan vuelve a funcionar. No ha cambiado nada más.",
    done: "Marcado como hecho.",
    kept: "Se queda donde está.",
    left: "Quitado del plan.",
  },
};
