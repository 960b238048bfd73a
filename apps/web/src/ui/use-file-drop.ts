import { useEffect, useRef, useState } from "react";

/** Files dropped anywhere in the window. True while some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    // Entering a child leaves its parent, so enters and leaves are counted.
    let depth = 0;
    const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const enter = (event: DragEvent) => {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      depth++;
      setIsOver(true);
    };
    const over = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (!isOfFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      // Asked for at once: after the event the list is empty.
      const entries = [...(event.dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (entries.some((entry) => entry.isDirectory)) void filesWithin(entries).then(take.current);
      else take.current(files);
    };
    addEventListener("dragenter", enter);
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);

  return isOver;
}

/** The files of folders too, however deep. What cannot be read any more is left out. */
async function filesWithin(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const found: File[] = [];
  for (const entry of entries) {
    if (isFile(entry))
      await fileOf(entry).then(
        (file) => found.push(withPath(file, entry)),
        () => undefined,
      );
    // An Obsidian vault keeps its own settings under names with a dot.
    else if (isFolder(entry) && !entry.name.startsWith(".")) found.push(...(await filesWithin(await entriesOf(entry))));
  }
  return found;
}

/** In a folder that was dropped a file says its path as in one that was chosen. */
function withPath(file: File, entry: FileSystemEntry): File {
  const path = entry.fullPath.replace(/^\//, "");
  if (path.includes("/")) Object.defineProperty(file, "webkitRelativePath", { value: path });
  return file;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader hands out a folder in portions; an empty one is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
