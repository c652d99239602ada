import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Backdrop } from '../../../backdrops/backdrop.ts';
import * as runeBackdrop from '../../../games/runeFalls/art/backdrop.ts';
import { symbols as runes } from '../../../games/runeFalls/art/symbols.ts';
import * as sugarBackdrop from '../../../games/sugarTumble/art/backdrop.ts';
import { symbols as sweets } from '../../../games/sugarTumble/art/symbols.ts';
import * as forgeBackdrop from '../../../games/thunderForge/art/backdrop.ts';
import { coins, symbols as forged } from '../../../games/thunderForge/art/symbols.ts';
import * as vaultBackdrop from '../../../games/vaultOfSuns/art/backdrop.ts';
import { symbols as suns } from '../../../games/vaultOfSuns/art/symbols.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import { contrast, faultsOf, idsIn, referencesIn } from '../../../testing/svgChecks.ts';

/** Width and height of a symbol on a narrow phone, in pixels. */
const SIZE = 48;
/** Mean difference of grey levels, from 0 to 255, above which two symbols are easily told apart. */
const ALIKE = 14;
const LARGEST_SYMBOL = 3_200;
const LARGEST_BACKDROP = 6_000;

const games: [string, Readonly<Record<string, SymbolArt>>, Backdrop][] = [
  ['sugar-tumble', sweets, sugarBackdrop],
  ['rune-falls', runes, runeBackdrop],
  ['vault-of-suns', suns, vaultBackdrop],
  ['thunder-forge', { ...forged, ...coins }, forgeBackdrop],
];

const greyLevels = async (svg: string, background: string): Promise<Uint8Array> =>
  new Uint8Array(await sharp(Buffer.from(svg)).resize(SIZE, SIZE).flatten({ background }).greyscale().raw().toBuffer());

const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;

describe.each(games)('%s', (game, symbols, { svg: scene, theme }) => {
  const arts = Object.entries(symbols);

  test('every symbol is valid, small and named in four languages', () => {
    for (const [id, { svg, names }] of arts) {
      expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 120"/);
      expect(faultsOf(svg), id).toEqual([]);
      expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(LARGEST_SYMBOL);
      expect(names.ru, id).toMatch(/^[А-ЯЁ][А-Яа-яЁё «»-]+$/);
      expect(names.ar, id).toMatch(/^[\p{Script=Arabic} ]+$/u);
    }
    for (const language of ['en', 'ru', 'es', 'ar'] as const)
      expect(new Set(arts.map(([, { names }]) => names[language])).size, language).toBe(arts.length);
  });

  test('ids are unique across the game, and every reference has its target', () => {
    const ids = [...arts.map(([, { svg }]) => svg), scene].flatMap(idsIn);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, { svg }] of arts) expect(idsIn(svg), id).toEqual(expect.arrayContaining(referencesIn(svg)));
    expect(idsIn(scene)).toEqual(expect.arrayContaining(referencesIn(scene)));
  });

  test('no two symbols look alike in greyscale at phone size, and all stand out from the grid', async () => {
    const ground = await greyLevels(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"/>',
      theme.reelBackground,
    );
    // The coins of one game differ by their colour and by their text, which is not in the picture.
    const reels = arts.filter(([id]) => game !== 'thunder-forge' || !(id in coins));
    const drawn = await Promise.all(
      reels.map(async ([id, { svg }]) => [id, await greyLevels(svg, theme.reelBackground)] as const),
    );
    for (const [id, levels] of drawn) expect(distance(levels, ground), id).toBeGreaterThan(10);
    const alike = drawn.flatMap(([id, levels], at) =>
      drawn.slice(at + 1).map(([other, others]) => ({ pair: `${id} and ${other}`, far: distance(levels, others) })),
    );
    expect(alike.filter(({ far }) => far < ALIKE)).toEqual([]);
  });

  test('the backdrop is valid and small, and its colours have contrast', () => {
    expect(scene).toMatch(/viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice"/);
    expect(faultsOf(scene)).toEqual([]);
    expect(Buffer.byteLength(scene)).toBeLessThanOrEqual(LARGEST_BACKDROP);
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(theme.textOnAccent, theme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.frameLight, theme.frame)).toBeGreaterThanOrEqual(2);
  });
});
