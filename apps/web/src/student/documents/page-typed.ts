/** The page that is printed so, else the one of that number; null where there is none. */
export function pageTyped(typed: string, label: (page: number) => string, count: number): number | null {
  const wanted = typed.normalize("NFKC").trim().toLowerCase();
  if (wanted === "") return null;
  for (let page = 0; page < count; page++) if (label(page).toLowerCase() === wanted) return page;
  const page = /^\d{1,7}$/.test(wanted) ? Number(wanted) - 1 : -1;
  return page >= 0 && page < count ? page : null;
}
