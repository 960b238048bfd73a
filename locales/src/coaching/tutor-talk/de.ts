import type { TutorTalkTexts } from "./en.ts";

export const de: TutorTalkTexts = {
  tutorTalk: {
    solve: "Verdeckt von einem Modell lösen lassen",
    solveHint:
      "Ein KI-Modell löst sie zweimal. Nur wenn beide Lösungen übereinstimmen, kannst du anfangen, und du siehst sie erst mit dem letzten Tipp.",
    solving: "Wird zweimal gelöst, verdeckt …",
    solveFailed: "Sie ließ sich gerade nicht lösen: {{message}}",
    unsureTitle: "Bei dieser bin ich nicht sicher",
    unsure:
      "Die beiden Versuche des Modells stimmen nicht überein. Ob deine Zeilen richtig sind, lässt sich hier also nicht sagen. Ich kann dir nur sagen, worum es geht:",
    unsureNone:
      "Die beiden Versuche des Modells stimmen nicht überein. Ob deine Zeilen richtig sind, lässt sich hier also nicht sagen.",
    talk: "Anhand meiner Notizen durchsprechen",
    talkHint: "Ein KI-Modell stellt dir Fragen zu deinen eigenen Notizen und Dokumenten. Es schreibt nichts für dich.",
    needsModel:
      "Zum Durchsprechen braucht es ein KI-Modell, und gerade ist keins verfügbar. Dir bleibt, was in deinen Notizen dazu steht.",
    byModel: "Zweimal von einem Modell gelöst",
    asksTitle: "Frag zu einem Schritt",
    asksHint: "Das Modell stellt Fragen. Die Lösung verrät es nicht.",
    message: "Deine Nachricht",
    send: "Senden",
    reply: "Deine Antwort",
    thinking: "Überlegt sich eine Frage …",
    you: "Du",
    asks: "Frage",
    value: "Schreib es als Zeile auf, dann wird es sofort geprüft.",
    keptBack:
      "Die Antwort des Modells hätte zu viel verraten. Also frage ich: Was ist gegeben, was ist gesucht, und bei welcher Zeile bist du dir am wenigsten sicher?",
    keptBackSources:
      "Die Antwort des Modells war keine Frage oder hätte zu viel verraten. Also frage ich: Welche Stelle in deinen Notizen handelt davon, und wie würdest du es sagen?",
    talkFailed: "Gerade kommt keine Antwort: {{message}}",
    talkHeading: "Frage für Frage",
    talkBy: "Ein Modell fragt, du antwortest",
    talkOpening: "Was denkst du schon? Ein halber Satz genügt für den Anfang.",
    talkNoSources: "Du hast keine Notizen gewählt, also kann es keine zitieren.",
    solution: "Die Lösung",
    solutionSent:
      "Sie wird mitgeschickt, damit dich das Modell nicht in die Irre führt. Du siehst sie mit dem letzten Tipp.",
    pointsSent:
      "Das wird mitgeschickt, damit das Modell weiß, worauf es ankommt. Du siehst es, sobald du abgegeben hast.",
    plot: "So sieht es aus",
    explain: "Selbst erklären",
    explainHint: "Mit eigenen Worten: Warum ist das die Lösung? Wie für jemanden, der gefehlt hat.",
    explainField: "Mit meinen Worten",
    explainHandIn: "Abgeben",
    explainReading: "Das Modell liest es …",
    explainAsked: "Erkläre mit eigenen Worten, wie man das löst und warum: {{problem}}",
    explainPoints: "Worauf es ankommt",
    explainOwn: "Was du geschrieben hast",
    explainJudge: "Steht das in deiner Antwort?",
    explainYes: "Ja",
    explainPartly: "Zum Teil",
    explainNo: "Noch nicht",
    explainRight: "Gut erklärt. Das zählt wie eine Quizfrage.",
    explainSome: "Ein Teil ist da. Das zählt zur Hälfte.",
    explainWrong: "Noch nicht. Das kommt zu dem, was du noch lernst.",
    slip: "Karte aus meinem Fehler machen",
    slipTitle: "Eine Karte aus deinem ersten Fehler",
    slipFront: "Was stimmt hier nicht? Von {{above}} zu {{line}}",
    slipDeck: "Meine Fehler",
    slipKeep: "Karte behalten",
    slipKept: "Die Karte liegt in „{{deck}}“.",
  },
};
