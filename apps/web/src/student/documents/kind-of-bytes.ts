import type { DocumentKind } from "@jotter/domain/document";

/** Fetched with the first file: nobody else needs it. */
export async function kindOfBytes(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<DocumentKind | null> {
  const { kindOf } = await import("@jotter/document-text/kind-of");
  return kindOf(file);
}
