/** Lets the student save a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by then; some do so only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
