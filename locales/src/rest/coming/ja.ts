import type { ComingTexts } from "./en.ts";

export const ja: ComingTexts = {
  coming: {
    label: "まだありません",
    aiToolsText:
      "フラッシュカード、クイズ、要約、まず質問してくれるチューターなど十種類の道具を、あなたのノートと書類から作ります。",
    textbookText: "例題が一歩ずつ開く章立てで、ノートやフラッシュカードにもできます。",
    meanwhile: "それまでは、ノートに書いておきましょう。",
  },
};
