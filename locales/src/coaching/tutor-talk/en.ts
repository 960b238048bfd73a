import type { TextsLike } from "../../texts-like.ts";

/** The tutor where a model helps it, and what comes after a problem. */
export const en = {
  tutorTalk: {
    solve: "Have a model solve it, hidden from me",
    solveHint:
      "An AI model solves it twice. You can start only if both solutions agree, and you don’t see them until the last hint.",
    solving: "Solving it twice, hidden from you…",
    solveFailed: "It couldn’t be solved right now: {{message}}",
    unsureTitle: "Not sure of this one",
    unsure:
      "The model’s two attempts don’t agree, so nothing here could tell whether your lines are right. All I can tell you is what it’s about:",
    unsureNone: "The model’s two attempts don’t agree, so nothing here could tell whether your lines are right.",
    talk: "Talk it through with my notes",
    talkHint: "An AI model asks you questions about your own notes and documents. It writes nothing for you.",
    needsModel:
      "Talking it through needs an AI model, and none is available right now. All there is for now is what your notes say about it.",
    byModel: "Solved twice by a model",
    asksTitle: "Ask about a step",
    asksHint: "The model asks questions. It doesn’t give the answer.",
    message: "Your message",
    send: "Send",
    reply: "Your reply",
    thinking: "Thinking of a question…",
    you: "You",
    asks: "Question",
    value: "Write it down as a line, and it’s checked right away.",
    keptBack:
      "The model’s reply would have given too much away. So let me ask: what is given, what is asked, and which of your lines are you least sure of?",
    keptBackSources:
      "The model’s reply wasn’t a question, or gave too much away. So let me ask: which passage of your notes covers this, and how would you say it yourself?",
    talkFailed: "No reply right now: {{message}}",
    talkHeading: "Question by question",
    talkBy: "A model asks, you answer",
    talkOpening: "What do you already think? Half a sentence is enough to start.",
    talkNoSources: "You haven’t chosen any notes, so it can’t quote them.",
    solution: "The solution",
    solutionSent: "It’s sent along so the model doesn’t lead you astray. You see it with the last hint.",
    pointsSent: "It’s sent along so the model knows what to look for. You see it once you’ve handed in.",
    plot: "What it looks like",
    explain: "Explain it back",
    explainHint: "In your own words: why is that the solution? As if to a friend who wasn’t there.",
    explainField: "In my own words",
    explainHandIn: "Hand in",
    explainReading: "The model is reading it…",
    explainAsked: "Explain in your own words how this is solved, and why: {{problem}}",
    explainPoints: "What it comes down to",
    explainOwn: "What you wrote",
    explainJudge: "Does your answer say this?",
    explainYes: "Yes",
    explainPartly: "Partly",
    explainNo: "Not yet",
    explainRight: "Well explained. It counts like a quiz question.",
    explainSome: "Part of it is there. It counts as half.",
    explainWrong: "Not there yet. It’s now on your list to learn.",
    slip: "Make a card of my mistake",
    slipTitle: "A card from your first mistake",
    slipFront: "What’s wrong here? From {{above}} to {{line}}",
    slipDeck: "My mistakes",
    slipKeep: "Keep the card",
    slipKept: "The card is in “{{deck}}”.",
  },
};

export type TutorTalkTexts = TextsLike<typeof en>;
