import type { StudyToolsTexts } from "./en.ts";

export const zh: StudyToolsTexts = {
  studyTools: {
    madeOnDevice: "在这台设备上生成，未使用 AI 模型",
    unsupported: "在你的资料中没有找到",
    notInMaterials: "你的资料里没有提到这个问题。",
    part: "第 {{done}} 部分，共 {{of}} 部分",
    tooFewSources: "请至少选择 {{fewest}} 份文档进行比较。",
    variant: {
      concise: "用几句话概括主要内容",
      detailed: "逐节详细总结，并附学习问题",
      "bullet-points": "只列要点",
      "mind-map": "从主题到细节的层级图",
    },
    withheld: {
      "too-short": "这段文字太短，无法处理。",
      "none-qualify": "设备在这里没有找到足够确定的内容。",
      "fewer-than-asked": "设备没有找到更多有把握的内容。用模型或者你自己，也许能找到更多。",
    },
    needsModel: {
      "own-words": "这些是原文的句子。用新的话来表达需要 AI 模型。",
      "reading-level": "换一种阅读水平需要 AI 模型。",
      translation: "这段文字是另一种语言，翻译需要 AI 模型。",
      synthesis: "综合多份文档需要 AI 模型。",
    },
  },
};
