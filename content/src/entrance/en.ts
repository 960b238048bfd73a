import type { EntranceContent } from "./entrance-content.ts";

export const en = {
  tagline: "The study notebook that stays yours and works offline.",
  features: {
    aiTools: "Generative AI tools that start from your own notes and files.",
    notebook: "A notebook for Markdown and math that works with or without a signal.",
    textbook: "Interactive textbooks whose worked examples open step by step.",
    assistant: "An AI study assistant for flashcards, quizzes and better essays.",
    grades: "Grade analytics that tell you what you need on the next test.",
    schedule: "Smart scheduling that finds a free hour before the exam finds you.",
  },
  labels: {
    responsible: "Responsible for this installation",
    email: "Email",
    postalAddress: "Postal address",
  },
  teachers: {
    title: "What Teachers Say",
  },
  about: {
    title: "About Us",
    paragraphs: [
      "Studying is scattered across too many apps that go blank when the Wi-Fi does. Jotter is the opposite: one place you open in the morning, and it’s just there.",
      "That’s why it’s local-first. Every word is saved on your device as you type, so pages open right away and a dead spot in the lecture hall costs you nothing. Once you’re online, your other devices catch up.",
      "What you write stays yours. There are no ads, no tracking and nothing to buy. Jotter runs on one computer, at your school or at home, and your data stays with whoever you trust to run it.",
      "Today you get notes that sync and work offline, grades with what-if, a study calendar, a Home that says what comes next, files, themes, six languages, and Jotson, a chat that answers from your own data. A study desk makes summaries, mind maps, explanations, comparisons, questions and cards from your own texts. A tutor checks your work line by line, and a textbook of eleven subjects explains each chapter step by step.",
    ],
  },
  team: {
    title: "Meet the Team",
  },
  faq: {
    title: "FAQ",
    entries: [
      {
        question: "Does it cost anything to run Jotter?",
        answer:
          "Only the computer it runs on. One command starts it, and it needs no key, subscription or outside service.",
      },
      {
        question: "Does it work offline?",
        answer:
          "Yes. Notes, grades and the calendar work offline on a device where you have signed in, and sync when you are back online. Uploaded files live on the server and need a connection.",
      },
      {
        question: "Where is my data?",
        answer:
          "In the browser of each device you are signed in on, and on the server of whoever runs this installation. Nowhere else.",
      },
      {
        question: "What if I edit one note on two devices?",
        answer:
          "Jotter merges both versions word by word, so neither side loses what it wrote, even after days offline. If one device deletes a note the other is editing, the edit wins.",
      },
      {
        question: "Can I leave and take my data with me?",
        answer:
          "Yes. Notes leave as Markdown, Word, web page or all in one archive, grades as a table, the calendar as an iCalendar file, and each uploaded file as it is. Deleting your account is immediate and takes everything on the server with it.",
      },
      {
        question: "Does an AI see my notes?",
        answer:
          "Only if this site’s operator has set up a model, and only when you ask Jotson something that needs one. You see what Jotson may use, and can turn off each kind of data or Jotson as a whole. Dates, grades and math are worked out on your device.",
      },
      {
        question: "Which languages does it speak?",
        answer: "English, Spanish, French, German, Chinese and Japanese. You can switch anytime.",
      },
      {
        question: "Which browsers work?",
        answer:
          "Jotter is built for current Chrome, Edge, Firefox and Safari, on computers and phones. Our automatic tests run in Chromium. Private windows may refuse to store notes.",
      },
      {
        question: "I forgot my password. What now?",
        answer:
          "Choose “Forgot your password?” on the sign-in page. If this server can send email, you get a link; if not, ask your administrator for a one-time code. On devices where you are still signed in, your notes stay open to you.",
      },
      {
        question: "What do the plans mean?",
        answer:
          "Basic, Pro and Premium are a preference you note in your profile, or skip. Jotter doesn’t take payments, and today everything is open to everyone.",
      },
    ],
  },
  contact: {
    title: "Contact",
    paragraphs: [
      "Questions, a lost password, something broken? Write to the people who run this installation. The developers have no access to this server.",
    ],
  },
  terms: {
    name: "Terms",
    title: "Terms of use",
    sections: [
      {
        heading: "Who runs this",
        paragraphs: [
          "Jotter is software. This installation is run by the operator named on this page, who is responsible for it and may adapt this text.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: [
          "Give an email address that is yours and keep your password to yourself. The operator decides who may have an account.",
        ],
      },
      {
        heading: "Your content",
        paragraphs: [
          "What you write and upload remains yours. The operator may store and transmit it only to provide Jotter to you.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: [
          "Do not store anything unlawful or anything you have no right to, and do not attack the service. Storage is limited. The operator may close accounts that break these rules.",
        ],
      },
      {
        heading: "Plans",
        paragraphs: [
          "A plan in your profile is a note, not a purchase. Jotter doesn’t take payments; any charge needs a separate agreement with the operator.",
        ],
      },
      {
        heading: "No guarantee",
        paragraphs: [
          "Jotter is provided as it is. As far as the law allows, nobody is liable for outages or losses; rights that the law gives you regardless stay untouched. Keep a copy of what you cannot do without.",
        ],
      },
      {
        heading: "Leaving and changes",
        paragraphs: [
          "You may delete your account at any time. The operator announces changes to these terms before they apply.",
        ],
      },
    ],
  },
  privacy: {
    name: "Privacy",
    title: "Privacy policy",
    sections: [
      {
        heading: "Who is responsible",
        paragraphs: [
          "The operator named on this page decides about your data and answers for it. This text describes the software as shipped; the operator adapts it where the installation differs.",
        ],
      },
      {
        heading: "What the server stores",
        paragraphs: [
          "Your account: name, email address and a hash of your password, never the password; if you sign in with Google, your Google account’s number. Your records: profile, settings, classes, notes, grades, calendar events, conversations with Jotson, what study tools made for you, decks of cards and quizzes with your answers, how your essays were written, in numbers, your focus sessions with their minutes, how far along you are in the textbook and the chapters you add, your lectures with your lines and their transcripts, your documents with their text and your highlights, and the list of questions you sent to AI models, with earlier versions for 30 days. The files and pictures you upload.",
          "For each sign-in, a session with your IP address and browser; it ends when you sign out or after 30 days without use. Sign-in attempts are counted for a short time, without readable names or addresses.",
          "All this serves one purpose: giving you Jotter.",
        ],
      },
      {
        heading: "What your browser stores",
        paragraphs: [
          "A copy of all these records, pictures you have seen, a search index of your notes, what you have typed and not yet saved, your name and email address, language and theme, and one cookie, which keeps you signed in. Signing out removes your records from the device.",
        ],
      },
      {
        heading: "Who gets to see it",
        paragraphs: [
          "There is no tracking and no advertising, and the software passes nothing to third parties, with one exception: where the operator has set up an AI service, what you ask Jotson goes there, with the conversation so far and what you allow of your profile, classes, grades, calendar, notes and the open page. From a study tool the text you chose, or your photo of a problem, goes there, when you ask for the model. From a quiz goes an answer in your own words that your device cannot grade, with its question and the lines that prove it; those from notes only if you allow notes. Notes and pasted texts never go together with your profile, grades or calendar, and with “This device only” nothing goes at all. Logs hold no names and no content. Records and files are not end-to-end encrypted: the operator could technically read them.",
        ],
      },
      {
        heading: "Deletion and backups",
        paragraphs: [
          "The text of a deleted note leaves the server after 30 days, a deleted file at once. Deleting your account immediately removes your account, records, files and sessions from the server. Another device keeps its copy until you sign out there or clear its browser data.",
          "Backups are made by the operator, who decides how long they are kept.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "Ask the operator for access, correction, a copy or deletion. You may also complain to a data protection authority.",
        ],
      },
      {
        heading: "Children and schools",
        paragraphs: [
          "Where the law asks for it, younger students need the consent of a parent or their school. A school that runs Jotter is the operator and sees to this.",
        ],
      },
      {
        heading: "Changes",
        paragraphs: ["Before an outside service, such as an AI, is turned on, the operator says so here."],
      },
    ],
  },
} satisfies EntranceContent;
