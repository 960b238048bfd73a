import type { ExamDayTexts } from "./en.ts";

export const ja: ExamDayTexts = {
  examDay: {
    title: {
      today: "今日の準備はできていますか？",
      tomorrow: "明日の準備はできていますか？",
      weekday: "{{day}}の準備はできていますか？",
      date: "{{day}}の準備はできていますか？",
    },
    on: {
      today: "今日",
      tomorrow: "明日",
      weekday: "{{day}}",
      date: "{{day}}",
    },
    inExam: "試験時",
    now: "今日",
    rightNow: "今",
  },
};
