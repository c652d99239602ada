/**
 * Subsets the fonts into the files that the site serves: `node src/ui/fonts/subset.mjs`. The package's own latin file
 * is 33 kB and the first subset may be 25 kB at most, so the weight axis is limited to the type scale's 400–800 and
 * contextual alternates are dropped. Tabular figures are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** @param {string} family @param {string} script */
const sourceOf = (family, script) =>
  readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`));
/** @param {number} from @param {number} to both included */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Family, script, letters. Hindi has letters that Onest has not. @type {ReadonlyArray<readonly [string, string, string]>} */
const subsets = [
  ['onest', 'latin', `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„†•…‰‹›⁄€™−\u2009\u202f`],
  ['onest', 'latin-ext', `${range(0x100, 0x17f)}ȘșȚțẞ${range(0x20a0, 0x20c0)}`],
  ['onest', 'cyrillic', `\u0301${range(0x400, 0x45f)}Ґґ№`],
  ['noto-sans-devanagari', 'devanagari', `${range(0x900, 0x97f)}\u200c\u200d\u25cc₹`],
];

for (const [family, script, text] of subsets) {
  const font = await subsetFont(sourceOf(family, script), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    // Devanagari is written by its features; they stay.
    ...(family === 'onest' ? { keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp'] } : {}),
  });
  const name = family.endsWith(script) ? `${family}.woff2` : `${family}-${script}.woff2`;
  writeFileSync(new URL(name, import.meta.url), font);
  process.stdout.write(`${name} ${font.length} bytes\n`);
}
