/** "978-0-14-243733-9" → "9780142437339"; null where its check digit does not fit. [ESS-2] */
export function readIsbn(written: string): string | null {
  const signs = written
    .replace(/^\s*isbn(?:-1[03])?\s*:?/i, "")
    .replace(/[\s‐‑–-]/gu, "")
    .toUpperCase();
  if (/^97[89]\d{10}$/.test(signs)) return isDivisible(signs, (at) => (at % 2 === 0 ? 1 : 3), 10) ? signs : null;
  if (/^\d{9}[\dX]$/.test(signs)) return isDivisible(signs, (at) => 10 - at, 11) ? signs : null;
  return null;
}

function isDivisible(signs: string, weight: (at: number) => number, by: number): boolean {
  const sum = [...signs].reduce((all, sign, at) => all + (sign === "X" ? 10 : Number(sign)) * weight(at), 0);
  return sum % by === 0;
}

/** The same book under its number of thirteen digits. */
export function isbn13(isbn: string): string {
  if (isbn.length === 13) return isbn;
  const signs = `978${isbn.slice(0, 9)}`;
  const sum = [...signs].reduce((all, sign, at) => all + Number(sign) * (at % 2 === 0 ? 1 : 3), 0);
  return `${signs}${(10 - (sum % 10)) % 10}`;
}

/** "https://doi.org/10.1000/182", "doi:10.1000/182" → "10.1000/182"; null where it is none. */
export function readDoi(written: string): string | null {
  const bare = written.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");
  return /^10\.\d{4,9}(?:\.\d+)*\/[^\s"<>]+$/u.test(bare) ? bare.replace(/[.,;]+$/u, "") : null;
}

export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
