import { sql } from "kysely";
import type { Health } from "../storage/health.ts";
import { type AiRooms, aiRoutes } from "./ai-routes.ts";
import { json, problem } from "./answer.ts";
import { type AuthRooms, authRoutes } from "./auth-routes.ts";
import { type FeedRooms, feedRoutes } from "./feed-routes.ts";
import { type FileRooms, fileRoutes } from "./file-routes.ts";
import { type OcrRooms, ocrRoutes } from "./ocr-routes.ts";
import { type ReminderRooms, reminderRoutes } from "./reminder-routes.ts";
import type { Route } from "./route.ts";
import { type SyncRooms, syncRoutes } from "./sync-routes.ts";
import { type TextbookRooms, textbookRoutes } from "./textbook-routes.ts";

export type Rooms = AuthRooms &
  SyncRooms &
  FileRooms &
  OcrRooms &
  AiRooms &
  FeedRooms &
  ReminderRooms &
  TextbookRooms & { readonly health: Health };

/** Everything the server can be asked, besides the files of the web app. */
export function allRoutes(rooms: Rooms): readonly Route[] {
  return [
    healthRoute(rooms),
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

function healthRoute({ database, health }: Rooms): Route {
  return {
    method: "GET",
    path: "/healthz",
    access: "anyone",
    isUncounted: true,
    async handle() {
      await sql`select 1`.execute(database.db);
      const trouble = await health.problem();
      if (trouble === "damaged") return problem(503, "DAMAGED");
      return trouble ? problem(507, "DISK_FULL") : json(`{"ok":true}`);
    },
  };
}
