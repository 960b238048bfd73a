import type { MindMapTexts } from "./en.ts";

export const ja: MindMapTexts = {
  mindMap: {
    add: "追加",
    addBelow: "下の階層に追加",
    addBeside: "同じ階層に追加",
    remove: "削除",
    edit: "「{{text}}」の文字",
    editNew: "新しい項目の文字",
    empty: "まだ文字がありません",
    source: "引用元 {{number}}",
    tools: "マインドマップのツール",
    undo: "元に戻す",
    redo: "やり直す",
    zoomIn: "拡大",
    zoomOut: "縮小",
    fit: "全体を表示",
    fill: "画面いっぱいに表示",
    leaveFill: "ページに戻る",
    keys: "Enter：編集、続けて同じ階層に追加 · Tab：下の階層に追加 · Esc：終了",
    allKeys:
      "矢印キーで移動します。Enter で編集、もう一度 Enter で同じ階層に追加します。文字を入力すると書き直せます。Tab で下の階層に追加、Shift と Tab で一つ上の階層へ。Alt と矢印キーで並べ替え、Delete で削除します。Ctrl または Cmd と Enter で引用元を開きます。Ctrl または Cmd と Z で元に戻します。Esc で終了します。",
  },
};
