/** What a question is made of, whatever the language. */
export type Concept =
  | "mine"
  | "help"
  | "test"
  | "quiz"
  | "homework"
  | "due"
  | "when"
  | "next"
  | "last"
  | "howMany"
  | "howMuch"
  | "until"
  | "course"
  | "note"
  | "grade"
  | "average"
  | "gpa"
  | "weighted"
  | "best"
  | "worst"
  | "strong"
  | "weak"
  | "doing"
  | "need"
  | "pass"
  /** How well something is known that is to be tested. */
  | "ready"
  | "remaining"
  | "overdue"
  | "missing"
  | "ungraded"
  | "weigh"
  | "free"
  | "busy"
  | "todo"
  | "minutes"
  | "agenda"
  | "wrote"
  | "about"
  | "take"
  /** "If I get …": what would be, not what is. */
  | "whatIf"
  /** What is still to come of a day. */
  | "else"
  /** All that is to come, and not only the next. */
  | "all"
  /** One of two classes: "better in". */
  | "better"
  /** Somebody else, or a time long gone: nothing of it stands in the data. */
  | "elsewhere"
  /** It turns what is asked around. */
  | "not";

/**
 * The words of a language as a student types them, in the form `plain` gives them. Ways to say the same are separated
 * by strokes; a star stands for the rest of a word.
 */
export type Words = Readonly<Record<Concept, string>> & {
  /** Says nothing about what is asked. */
  readonly filler: string;
  /** The first, the second, and so on. */
  readonly ordinals: readonly string[];
  readonly day: DayWords;
};

export type DayWords = {
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfter: string;
  readonly yesterday: string;
  readonly thisWeek: string;
  readonly nextWeek: string;
  readonly weekend: string;
  readonly thisMonth: string;
  readonly nextMonth: string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** Expressions in which `{day}` is a weekday: the next one there is, or that of the week after this one. */
  readonly thisWeekday: string;
  readonly nextWeekday: string;
  readonly months: readonly string[];
  /** Expressions in which `{n}` is a number: all days up to it, or that day alone. */
  readonly withinDays: string;
  readonly inDays: string;
  /** The same in weeks, `{n}` of them or one. */
  readonly inWeeks: string;
  /** Expressions in which `{day}` is a weekday: a week after the next one there is, or that of the week after next. */
  readonly weekFromWeekday?: string;
  readonly afterNextWeekday?: string;
  /** The same with `{n}` weeks after it, or two where no number is said. */
  readonly weeksFromWeekday?: string;
  /** The second such weekday there is after today: "Friday after next". */
  readonly secondWeekday?: string;
  readonly weekFromToday?: string;
  readonly weeksFromTomorrow?: string;
  /** Today, where it is said by a word that else means tomorrow. */
  readonly thisMorning?: string;
  /** What makes a morning of the word for tomorrow: "Montag Morgen", "de la mañana". */
  readonly beforeMorning?: string;
  /** Two weeks from now, said in days: "dans 15 jours". */
  readonly fortnight?: string;
  /** Three days from now. */
  readonly threeDays?: string;
  readonly numbers: readonly string[];
  /** Whether 3/4 is the fourth of March. */
  readonly monthFirst: boolean;
};
