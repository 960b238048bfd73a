import type { ExamDayTexts } from "./en.ts";

export const de: ExamDayTexts = {
  examDay: {
    title: {
      today: "Bereit für heute?",
      tomorrow: "Bereit für morgen?",
      weekday: "Bereit für {{day}}?",
      date: "Bereit für den {{day}}?",
    },
    on: {
      today: "heute",
      tomorrow: "morgen",
      weekday: "am {{day}}",
      date: "am {{day}}",
    },
    inExam: "in der Prüfung",
    now: "heute",
    rightNow: "jetzt",
  },
};
