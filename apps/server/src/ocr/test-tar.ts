/** A tar as npm writes it. */
export function tarOf(files: Readonly<Record<string, string>>): Uint8Array {
  const parts = Object.entries(files).map(([name, content]) => {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(`package/${name}`);
    head.write("0000644\0", 100);
    head.write(bytes.length.toString(8).padStart(11, "0"), 124);
    head.write("00000000000\0", 136);
    head.write("0", 156);
    head.write("ustar\u000000", 257);
    head.fill(" ", 148, 156);
    const sum = head.reduce((all, byte) => all + byte, 0);
    head.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return Buffer.concat([head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}
