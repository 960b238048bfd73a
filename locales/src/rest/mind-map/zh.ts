import type { MindMapTexts } from "./en.ts";

export const zh: MindMapTexts = {
  mindMap: {
    add: "添加",
    addBelow: "添加下级",
    addBeside: "添加同级",
    remove: "移除",
    edit: "“{{text}}”的文字",
    editNew: "新想法的文字",
    empty: "还没有文字",
    source: "原文第 {{number}} 处",
    tools: "思维导图工具",
    undo: "撤销",
    redo: "重做",
    zoomIn: "放大",
    zoomOut: "缩小",
    fit: "显示全部",
    fill: "全屏",
    leaveFill: "返回页面",
    keys: "Enter：编辑，再按添加同级 · Tab：添加下级 · Esc：离开",
    allKeys:
      "方向键移动焦点。Enter 编辑，再按一次添加同级。直接输入文字会重写该条。Tab 添加下级，Shift 加 Tab 提升一级。Alt 加方向键移动。Delete 移除。Ctrl 或 Cmd 加 Enter 打开原文。Ctrl 或 Cmd 加 Z 撤销。Esc 离开。",
  },
};
