/**
 * What a student calls their browser and machine, from its User-Agent. Apart, because "Firefox on Linux" is worded
 * differently in each language; null where it is neither of those we know.
 */
export function browserOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  return { browser: firstNamed(browsers, userAgent), system: firstNamed(systems, userAgent) };
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// Nearly every browser also claims to be Chrome and Safari: the odd ones come first.
const browsers: Names = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

// Android also says Linux, an iPhone also says Mac OS X.
const systems: Names = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

function firstNamed(names: Names, userAgent: string): string | null {
  return names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
