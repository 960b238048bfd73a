import type { ExamDayTexts } from "./en.ts";

export const fr: ExamDayTexts = {
  examDay: {
    title: {
      today: "C’est bon pour aujourd’hui ?",
      tomorrow: "C’est bon pour demain ?",
      weekday: "C’est bon pour {{day}} ?",
      date: "C’est bon pour le {{day}} ?",
    },
    on: {
      today: "aujourd’hui",
      tomorrow: "demain",
      weekday: "{{day}}",
      date: "le {{day}}",
    },
    inExam: "à l’examen",
    now: "aujourd’hui",
    rightNow: "maintenant",
  },
};
