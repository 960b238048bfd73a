import type { TextsLike } from "../../texts-like.ts";

export const en = {
  examDay: {
    title: {
      today: "Ready for today?",
      tomorrow: "Ready for tomorrow?",
      weekday: "Ready for {{day}}?",
      date: "Ready for {{day}}?",
    },
    on: {
      today: "today",
      tomorrow: "tomorrow",
      weekday: "on {{day}}",
      date: "on {{day}}",
    },
    inExam: "in the exam",
    now: "today",
    rightNow: "now",
  },
};

export type ExamDayTexts = TextsLike<typeof en>;
