import type { SentTexts } from "./en.ts";

export const ja: SentTexts = {
  sent: {
    title: "送信した内容",
    text: "すべての端末から AI モデルに送られた質問を、新しい順に並べています。質問の文章そのものは残りません。",
    most: "直近の {{most}} 件を保存しています。",
    empty: "AI モデルにはまだ何も送られていません。",
    emptyText: "Jotson と学習ツールは、まずこの端末で動きます。モデルに送ったものはここに表示されます。",
    by: {
      summary: "要約",
      concepts: "概念",
      questions: "問題",
      outline: "アウトライン",
      comparison: "比較",
      explanation: "説明",
      shorten: "短くした文",
      simplify: "やさしくした文",
      quiz: "クイズの答え",
      tutor: "チューターの問題",
      essay: "作文への質問",
    },
    noModel: "{{provider}}、回答なし",
    size: "{{size}} を送信",
    tokens: "{{input}} トークンを読み取り、{{output}} トークンを出力",
    items: "一緒に送ったもの",
    nothing: "質問だけ",
    record: "あなたが許可したプロフィール、授業、成績、カレンダー",
    notes: "ノートの一部",
    pasted: "貼り付けた文章",
    link: "送信した内容を見る",
    forget: "一覧を空にする",
    forgetTitle: "一覧を空にしますか？",
    forgetText: "一覧はすべての端末から消えます。送信したものを取り戻すことはできません。",
    back: "設定",
    would: "送信される内容を見る",
    wouldTitle: "送信される内容",
    wouldText:
      "モデルを使うと、これらの文章、質問、Jotter からの指示がこのサーバーのモデルに送られます。あなたについて送られるのは学年だけで、プロフィールを許可している場合に限ります。",
    wouldPicture:
      "求めたときに、この画像と Jotter からの指示がこのサーバーのモデルに送られます。撮影した場所や日時は送られません。",
    wouldSize_other: "約 {{tokens}} トークン、質問 {{count}} 回",
  },
};
