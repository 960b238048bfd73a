import { note } from "@jotter/domain/note";
import { headingsIn, topicOf } from "@jotter/markdown/headings";
import { plainTopic } from "@jotter/memory/topic-name";
import type { Replica } from "@jotter/replica/replica";
import { nextTurn } from "../../ui/turns.ts";

/** So many texts are read before the page is drawn again. */
const portion = 10;

/** By topic, the first of these notes that has it as a heading. No more texts are read than it takes. [DSH-4] */
export async function headedNotes(
  replica: Replica,
  noteIds: readonly string[],
  topics: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(topics.map(plainTopic));
  const found = new Map<string, string>();
  for (let from = 0; from < noteIds.length && wanted.size > 0; from += portion) {
    for (const { id, data } of await replica.records(note, noteIds.slice(from, from + portion))) {
      for (const topic of headsOf(data.body)) if (wanted.delete(topic)) found.set(topic, id);
    }
    await nextTurn();
  }
  return found;
}

/** Only the lines that may be headings are read as Markdown: a note may be long. */
function headsOf(body: string): readonly string[] {
  const lines = body.match(/^ {0,3}#{1,6}[ \t].*$|^.+\n {0,3}(?:=+|-+)[ \t]*$/gm) ?? [];
  return headingsIn(lines.join("\n\n")).flatMap(({ words }) => plainTopic(topicOf(words) ?? "") || []);
}
