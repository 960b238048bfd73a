/** Written by somebody who knew what students expect, and had not seen how it is done. */
export type ReminderCase = {
  readonly id: string;
  readonly words: string;
  readonly tz: string;
  readonly event: {
    readonly title: string;
    readonly start: string;
    readonly rrule?: string;
    readonly exdates?: readonly string[];
    readonly holidays?: readonly string[];
    readonly moved?: readonly { readonly from: string; readonly to: string }[];
    readonly followingFrom?: { readonly occurrence: string; readonly start: string };
    readonly createdAt?: string;
    readonly deletedAt?: string;
    readonly doneAt?: string;
    readonly movedAt?: string;
    readonly movedTo?: string;
    readonly [more: string]: unknown;
  };
  readonly leadMinutes: number | readonly number[] | null;
  readonly quiet?: { readonly from: string; readonly to: string };
  readonly allDayRule?: { readonly daysBefore: number; readonly at: string };
  readonly zoneChange?: { readonly at: string; readonly to: string };
  readonly deviceOff?: readonly { readonly device: string; readonly from: string; readonly to: string }[];
  /** Every moment at which it comes; none where it does not come. */
  readonly comes: readonly { readonly local: string; readonly tz: string; readonly utc: string }[];
  /** What would be just as good, in words. */
  readonly alsoAccept?: readonly string[];
};

export const reminderCases: readonly ReminderCase[] = [
  {
    id: "rm-01",
    words: "Test at 9:00, remind me 30 minutes before.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-02",
    words: "Lead 0: at the moment it begins.",
    tz: "Europe/Berlin",
    event: {
      title: "Study block",
      start: "2026-09-17T17:00",
    },
    leadMinutes: 0,
    comes: [
      {
        local: "2026-09-17T17:00",
        tz: "Europe/Berlin",
        utc: "2026-09-17T15:00Z",
      },
    ],
  },
  {
    id: "rm-03",
    words: "One day before an exam at 8:00; that is 8:00 the day before.",
    tz: "Europe/Berlin",
    event: {
      title: "Exam",
      start: "2026-09-17T08:00",
    },
    leadMinutes: 1440,
    comes: [
      {
        local: "2026-09-16T08:00",
        tz: "Europe/Berlin",
        utc: "2026-09-16T06:00Z",
      },
    ],
  },
  {
    id: "rm-04",
    words: "Event at 7:00, 60 minutes before falls into quiet hours 22-7: comes when it can still help.",
    tz: "Europe/Berlin",
    event: {
      title: "Bus to the match",
      start: "2026-09-17T07:00",
    },
    leadMinutes: 60,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [],
    alsoAccept: ["at 22:00 or just before on 2026-09-16, the evening before, as an early reminder", "at 07:00 exactly"],
  },
  {
    id: "rm-05",
    words: "Event 7:30, lead 60, quiet until 7:00: held back until 7:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Choir",
      start: "2026-09-17T07:30",
    },
    leadMinutes: 60,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [
      {
        local: "2026-09-17T07:00",
        tz: "Europe/Berlin",
        utc: "2026-09-17T05:00Z",
      },
    ],
  },
  {
    id: "rm-06",
    words: "Reminder due at 22:00 exactly, quiet from 22:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Hand in online",
      start: "2026-09-17T22:30",
    },
    leadMinutes: 30,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [],
    alsoAccept: ["21:59 or earlier the same evening, moved before quiet hours"],
  },
  {
    id: "rm-07",
    words: "Reminder due at 07:00 exactly, quiet until 07:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Bus",
      start: "2026-09-17T07:30",
    },
    leadMinutes: 30,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [
      {
        local: "2026-09-17T07:00",
        tz: "Europe/Berlin",
        utc: "2026-09-17T05:00Z",
      },
    ],
  },
  {
    id: "rm-08",
    words: "Quiet hours that do not cross midnight: 13:00-14:00 nap.",
    tz: "Europe/Berlin",
    event: {
      title: "Call",
      start: "2026-09-17T14:20",
    },
    leadMinutes: 30,
    quiet: {
      from: "13:00",
      to: "14:00",
    },
    comes: [
      {
        local: "2026-09-17T14:00",
        tz: "Europe/Berlin",
        utc: "2026-09-17T12:00Z",
      },
    ],
  },
  {
    id: "rm-09",
    words: "Quiet from equals quiet to (00:00-00:00).",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    quiet: {
      from: "00:00",
      to: "00:00",
    },
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-10",
    words: "Due date 23:59, lead 120, quiet from 21:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Essay due",
      start: "2026-09-17T23:59",
    },
    leadMinutes: 120,
    quiet: {
      from: "21:00",
      to: "07:00",
    },
    comes: [],
    alsoAccept: ["before 21:00 on 2026-09-17, shown as moved before quiet hours"],
  },
  {
    id: "rm-11",
    words: "All-day event, remind the day before at 18:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Class trip",
      start: "2026-09-18",
      allDay: true,
    },
    leadMinutes: null,
    allDayRule: {
      daysBefore: 1,
      at: "18:00",
    },
    comes: [
      {
        local: "2026-09-17T18:00",
        tz: "Europe/Berlin",
        utc: "2026-09-17T16:00Z",
      },
    ],
  },
  {
    id: "rm-12",
    words: "All-day event on the day at 08:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Birthday",
      start: "2026-09-18",
      allDay: true,
    },
    leadMinutes: null,
    allDayRule: {
      daysBefore: 0,
      at: "08:00",
    },
    comes: [
      {
        local: "2026-09-18T08:00",
        tz: "Europe/Berlin",
        utc: "2026-09-18T06:00Z",
      },
    ],
  },
  {
    id: "rm-13",
    words: "All-day event with a lead of 30 minutes and no all-day hour set.",
    tz: "Europe/Berlin",
    event: {
      title: "Holiday",
      start: "2026-09-18",
      allDay: true,
    },
    leadMinutes: 30,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [],
    alsoAccept: ["once at the default all-day hour, in waking hours, on 2026-09-17 or 2026-09-18"],
  },
  {
    id: "rm-14",
    words: "All-day event and the phone travels from Berlin to New York.",
    tz: "Europe/Berlin",
    event: {
      title: "Deadline",
      start: "2026-09-18",
      allDay: true,
    },
    leadMinutes: null,
    allDayRule: {
      daysBefore: 0,
      at: "08:00",
    },
    zoneChange: {
      at: "2026-09-17T20:00Z",
      to: "America/New_York",
    },
    comes: [
      {
        local: "2026-09-18T08:00",
        tz: "America/New_York",
        utc: "2026-09-18T12:00Z",
      },
    ],
  },
  {
    id: "rm-15",
    words: "Every Tuesday 17:00 training, lead 15, for three weeks.",
    tz: "Europe/Berlin",
    event: {
      title: "Training",
      start: "2026-09-08T17:00",
      rrule: "FREQ=WEEKLY;COUNT=3",
    },
    leadMinutes: 15,
    comes: [
      {
        local: "2026-09-08T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-08T14:45Z",
      },
      {
        local: "2026-09-15T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-15T14:45Z",
      },
      {
        local: "2026-09-22T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-22T14:45Z",
      },
    ],
  },
  {
    id: "rm-16",
    words: "Repeating, one occurrence cancelled.",
    tz: "Europe/Berlin",
    event: {
      title: "Training",
      start: "2026-09-08T17:00",
      rrule: "FREQ=WEEKLY;COUNT=3",
      exdates: ["2026-09-15T17:00"],
    },
    leadMinutes: 15,
    comes: [
      {
        local: "2026-09-08T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-08T14:45Z",
      },
      {
        local: "2026-09-22T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-22T14:45Z",
      },
    ],
  },
  {
    id: "rm-17",
    words: "Repeating, one occurrence moved to Wednesday 18:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Training",
      start: "2026-09-08T17:00",
      rrule: "FREQ=WEEKLY;COUNT=3",
      moved: [
        {
          from: "2026-09-15T17:00",
          to: "2026-09-16T18:00",
        },
      ],
    },
    leadMinutes: 15,
    comes: [
      {
        local: "2026-09-08T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-08T14:45Z",
      },
      {
        local: "2026-09-16T17:45",
        tz: "Europe/Berlin",
        utc: "2026-09-16T15:45Z",
      },
      {
        local: "2026-09-22T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-22T14:45Z",
      },
    ],
  },
  {
    id: "rm-18",
    words: '"This and following" moved to 16:00 from the 15th.',
    tz: "Europe/Berlin",
    event: {
      title: "Training",
      start: "2026-09-08T17:00",
      rrule: "FREQ=WEEKLY;COUNT=3",
      followingFrom: {
        occurrence: "2026-09-15T17:00",
        start: "16:00",
      },
    },
    leadMinutes: 15,
    comes: [
      {
        local: "2026-09-08T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-08T14:45Z",
      },
      {
        local: "2026-09-15T15:45",
        tz: "Europe/Berlin",
        utc: "2026-09-15T13:45Z",
      },
      {
        local: "2026-09-22T15:45",
        tz: "Europe/Berlin",
        utc: "2026-09-22T13:45Z",
      },
    ],
  },
  {
    id: "rm-19",
    words: "Weekly lesson across the end of summer time (Berlin, 25 October).",
    tz: "Europe/Berlin",
    event: {
      title: "Lesson",
      start: "2026-10-20T17:00",
      rrule: "FREQ=WEEKLY;COUNT=2",
    },
    leadMinutes: 15,
    comes: [
      {
        local: "2026-10-20T16:45",
        tz: "Europe/Berlin",
        utc: "2026-10-20T14:45Z",
      },
      {
        local: "2026-10-27T16:45",
        tz: "Europe/Berlin",
        utc: "2026-10-27T15:45Z",
      },
    ],
  },
  {
    id: "rm-20",
    words: "Weekly lesson across the US change on 1 November.",
    tz: "America/New_York",
    event: {
      title: "Lesson",
      start: "2026-10-28T17:00",
      rrule: "FREQ=WEEKLY;COUNT=2",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-10-28T16:30",
        tz: "America/New_York",
        utc: "2026-10-28T20:30Z",
      },
      {
        local: "2026-11-04T16:30",
        tz: "America/New_York",
        utc: "2026-11-04T21:30Z",
      },
    ],
  },
  {
    id: "rm-21",
    words: "Exam on Monday 08:00 after the clocks went back on Sunday, lead 1 day.",
    tz: "Europe/Berlin",
    event: {
      title: "Exam",
      start: "2026-10-26T08:00",
    },
    leadMinutes: 1440,
    comes: [
      {
        local: "2026-10-25T08:00",
        tz: "Europe/Berlin",
        utc: "2026-10-25T07:00Z",
      },
    ],
    alsoAccept: [
      "2026-10-25T08:00 only; 24 real hours would also be 08:00 because the change was at 03:00 that morning, before 08:00",
    ],
  },
  {
    id: "rm-22",
    words: "Event at 03:30 after clocks go forward (Berlin, 28 March 2027), lead 60: 02:30 does not exist.",
    tz: "Europe/Berlin",
    event: {
      title: "Flight check-in",
      start: "2027-03-28T03:30",
    },
    leadMinutes: 60,
    comes: [
      {
        local: "2027-03-28T01:30",
        tz: "Europe/Berlin",
        utc: "2027-03-28T00:30Z",
      },
    ],
  },
  {
    id: "rm-23",
    words: "Event at 02:30 on 1 November in New York is after the repeated hour, lead 60.",
    tz: "America/New_York",
    event: {
      title: "Night train",
      start: "2026-11-01T02:30",
    },
    leadMinutes: 60,
    comes: [
      {
        local: "2026-11-01T01:30",
        tz: "America/New_York",
        utc: "2026-11-01T06:30Z",
      },
    ],
  },
  {
    id: "rm-24",
    words: "Lead one day over the spring change: event Sunday 28 March 2027 at 10:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Concert",
      start: "2027-03-28T10:00",
    },
    leadMinutes: 1440,
    comes: [
      {
        local: "2027-03-27T10:00",
        tz: "Europe/Berlin",
        utc: "2027-03-27T09:00Z",
      },
    ],
    alsoAccept: ["2027-03-27T09:00 local if the lead was entered as 24 hours, since that night has one hour less"],
  },
  {
    id: "rm-25",
    words: "Event written in Berlin time, student now in Tokyo.",
    tz: "Europe/Berlin",
    event: {
      title: "Online exam",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    zoneChange: {
      at: "2026-09-10T00:00Z",
      to: "Asia/Tokyo",
    },
    comes: [
      {
        local: "2026-09-17T15:30",
        tz: "Asia/Tokyo",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-26",
    words: "Same, but quiet hours follow the place where the student is.",
    tz: "Europe/Berlin",
    event: {
      title: "Online lesson",
      start: "2026-09-17T16:00",
    },
    leadMinutes: 30,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    zoneChange: {
      at: "2026-09-10T00:00Z",
      to: "Asia/Tokyo",
    },
    comes: [],
    alsoAccept: ["before 22:00 Tokyo time on 2026-09-17, as moved before quiet hours"],
  },
  {
    id: "rm-27",
    words: "Two devices, both online.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-28",
    words: "Two devices, laptop asleep from 08:00 to 12:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    deviceOff: [
      {
        device: "laptop",
        from: "2026-09-17T08:00",
        to: "2026-09-17T12:00",
      },
    ],
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-29",
    words: "Phone was off from 08:00 to 08:45, event at 09:00.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    deviceOff: [
      {
        device: "phone",
        from: "2026-09-17T08:00",
        to: "2026-09-17T08:45",
      },
    ],
    comes: [
      {
        local: "2026-09-17T08:45",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:45Z",
      },
    ],
  },
  {
    id: "rm-30",
    words: "The event was deleted ten minutes before the reminder.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
      deletedAt: "2026-09-17T08:20",
    },
    leadMinutes: 30,
    comes: [],
  },
  {
    id: "rm-31",
    words: "The event was moved from 09:00 to 11:00 at 08:40, after the first reminder had come.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
      movedAt: "2026-09-17T08:40",
      movedTo: "2026-09-17T11:00",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
      {
        local: "2026-09-17T10:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T08:30Z",
      },
    ],
  },
  {
    id: "rm-32",
    words: "The event was created at 08:50 for 09:00 with lead 30.",
    tz: "Europe/Berlin",
    event: {
      title: "Quick talk",
      start: "2026-09-17T09:00",
      createdAt: "2026-09-17T08:50",
    },
    leadMinutes: 30,
    comes: [],
    alsoAccept: ["at once at 08:50, saying in 10 minutes"],
  },
  {
    id: "rm-33",
    words: "Created for yesterday (logging).",
    tz: "Europe/Berlin",
    event: {
      title: "Log",
      start: "2026-09-16T09:00",
      createdAt: "2026-09-17T10:00",
    },
    leadMinutes: 30,
    comes: [],
  },
  {
    id: "rm-34",
    words: "Two reminders on one event: one day and 15 minutes.",
    tz: "Europe/Berlin",
    event: {
      title: "Recital",
      start: "2026-09-17T17:00",
    },
    leadMinutes: [1440, 15],
    comes: [
      {
        local: "2026-09-16T17:00",
        tz: "Europe/Berlin",
        utc: "2026-09-16T15:00Z",
      },
      {
        local: "2026-09-17T16:45",
        tz: "Europe/Berlin",
        utc: "2026-09-17T14:45Z",
      },
    ],
  },
  {
    id: "rm-35",
    words: "Task finished before its reminder.",
    tz: "Europe/Berlin",
    event: {
      title: "Sheet 4 due",
      start: "2026-09-17T20:00",
      kind: "task",
      doneAt: "2026-09-17T16:00",
    },
    leadMinutes: 60,
    comes: [],
  },
  {
    id: "rm-36",
    words: "Holiday on a timetable day: lesson every Wednesday 08:00, 16 September is a holiday.",
    tz: "Europe/Berlin",
    event: {
      title: "Math lesson",
      start: "2026-09-09T08:00",
      rrule: "FREQ=WEEKLY;COUNT=3",
      timetable: true,
      holidays: ["2026-09-16"],
    },
    leadMinutes: 10,
    comes: [
      {
        local: "2026-09-09T07:50",
        tz: "Europe/Berlin",
        utc: "2026-09-09T05:50Z",
      },
      {
        local: "2026-09-23T07:50",
        tz: "Europe/Berlin",
        utc: "2026-09-23T05:50Z",
      },
    ],
  },
  {
    id: "rm-37",
    words: "Monthly on the 31st.",
    tz: "Europe/Berlin",
    event: {
      title: "Pay club fee",
      start: "2026-08-31T18:00",
      rrule: "FREQ=MONTHLY;COUNT=3",
    },
    leadMinutes: 0,
    comes: [
      {
        local: "2026-08-31T18:00",
        tz: "Europe/Berlin",
        utc: "2026-08-31T16:00Z",
      },
      {
        local: "2026-10-31T18:00",
        tz: "Europe/Berlin",
        utc: "2026-10-31T17:00Z",
      },
      {
        local: "2026-12-31T18:00",
        tz: "Europe/Berlin",
        utc: "2026-12-31T17:00Z",
      },
    ],
  },
  {
    id: "rm-38",
    words: "Yearly on 29 February, made in 2028.",
    tz: "Europe/Berlin",
    event: {
      title: "Leap party",
      start: "2028-02-29T09:00",
      rrule: "FREQ=YEARLY;COUNT=2",
    },
    leadMinutes: 0,
    comes: [
      {
        local: "2028-02-29T09:00",
        tz: "Europe/Berlin",
        utc: "2028-02-29T08:00Z",
      },
      {
        local: "2032-02-29T09:00",
        tz: "Europe/Berlin",
        utc: "2032-02-29T08:00Z",
      },
    ],
  },
  {
    id: "rm-39",
    words: "A subscribed read-only feed changes the time overnight.",
    tz: "Europe/Berlin",
    event: {
      title: "LMS quiz",
      start: "2026-09-17T09:00",
      source: "feed",
      movedAt: "2026-09-17T03:00",
      movedTo: "2026-09-17T10:00",
    },
    leadMinutes: 30,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [
      {
        local: "2026-09-17T09:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T07:30Z",
      },
    ],
  },
  {
    id: "rm-40",
    words: "Feed repeats the same UID twice.",
    tz: "Europe/Berlin",
    event: {
      title: "LMS quiz",
      start: "2026-09-17T09:00",
      source: "feed",
      duplicates: 2,
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-41",
    words: "Notifications refused by the browser.",
    tz: "Europe/Berlin",
    event: {
      title: "Test",
      start: "2026-09-17T09:00",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T08:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T06:30Z",
      },
    ],
  },
  {
    id: "rm-42",
    words: "Reminders turned off for this event (lead none).",
    tz: "Europe/Berlin",
    event: {
      title: "Free period",
      start: "2026-09-17T09:00",
    },
    leadMinutes: null,
    comes: [],
  },
  {
    id: "rm-43",
    words: "Recordatorio una hora antes, Ciudad de México (sin horario de verano).",
    tz: "America/Mexico_City",
    event: {
      title: "Parcial",
      start: "2026-10-28T08:00",
    },
    leadMinutes: 60,
    comes: [
      {
        local: "2026-10-28T07:00",
        tz: "America/Mexico_City",
        utc: "2026-10-28T13:00Z",
      },
    ],
  },
  {
    id: "rm-44",
    words: "Rappel la veille à 20h, heures calmes à partir de 20h30.",
    tz: "Europe/Paris",
    event: {
      title: "DS",
      start: "2026-10-26",
      allDay: true,
    },
    leadMinutes: null,
    quiet: {
      from: "20:30",
      to: "07:00",
    },
    allDayRule: {
      daysBefore: 1,
      at: "20:00",
    },
    comes: [
      {
        local: "2026-10-25T20:00",
        tz: "Europe/Paris",
        utc: "2026-10-25T19:00Z",
      },
    ],
  },
  {
    id: "rm-45",
    words: "考试前三天提醒。",
    tz: "Asia/Shanghai",
    event: {
      title: "期中考试",
      start: "2026-11-11T08:00",
    },
    leadMinutes: 4320,
    comes: [
      {
        local: "2026-11-08T08:00",
        tz: "Asia/Shanghai",
        utc: "2026-11-08T00:00Z",
      },
    ],
  },
  {
    id: "rm-46",
    words: "模試の朝、集合9時の2時間前。静かな時間は7時まで。",
    tz: "Asia/Tokyo",
    event: {
      title: "全国模試",
      start: "2026-09-06T09:00",
    },
    leadMinutes: 120,
    quiet: {
      from: "22:00",
      to: "07:00",
    },
    comes: [
      {
        local: "2026-09-06T07:00",
        tz: "Asia/Tokyo",
        utc: "2026-09-05T22:00Z",
      },
    ],
  },
  {
    id: "rm-47",
    words: "Heute 14 Uhr Nachhilfe, eine halbe Stunde vorher; während einer laufenden Fokuszeit 13:00-13:50.",
    tz: "Europe/Berlin",
    event: {
      title: "Nachhilfe",
      start: "2026-09-17T14:00",
    },
    leadMinutes: 30,
    comes: [
      {
        local: "2026-09-17T13:30",
        tz: "Europe/Berlin",
        utc: "2026-09-17T11:30Z",
      },
    ],
    alsoAccept: ["13:50 at the end of the focus block, since it is still before the event"],
  },
];
