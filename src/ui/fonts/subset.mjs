/**
 * Subsets Onest into the three files that the site serves: `node src/ui/fonts/subset.mjs`. The package's own latin file
 * is 33 kB and the first subset may be 25 kB at most, so the weight axis is limited to the type scale's 400–800 and
 * contextual alternates are dropped. Tabular figures are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const sourceOf = (script) =>
  readFileSync(require.resolve(`@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`));
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const subsets = [
  ['latin', `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑–—‘’‚“”„†•…‰‹›⁄€™−\u2009\u202f`],
  ['latin-ext', `${range(0x100, 0x17f)}ȘșȚțẞ${range(0x20a0, 0x20c0)}`],
  ['cyrillic', `\u0301${range(0x400, 0x45f)}Ґґ№`],
];

for (const [script, text] of subsets) {
  const font = await subsetFont(sourceOf(script), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp'],
  });
  writeFileSync(new URL(`onest-${script}.woff2`, import.meta.url), font);
  process.stdout.write(`onest-${script}.woff2 ${font.length} bytes\n`);
}
