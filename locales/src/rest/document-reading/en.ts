import type { TextsLike } from "../../texts-like.ts";

export const en = {
  documentReading: {
    waiting: "Waiting to be read",
    now: "Reading, {{percent}}",
    cancel: "Stop reading {{title}}",
    again: "Read again",
    limits:
      "Jotter reads files of up to {{size}}, the first {{pages}} pages of each, so that you can search in them. Larger files are kept all the same.",
    whatIsRead: "What is read?",
    failed: {
      empty: "This file has nothing in it.",
      encrypted: "This file is locked with a password. Save a copy without one and upload that.",
      broken: "This file is damaged and could not be read.",
      "too-large": "Files larger than {{size}} are kept, but not read.",
      "unknown-kind": "Jotter does not know what kind of file this is. It is kept as it is.",
      "wrong-kind": "Jotter cannot read this kind of file. It is kept as it is.",
      bomb: "This file would unpack to far more than it should. It was not opened.",
      unsafe: "This file has hidden instructions that could be harmful. It was not opened.",
      "too-slow": "Reading this file took too long and was stopped.",
      missing: "This file is no longer on the server.",
      cancelled: "You stopped this from being read.",
      other: "This file could not be read.",
    },
    cut: {
      pages: "Only the first {{pages}} pages were read.",
      size: "The text is so long that only its beginning was read.",
      time: "Reading took too long: the last pages are missing.",
      broken: "Parts of this file are damaged. What could be read is here.",
    },
    pictures: {
      offer_one: "{{formatted}} page is a picture without text.",
      offer_other: "{{formatted}} pages are pictures without text.",
      offerPhoto: "This is a picture: its words cannot be found yet.",
      read: "Read the words in it",
      language: "Language of the words",
      cost: "The first time, {{size}} are fetched for it.",
      waiting: "Its pictures wait to be read",
      arriving: "Fetching what reads pictures: {{done}} of {{size}}",
      now_one: "Reading the picture of page {{page}}, {{percent}}",
      now_other: "Reading the picture of page {{page}}, {{percent}}. {{formatted}} are left.",
      stop: "Stop reading the pictures of {{title}}",
      problem: {
        unreachable: "Offline, or the server cannot fetch what reads pictures. Jotter tries again by itself.",
        unable: "This browser cannot run what reads pictures. A newer one can.",
        "no-bytes": "The file cannot be had right now. Jotter tries again by itself.",
      },
    },
  },
};

export type DocumentReadingTexts = TextsLike<typeof en>;
