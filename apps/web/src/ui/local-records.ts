/**
 * Small things this browser remembers outside the replica, as text under one fixed prefix [DAT-5].
 * A browser may refuse storage (private windows, policies): then nothing is remembered and the app still runs.
 */
const prefix = "jotter:";

export const recordKeys = {
  theme: "theme",
  /** Font, text size and the like. */
  readability: "readability",
  account: "account",
  /** A sign-up that is not finished, by the address of its account. */
  signUp: (email: string | null) => `sign-up:${email ?? guest}`,
  /** Which notes this student has pinned: a start reads those beside the latest. */
  pinned: (studentId: string) => `pinned:${studentId}`,
  /** In which window "Ready for…?" last stood before this student, and how high. */
  readyPlace: (studentId: string) => `ready-place:${studentId}`,
  /** And what is next on the desk, with its heading. */
  deskPlace: (studentId: string) => `desk-place:${studentId}`,
  /** How the calendar was last looked at. */
  calendarView: "calendar-view",
  /** "dark" where documents are read on night paper. */
  paper: "paper",
  /** Which note stands beside which document of this student. */
  beside: (studentId: string) => `beside:${studentId}`,
  /** How large this student reads which document. */
  zoom: (studentId: string) => `zoom:${studentId}`,
  /** What was counted of an essay when its page was left, until its record has it. */
  essayLeft: (studentId: string, noteId: string) => `essay-left:${studentId}:${noteId}`,
  /** "on" where Harper reads this student's English on this device. */
  harper: (studentId: string) => `harper:${studentId}`,
  /** Which exercises of a chapter this student was set on this device. */
  practice: (studentId: string, chapter: string) => `practice:${studentId}:${chapter}`,
  language: (userIdentifier: string) => `language:${userIdentifier}`,
  /** "off" where this student wants no assistant. */
  jotson: (studentId: string) => `jotson:${studentId}`,
  /** What this student has answered today, in each review that was begun on this device. */
  sittings: (studentId: string) => `sittings:${studentId}`,
  /** The focus session that runs, for all tabs of this student. */
  focus: (studentId: string) => `focus:${studentId}`,
  /** What this browser has reminded this student of. */
  reminded: (studentId: string) => `reminded:${studentId}`,
  /** This browser's name among those that are reminded. */
  reminderDevice: "reminder-device",
  /** The lecture that is being recorded on this device. */
  lecture: (studentId: string) => `lecture:${studentId}`,
  /** The lecture whose transcript is being made on this device, and by what. */
  transcribing: (studentId: string) => `transcribing:${studentId}`,
  /** The classes whose teacher this student said to have asked. */
  lectureAsked: (studentId: string) => `lecture-asked:${studentId}`,
  /** The microphone that was chosen last. */
  microphone: "microphone",
  /** How long somebody works at a time on this device, and what is heard and shown at the end. */
  focusWishes: "focus-wishes",
  /** "there" where a review of this student began with a formula. */
  formulas: (studentId: string) => `formulas:${studentId}`,
  /** When it was last looked whether this student's answers are enough to fit weights to. */
  memoryLook: (studentId: string) => `memory-look:${studentId}`,
  /** The document that is being read, and how often it was begun. */
  reading: (studentId: string) => `reading:${studentId}`,
  /** "there" where this server had a model when it was last asked. */
  model: "model",
  /** A sign-out the server has not heard of yet, because it happened offline. */
  owedSignOut: "owed-sign-out",
  /** "there" where somebody has begun to write on this device without an account. */
  onThisDevice: "on-this-device",
  /** Who sat here before the sample term was looked at. */
  beforeSample: "before-sample",
  /** "yes" until the next sign-in here: this device was signed out from another one, and emptied. */
  endedFromAfar: "ended-from-afar",
  /** A student whose records are to be taken off this device, until that is done. */
  owedWipe: "owed-wipe",
} as const;

const draftStart = "draft:";

/** What only this tab remembers, until it is closed. */
export const tabRecordKeys = {
  /** This session has passed the welcome page. [ROU-4] */
  visited: "visited",
  /** The page first asked for, while its visitor is at the welcome page. */
  askedPage: "asked-page",
  /** The conversation with Jotson that was open here. */
  conversation: "conversation",
  /** What is typed in a form and not saved. */
  draft: (studentId: string, form: string) => `${draftStart}${studentId}:${form}`,
  /** What waits here for an account was left for later. */
  adoptLater: "adopt-later",
  /** Somebody pressed "Continue with Google" here. */
  googlePressed: "google-pressed",
  /** Whether what an earlier account left here was offered in this tab. */
  takeOverAsked: "take-over-asked",
  /** How long the list of notes was, so that it has its length before its rows are read. */
  notesLength: "notes-length",
  /** Where in it the student was, and on which visit. */
  notesPlace: "notes-place",
  /** Where chapters of the textbook were left, by the steps of the history. */
  chapterPlaces: "chapter-places",
  /** The words of a note that its student went on to study, and on which visit. */
  passage: "passage",
} as const;

export const guest = "guest";

export function readRecord(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null; // Storage is refused: the same as nothing remembered.
  }
}

export function writeRecord(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // Storage is refused or full: the choice holds until the page is closed.
  }
}

export function removeRecord(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored.
  }
}

/** Every record whose key begins like this. */
export function removeRecordsOf(keyStart: string): void {
  removeRecordsThat((key) => key.startsWith(keyStart));
}

/** Every record of this student. */
export function removeStudentsRecords(id: string): void {
  removeRecordsThat((key) => `${key}:`.includes(`:${id}:`));
}

function removeRecordsThat(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && isMeant(key.slice(prefix.length))) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

/** The same for the length of one tab: a reload keeps it, the next person does not find it. */
export function readTabRecord(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null; // Storage is refused: the same as nothing remembered.
  }
}

export function writeTabRecord(key: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + key, value);
  } catch {
    // Storage is refused or full: it holds until the page is closed.
  }
}

/** What a tab holds of whoever sat here: what they typed, and what they had open. */
export function removeStudentsTabRecords(): void {
  const { conversation, passage } = tabRecordKeys;
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? "");
    for (const key of keys) {
      const name = key.slice(prefix.length);
      if (name.startsWith(draftStart) || name === conversation || name === passage) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

export function removeTabRecord(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored.
  }
}
