import type { StudyToolsTexts } from "./en.ts";

export const ja: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "この端末で作成（AI モデルは不使用）",
    unsupported: "資料の中に見つかりません",
    notInMaterials: "あなたの資料には、これについての記述がありません。",
    part: "{{of}}個中{{done}}個目",
    tooFewSources: "比較するには、文書を{{fewest}}件以上選んでください。",
    variant: {
      concise: "要点を数文でまとめます",
      detailed: "章ごとに詳しくまとめ、学習用の質問も付けます",
      "bullet-points": "要点だけを並べます",
      "mind-map": "テーマから細部までの階層図です",
    },
    withheld: {
      "too-short": "この文章は短すぎて処理できません。",
      "none-qualify": "ここからは、確実なものが見つかりませんでした。",
      "fewer-than-asked":
        "端末では、確実なものはこれ以上見つかりませんでした。モデルを使うか自分で探せば、もっと見つかるかもしれません。",
    },
    needsModel: {
      "own-words": "これは本文の文そのものです。別の言葉で言い換えるには AI モデルが必要です。",
      "reading-level": "読みやすさのレベルを変えるには AI モデルが必要です。",
      translation: "この文章は別の言語です。翻訳するには AI モデルが必要です。",
      synthesis: "文書を総合してまとめるには AI モデルが必要です。",
    },
  },
};
