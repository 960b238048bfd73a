import type { DocumentReadingTexts } from "./en.ts";

export const zh: DocumentReadingTexts = {
  documentReading: {
    waiting: "等待读取",
    now: "正在读取，{{percent}}",
    cancel: "停止读取“{{title}}”",
    again: "重新读取",
    againSeen: {
      title: "重新读取“{{title}}”？",
      text: "从图片中识别的文字会被替换。你需要重新选择语言，识别可能要花一些时间。",
    },
    limits: "Jotter 会读取不超过 {{size}} 的文件（每个读前 {{pages}} 页），方便你搜索。更大的文件同样会保存。",
    whatIsRead: "会读取哪些内容？",
    failed: {
      empty: "这个文件是空的。",
      encrypted: "这个文件有密码保护。请另存一份无密码的副本再上传。",
      broken: "这个文件已损坏，无法读取。",
      "too-large": "超过 {{size}} 的文件会保存，但不会读取。",
      "unknown-kind": "无法识别这个文件的类型。文件会原样保存。",
      "wrong-kind": "Jotter 无法读取这类文件。文件会原样保存。",
      bomb: "这个文件解压后会异常庞大，因此没有打开。",
      unsafe: "这个文件含有可能有害的隐藏指令，因此没有打开。",
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
      "not-again": "无法重新读取这个文件。之前的文字还在。",
    },
    pictures: {
      offer_other: "有 {{formatted}} 页是没有文字的图片。",
      offerPhoto: "这是一张图片，其中的文字还无法搜索。",
      read: "识别其中的文字",
      language: "文字的语言",
      cost: "首次使用需下载 {{size}}。",
      waiting: "图片等待识别",
      arriving: "正在下载文字识别数据：{{done}}，共 {{size}}",
      now_other: "正在识别第 {{page}} 页的图片，{{percent}}，还剩 {{formatted}} 页",
      stop: "停止识别“{{title}}”的图片",
      problem: {
        unreachable: "没有网络，或服务器无法下载文字识别数据。Jotter 会自动重试。",
        unable: "这个浏览器无法运行文字识别，请换用较新的浏览器。",
        "no-bytes": "目前无法取得文件，Jotter 会自动重试。",
      },
    },
  },
};
