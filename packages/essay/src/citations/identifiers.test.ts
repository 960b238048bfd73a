import fc from "fast-check";
import { expect, test } from "vitest";
import { isbn13, readDoi, readIsbn } from "./identifiers.ts";

test("an ISBN is one where its check digit fits, however it is written [ESS-2]", () => {
  expect(readIsbn("978-0-7432-7356-5")).toBe("9780743273565");
  expect(readIsbn("ISBN 0-306-40615-2")).toBe("0306406152");
  expect(readIsbn("0-8044-2957-X")).toBe("080442957X");
  for (const wrong of ["978-0-7432-7356-4", "0-306-40615-3", "X804429570", "12345", ""])
    expect(readIsbn(wrong)).toBeNull();
  expect(isbn13("0306406152")).toBe("9780306406157");
});

test("one wrong digit is always seen, and a number of ten digits has one of thirteen [ESS-2]", () => {
  const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }).map((all) => all.join(""));
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (nine, at, step) => {
      const whole = isbn13(`${nine}0`);
      expect(readIsbn(whole)).toBe(whole);
      const wrong = [...whole]
        .map((digit, place) => (place === at ? String((Number(digit) + step) % 10) : digit))
        .join("");
      expect(readIsbn(wrong)).toBeNull();
    }),
  );
});

test("a DOI is read out of its address [ESS-2]", () => {
  expect(readDoi("https://doi.org/10.1037/ppm0000185")).toBe("10.1037/ppm0000185");
  expect(readDoi("doi: 10.1000/182.")).toBe("10.1000/182");
  expect(readDoi("10.1002/(SICI)1097-4571(199806)49:8<693")).toBeNull();
  for (const wrong of ["10.1037", "11.1037/x", "https://example.org/10.1037", "10.1037/a b"])
    expect(readDoi(wrong)).toBeNull();
});
