import type { ComingTexts } from "./en.ts";

export const zh: ComingTexts = {
  coming: {
    label: "还没做好",
    textbookText: "章节里的例题会一步步展开，也可以变成笔记或抽认卡。",
    meanwhile: "在那之前，先把内容记在笔记里吧。",
  },
};
