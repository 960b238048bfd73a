import { course } from "./course.ts";
import type { Entity, RecordData } from "./entity.ts";
import { note } from "./note.ts";
import { profile } from "./profile.ts";
import { settings } from "./settings.ts";

/** Every kind of record a student's replica holds. */
export const entities = [profile, settings, course, note] as readonly Entity<RecordData>[];
