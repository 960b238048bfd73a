import type { ExamDayTexts } from "./en.ts";

export const es: ExamDayTexts = {
  examDay: {
    title: {
      today: "¿Todo listo para hoy?",
      tomorrow: "¿Todo listo para mañana?",
      weekday: "¿Todo listo para el {{day}}?",
      date: "¿Todo listo para el {{day}}?",
    },
    on: {
      today: "hoy",
      tomorrow: "mañana",
      weekday: "el {{day}}",
      date: "el {{day}}",
    },
    inExam: "en el examen",
    now: "hoy",
    rightNow: "ahora",
  },
};
