/**
 * Writes the floor pages into a cache folder, which later runs reuse.
 * @module
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floorPages, TILES } from './page.mjs';
import { pictureOfSize } from './picture.mjs';

/** Increase it whenever pages or pictures change: ratios to floors of different versions cannot be compared. */
const VERSION = 1;
const CACHE = fileURLToPath(new URL('../.cache/', import.meta.url));

const HERO_BYTES = 29_600;
const SMALL_HERO_BYTES = 12_288;

/** Size of a tile in bytes: 8 to 15 kB, different for neighbouring tiles. @param {number} index from 1 */
export const tileBytes = (index) => 8_500 + ((index * 3_917) % 6_500);

/** @returns {Promise<string>} the folder that holds index.html, best.html and img/ */
export async function prepareFloors() {
  const folder = join(CACHE, `floor-${VERSION}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(join(draft, 'img'), { recursive: true });
  const write = (name, content) => writeFileSync(join(draft, name), content);
  for (const [name, html] of Object.entries(floorPages())) write(name, html);
  const hero = { seed: 1, width: 722, height: 350 };
  write('img/hero.webp', await pictureOfSize(hero, HERO_BYTES));
  write('img/hero-small.webp', await pictureOfSize(hero, SMALL_HERO_BYTES));
  for (let index = 1; index <= TILES; index += 1) {
    write(
      `img/tile${index}.webp`,
      await pictureOfSize({ seed: 100 + index, width: 264, height: 352 }, tileBytes(index)),
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
}
