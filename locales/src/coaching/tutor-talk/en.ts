import type { TextsLike } from "../../texts-like.ts";

/** The tutor where a model helps it, and what comes after a problem. */
export const en = {
  tutorTalk: {
    solve: "Have a model solve it, unseen",
    solveHint:
      "A language model solves it twice. Only if both tries agree does the work begin, and you see nothing of it before the last rung.",
    solving: "Being solved twice, out of your sight…",
    solveFailed: "It could not be solved just now: {{message}}",
    unsureTitle: "Not sure of this one",
    unsure:
      "Two tries of the model came to different answers, so nothing here could say whether a line of yours is right. I can only tell you what it is about:",
    unsureNone:
      "Two tries of the model came to different answers, so nothing here could say whether a line of yours is right.",
    talk: "Talk it through over my notes",
    talkHint: "A language model asks questions about your own notes and documents. It writes nothing for you.",
    needsModel:
      "Talking it through takes a language model, and none can be asked now. What your notes say on it is all there is.",
    byModel: "Solved by a model, twice",
    asksTitle: "Ask about a step",
    asksHint: "The model asks back. It does not tell the answer.",
    message: "Your message",
    send: "Send",
    reply: "Your reply",
    thinking: "Thinking of a question…",
    you: "You",
    asks: "Question",
    value: "Write it down as a line: there it is checked at once.",
    keptBack:
      "What the model said would have told too much. So I ask: what is given, what is asked, and which of your lines are you least sure of?",
    keptBackSources:
      "What the model said was no question, or told too much. So I ask: which passage of your notes speaks of this, and how would you say it yourself?",
    talkFailed: "No reply just now: {{message}}",
    talkHeading: "Question by question",
    talkBy: "A model asks, you answer",
    talkOpening: "What do you think already? Half a sentence is enough to begin.",
    talkNoSources: "No notes are chosen, so it can quote nothing of yours.",
    solution: "The solution",
    solutionSent: "It goes along, so that the model does not lead you astray. You see it on the last rung.",
    pointsSent: "It goes along, so that the model knows what to look for. You see it once you have handed in.",
    plot: "How it looks",
    explain: "Explain it back",
    explainHint: "In your own words: why is that the solution? As if to a friend who was not there.",
    explainField: "In my own words",
    explainHandIn: "Hand in",
    explainReading: "The model reads it…",
    explainAsked: "Explain in your own words how this is solved, and why: {{problem}}",
    explainPoints: "What it rests on",
    explainOwn: "What you wrote",
    explainJudge: "Does yours say this?",
    explainYes: "Yes",
    explainPartly: "Partly",
    explainNo: "Not yet",
    explainRight: "Well explained. It counts as a quiz question does.",
    explainSome: "A part of it is there. It counts as half.",
    explainWrong: "Not there yet. This goes to what you still learn.",
    slip: "Card from my slip",
    slipTitle: "A card from your first slip",
    slipFront: "What does not hold here? From {{above}} to {{line}}",
    slipDeck: "My slips",
    slipKeep: "Keep the card",
    slipKept: "The card is in “{{deck}}”.",
  },
};

export type TutorTalkTexts = TextsLike<typeof en>;
