import type { RepairTexts } from "./en.ts";

export const zh: RepairTexts = {
  repair: {
    missed_other: "有 {{formatted}} 段学习没赶上：最小的调整",
    taken_other: "有 {{formatted}} 段学习放不下了：最小的调整",
    to: "改到{{when}}",
    rest: "剩下的部分：{{when}}",
    givesWay: "让出时间",
    nothingElse: "其他都不变。",
    stay_other: "其他都不变：另外 {{formatted}} 段留在原处。",
    short: "“{{title}}”有 {{time}}在截止前排不下。",
    ways: "查看可选办法",
    move: "就这么改",
    moveAll: "就这么改",
    did: "我已经做了",
    keep: "留在原处",
    leave: "不安排",
    moved: "已改到{{when}}，其他都没变。",
    mended: "计划又可行了，其他都没变。",
    done: "已标记为完成。",
    kept: "它留在原处。",
    left: "已从计划中去掉。",
  },
};
