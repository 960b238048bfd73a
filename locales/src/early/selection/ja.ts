import type { SelectionTexts } from "./en.ts";

export const ja: SelectionTexts = {
  selection: {
    label: "選択した文を",
    explain: "説明する",
    shorten: "短くする",
    simplify: "やさしくする",
    card: "カードにする",
    quiz: "クイズを出す",
    ask: "Jotson に聞く",
    cut: "長いため、最初の部分だけを使いました。",
  },
  proposal: {
    label: "変更の提案",
    accept: "採用：{{words}}",
    reject: "却下：{{words}}",
    acceptAll: "すべて採用",
    rejectAll: "すべて却下",
    count_other: "{{formatted}} 件の変更",
    byDevice: "この端末で作成",
    byModel: "{{model}} が作成",
    cut: "選択した文の最初の部分だけ",
    kept: "数式やリンクを変える部分は除きました",
    working: { shorten: "短くしています…", simplify: "やさしくしています…" },
    changed: "この文は作業中に変更されたため、提案はありません。",
    nothing: { shorten: "ここには省けるところがありません。", simplify: "ここにはやさしくできるところがありません。" },
    failed: { shorten: "短くできませんでした：{{message}}", simplify: "やさしくできませんでした：{{message}}" },
    noModel:
      "もっとやさしく言い換えるには AI モデルが必要ですが、このサーバーにはまだありません。サーバーの管理者が設定できます。",
    needsModel: "もっとやさしく言い換えるには AI モデルが必要です。{{message}}",
  },
};
