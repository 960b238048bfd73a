import type { ComingTexts } from "./en.ts";

export const zh: ComingTexts = {
  coming: {
    label: "还没做好",
    aiToolsText: "抽认卡、测验、摘要、先提问的导师，还有另外六种工具，都基于你自己的笔记和文档。",
    textbookText: "章节里的例题会一步步展开，也可以变成笔记或抽认卡。",
    meanwhile: "在那之前，先把内容记在笔记里吧。",
  },
};
