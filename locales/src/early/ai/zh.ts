import type { AiTexts } from "./en.ts";

export const zh: AiTexts = {
  ai: {
    problem: {
      "no-key": "尚未配置 Google AI 的 API 密钥。请设置环境变量 REACT_APP_GEMINI_API_KEY。",
      "not-configured": "此服务器已关闭 AI 模型。管理员可以进行配置。",
      "bad-key": "模型不可用。请检查 API 密钥和模型配置。",
      "model-missing": "模型不可用。请检查 API 密钥和模型配置。",
      "no-model": "无法启动任何 AI 模型。请检查 API 密钥和网络连接。",
      network: "网络错误。请检查网络连接后重试。",
      timeout: "网络错误。请检查网络连接后重试。",
      offline: "网络错误。请检查网络连接后重试。",
      blocked: "AI 服务因其自身规则中止了这个回答。请换一种说法试试。",
      "bad-output": "AI 生成失败：回答不符合要求的格式。",
      "too-long": "内容超出了 AI 模型一次能读取的长度。请选择较短的部分。",
      "device-only": "Jotson 只在这台设备上回答：这是你在设置里打开的。",
      "signed-out": "请先登录再使用。",
      quota: "API 配额已用完。请检查 Google Cloud 的结算和配额。",
      limit: "暂时达到上限了：此服务器限制了每个人的提问次数。请在{{wait}}后重试。",
      unavailable: "AI 生成失败：{{detail}}",
    },
    failed: {
      summary: "摘要生成失败：{{message}}",
      concepts: "概念提取失败：{{message}}",
      questions: "题目生成失败：{{message}}",
      outline: "提纲生成失败：{{message}}",
      comparison: "文档比较失败：{{message}}",
      explanation: "讲解生成失败：{{message}}",
    },
    apology: "抱歉，我遇到了一个错误：{{message}}。请重试，或换一种方式提问。",
  },
};
