import type { TutorPhotoTexts } from "./en.ts";

export const ja: TutorPhotoTexts = {
  tutorPhoto: {
    label: "問題の写真",
    take: "写真を撮る",
    choose: "画像から",
    or: "画像を貼り付けたり、ここにドロップしたりもできます。",
    notKept: "画像は、自分で残さないかぎり、どこにも残りません。",
    byModel: "モデルに読んでもらう",
    byDevice: "この端末で文字を読み取る",
    again: "もう一度読み取る",
    modelReads: "モデルが読んでいます…",
    seeing: "文字を読み取り中：{{percent}}",
    copied: "モデルが読んだ内容を入力欄に入れました。始める前に画像と見比べてください。",
    words: "文字を入力欄に入れました。数式はここではうまく読み取れません。画像のとおりに手で入力してください。",
    inSources: "その中の画像",
    numbered: "画像 {{number}}",
    readOne: "この画像を使う：{{name}}",
    remove: "画像を外す",
    keep: "書類に残す",
    kept: "書類に入れました。",
    keptTwin: "すでに書類に入っています。",
    noRoom: "残せませんでした。この端末に空きがありません。",
    modelFailed: "モデルが読めませんでした：{{message}}",
    problem: {
      tooLarge: "この画像は {{most}} を超えています。小さいものにするか、問題の部分だけを撮ってください。",
      notPicture: "このブラウザーで開ける画像ではありません。JPEG か PNG なら開けます。",
      noText: "この画像に問題が見つかりません。入力してください。画像は横に置いておきます。",
      unreachable:
        "接続がないため、文字認識をダウンロードできません。問題を入力してください。画像は横に置いておきます。",
      unable: "このブラウザーでは画像の文字を読み取れません。問題を入力してください。画像は横に置いておきます。",
    },
  },
};
