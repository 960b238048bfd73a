import type { SelectionTexts } from "./en.ts";

export const zh: SelectionTexts = {
  selection: {
    label: "对选中的文字",
    explain: "讲解",
    shorten: "缩短",
    simplify: "简化",
    card: "做成卡片",
    quiz: "考考我",
    ask: "问 Jotson",
    cut: "选中的内容太长，只取了开头部分。",
  },
  proposal: {
    label: "修改建议",
    accept: "接受：{{words}}",
    reject: "拒绝：{{words}}",
    acceptAll: "全部接受",
    rejectAll: "全部拒绝",
    count_other: "{{formatted}} 处修改",
    byDevice: "由本机生成",
    byModel: "由 {{model}} 生成",
    cut: "只处理了所选内容的开头",
    kept: "已略去会改动公式或链接的部分",
    working: { shorten: "正在缩短…", simplify: "正在简化…" },
    changed: "这段文字刚才有改动，因此不再提出建议。",
    nothing: { shorten: "这里没有可以删减的内容。", simplify: "这里没有可以简化的内容。" },
    failed: { shorten: "缩短失败：{{message}}", simplify: "简化失败：{{message}}" },
    noModel: "简化需要 AI 模型，而这台服务器还没有。管理员可以设置。",
    needsModel: "简化需要 AI 模型。{{message}}",
  },
};
