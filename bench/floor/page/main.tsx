// The floor every page figure is held against: React, IndexedDB, and the first fifty notes by date. Nothing else.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type FloorNote = { readonly id: string; readonly title: string; readonly updatedAt: number };

function FloorList() {
  const [notes, setNotes] = useState<readonly FloorNote[]>([]);
  useEffect(() => {
    void openDatabase().then(newestNotes).then(setNotes);
  }, []);
  return (
    <>
      <h1>Notes</h1>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>{note.title}</li>
        ))}
      </ul>
    </>
  );
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open("floor", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("notes", { keyPath: "id" }).createIndex("updatedAt", "updatedAt");
    opening.result.createObjectStore("bodies", { keyPath: "id" });
  };
  return settled(opening);
}

function newestNotes(database: IDBDatabase): Promise<FloorNote[]> {
  return new Promise((resolve, reject) => {
    const notes: FloorNote[] = [];
    const walk = database.transaction("notes").objectStore("notes").index("updatedAt").openCursor(null, "prev");
    walk.onerror = () => reject(walk.error);
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor || notes.length === 50) return resolve(notes);
      notes.push(cursor.value as FloorNote);
      cursor.continue();
    };
  });
}

/** Called by the bench, once: 10,000 notes as a first sync would have left them, bodies apart. */
async function seed(count: number, body: string): Promise<void> {
  const database = await openDatabase();
  for (let start = 0; start < count; start += 500) {
    const transaction = database.transaction(["notes", "bodies"], "readwrite");
    for (let index = start; index < Math.min(count, start + 500); index++) {
      const id = crypto.randomUUID();
      transaction.objectStore("notes").put({ id, title: `Note ${index}`, updatedAt: 1_700_000_000_000 + index });
      transaction.objectStore("bodies").put({ id, body: `${index} ${body}` });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  }
  database.close();
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

Object.assign(window, { seed });
const root = document.getElementById("root");
if (root) createRoot(root).render(<FloorList />);
