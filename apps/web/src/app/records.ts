/** The one door to the student's records. */
export { firstNotes } from "../student/notes/note-lists.ts";
export { closeStudent, openStudent, payOwedWipe, welcomeNewcomer, wipeStudent } from "./open-student.ts";
