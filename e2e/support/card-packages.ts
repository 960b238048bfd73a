import { crc32, deflateSync } from "node:zlib";
import { readAnki } from "@jotter/card-files/read-anki";
import { basicType, legacyPackage } from "@jotter/card-files/testing/anki-packages";
import { sqlWasm } from "@jotter/card-files/testing/sql-wasm";
import { type CardToWrite, writeAnki } from "@jotter/card-files/write-anki";
import { sourceOf } from "@jotter/file-bytes/byte-source";

const dayMs = 86_400_000;

/** A real picture, of one colour. */
export const cellPicture = png(60, 40);

export const cellAreas = [
  { x: 100, y: 200, width: 300, height: 400 },
  { x: 500, y: 500, width: 200, height: 100 },
];

/** A deck within a deck: every kind of card that matters, with tags, answers and a picture. */
export async function cellsPackage(now: number): Promise<Buffer> {
  const card = (id: string, front: string, back: string, more: Partial<CardToWrite>): CardToWrite => ({
    ...{ id, deckId: "cells", kind: "basic", front, back, tags: [], reviews: [], newAt: now },
    ...{ createdAt: now - 60 * dayMs, ...more },
  });
  const cards = [
    card("atp", "What is **ATP**?", "Energy: $E = mc^2$", {
      tags: ["cells", "exam::final"],
      reviews: [20, 15, 6].map((days) => ({ at: now - days * dayMs, rating: 3, ms: 4000 })),
    }),
    card("dog", "le chien", "dog", {
      kind: "reversed",
      reviews: [0, 1].map((side) => ({ at: now - (9 - side) * dayMs, rating: 3, side })),
    }),
    card("gaps", "==Mitosis== makes ==two== cells", "page 4", { kind: "cloze" }),
    card("cell", "The cell\n\n![A cell](attachment:pic-1)", "wall and core", { kind: "image", areas: cellAreas }),
  ];
  const files = [{ id: "pic-1", name: "cell.png", read: async () => cellPicture }];
  const decks = [{ id: "cells", name: "Biology::Cells" }];
  const written = await writeAnki({ decks, cards, files }, { sqlWasm, now });
  if (!written.ok) throw new Error(written.problem);
  return Buffer.from(written.value);
}

/** As Anki itself wrote packages for ten years. */
export async function oldPackage(): Promise<Buffer> {
  const bytes = await legacyPackage({
    noteTypes: [basicType],
    decks: { 7: "Latin" },
    notes: [{ id: 1, type: basicType.id, fields: ["<b>amicus</b>", "friend &amp; ally"], tags: " noun " }],
    cards: [{ id: 11, note: 1, deck: 7, type: 2, due: 90, interval: 20, factor: 2500 }],
  });
  return Buffer.from(bytes);
}

export async function packageIn(bytes: Uint8Array, now: number) {
  const read = await readAnki(sourceOf(bytes), { sqlWasm, now });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

function png(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, 0x5a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([mark, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]),
  );
}
