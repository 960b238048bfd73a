import type { RepairTexts } from "./en.ts";

export const ja: RepairTexts = {
  repair: {
    missed_other: "できなかった予定が {{formatted}} 件：最小限の変更",
    taken_other: "入らなくなった予定が {{formatted}} 件：最小限の変更",
    to: "{{when}}へ移動",
    rest: "残り：{{when}}",
    givesWay: "移動が必要",
    nothingElse: "ほかは変わりません。",
    stay_other: "ほかは変わりません。残りの {{formatted}} 件はそのままです。",
    short: "「{{title}}」の{{time}}は期限までに入りません。",
    ways: "ほかの方法を見る",
    move: "移動する",
    moveAll: "この変更を適用",
    did: "もうやった",
    keep: "このままにする",
    leave: "外す",
    moved: "{{when}}に移動しました。ほかは変わっていません。",
    mended: "計画を直しました。ほかは変わっていません。",
    done: "完了にしました。",
    kept: "そのままにしました。",
    left: "計画から外しました。",
  },
};
