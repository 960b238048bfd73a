/** A file that is to be looked at, not read as a text. */
export const isPicture = (file: Pick<File, "type">) => file.type.startsWith("image/");
