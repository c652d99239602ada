import { expect, test } from 'vitest';
import { floorPages, TILES } from './page.mjs';
import { paint, pictureOfSize, seededRandom } from './picture.mjs';
import { tileBytes } from './prepare.mjs';

test('a seed always draws the same picture, another seed a different one', () => {
  const shape = { seed: 7, width: 16, height: 12 };
  expect(paint(shape).equals(paint(shape))).toBe(true);
  expect(paint(shape).equals(paint({ ...shape, seed: 8 }))).toBe(false);
});

test('random numbers stay in their interval and do not repeat at once', () => {
  const random = seededRandom(3);
  const drawn = Array.from({ length: 200 }, random);
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(drawn).size).toBe(200);
});

test('a picture file is close to its size limit and not above it', async () => {
  const file = await pictureOfSize({ seed: 5, width: 132, height: 176 }, 4000);
  expect(file.length).toBeLessThanOrEqual(4000);
  expect(file.length).toBeGreaterThan(3000);
  expect(file.subarray(8, 12).toString()).toBe('WEBP');
});

test('a size that no quality reaches throws an error', async () => {
  await expect(pictureOfSize({ seed: 5, width: 64, height: 64 }, 20)).rejects.toThrow(/does not fit/);
});

test('both floor pages have a hero and 24 tiles; only in best.html do the tiles wait for the hero', () => {
  const pages = floorPages();
  for (const html of Object.values(pages)) {
    expect(html.match(/class="tile"/g)).toHaveLength(TILES);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(2);
    expect(html).not.toMatch(/<link rel="stylesheet"|https?:\/\//);
  }
  expect(pages['best.html'].match(/data-src="img/g)).toHaveLength(TILES);
  expect(pages['index.html']).not.toContain('data-src');
});

test('tiles weigh between 8 and 15 kB and differ', () => {
  const sizes = Array.from({ length: TILES }, (_, index) => tileBytes(index + 1));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(15_360);
  expect(new Set(sizes).size).toBe(TILES);
});
