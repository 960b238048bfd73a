import type { openFilesDatabase } from "./files-database.ts";

/** Small pictures of documents' pages, drawn on this device and kept here alone. */
export type DeviceCovers = {
  readonly find: (cover: CoverName) => Promise<Blob | null>;
  readonly keep: (cover: CoverName, picture: Blob) => Promise<void>;
  readonly forget: (documentId: string) => Promise<void>;
};

/** `page` from 0, `width` in pixels. */
export type CoverName = { readonly documentId: string; readonly page: number; readonly width: number };

export function coversIn({ covers }: ReturnType<typeof openFilesDatabase>): DeviceCovers {
  return {
    find: async (name) => {
      const row = await covers.get(keyOf(name));
      return row ? new Blob([row.bytes], { type: row.type }) : null;
    },
    keep: async (name, picture) => {
      const bytes = await picture.arrayBuffer();
      // Of pages further on, only the last that was read to.
      if (name.page > 0) {
        const first = keyOf({ ...name, page: 0 });
        await covers
          .where("documentId")
          .equals(name.documentId)
          .filter(({ key }) => key !== first && key.endsWith(`/${name.width}`))
          .delete();
      }
      await covers.put({ key: keyOf(name), documentId: name.documentId, type: picture.type, bytes });
    },
    forget: async (documentId) => {
      await covers.where("documentId").equals(documentId).delete();
    },
  };
}

function keyOf({ documentId, page, width }: CoverName): string {
  return `${documentId}/${page}/${width}`;
}
