import type { TutorPhotoTexts } from "./en.ts";

export const ja: TutorPhotoTexts = {
  tutorPhoto: {
    label: "問題の写真",
    take: "写真を撮る",
    choose: "画像を選ぶ",
    or: "画像を貼り付けたり、ここにドロップしたりもできます。",
    notKept: "自分で保存しないかぎり、画像はどこにも保存されません。",
    byModel: "AI モデルに読み取ってもらう",
    byDevice: "この端末で文字を読み取る",
    again: "もう一度読み取る",
    modelReads: "AI モデルが読み取っています…",
    seeing: "文字を読み取っています：{{percent}}",
    copied: "AI モデルが読み取った内容を入力欄に入れました。始める前に画像と見比べてください。",
    words: "文字を入力欄に入れました。数式はこの端末ではうまく読み取れないので、画像を見ながら入力してください。",
    inSources: "資料の中の画像",
    numbered: "画像 {{number}}",
    readOne: "この画像を使う：{{name}}",
    remove: "画像を外す",
    keep: "書類に保存",
    kept: "書類に保存しました。",
    keptTwin: "すでに書類にあります。",
    noRoom: "保存できませんでした。この端末に空きがありません。",
    modelFailed: "AI モデルが読み取れませんでした：{{message}}",
    problem: {
      tooLarge: "この画像は {{most}} を超えています。小さいものにするか、問題の部分だけを撮ってください。",
      notPicture: "この画像はこのブラウザーで開けません。JPEG か PNG を選んでください。",
      noText: "この画像に問題が見つかりません。画像を見ながら入力してください。",
      unreachable: "接続がないため、文字認識をダウンロードできません。画像を見ながら入力してください。",
      unable: "このブラウザーでは画像の文字を読み取れません。画像を見ながら入力してください。",
    },
  },
};
