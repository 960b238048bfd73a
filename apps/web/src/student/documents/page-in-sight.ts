let inSight: { readonly documentId: string; readonly page: number } | null = null;

/** The reader says which page, from 0, is before the student: whoever is asked about "this page" knows it. */
export function tellPageInSight(documentId: string, page: number): void {
  inSight = { documentId, page };
}

export function pageInSight(documentId: string): number | undefined {
  return inSight?.documentId === documentId ? inSight.page : undefined;
}
