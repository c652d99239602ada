import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { backdrops } from '../backdrops/index.ts';
import { contrast, faultsOf, idsIn, referencesIn } from '../testing/svgChecks.ts';
import { symbolSets } from './index.ts';
import { symbolIds, type SymbolId } from './symbolIds.ts';
import type { SymbolSet } from './symbolSet.ts';

const games = [
  'lantern-harbor',
  'jade-ascent',
  'cherry-parade',
  'ember-dragon',
  'night-flight',
  'coral-deep',
  'sand-caravan',
  'frost-fjord',
  'neon-quarter',
  'jungle-drum',
  'gem-foundry',
  'court-of-cards',
];

/** Width and height of a symbol on the narrowest phone, in pixels. */
const phoneSize = 60;
/** In bytes, with a line for each element: a set of ten is then below 26 kB uncompressed. */
const largestSymbol = 2600;
/**
 * Threshold of the mean absolute difference of two symbols' grey levels (0 to 255) over the whole cell. A symbol
 * compared with itself shifted by one pixel is usually well below it (a test here measures that), and the closest pair
 * of all games, two cut gems, is at 22, so the threshold has a margin on both sides.
 */
const nearlyAlike = 18;

const load = async (game: string): Promise<SymbolSet> => {
  const loader = symbolSets[game];
  if (loader === undefined) throw new Error(`No symbols of ${game}`);
  return loader();
};

const loadBackdrop = async (game: string) => {
  const loader = backdrops[game];
  if (loader === undefined) throw new Error(`No backdrop of ${game}`);
  return loader();
};

const greyLevels = async (svg: string, background: string, size = phoneSize): Promise<Uint8Array> =>
  new Uint8Array(await sharp(Buffer.from(svg)).resize(size, size).flatten({ background }).greyscale().raw().toBuffer());

const distance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, level, i) => sum + Math.abs(level - (other[i] ?? 0)), 0) / one.length;

test('exactly the games of the catalogue have symbols and a backdrop', () => {
  expect(Object.keys(symbolSets).toSorted()).toEqual(games.toSorted());
  expect(Object.keys(backdrops).toSorted()).toEqual(games.toSorted());
});

describe.each(games)('%s', (game) => {
  test('has ten symbols, each valid, small and named in four languages', async () => {
    const set = await load(game);
    expect(Object.keys(set).toSorted()).toEqual([...symbolIds].toSorted());
    for (const id of symbolIds) {
      const { svg, names } = set[id];
      expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 120"/);
      expect(faultsOf(svg), id).toEqual([]);
      expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(largestSymbol);
      expect(names.en, id).toMatch(/^[A-Z][a-z' -]+$/);
      expect(names.ru, id).toMatch(/^[А-ЯЁ][А-Яа-яЁё -]+$/);
      expect(names.es, id).toMatch(/^\p{Script=Latin}[\p{Script=Latin} -]+$/u);
      expect(names.ar, id).toMatch(/^[\p{Script=Arabic} ]+$/u);
    }
    for (const language of ['en', 'ru', 'es', 'ar'] as const) {
      expect(new Set(symbolIds.map((id) => set[id].names[language])).size, language).toBe(symbolIds.length);
    }
  });

  test('ids are unique across the game and every reference has its target in the same symbol', async () => {
    const set = await load(game);
    const scene = await loadBackdrop(game);
    const ids = [...symbolIds.map((id) => set[id].svg), scene.svg].flatMap(idsIn);
    expect(ids.length).toBeGreaterThan(symbolIds.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of symbolIds)
      expect(idsIn(set[id].svg), id).toEqual(expect.arrayContaining(referencesIn(set[id].svg)));
  });

  test('no two symbols look alike in greyscale at phone size', async () => {
    const set = await load(game);
    const { theme } = await loadBackdrop(game);
    const drawn = await Promise.all(
      symbolIds.map(async (id): Promise<[SymbolId, Uint8Array]> => [
        id,
        await greyLevels(set[id].svg, theme.reelBackground),
      ]),
    );
    const alike = drawn.flatMap(([id, levels], i) =>
      drawn
        .slice(i + 1)
        .map(([other, levelsOther]) => ({ pair: `${id} and ${other}`, far: distance(levels, levelsOther) })),
    );
    expect(alike).toHaveLength(45);
    expect(alike.filter(({ far }) => far < nearlyAlike)).toEqual([]);
  });

  test('every symbol has contrast to the reel background', async () => {
    const set = await load(game);
    const { theme } = await loadBackdrop(game);
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"/>';
    const ground = await greyLevels(empty, theme.reelBackground);
    for (const id of symbolIds)
      expect(distance(await greyLevels(set[id].svg, theme.reelBackground), ground), id).toBeGreaterThan(10);
  });

  test('the backdrop is valid, small and dark enough', async () => {
    const { svg, theme } = await loadBackdrop(game);
    expect(svg).toMatch(/viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice"/);
    expect(faultsOf(svg)).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
    expect(idsIn(svg)).toEqual(expect.arrayContaining(referencesIn(svg)));
    const black = new Uint8Array(phoneSize * phoneSize);
    const brightness = distance(await greyLevels(svg, '#000000'), black);
    expect(brightness).toBeGreaterThan(15);
    expect(brightness).toBeLessThan(110);
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(theme.textOnAccent, theme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.frameLight, theme.frame)).toBeGreaterThanOrEqual(2);
  });
});

test('the likeness threshold is above the median difference caused by a shift of one pixel', async () => {
  const set = await load('lantern-harbor');
  const shifts = await Promise.all(
    symbolIds.map(async (id) => {
      const moved = set[id].svg.replace('viewBox="0 0 120 120"', 'viewBox="2 0 120 120"');
      return distance(await greyLevels(set[id].svg, '#14123a'), await greyLevels(moved, '#14123a'));
    }),
  );
  const middle = shifts.toSorted((a, b) => a - b)[symbolIds.length / 2];
  expect(middle).toBeGreaterThan(0);
  expect(middle).toBeLessThan(nearlyAlike);
});

test('faultsOf finds each kind of fault', () => {
  expect(faultsOf('<svg><g><text>7</text></svg>')).toEqual([
    'contains /<text\\b/',
    '</svg> closes nothing',
    'svg left open',
  ]);
  expect(faultsOf('<svg><path d="M0 0"/></svg>')).toEqual([]);
});
