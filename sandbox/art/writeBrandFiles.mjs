// Writes the brand's icons and social media image to public/. Run `node sandbox/art/writeBrandFiles.mjs` after
// changing one in brand.ts; the files are committed.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('index.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
});
/** @param {string} name */
const svg = (name) => Buffer.from(module.artwork[`brand/${name}`]());
/** @param {string} file */
const target = (file) => new URL(`../../public/${file}`, import.meta.url);
/** The resolution at which an SVG is rendered without scaling, in dpi. */
const baseDensity = 72;

/** Renders at the target width, so that nothing is scaled after rendering. @param {string} name @param {string} file @param {number} width */
async function write(name, file, width) {
  const { width: drawnWidth } = await sharp(svg(name)).metadata();
  const picture = sharp(svg(name), { density: (baseDensity * width) / drawnWidth }).resize(width);
  await picture.png({ compressionLevel: 9, palette: true, quality: 92, effort: 10 }).toFile(target(file).pathname);
}

await writeFile(target('favicon.svg'), svg('favicon'));
await write('icon', 'icon-192.png', 192);
await write('icon', 'icon-512.png', 512);
await write('icon-maskable', 'icon-maskable-512.png', 512);
await write('icon-monochrome', 'icon-monochrome-512.png', 512);
await write('apple-touch', 'apple-touch-icon.png', 180);
await write('og', 'og.png', 1200);
// The site server draws link previews on these.
for (const name of ['cards-right', 'cards-left', 'room-right', 'room-left'])
  await writeFile(new URL(`../../server/previews/art/${name}.svg`, import.meta.url), svg(`preview-${name}`));
