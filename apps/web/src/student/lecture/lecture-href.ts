/** Where lectures are recorded; with one of them, where it is heard and read again, at a second of it. [LEC-1] */
export function lectureHref(id?: string, atMs?: number): string {
  if (id === undefined) return "/ai-tools/lecture-notes";
  const at = atMs === undefined ? {} : { at: String(Math.floor(atMs / 1000)) };
  return `/ai-tools/lecture-notes?${new URLSearchParams({ open: id, ...at })}`;
}
