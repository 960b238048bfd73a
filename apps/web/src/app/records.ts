/**
 * The one door to the student's records. Apart from the rooms that show them: a chunk with styles waits for those, and
 * the database should be opening by then.
 */
export { firstNotes } from "../student/note-lists.ts";
export { closeStudent, openStudent, welcomeNewcomer } from "./open-student.ts";
