import type { RepairTexts } from "./en.ts";

export const ja: RepairTexts = {
  repair: {
    missed_other: "できなかった予定が{{formatted}}件：最小の変更",
    taken_other: "入らなくなった予定が{{formatted}}件：最小の変更",
    to: "{{when}}へ移動",
    rest: "残り：{{when}}",
    givesWay: "場所をゆずる",
    nothingElse: "ほかは変わりません。",
    stay_other: "ほかは変わりません。残りの{{formatted}}件はそのままです。",
    short: "「{{title}}」の{{time}}は期限までに入りません。",
    ways: "方法を見る",
    move: "移動する",
    moveAll: "この変更をする",
    did: "もうやった",
    keep: "このままにする",
    leave: "外す",
    moved: "{{when}}に移しました。ほかは変わっていません。",
    mended: "計画が整いました。ほかは変わっていません。",
    done: "完了にしました。",
    kept: "そのままにします。",
    left: "計画から外しました。",
  },
};
