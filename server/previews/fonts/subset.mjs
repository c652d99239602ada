/**
 * Cuts the fonts of link previews out of the packages: `node server/previews/fonts/subset.mjs`. The files are TrueType,
 * since the picture library reads no web fonts. Onest for Latin and Cyrillic, Rubik for Arabic, Noto Sans for Devanagari.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** @param {number} from @param {number} to both included */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Family, script, letters. @type {ReadonlyArray<readonly [string, string, string]>} */
const subsets = [
  ['onest', 'latin', `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„†•…‰‹›⁄€™−\u2009\u202f`],
  ['onest', 'latin-ext', `${range(0x100, 0x17f)}ȘșȚțẞ${range(0x20a0, 0x20c0)}`],
  ['onest', 'cyrillic', `\u0301${range(0x400, 0x45f)}Ґґ№`],
  ['rubik', 'arabic', ` ${range(0x600, 0x6ff)}\u200c\u200d\u200e\u200f`],
  ['noto-sans-devanagari', 'devanagari', ` ${range(0x900, 0x97f)}${range(0xa8e0, 0xa8ff)}₹\u200c\u200d\u25cc`],
];

/** Of a font that the site has in all weights, one is kept. @param {string} family @param {string} script */
const sourceOf = (family, script) =>
  family === 'noto-sans-devanagari'
    ? `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`
    : `@fontsource/${family}/files/${family}-${script}-700-normal.woff`;

for (const [family, script, text] of subsets) {
  const source = readFileSync(require.resolve(sourceOf(family, script)));
  const font = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght: 700 } });
  writeFileSync(new URL(`${family}-${script}.ttf`, import.meta.url), font);
  process.stdout.write(`${family}-${script}.ttf ${font.length} bytes\n`);
}
