import { failed, ok, type Result } from "@jotter/domain/result";
import type { DeviceFiles, Sending } from "@jotter/replica/device-files";
import type { ImageProblem } from "../session/image-file.ts";
import type { ReadyImage } from "./image-pixels.ts";

/**
 * The pictures of notes. A picture has its final address the moment it is safe on this device, with or without a
 * connection; it is sent behind the scenes. Deleting a note leaves its pictures: the trash and older versions show them.
 */
export type NoteImages = {
  /** Checked, made small enough and stored on this device: only then is there something to write into the note. */
  readonly add: (file: Blob) => Promise<Result<NoteImage, NoteImageProblem>>;
  /** What an `<img>` can show for an address; null where it is no picture of ours, or cannot be reached now. */
  readonly urlOf: (address: string) => Promise<string | null>;
  /** How far a picture is on its way to the server; null when there is nothing to say. */
  readonly sending: (address: string) => Sending | null;
  /** Calls back with the address whenever `sending` has a new answer. */
  readonly subscribe: (listener: (address: string) => void) => () => void;
  /** Stops a picture that has not arrived and forgets it. Its place in the text is the caller's to remove. */
  readonly cancel: (address: string) => Promise<void>;
  /** Gives back the memory of what was shown. */
  readonly release: () => void;
};

type NoteImage = {
  /** `attachment:` and the id of the file. */
  readonly address: string;
  /** What stands in the note. */
  readonly markdown: string;
  readonly width: number;
  readonly height: number;
};

/** The texts of `images.problem` in locales. */
export type NoteImageProblem = ImageProblem | "not-kept";

type NoteImagesDeps = {
  /** Files of this student on this device. */
  readonly files: Pick<DeviceFiles, "keep" | "read" | "sending" | "subscribe" | "cancel">;
  readonly ready: (file: Blob) => Promise<Result<ReadyImage, ImageProblem>>;
};

const scheme = "attachment:";

export function createNoteImages({ files, ready }: NoteImagesDeps): NoteImages {
  const urls = new Map<string, Promise<string | null>>();

  const contentOf = (address: string) => imageContent(files, address);

  async function newUrl(address: string): Promise<string | null> {
    const content = await contentOf(address).catch(() => null);
    if (!content) urls.delete(address); // Perhaps it can be reached the next time.
    return content && URL.createObjectURL(content);
  }

  return {
    add: async (file) => {
      const image = await ready(file);
      if (!image.ok) return image;
      const { content, width, height } = image.value;
      try {
        const name = imageName(file, content.type);
        const address = `${scheme}${await files.keep({ name, purpose: "note-image", content })}`;
        return ok({ address, markdown: `![${altText(file)}](${address})`, width, height });
      } catch {
        return failed("not-kept"); // The disk is full, or the browser keeps nothing in this window.
      }
    },
    urlOf: (address) => {
      const known = urls.get(address) ?? newUrl(address);
      urls.set(address, known);
      return known;
    },
    sending: (address) => {
      const id = attachmentId(address);
      return id === null ? null : (files.sending(id) ?? null);
    },
    subscribe: (listener) => files.subscribe((id) => listener(`${scheme}${id}`)),
    cancel: async (address) => {
      const id = attachmentId(address);
      if (id !== null) await files.cancel(id);
    },
    release: () => {
      for (const url of urls.values()) void url.then((one) => one && URL.revokeObjectURL(one));
      urls.clear();
    },
  };
}

/** An address may name any file of the student's; only pictures are shown in place. */
export async function imageContent(files: Pick<DeviceFiles, "read">, address: string): Promise<Blob | null> {
  const id = attachmentId(address);
  const answer = id === null ? null : await files.read(id);
  return answer?.ok && /^image\/(png|jpeg|gif|webp)$/.test(answer.value.type) ? answer.value : null;
}

/** The file behind an address of a note; null for any other address. */
export function attachmentId(address: string): string | null {
  return /^attachment:([0-9a-f]{32})$/.exec(address)?.[1] ?? null;
}

/** What the student called it. Whatever is pasted is called "image.png", which tells nobody anything. */
function altText(file: Blob): string {
  const name = file instanceof File ? file.name.replace(/\.\w{2,5}$/, "") : "";
  const isTelling = name !== "" && !/^(image|grafik|imagen|img|unnamed|download)$/i.test(name);
  return isTelling ? name.replace(/[[\]\\`*_<>$!|\s]+/g, " ").trim() : "";
}

function imageName(file: Blob, type: string): string {
  return `${altText(file) || "image"}.${type.replace("image/", "").replace("jpeg", "jpg")}`;
}
