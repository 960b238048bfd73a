import type { DocumentReadingTexts } from "./en.ts";

export const ja: DocumentReadingTexts = {
  documentReading: {
    waiting: "読み取り待ち",
    now: "読み取り中 {{percent}}",
    cancel: "「{{title}}」の読み取りを中止",
    again: "もう一度読み取る",
    limits:
      "{{size}} までのファイルは、最初の {{pages}} ページまで読み取られ、中を検索できます。それより大きいファイルも保存されます。",
    whatIsRead: "読み取りについて",
    failed: {
      empty: "このファイルは空です。",
      encrypted:
        "このファイルはパスワードで保護されています。パスワードなしのコピーを保存してアップロードしてください。",
      broken: "ファイルが壊れているため読み取れませんでした。",
      "too-large": "{{size}} を超えるファイルは保存されますが、読み取りは行いません。",
      "unknown-kind": "ファイルの種類が分かりません。そのまま保存されています。",
      "wrong-kind": "この種類のファイルは読み取れません。そのまま保存されています。",
      bomb: "展開すると大きくなりすぎるため、開きませんでした。",
      unsafe: "有害なおそれのある隠れた命令が含まれているため、開きませんでした。",
      "too-slow": "読み取りに時間がかかりすぎたため中止しました。",
      missing: "このファイルはサーバーにありません。",
      cancelled: "読み取りを中止しました。",
      other: "このファイルを読み取れませんでした。",
    },
    cut: {
      pages: "最初の {{pages}} ページだけを読み取りました。",
      size: "文章が長いため、冒頭だけを読み取りました。",
      time: "読み取りに時間がかかりすぎたため、最後のページがありません。",
      broken: "ファイルの一部が壊れています。読み取れた部分を表示しています。",
    },
    pictures: {
      offer_other: "{{formatted}} ページが画像です。中の文字はまだ検索できません。",
      offerPhoto: "これは画像です。中の文字はまだ検索できません。",
      read: "画像の文字を読み取る",
      language: "文字の言語",
      cost: "初回のみ {{size}} をダウンロードします。",
      waiting: "画像の読み取り待ち",
      arriving: "文字認識をダウンロードしています：{{done}} / {{size}}",
      now_other: "{{page}} ページの画像を読み取り中 {{percent}}（残り {{formatted}} ページ）",
      stop: "「{{title}}」の画像の読み取りを中止",
      problem: {
        unreachable: "オフラインか、サーバーが文字認識をダウンロードできません。Jotter が自動で再試行します。",
        unable: "このブラウザーでは文字認識を実行できません。新しいブラウザーをお使いください。",
        "no-bytes": "今はファイルを取得できません。Jotter が自動で再試行します。",
      },
    },
  },
};
