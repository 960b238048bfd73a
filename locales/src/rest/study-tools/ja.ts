import type { StudyToolsTexts } from "./en.ts";

export const ja: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "この端末で作成（AI モデルは不使用）",
    unsupported: "資料の中に見つかりません",
    notInMaterials: "あなたの資料には、これについての記述がありません。",
    part: "{{of}} 個中 {{done}} 個目",
    tooFewSources: "比べるには、文章を {{fewest}} 件以上選んでください。",
    variant: {
      concise: "要点を数文でまとめます",
      detailed: "章ごとに詳しくまとめ、学習用の質問も付けます",
      "bullet-points": "要点だけを並べます",
      "mind-map": "テーマから細部へ広がる図です",
    },
    withheld: {
      "too-short": "この文章は短すぎて処理できません。",
      "none-qualify": "この文章から確実なものは見つかりませんでした。",
      "fewer-than-asked":
        "この端末では、確実なものはこれ以上見つかりませんでした。AI モデルか自分で探すと、もっと見つかるかもしれません。",
    },
    needsModel: {
      "own-words": "これは本文の文そのものです。言い換えるには AI モデルが必要です。",
      "reading-level": "読みやすさのレベルを変えるには AI モデルが必要です。",
      translation: "この文章は別の言語です。翻訳するには AI モデルが必要です。",
      synthesis: "文章を一つにまとめるには AI モデルが必要です。",
    },
  },
};
