import type { RepairTexts } from "./en.ts";

export const de: RepairTexts = {
  repair: {
    missed_one: "{{formatted}} Block verpasst: die kleinste Änderung",
    missed_other: "{{formatted}} Blöcke verpasst: die kleinste Änderung",
    taken_one: "{{formatted}} Block passt nicht mehr: die kleinste Änderung",
    taken_other: "{{formatted}} Blöcke passen nicht mehr: die kleinste Änderung",
    to: "auf {{when}}",
    rest: "der Rest: {{when}}",
    givesWay: "macht Platz",
    nothingElse: "Sonst ändert sich nichts.",
    stay_one: "Sonst ändert sich nichts: {{formatted}} weiterer Block bleibt, wo er ist.",
    stay_other: "Sonst ändert sich nichts: {{formatted}} weitere Blöcke bleiben, wo sie sind.",
    short: "{{time}} von „{{title}}“ passen nicht mehr rechtzeitig.",
    ways: "Möglichkeiten ansehen",
    move: "Verschieben",
    moveAll: "So ändern",
    did: "Ich habe es gemacht",
    keep: "Dort lassen",
    leave: "Weglassen",
    moved: "Verschoben auf {{when}}. Sonst hat sich nichts geändert.",
    mended: "Der Plan passt wieder. Sonst hat sich nichts geändert.",
    done: "Als erledigt markiert.",
    kept: "Es bleibt, wo es ist.",
    left: "Aus dem Plan genommen.",
  },
};
