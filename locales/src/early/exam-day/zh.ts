import type { ExamDayTexts } from "./en.ts";

export const zh: ExamDayTexts = {
  examDay: {
    title: {
      today: "今天的考试准备好了吗？",
      tomorrow: "明天的考试准备好了吗？",
      weekday: "{{day}}的考试准备好了吗？",
      date: "{{day}}的考试准备好了吗？",
    },
    on: {
      today: "今天",
      tomorrow: "明天",
      weekday: "{{day}}",
      date: "{{day}}",
    },
    inExam: "考试时",
    now: "今天",
    rightNow: "现在",
  },
};
