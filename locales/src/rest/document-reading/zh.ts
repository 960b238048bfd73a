import type { DocumentReadingTexts } from "./en.ts";

export const zh: DocumentReadingTexts = {
  documentReading: {
    waiting: "等待读取",
    now: "正在读取，{{percent}}",
    cancel: "停止读取“{{title}}”",
    again: "重新读取",
    failed: {
      empty: "这个文件是空的。",
      encrypted: "这个文件有密码保护。请另存一份无密码的副本再上传。",
      broken: "这个文件已损坏，无法读取。",
      "too-large": "超过 {{size}} 的文件会保存，但不会读取。",
      "unknown-kind": "无法识别这个文件的类型。文件会原样保存。",
      "wrong-kind": "Jotter 无法读取这类文件。文件会原样保存。",
      bomb: "这个文件解压后会异常庞大，因此没有打开。",
      "too-slow": "读取这个文件用时过长，已停止。",
      missing: "服务器上已没有这个文件。",
      cancelled: "你已停止读取。",
      other: "无法读取这个文件。",
    },
    cut: {
      pages: "只读取了前 {{pages}} 页。",
      size: "文字太长，只读取了开头部分。",
      time: "读取用时过长，缺少最后几页。",
      broken: "这个文件有部分损坏，能读取的内容都在这里。",
    },
  },
};
