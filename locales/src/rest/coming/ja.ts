import type { ComingTexts } from "./en.ts";

export const ja: ComingTexts = {
  coming: {
    label: "まだありません",
    textbookText: "例題が一歩ずつ開く章立てで、ノートやフラッシュカードにもできます。",
    meanwhile: "それまでは、ノートに書いておきましょう。",
  },
};
