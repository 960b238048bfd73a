import type { TextsLike } from "../../texts-like.ts";

export const en = {
  documentReading: {
    waiting: "Waiting to be read",
    now: "Reading, {{percent}}",
    cancel: "Stop reading {{title}}",
    again: "Try reading it again",
    againSeen: {
      title: "Read “{{title}}” again?",
      text: "The text read from its pictures will be replaced. You’ll choose their language again, and reading them may take a while.",
    },
    limits:
      "Jotter reads files of up to {{size}}, the first {{pages}} pages of each, so you can search them. Larger files are stored all the same.",
    whatIsRead: "What is read?",
    failed: {
      empty: "This file is empty.",
      encrypted: "This file is locked with a password. Save a copy without one and upload that.",
      broken: "This file is damaged and could not be read.",
      "too-large": "Files larger than {{size}} are stored, but not read.",
      "unknown-kind": "Jotter doesn’t know what kind of file this is. It’s stored as it is.",
      "wrong-kind": "Jotter can’t read this kind of file. It’s stored as it is.",
      bomb: "This file would unpack to far more than it should, so it wasn’t opened.",
      unsafe: "This file has hidden instructions that could be harmful. It was not opened.",
      "too-slow": "Reading this file took too long and was stopped.",
      missing: "This file is no longer on the server.",
      cancelled: "You stopped reading this file.",
      other: "This file couldn’t be read.",
    },
    cut: {
      pages: "Only the first {{pages}} pages were read.",
      size: "The text is so long that only its beginning was read.",
      time: "Reading took too long: the last pages are missing.",
      broken: "Parts of this file are damaged. What could be read is here.",
      "not-again": "This file couldn’t be read again. The text from before is still here.",
    },
    pictures: {
      offer_one: "{{formatted}} page is a picture without text.",
      offer_other: "{{formatted}} pages are pictures without text.",
      offerPhoto: "This is a picture, so you can’t search its text yet.",
      read: "Read the text in it",
      language: "Language of the text",
      cost: "The first time, this downloads {{size}}.",
      waiting: "Its pictures are waiting to be read",
      arriving: "Downloading the text reader: {{done}} of {{size}}",
      now_one: "Reading the picture on page {{page}}, {{percent}}",
      now_other: "Reading the picture on page {{page}}, {{percent}}. {{formatted}} left.",
      stop: "Stop reading the pictures of {{title}}",
      problem: {
        unreachable: "You’re offline, or the server can’t get the text reader. Jotter will try again.",
        unable: "This browser can’t run the text reader. Try a newer one.",
        "no-bytes": "The file isn’t available right now. Jotter will try again.",
      },
    },
  },
};

export type DocumentReadingTexts = TextsLike<typeof en>;
