import { card } from "./card.ts";
import { chapterRead } from "./chapter-read.ts";
import { conversation } from "./conversation.ts";
import { course } from "./course.ts";
import { deck } from "./deck.ts";
import { document } from "./document.ts";
import { documentText } from "./document-text.ts";
import type { Entity } from "./entity.ts";
import { essay } from "./essay.ts";
import { event } from "./event.ts";
import { focusSession } from "./focus-session.ts";
import { grade } from "./grade.ts";
import { lecture } from "./lecture.ts";
import { mark } from "./mark.ts";
import { note } from "./note.ts";
import { ownChapter } from "./own-chapter.ts";
import { profile } from "./profile.ts";
import { quiz } from "./quiz.ts";
import { sentQuestion } from "./sent-question.ts";
import { settings } from "./settings.ts";
import { studyResult } from "./study-result.ts";

/** Every kind of record a student's replica holds. */
export const entities: readonly Entity[] = [
  profile,
  settings,
  course,
  note,
  grade,
  event,
  conversation,
  studyResult,
  sentQuestion,
  deck,
  card,
  quiz,
  document,
  documentText,
  mark,
  essay,
  focusSession,
  chapterRead,
  ownChapter,
  lecture,
];
