export interface NamedDevice {
  /** Empty where unknown. */
  readonly browser: string;
  readonly os: string;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match counts: most browsers name Chrome and Safari as well. */
const browsers: Names = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPiOS\/|\bOpera\b/],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\/|\b(iPhone|iPad|Macintosh)\b.*\bAppleWebKit\//],
];

/** Android names Linux, and iOS names Mac OS X. */
const systems: Names = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (names: Names, text: string): string => names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Browser and operating system in a User-Agent header, without versions. */
export function deviceOf(userAgent: string): NamedDevice {
  return { browser: nameIn(browsers, userAgent), os: nameIn(systems, userAgent) };
}
