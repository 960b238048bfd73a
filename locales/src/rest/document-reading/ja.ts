import type { DocumentReadingTexts } from "./en.ts";

export const ja: DocumentReadingTexts = {
  documentReading: {
    waiting: "読み取り待ち",
    now: "読み取り中 {{percent}}",
    cancel: "「{{title}}」の読み取りを中止",
    again: "もう一度読み取る",
    failed: {
      empty: "このファイルは空です。",
      encrypted:
        "このファイルはパスワードで保護されています。パスワードなしのコピーを保存してアップロードしてください。",
      broken: "ファイルが壊れているため読み取れませんでした。",
      "too-large": "{{size}} を超えるファイルは保存されますが、読み取りは行いません。",
      "unknown-kind": "ファイルの種類がわかりません。そのまま保存されています。",
      "wrong-kind": "この種類のファイルは読み取れません。そのまま保存されています。",
      bomb: "展開すると異常に大きくなるファイルのため、開きませんでした。",
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
  },
};
