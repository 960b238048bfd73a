import type { AiTexts } from "./en.ts";

export const ja: AiTexts = {
  ai: {
    problem: {
      "no-key": "Google AI の API キーが設定されていません。環境変数 REACT_APP_GEMINI_API_KEY を設定してください。",
      "not-configured": "このサーバーでは AI モデルがオフになっています。管理者が設定できます。",
      "bad-key": "モデルを利用できません。API キーとモデルの設定を確認してください。",
      "model-missing": "モデルを利用できません。API キーとモデルの設定を確認してください。",
      "no-model": "どの AI モデルも起動できませんでした。API キーとインターネット接続を確認してください。",
      network: "ネットワークエラーです。インターネット接続を確認して、もう一度お試しください。",
      timeout: "ネットワークエラーです。インターネット接続を確認して、もう一度お試しください。",
      offline: "ネットワークエラーです。インターネット接続を確認して、もう一度お試しください。",
      blocked: "AI サービスが独自の規則により、この回答を中止しました。別の言い方でお試しください。",
      "bad-output": "AI による生成に失敗しました：回答が求めた形式になっていません。",
      "too-long": "AI モデルが一度に読める量を超えています。もっと短い部分を選んでください。",
      "device-only": "Jotson はこの端末の中だけで答えます。設定でそう選ばれています。",
      "signed-out": "利用するにはログインしてください。",
      quota: "API の割り当てを超えました。Google Cloud の請求と割り当てを確認してください。",
      limit:
        "今はこれ以上質問できません。このサーバーでは一人あたりの質問回数に上限があります。{{wait}}後にもう一度お試しください。",
      unavailable: "AI による生成に失敗しました：{{detail}}",
    },
    failed: {
      summary: "要約に失敗しました：{{message}}",
      concepts: "概念の抽出に失敗しました：{{message}}",
      questions: "問題の作成に失敗しました：{{message}}",
      outline: "アウトラインの作成に失敗しました：{{message}}",
      comparison: "文書の比較に失敗しました：{{message}}",
      explanation: "説明の作成に失敗しました：{{message}}",
    },
    apology: "申し訳ありません、エラーが発生しました：{{message}}。もう一度試すか、質問を言い換えてみてください。",
  },
};
