// Measures the dominant colour of every picture and writes dominantColour.ts: the placeholders shown until a picture
// has loaded. Run `node sandbox/art/measureColours.mjs` after changing a picture; the table is committed.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('index.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
});
/** @param {number[]} channels */
const hex = (channels) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The mean colour, weighted by opacity: transparent pixels do not count. @param {string} svg */
async function measure(svg) {
  const { data } = await sharp(Buffer.from(svg))
    .resize(24, 24, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** @type {[number, number, number]} */
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    weight += alpha;
    for (const channel of /** @type {const} */ ([0, 1, 2])) sums[channel] += (data[at + channel] ?? 0) * alpha;
  }
  return hex(sums.map((sum) => sum / Math.max(weight, 1)));
}

const rows = [];
for (const [path, draw] of Object.entries(module.artwork)) rows.push(`  '${path}': '${await measure(draw())}',`);

writeFileSync(
  new URL('dominantColour.ts', import.meta.url),
  `// Written by measureColours.mjs.

/** Placeholder colour of a picture by its path: the mean of what is drawn. */
export const dominantColour: Record<string, string> = {
${rows.join('\n')}
};
`,
);
