import type { SentTexts } from "./en.ts";

export const zh: SentTexts = {
  sent: {
    title: "已发送的内容",
    text: "从你的所有设备发往 AI 模型的每一个问题，最新的在前。这里不保存问题的文字。",
    most: "保留最近的 {{most}} 条。",
    empty: "还没有向 AI 模型发送过任何内容。",
    emptyText: "Jotson 和学习工具都先在本机上工作。你发给模型的内容会列在这里。",
    by: {
      summary: "摘要",
      concepts: "概念",
      questions: "题目",
      outline: "提纲",
      comparison: "对比",
      explanation: "讲解",
      shorten: "更短的写法",
      simplify: "更简单的写法",
    },
    noModel: "{{provider}}，没有回答",
    size: "已发送 {{size}}",
    tokens: "读取 {{input}} 个 token，写出 {{output}} 个",
    items: "一并发送的有",
    nothing: "除了问题没有别的",
    record: "你允许的个人资料、课程、成绩和日历",
    notes: "你笔记中的段落",
    pasted: "你粘贴的文字",
    link: "查看已发送的内容",
    forget: "清空列表",
    forgetTitle: "清空列表？",
    forgetText: "列表会从你的所有设备上消失。已发送的内容无法收回。",
    back: "设置",
    would: "查看将发送的内容",
    wouldTitle: "将发送的内容",
    wouldText:
      "只有当你请求时，这些文字、你的问题和我们的指令才会发给这台服务器的模型。关于你的信息只会附带学段，而且前提是你允许使用个人资料。",
    wouldSize_other: "约 {{tokens}} 个 token，分 {{count}} 次提问",
  },
};
