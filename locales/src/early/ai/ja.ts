import type { AiTexts } from "./en.ts";

export const ja: AiTexts = {
  ai: {
    problem: {
      "no-key": "Google AI の API キーが設定されていません。環境変数 REACT_APP_GEMINI_API_KEY を設定してください。",
      "not-configured": "このサーバーでは AI モデルがオフになっています。管理者が設定できます。",
      "bad-key": "モデルを利用できません。API キーとモデルの設定を確認してください。",
      "model-missing": "モデルを利用できません。API キーとモデルの設定を確認してください。",
      "no-model": "AI モデルを起動できませんでした。API キーとインターネット接続を確認してください。",
      network: "ネットワークエラーです。インターネット接続を確認して、もう一度試してください。",
      timeout: "ネットワークエラーです。インターネット接続を確認して、もう一度試してください。",
      offline: "ネットワークエラーです。インターネット接続を確認して、もう一度試してください。",
      blocked: "AI サービスが独自の規則により、この回答を中止しました。別の言い方で試してください。",
      "bad-output": "AI による生成に失敗しました：回答の形式が正しくありません。",
      "too-long": "AI モデルが一度に読める量を超えています。もっと短い部分を選んでください。",
      "device-only": "設定により、Jotson はこの端末だけで答えます。",
      "signed-out": "利用するにはログインしてください。",
      quota: "API の割り当てを超えました。Google Cloud の請求と割り当てを確認してください。",
      limit:
        "今はこれ以上質問できません。このサーバーでは一人あたりの質問回数に上限があります。{{wait}}後にもう一度試してください。",
      unavailable: "AI による生成に失敗しました：{{detail}}",
    },
    failed: {
      summary: "要約に失敗しました：{{message}}",
      concepts: "用語の抽出に失敗しました：{{message}}",
      questions: "問題の作成に失敗しました：{{message}}",
      outline: "アウトラインの作成に失敗しました：{{message}}",
      comparison: "文章の比較に失敗しました：{{message}}",
      explanation: "説明の作成に失敗しました：{{message}}",
    },
    apology: "申し訳ありません、エラーが発生しました：{{message}}。もう一度試すか、質問を言い換えてみてください。",
  },
};
