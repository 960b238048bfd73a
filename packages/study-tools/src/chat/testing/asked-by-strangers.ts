import type { AskedDocument } from "./ask-document.ts";

/** What was asked with a real document open: words the answer must show, or null where it must quote nothing. */
type Asked = readonly [ask: string, tells: string | null, never?: string];

type StrangersDocument = AskedDocument & { readonly asked: readonly Asked[]; readonly missed: readonly string[] };

const declaration: StrangersDocument = {
  language: "en",
  title: "House charter",
  pages: [
    {
      label: "1",
      text: "## Article 6\n\nEvery tenant has the right to be heard before the council decides. Article 7\n\nAll tenants are equal before the council and pay the same share.\n\nNo tenant shall be held to unpaid labour; unpaid labour in the yard is forbidden in all its forms.",
    },
    {
      label: "2",
      text: "## Article 24\n\nEvery tenant has the right to quiet and fresh air, including two hours without noise at noon.\n\n## Article 26\n\n1. Every tenant has the right to schooling in the house. Schooling shall be free in the first years.\n2. Parents choose what kind of schooling their children have.",
    },
  ],
  asked: [
    ["What does Article 26 say about schooling?", "right to schooling"],
    ["what is article 7", "All tenants are equal"],
    ["What is the right to quiet and fresh air?", "including two hours"],
    ["what does it say about labour", "unpaid labour in the yard"],
    ["How many articles are there?", null],
    ["how many hours are without noise?", "two hours without noise"],
    ["What is photosynthesis?", null],
  ],
  missed: [],
};

const manual: StrangersDocument = {
  language: "en",
  title: "Working with Z",
  pages: [
    {
      label: "iii",
      text: "# Table of Contents\n\n1 Rows and boxes . . . . . . . . . . . . . . . . . . . . . 8\n\n2 Grouping with zapply . . . . . . . . . . . . . . . . . . 17\n\n3 Frames . . . . . . . . . . . . . . . . . . . . . . . . . 30",
    },
    {
      label: "8",
      text: "## 2.1 Rows and boxes\n\nThe call j() puts its arguments end to end.1\n\nA row is an ordered collection of values of one kind. The call gives them a name.\n\n1 With other kinds of argument, such as boxes, the action of j() on a row and a box is rather\n\ndifferent. See Section 6.2.",
    },
    {
      label: "17",
      text: "## Grouping\n\nThe function zapply() can also be used with several groups at once. The function zapply() is used to run another function on each group of values.\n\nA frame is a list of rows. There are limits on what may be made a frame, namely\n\n- all rows have the same length",
    },
  ],
  asked: [
    ["What does the function zapply do?", "is used to run another function"],
    ["What is a frame?", "A frame is a list of rows.", "namely"],
    ["What is the difference between a row and a box?", "A row is an ordered collection", "is rather"],
    ["what is a row?", "ordered collection", ". . ."],
    ["What is on page 17?", "several groups at once"],
  ],
  missed: [],
};

const guide: StrangersDocument = {
  language: "ja",
  title: "梱包の手引き",
  pages: [
    {
      label: "ii",
      text: "2 準備 . . . . . . . . . . . . . . . 6 2.7 pk_make . . . . . . . . . . . . . . 12 4.1 control . . . . . . . . . . . . . . . . 19",
    },
    {
      label: "3",
      text: "## 道具\n\n- boxlint - これは梱包チェッカで、作った梱包を調べてよくある誤りを指摘します。(詳しくは説明書を参照)。\n- boxes - 箱を数えます。",
    },
    {
      label: "12",
      text: "## 準備\n\npk_make は雛型のファイルを作成します。名前は小文字で書きます。1\n\nBoxlint User’s Manual (https://boxlint.example.org/manual.html) を読んでください。\n\n¹詳細は control の説明 (http://example.org/control.html) を参照下さい。",
    },
    { label: "19", text: "## 必要なファイル\n\ncontrol には梱包の名前と依存関係を書きます。" },
  ],
  asked: [
    ["pk_make とは何ですか？", "雛型のファイルを作成"],
    ["boxlint は何をしますか？", "梱包チェッカ", "。("],
    ["house/control には何を書きますか？", "依存関係", ". . ."],
    ["梱包の名前に大文字は使えますか？", null],
    ["光合成とは何ですか", null],
  ],
  missed: ["house/control には何を書きますか？"],
};

export const strangersDocuments: readonly StrangersDocument[] = [declaration, manual, guide];
