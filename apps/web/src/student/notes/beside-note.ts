import { type ComponentType, createContext } from "react";

export type BesideNoteProps = { readonly id: string };

/** A note that is written beside something else. The app says what it is drawn by: no feature knows another. */
export const BesideNoteContext = createContext<ComponentType<BesideNoteProps> | null>(null);
