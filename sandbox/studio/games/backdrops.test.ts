import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Backdrop } from '../backdrops/backdrop.ts';
import { contrast, faultsOf, idsIn, referencesIn } from '../testing/svgChecks.ts';

const loaders: Readonly<Record<string, () => Promise<Backdrop>>> = {
  dice: () => import('./dice/art/backdrop.ts'),
  mines: () => import('./mines/art/backdrop.ts'),
  plinko: () => import('./plinko/art/backdrop.ts'),
  keno: () => import('./keno/art/backdrop.ts'),
  hilo: () => import('./hilo/art/backdrop.ts'),
  crash: () => import('./crash/art/backdrop.ts'),
  roulette: () => import('./roulette/art/backdrop.ts'),
  blackjack: () => import('./blackjack/art/backdrop.ts'),
  videoPoker: () => import('./videoPoker/art/backdrop.ts'),
  liveRoulette: () => import('./liveRoulette/art/backdrop.ts'),
  carousel: () => import('./carousel/art/backdrop.ts'),
};

/** In bytes, as sent. */
const largest = 3000;

const hex = (channels: Uint8Array): string =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colours of a grid of 20 × 35 cells over the scene, row by row; a cell is the mean of what it covers. */
async function cellsOf(svg: string): Promise<string[]> {
  const pixels = await sharp(Buffer.from(svg)).resize(20, 35, { kernel: 'linear' }).removeAlpha().raw().toBuffer();
  return Array.from({ length: 20 * 35 }, (_, i) => hex(new Uint8Array(pixels.subarray(i * 3, i * 3 + 3))));
}

describe.each(Object.keys(loaders))('the backdrop of %s', (game) => {
  const load = async (): Promise<Backdrop> => {
    const loader = loaders[game];
    if (loader === undefined) throw new Error(`No backdrop of ${game}`);
    return loader();
  };

  test('is valid and small', async () => {
    const { svg } = await load();
    expect(svg).toMatch(/viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice"/);
    expect(faultsOf(svg)).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(largest);
    expect(new Set(idsIn(svg)).size).toBe(idsIn(svg).length);
    expect(idsIn(svg)).toEqual(expect.arrayContaining(referencesIn(svg)));
  });

  test('is calm and dark in the middle, where the table is, and not empty at the edges', async () => {
    const { svg } = await load();
    const cells = await cellsOf(svg);
    const middle = cells.filter((_, i) => i % 20 >= 6 && i % 20 < 14 && i >= 11 * 20 && i < 27 * 20);
    expect(middle).toHaveLength(128);
    expect(Math.min(...middle.map((cell) => contrast('#ffffff', cell)))).toBeGreaterThanOrEqual(7);
    const left = cells.filter((_, i) => i % 20 < 4 && i >= 11 * 20 && i < 24 * 20);
    expect(Math.max(...left.map((cell) => contrast('#000000', cell)))).toBeGreaterThan(1.8);
  });

  test('has a theme of readable colours', async () => {
    const { theme } = await load();
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(theme.textOnAccent, theme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', theme.reelBackground)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.frameLight, theme.frame)).toBeGreaterThanOrEqual(2);
  });
});
