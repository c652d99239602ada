import { expect, test } from 'vitest';
import { emptyFilter } from '../../face/hallFilter.ts';
import type { FacetCounts } from '../../HallStore.ts';
import { facetViews } from './facetOptions.ts';

const facets: FacetCounts = {
  providers: { stonelight: 3, tidewright: 1 },
  types: { slot: 4 },
  features: { freeSpins: 2, respins: 1, 'no-such-feature': 9 },
  volatilities: {},
  rtps: { from96: 3, from95: 1 },
  marks: { new: 2, favourites: 1 },
};
const providers = ['stonelight', 'tidewright', 'northlamp'].map((sysname) => ({ sysname, name: sysname }));
const viewsOf = (isPlayer: boolean, filter = emptyFilter) =>
  facetViews({ filter, facets, providers }, { t: (key: string) => key, session: { isPlayer } } as never);
const told = (views: ReturnType<typeof viewsOf>) =>
  views.map(({ facet, options }) => `${facet}: ${options.map(({ value, count }) => `${value} ${count}`).join(', ')}`);

test('7-66 facets show the values that leave games, with their number; what leaves no choice is left out', () => {
  expect(told(viewsOf(false))).toEqual([
    'providers: stonelight 3, tidewright 1',
    'features: freeSpins 2, respins 1',
    'rtps: from96 3, from95 1',
  ]);
});

test('3-59 players have their favourites among the marks', () => {
  expect(told(viewsOf(true))[0]).toBe('marks: favourites 1, new 2');
});

test('7-66 a chosen value is shown though it leaves no game, so that it can be taken away', () => {
  const views = viewsOf(false, { ...emptyFilter, providers: ['northlamp'], volatilities: ['high'] });
  expect(told(views)).toContain('volatilities: high 0');
  expect(views.find(({ facet }) => facet === 'providers')?.options.map(({ isChosen }) => isChosen)).toEqual([
    false,
    false,
    true,
  ]);
});
