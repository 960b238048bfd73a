import { document, documentIdOfFile } from "@jotter/domain/document";
import type { FilesPort } from "@jotter/ports/backend";
import type { Student } from "../session/student-context.ts";

/** Its record says where the bytes are now. A record that is not there, or in the trash, is left as it is. */
export async function noteArrival(
  { replica, files }: Pick<Student, "replica" | "files">,
  fileId: string,
  port?: FilesPort,
): Promise<void> {
  const id = documentIdOfFile(fileId);
  const { address } = port ?? (await files());
  // As one: an edit would bring back what is deleted in between.
  await replica.together(async () => {
    const data = await replica.get(document, id);
    if (data?.fileId === null) await replica.update(document, id, { fileId, url: address(fileId) });
  });
}
