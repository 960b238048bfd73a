/** A photo as a JPEG, the right way up. */
export type PhotoPage = { readonly jpeg: Uint8Array<ArrayBuffer>; readonly width: number; readonly height: number };

/** The longer side of a page in points: that of A4. */
const longSide = 842;

/** One PDF of photos, each a page of its own, in this order. It holds the photos as they are and says nothing else. */
export function pdfOfPhotos(photos: readonly PhotoPage[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const object = (id: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    starts[id] = length;
    write(`${id} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };
  const pageOf = (at: number) => 3 + at * 3;
  write("%PDF-1.4\n");
  object(1, "<< /Type /Catalog /Pages 2 0 R >>");
  const kids = photos.map((_, at) => `${pageOf(at)} 0 R`).join(" ");
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>`);
  for (const [at, { jpeg, width, height }] of photos.entries()) {
    const page = pageOf(at);
    const scale = longSide / Math.max(width, height);
    const [across, down] = [points(width * scale), points(height * scale)];
    const drawn = `q ${across} 0 0 ${down} 0 0 cm /Photo Do Q`;
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${page + 1} 0 R /Resources << /XObject << /Photo ${page + 2} 0 R >> >> >>`,
    );
    object(page + 1, `<< /Length ${drawn.length} >>`, drawn);
    object(
      page + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const table = length;
  write(`xref\n0 ${starts.length}\n0000000000 65535 f \n`);
  for (const start of starts.slice(1)) write(`${String(start).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<< /Size ${starts.length} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}

function points(length: number): string {
  return length.toFixed(2);
}
