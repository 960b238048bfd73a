import { type LectureTexts, readLecture } from "@jotter/lecture/read-lecture";

/** Three hours of talk are 30,000 words: reading them takes longer than a page may stand still. */
export type NotesAnswer = ReturnType<typeof readLecture>;

addEventListener("message", ({ data }: MessageEvent<LectureTexts>) => postMessage(readLecture(data)));
