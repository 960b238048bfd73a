import type { TutorPhotoTexts } from "./en.ts";

export const zh: TutorPhotoTexts = {
  tutorPhoto: {
    label: "题目的照片",
    take: "拍照",
    choose: "选择图片",
    or: "也可以把图片粘贴或拖到这里。",
    notKept: "图片不会保存，除非你要保留它。",
    byModel: "让模型来读",
    byDevice: "在这台设备上识别文字",
    again: "再识别一次",
    modelReads: "模型正在读…",
    seeing: "正在识别文字：{{percent}}",
    copied: "模型读到的内容已填入输入框。开始之前，请对照图片看一看。",
    words: "文字已填入输入框。公式识别得不好，请自己输入。",
    inSources: "其中的图片",
    numbered: "图片 {{number}}",
    readOne: "使用这张图片：{{name}}",
    remove: "移除图片",
    keep: "保存到我的文档",
    kept: "已保存到你的文档。",
    keptTwin: "它已经在你的文档里。",
    noRoom: "没能保存：这台设备上没有空间了。",
    modelFailed: "模型没能读出来：{{message}}",
    problem: {
      tooLarge: "这张图片超过 {{most}}。请换一张小一些的，或只拍题目那部分。",
      notPicture: "这个浏览器无法把它当作图片打开。请试试 JPEG 或 PNG。",
      noText: "在这张图片里没有找到题目。请手动输入，图片会留在旁边。",
      unreachable: "没有网络，暂时无法下载文字识别数据。请手动输入题目，图片会留在旁边。",
      unable: "这个浏览器无法识别图片里的文字。请手动输入题目，图片会留在旁边。",
    },
  },
};
