import { type AiRooms, aiRoutes } from "./ai-routes.ts";
import { type AuthRooms, authRoutes } from "./auth-routes.ts";
import { type FeedRooms, feedRoutes } from "./feed-routes.ts";
import { type FileRooms, fileRoutes } from "./file-routes.ts";
import { type OcrRooms, ocrRoutes } from "./ocr-routes.ts";
import { type ReminderRooms, reminderRoutes } from "./reminder-routes.ts";
import type { Route } from "./route.ts";
import { type SyncRooms, syncRoutes } from "./sync-routes.ts";
import { type TextbookRooms, textbookRoutes } from "./textbook-routes.ts";
import { type WatchRooms, watchRoutes } from "./watch-routes.ts";

export type Rooms = AuthRooms &
  SyncRooms &
  FileRooms &
  OcrRooms &
  AiRooms &
  FeedRooms &
  ReminderRooms &
  TextbookRooms &
  WatchRooms;

/** Everything the server can be asked, besides the files of the web app. */
export function allRoutes(rooms: Rooms): readonly Route[] {
  return [
    ...watchRoutes(rooms),
    ...authRoutes(rooms),
    ...syncRoutes(rooms),
    ...fileRoutes(rooms),
    ...ocrRoutes(rooms),
    ...aiRoutes(rooms),
    ...feedRoutes(rooms),
    ...reminderRoutes(rooms),
    ...textbookRoutes(rooms),
  ];
}
