/** The one door to what the list of notes needs after it stands. */
export { NotesToolbar } from "./NotesToolbar.tsx";
export { RowMenu } from "./RowMenu.tsx";
export { SearchedNotes } from "./SearchedNotes.tsx";
export { SelectionBar } from "./SelectionBar.tsx";
export { TemplateMenu } from "./TemplateMenu.tsx";
