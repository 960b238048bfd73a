import type { TutorTalkTexts } from "./en.ts";

export const de: TutorTalkTexts = {
  tutorTalk: {
    solve: "Von einem Modell lösen lassen, verdeckt",
    solveHint:
      "Ein Sprachmodell löst sie zweimal. Nur wenn beide Versuche übereinstimmen, geht es los, und vor der letzten Sprosse siehst du nichts davon.",
    solving: "Wird zweimal gelöst, verdeckt…",
    solveFailed: "Sie ließ sich gerade nicht lösen: {{message}}",
    unsureTitle: "Bei dieser bin ich nicht sicher",
    unsure:
      "Zwei Versuche des Modells kamen zu verschiedenen Ergebnissen. Hier könnte also nichts sagen, ob eine Zeile von dir stimmt. Ich kann dir nur sagen, worum es geht:",
    unsureNone:
      "Zwei Versuche des Modells kamen zu verschiedenen Ergebnissen. Hier könnte also nichts sagen, ob eine Zeile von dir stimmt.",
    talk: "Anhand meiner Notizen durchsprechen",
    talkHint:
      "Ein Sprachmodell stellt dir Fragen zu deinen eigenen Notizen und Dokumenten. Es schreibt nichts für dich.",
    needsModel:
      "Um es durchzusprechen, braucht es ein Sprachmodell, und gerade ist keins da. Was deine Notizen dazu sagen, ist alles.",
    byModel: "Von einem Modell gelöst, zweimal",
    asksTitle: "Frag zu einem Schritt",
    asksHint: "Das Modell fragt zurück. Die Lösung sagt es nicht.",
    message: "Deine Nachricht",
    send: "Senden",
    reply: "Deine Antwort",
    thinking: "Überlegt sich eine Frage…",
    you: "Du",
    asks: "Frage",
    value: "Schreib es als Zeile auf: Dort wird es gleich geprüft.",
    keptBack:
      "Was das Modell gesagt hat, hätte zu viel verraten. Also frage ich: Was ist gegeben, was ist gesucht, und bei welcher Zeile bist du am wenigsten sicher?",
    keptBackSources:
      "Was das Modell gesagt hat, war keine Frage. Also frage ich: Welche Stelle deiner Notizen spricht davon, und wie würdest du es sagen?",
    talkFailed: "Gerade kommt keine Antwort: {{message}}",
    talkHeading: "Frage für Frage",
    talkBy: "Ein Modell fragt, du antwortest",
    talkOpening: "Was denkst du schon? Ein halber Satz genügt für den Anfang.",
    talkNoSources: "Es sind keine Notizen gewählt, also kann es nichts von dir zitieren.",
    plot: "So sieht es aus",
    explain: "Selbst erklären",
    explainHint: "Mit eigenen Worten: Warum ist das die Lösung? Wie für jemanden, der gefehlt hat.",
    explainField: "Mit meinen Worten",
    explainHandIn: "Abgeben",
    explainReading: "Das Modell liest es…",
    explainAsked: "Erkläre mit eigenen Worten, wie man das löst und warum: {{problem}}",
    explainPoints: "Worauf es beruht",
    explainOwn: "Was du geschrieben hast",
    explainJudge: "Sagt dein Text das?",
    explainYes: "Ja",
    explainPartly: "Zum Teil",
    explainNo: "Noch nicht",
    explainRight: "Gut erklärt. Das zählt wie eine Quizfrage.",
    explainSome: "Ein Teil ist da. Das zählt zur Hälfte.",
    explainWrong: "Noch nicht. Das kommt zu dem, was du noch lernst.",
    slip: "Karte aus meinem Fehler",
    slipTitle: "Eine Karte aus deinem ersten Fehler",
    slipFront: "Was stimmt hier nicht? Von {{above}} zu {{line}}",
    slipDeck: "Meine Fehler",
    slipKeep: "Karte behalten",
    slipKept: "Die Karte liegt in „{{deck}}“.",
  },
};
