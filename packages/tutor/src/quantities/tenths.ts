const signs = "一二三四五六七八九";
const digit = `[${signs}\\d]`;
const digitOf = (sign: string) => (/\d/.test(sign) ? sign : String(signs.indexOf(sign) + 1));

const paid = new RegExp(`(${digit})(?:(?:\\s*\\.\\s*|点)?(${digit}))?\\s*折`, "gu");
const half = /[对半]折|半价/gu;
const off = new RegExp(`(${digit})\\s*割\\s*(?:(${digit})\\s*分)?`, "gu");

/** "八五折" is 85 per cent of the price and "2割5分" 25 per cent: as per cent, where a text speaks of them. */
export function withTenths(text: string): string {
  return text
    .replace(half, "50%折")
    .replace(paid, (_whole, tens: string, ones = "0") => `${digitOf(tens)}${digitOf(ones)}%折`)
    .replace(off, (_whole, tens: string, ones = "0") => `${digitOf(tens)}${ones === "0" ? 0 : digitOf(ones)}%`)
    .replace(/(\d+(?:\.\d+)?)\s*万(?=\s*[円元])/gu, (_whole, tens: string) =>
      String(Math.round(Number(tens) * 10_000)),
    );
}

/** As a student reads it: "80%折" is 8折. */
export const inTenths = (text: string) =>
  text.replace(/(\d)(\d)%折/gu, (_whole, tens: string, ones: string) =>
    ones === "0" ? `${tens}折` : `${tens}.${ones}折`,
  );

/** Paper is folded, too: only where something is sold. */
export const speaksOfTenths = (text: string) =>
  (/折|半价/u.test(text) && /[元价售¥￥]/u.test(text)) ||
  /割(?:引|増|\s*\d\s*分|の|を|が|だけ|高|安)/u.test(text) ||
  /万\s*[円元]/u.test(text);
