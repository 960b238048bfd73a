import type { TextsLike } from "../../texts-like.ts";

export const en = {
  chat: {
    online: "Online",
    onlineNoModel: "Online · no AI model",
    onDevice: "On this device",
    typing: "Typing...",
    thinking: "Thinking...",
    greeting:
      "Hi! I'm **Jotson**, your study assistant. Ask me about homework, a concept you are stuck on, or your own classes: “When is my next test?” or “What do I need in Biology?”",
    guest: "You are not signed in: this conversation is gone when you close this tab.",
    log: "Conversation with Jotson",
    input: "Ask Jotson anything",
    send: "Send",
    stop: "Stop",
    close: "Close the chat",
    back: "Back to the conversation",
    startNew: "New conversation",
    you: "You:",
    stopped: "You stopped this answer.",
    unanswered: "No answer yet.",
    copy: "Copy",
    copied: "Copied.",
    copyFailed: "The browser did not allow copying.",
    makeNote: "Make a note of it",
    noteMade: "It is a note now.",
    openNote: "Open it",
    regenerate: "Answer again",
    askModel: "Ask the AI model instead",
    chip: {
      math: {
        label: "Help with math",
        prompt: "I need help with a math problem. Can you guide me through it step by step?",
        device:
          "Gladly. Type the problem as you would write it, and I work it out on this device, step by step:\n\n- `solve 2x + 3 = 7`\n- `factor x^2 - 5x + 6`\n- `derivative of x^2 sin x`\n- `integrate x e^x from 0 to 1`",
      },
      concept: {
        label: "Explain concept",
        prompt: "Can you explain a concept to me in simple words, with an example?",
        device:
          "Name the concept, for example “What is osmosis?”. If your notes speak of it, I quote the passages and link to them.",
      },
      tips: {
        label: "Study tips",
        prompt: "Can you give me some effective study tips?",
        device:
          "What research on learning agrees on:\n\n1. **Test yourself.** Close the book and write down what you remember, then check. It beats rereading.\n2. **Spread it out.** Four half hours on four days stay longer than two hours on one.\n3. **Mix topics.** Change between kinds of problems, so that you learn to choose the method too.\n4. **Explain it** to somebody else in your own words. Where you get stuck, you have found the gap.\n5. **Sleep.** What you learned in the evening settles overnight.",
      },
      writing: {
        label: "Writing help",
        prompt: "Can you help me improve my writing for an assignment?",
        device:
          "Before you hand it in, go through this list:\n\n1. Can you say your main point in **one sentence**? Does it stand in the introduction?\n2. Does each paragraph have **one idea**, named in its first sentence?\n3. Is every claim backed by a **quote, a number or an example**?\n4. Read it **aloud**: where you stumble, the sentence is too long.\n5. Check names, quotes and sources last.",
      },
    },
    source: {
      "own-data": "Worked out from your own data, on this device",
      maths: "Worked out on this device",
      notes: "Quoted from your notes",
      device: "Answered on this device",
      model: "Written by an AI model: check what matters",
    },
    /** One never travels with the other. [AIX-7] */
    stayed: {
      record: "Your grades, profile and calendar stayed on this device: this was about a text.",
      text: "Your notes and pasted texts stayed on this device: this was about your grades and calendar.",
    },
    smallTalk: {
      hello:
        "Hi! What are you working on? You can ask me about your classes (“When is my next test?”), give me a math problem, or look something up in your notes.",
      how: "Doing well, thanks for asking! I'm a program, so every day is a good day. How is yours going? If something is due, I can tell you what comes first: ask “What is due this week?”",
      thanks: "You're welcome! Good luck with it.",
      bye: "See you! Everything you wrote is saved.",
      ok: "Great. I'm here when you need something.",
      who: "I'm Jotson, the study assistant in Jotter. I'm a program, not a person. Your grades, dates and math I work out on your device; only if this server has an AI model set up, a model answers the rest.",
      can: "I can:\n\n- answer questions about your own classes: “When is my next test?”, “What do I need in Biology?”, “What is due this week?”\n- work out math step by step: `solve 2x + 3 = 7`\n- quote your notes: “What is osmosis?”\n\nFor everything else I ask an AI model, if this server has one.",
      jotter:
        "Jotter is a study app: notes, files, grades and a calendar in one place, in six languages. It works offline, and what you write is saved on your device as you type. I'm Jotson, its assistant.",
      free: "Yes. Jotter takes no payment, and everything in it is open to everyone. The plan in your profile is only a preference.",
      offline:
        "Yes. Notes, grades and the calendar work offline on a device where you've signed in, and sync once you're back online. Uploaded files and answers from an AI model need a connection.",
      privacy:
        "Other students and teachers can't see what you write in your account. It's on your devices and on this server; whoever runs the server could technically read it. An AI model only gets what you ask me, with the data you allow in [settings](/settings#assistant). More under [Privacy](/privacy).",
      failed:
        "I'm sorry, that really stings. One result shows how one day went, not how smart you are, and trying again takes courage. When you're ready: pick the one thing that cost you the most points and ask your teacher or a friend about just that. Ask me “What do I need to pass?” with the class, and I'll work out what's still possible. Be as kind to yourself as you'd be to a friend.",
      lonely:
        "I'm sorry, that's a hard feeling. A lot of people around you know it too, even when it doesn't show. One small step can help: text one person today, even just “how was your day?”, or ask someone in class to study together. A school counselor or another adult you trust is there for this too. I'm only a program, but I'm glad you said it.",
      stress:
        "That's a lot at once, no wonder it feels heavy. Try this: breathe out slowly, five times. Then choose only the next small step, 15 minutes long, and leave the rest for after. Ask me “What is due this week?” and I'll put it in order, so you don't have to carry it in your head. If it stays too much, tell a teacher early; most will help.",
      low: "I'm sorry you're having a hard time. You don't have to be okay all the time. Something small can help right now: some water, a short walk, a song, or a message to someone you like. If it stays this way for days, please tell an adult you trust. Writing it down in a note can help too; it's just for you.",
    },
    arriving: "Your data is still arriving on this device, so this may not be all of it yet.",
    understoodByModel: "A model read your question; the figures are worked out here.",
    fromNotes: "From your notes:",
    /** Nothing answers a question, and no model can be asked. [AIX-6] */
    nothing: {
      looked: "I looked in your notes for: {{words}}. Nothing there answers this.",
      named: "These notes have some of these words:",
      which: "What do you mean by that? Say it by name, and I'll look it up in your notes.",
      pasted: "What should I do with this text? On this device I can make a summary or cards from it.",
      record: "I'm not sure what you'd like to know about your classes. This is what I can work out:",
      notAllowed: "I'm not allowed to look in your notes. You can change that in [settings](/settings#assistant).",
      guest:
        "You're not signed in, so I have no notes or classes to look in. Math I can work out right here: try `solve 2x + 3 = 7`. [Sign in](/login)",
      onlyHere:
        "No AI model is asked, because you chose to stay on this device. You can change that in [settings](/settings#assistant).",
      model:
        "An AI model could say more, and this server has none yet. [Settings](/settings#assistant) say how one is set up.",
      modelGuest: "An AI model could say more; whoever runs this server can set one up.",
      ask: {
        test: "When is my next test?",
        due: "What is due this week?",
        average: "What is my average?",
      },
    },
    cut: "*The answer reached its length limit. Ask me to go on.*",
    needsModel:
      "This needs an AI model, and this server has none yet. [Settings](/settings#assistant) say how one is set up. Without one I can still answer questions about your classes, grades and calendar, work out math step by step and quote your notes.",
    needsModelGuest:
      "This needs an AI model, and this server has none yet; whoever runs it can set one up. Without one I can still work out math step by step.",
    signInForData:
      "I can only tell you that when you are signed in: then I look at your own classes, grades and calendar. [Sign in](/login)",
    /** What is proposed, never done by itself. [CHT-8] */
    act: {
      event: "Shall I put this on your calendar?",
      events: "Shall I put these on your calendar? Add them one by one, or all at once.",
      isThere: "“{{title}}” is already on your calendar for {{day}}.",
      note: "Shall I save this as a note?",
      plan: "Time to study, in your free hours before what is due. Uncheck what you don't want.",
      cards: "The flashcard generator makes cards from it; you choose which to keep.",
      cardsFromAny: "Open a note and ask me again, or choose a text in the flashcard generator.",
      summary: "The summarizer does that on this device, in the text’s own sentences.",
      summaryFromAny: "Open a note and ask me again, or choose a text in the summarizer.",
      quiz: "The study desk makes questions from it on this device, and shows you the answers.",
      quizFromAny: "Open a note and ask me again, or choose a text you want to be quizzed on.",
      explain: "The explainer shows what your own texts say about it.",
      explainFromAny: "Open a note and ask me again, or tell the explainer which word you are stuck on.",
      compare: "The comparer puts the texts side by side: what they share, and where they differ.",
      compareFromAny: "Choose the texts in the comparer: it shows what they share, and where they differ.",
      whichDay: "Which day is it?",
      noSuchDay: "There is no such date. Which day is it?",
      over: "That time has already passed. Which day is it?",
      whichClass: "Which class is it for?",
      nothingToSave: "There is nothing to save yet. Write “write a note:” and your text after it.",
      nothingDue: "Nothing is due and no exam is coming up in these days, so there is nothing to plan.",
      noRoom: "There is not enough free time for: {{titles}}",
      signIn: "I can do that once you are signed in. [Sign in](/login)",
      byModel: "A model read your request. Nothing is written until you say so.",
    },
    proposal: {
      label: {
        event: "Proposed event",
        note: "Proposed note",
        plan: "Proposed study plan",
      },
      add: "Add",
      addAll: "Add all",
      change: "Change",
      decline: "No thanks",
      date: "Day",
      time: "From",
      until: "Until",
      dueTime: "Time",
      noteTitle: "Title",
      noteBody: "Text",
      empty: "No text yet.",
      weekly: "every week",
      due: "due {{when}}",
      clash: "At the same time: {{titles}}",
      added: {
        event: "It is on your calendar.",
        note: "It is in your notes.",
        plan: "Your study blocks are on your calendar.",
      },
      gone: "Added, and removed again since.",
      declined: "Not added.",
      again: "Show it again",
      openNote: "Open note",
      cards: "Make cards",
      cardsFrom: "Make cards: {{title}}",
      summary: "Summarize",
      summaryFrom: "Summarize: {{title}}",
      quiz: "Quiz me",
      quizFrom: "Quiz me: {{title}}",
      explain: "Explain",
      explainFrom: "Explain: {{title}}",
      compare: "Compare texts",
      compareFrom: "Compare: {{title}}",
      search: "Search my notes",
      write: "Write a note",
      now: "Open: {{title}}",
      before: "for {{title}}, {{day}}",
      invalid: "Please give it a title, a day, and an end after its start.",
    },
    link: {
      grades: "Open grades",
      calendar: "Open calendar",
      notes: "Open notes",
      settings: "Open settings",
    },
    maths: {
      result: "**Result:** {{result}}",
      decimals: "As decimals: {{values}}",
      noSolution: "**Result:** there is no solution.",
      everyNumber: "**Result:** every number is a solution.",
      infinitelyMany: "**Result:** there are infinitely many solutions: {{result}}",
      integer: "Here {{letter}} stands for any whole number.",
      complex: "There are also solutions that are not real: {{values}}",
      assuming: "This holds if {{values}}.",
    },
    help: {
      title: "You are not alone: talk to somebody now",
      emergency: "In danger right now",
      call: "Call {{number}}",
      text: "Text {{number}}",
      chat: "Chat online",
      elsewhere: "Elsewhere: find a line near you",
      aside: "Put aside",
      show: "Numbers to call",
      doubt:
        "That sounds heavy. Are you safe right now? If you want to talk to somebody, the numbers above are answered by people who listen. And I am here too.",
      again:
        "I hear you, and I am glad you keep writing. I am only a program and do not always have the right words; the people behind the numbers above do. Is there somebody near you who could be with you now?",
      heard:
        "Thank you for telling me. I am only a program, and this matters too much for one: please talk to a person today, one of those above or somebody you trust. You do not have to explain everything. “I need help” is enough.",
    },
    conversations: {
      title: "Conversations",
      search: "Search conversations",
      empty: "No conversations yet. Ask me something.",
      none: "No conversation has these words.",
      delete: "Delete “{{title}}”",
      deleted: "The conversation is deleted.",
    },
    knows: {
      title: "What Jotson knows right now",
      text: "Only what is switched on is read. It is used on this device, and sent along with a question when an AI model answers it. Your notes and pasted texts are never sent together with your grades, profile or calendar.",
      told: "Told to an AI model with your question",
      nothing: "Nothing but your question.",
    },
    kind: {
      profile: {
        name: "Profile",
        text: "Your name, grade, bio and the names of your classes",
      },
      grades: {
        name: "Grades",
        text: "Averages, letters and your latest results",
      },
      calendar: {
        name: "Calendar",
        text: "Tests, due dates and events",
      },
      notes: {
        name: "Notes",
        text: "Titles, and passages that fit a question",
      },
      page: {
        name: "This page",
        text: "Which page is open, and the note on it",
      },
    },
    settings: {
      title: "Jotson and AI",
      text: "Your assistant, the AI models behind it, and what they may see.",
      button: "Show Jotson",
      buttonText: "The button at the bottom right of every page",
      model: "AI model",
      asking: "Asking the server...",
      none: "This server has no AI model. What can be worked out on your device works all the same.",
      how: "Whoever runs the server sets a key for Google Gemini, or AI_BASE_URL and AI_MODEL for any OpenAI-compatible service such as Ollama, and starts it again. Keys stay on the server.",
      ready: "{{provider}} is set up: {{models}}.",
      provider: {
        gemini: "Google Gemini",
        "openai-compatible": "An OpenAI-compatible service",
      },
      test: "Test the connection",
      testing: "Testing...",
      answered: "{{model}} answered after {{seconds}} s.",
      onlyHere: "This device only",
      onlyHereText: "Nothing is sent to an AI model. Jotson answers with what your device can work out.",
      onlyHereOn: "No AI model is asked: Jotson answers on this device only.",
      sent: "What may be looked at and sent",
    },
  },
};

export type ChatTexts = TextsLike<typeof en>;
