import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { onceEach } from '../../src/shared/once.ts';
import { drawText } from './previewText.ts';

export interface PreviewTexts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly dir: 'ltr' | 'rtl';
  /** The page's own picture, encoded; null for none. */
  readonly picture: Buffer | null;
}

const width = 1200;
const height = 630;
const margin = 72;
/** The column of text; the rest is the picture's. */
const column = 580;
const room = { width: 420, height: 470, centre: 914, middle: 282 };
const radius = 22;

/** Cuts a text at a word, so that it is drawn in a few lines. */
export function shortened(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > most / 2 ? space : cut.length).replace(/[\s,.;:–—-]+$/u, '')}…`;
}

const backdrop = onceEach(async (file: string) =>
  sharp(await readFile(file))
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer(),
);

/** The page's picture with round corners and a brass edge, standing at the end of the page's line. */
async function framed(picture: Buffer, dir: 'ltr' | 'rtl'): Promise<OverlayOptions> {
  const scaled = await sharp(picture, { limitInputPixels: 40_000_000 })
    .resize({ width: room.width, height: room.height, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height: high } = scaled.info;
  const box = (extra: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect x="2" y="2" width="${wide - 4}" height="${high - 4}" rx="${radius}" ${extra}/></svg>`,
    );
  const input = await sharp(scaled.data)
    .composite([
      { input: box('fill="#fff"'), blend: 'dest-in' },
      { input: box('fill="none" stroke="#e9b84f" stroke-width="4"') },
    ])
    .png()
    .toBuffer();
  const centre = dir === 'rtl' ? width - room.centre : room.centre;
  return { input, left: Math.round(centre - wide / 2), top: Math.round(room.middle - high / 2) };
}

/** 2.12-2: the picture of a link preview, 1200 × 630: name, title and description of a page beside its picture. */
export async function drawPreview(folder: string, texts: PreviewTexts): Promise<Buffer> {
  const { dir, picture } = texts;
  const style = { folder, width: column };
  const [brand, title, lead] = await Promise.all([
    drawText(shortened(texts.siteName, 40), { ...style, sizes: [40], colour: '#f7f0de', height: 60, width: 440 }),
    drawText(shortened(texts.title, 90), { ...style, sizes: [72, 60, 50, 42], colour: '#fffaf0', height: 240 }),
    drawText(shortened(texts.description, 150), { ...style, sizes: [28, 25], colour: '#e4bd72', height: 120 }),
  ]);
  const start = (wide: number, from = margin) => (dir === 'rtl' ? width - from - wide : from);
  const layers: OverlayOptions[] = [];
  if (picture !== null) layers.push(await framed(picture, dir));
  if (brand) layers.push({ input: brand.bytes, left: start(brand.width, 162), top: 96 - Math.round(brand.height / 2) });
  const gap = 30;
  const high = (title?.height ?? 0) + (lead ? gap + lead.height : 0);
  let top = Math.max(170, Math.round(310 - high / 2));
  for (const line of [title, lead]) {
    if (!line) continue;
    layers.push({ input: line.bytes, left: start(line.width), top });
    top += line.height + gap;
  }
  const side = dir === 'rtl' ? 'left' : 'right';
  return sharp(await backdrop(join(folder, 'art', `${picture === null ? 'cards' : 'room'}-${side}.svg`)))
    .composite(layers)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
