import { openExisting, type WriterAnswer, type WriterRequest, writeTo } from "./journal-writer.ts";

/** An answer at every key would cost the page what this thread spares it. */
const answerEveryMs = 200;

let db: IDBDatabase | null = null;
let written = 0;
let isAnswerDue = false;

const answer = (what: WriterAnswer) => postMessage(what);

addEventListener("message", ({ data }: MessageEvent<WriterRequest>) => {
  if ("database" in data) open(data.database);
  else if (!db) answer({ failed: true });
  else {
    try {
      const transaction = writeTo(db, [data.write]);
      transaction.oncomplete = () => {
        written = data.number;
        if (!isAnswerDue) setTimeout(answerNow, answerEveryMs);
        isAnswerDue = true;
      };
      transaction.onabort = () => answer({ failed: true });
    } catch {
      answer({ failed: true });
    }
  }
});

function answerNow(): void {
  isAnswerDue = false;
  answer({ written });
}

function open(database: string): void {
  openExisting(database).then(
    (opened) => {
      db = opened;
      // Somebody wipes or renews it: whoever holds it lets go.
      db.onversionchange = () => {
        db?.close();
        db = null;
      };
      answer({ written: 0 });
    },
    () => answer({ failed: true }),
  );
}
