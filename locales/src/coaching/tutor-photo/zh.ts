import type { TutorPhotoTexts } from "./en.ts";

export const zh: TutorPhotoTexts = {
  tutorPhoto: {
    label: "题目的照片",
    take: "拍照",
    choose: "从图片中取",
    or: "也可以把图片粘贴或拖到这里。",
    notKept: "图片不会留下，除非你把它保存。",
    byModel: "让模型来读",
    byDevice: "在这台设备上识别文字",
    again: "再识别一次",
    modelReads: "模型正在读…",
    seeing: "正在识别文字：{{percent}}",
    copied: "模型读到的内容已填入输入框。开始之前，请对照图片看一看。",
    words: "文字已填入输入框。公式在这里识别不好：请照着图片手动输入。",
    inSources: "其中的图片",
    numbered: "图片 {{number}}",
    readOne: "使用这张图片：{{name}}",
    remove: "移除图片",
    keep: "保存到我的文档",
    kept: "已保存到你的文档。",
    keptTwin: "它已经在你的文档里了。",
    noRoom: "没能保存：这台设备上没有空间了。",
    modelFailed: "模型没能读出来：{{message}}",
    problem: {
      tooLarge: "这张图片超过 {{most}}。请换一张小一些的，或只拍题目那部分。",
      notPicture: "这不是此浏览器能打开的图片。JPEG 或 PNG 都可以。",
      noText: "在这张图片里没有找到题目。请手动输入，图片会留在旁边。",
      unreachable: "没有网络，暂时无法下载文字识别数据。请手动输入题目，图片会留在旁边。",
      unable: "这个浏览器无法识别图片里的文字。请手动输入题目，图片会留在旁边。",
    },
  },
};
