import type { openFilesDatabase, Piece, RecordingRow } from "./files-database.ts";

/**
 * Sound that is being recorded, in pieces as they come: each is on the disk before the next one is asked for, and none
 * stays in memory. What a crash leaves behind is found here. [LEC-1]
 */
export type DeviceRecordings = {
  /** Before its first piece. `fileId` is the file it will be. */
  readonly begin: (recording: RecordingRow) => Promise<void>;
  /** Resolves when the piece is on the disk; what throws was not kept: the disk is full. */
  readonly add: (fileId: string, piece: Piece) => Promise<void>;
  /** Those that nobody brought to an end, the earliest first. */
  readonly left: () => Promise<readonly RecordingRow[]>;
  /** All its sound, how long that is by its pieces, and how loud each of them was. */
  readonly whole: (fileId: string) => Promise<WholeRecording>;
  /** Its file is kept: the pieces may go. */
  readonly forget: (fileId: string) => Promise<void>;
};

export type WholeRecording = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ms: number;
  readonly levels: string;
};

export function recordingsIn({ db, recordings, pieces }: ReturnType<typeof openFilesDatabase>): DeviceRecordings {
  return {
    begin: async (recording) => {
      await recordings.put(recording);
    },
    add: async (fileId, piece) => {
      await pieces.put({ fileId, ...piece });
    },
    left: async () => (await recordings.toArray()).sort((one, other) => one.at - other.at),
    whole: async (fileId) => {
      const all = await pieces.where("fileId").equals(fileId).sortBy("number");
      const bytes = new Uint8Array(all.reduce((sum, piece) => sum + piece.bytes.byteLength, 0));
      let at = 0;
      for (const piece of all) {
        bytes.set(new Uint8Array(piece.bytes), at);
        at += piece.bytes.byteLength;
      }
      return {
        bytes,
        ms: all.reduce((most, { untilMs }) => Math.max(most, untilMs), 0),
        levels: all.map(({ levels }) => levels).join(""),
      };
    },
    forget: async (fileId) => {
      await db.transaction("rw", recordings, pieces, async () => {
        await recordings.delete(fileId);
        await pieces.where("fileId").equals(fileId).delete();
      });
    },
  };
}
