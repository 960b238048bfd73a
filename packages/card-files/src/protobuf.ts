import { refuse } from "./pace.ts";

export type ProtobufField = {
  readonly number: number;
  /** A number, or the bytes of a text, of bytes, or of a message within. */
  readonly value: number | Uint8Array;
};

/** The fields of a protocol buffer message in their order, whatever they mean. */
export function* fieldsOf(bytes: Uint8Array): Generator<ProtobufField> {
  let at = 0;
  const varint = () => {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 63) return refuse("damaged");
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  };
  const taken = (length: number) => {
    if (at + length > bytes.length) refuse("damaged");
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    const wire = key % 8;
    if (wire === 0) yield { number, value: varint() };
    else if (wire === 1) yield { number, value: taken(8) };
    else if (wire === 2) yield { number, value: taken(varint()) };
    else if (wire === 5) yield { number, value: taken(4) };
    else refuse("damaged");
  }
}

/** The text of the last field of this number; a message leaves out what is empty. */
export function textField(bytes: Uint8Array, wanted: number): string {
  let text = "";
  for (const { number, value } of fieldsOf(bytes)) {
    if (number === wanted && typeof value !== "number") text = new TextDecoder().decode(value);
  }
  return text;
}

export function numberField(bytes: Uint8Array, wanted: number): number {
  let found = 0;
  for (const { number, value } of fieldsOf(bytes)) if (number === wanted && typeof value === "number") found = value;
  return found;
}
