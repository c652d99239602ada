import { expect, test } from 'vitest';
import { buildCatalogue } from './buildCatalogue.ts';
import { fetchStudioGames } from './studioCatalogue.ts';

const dice = {
  sysname: 'dice',
  title: 'Midnight Dice',
  provider: 'vector-row',
  type: 'logical',
  volatility: 'medium',
  rtp: '98.90',
  rtpMost: '99.00',
  rtpSource: 'exact',
  features: ['provablyFair'],
  maxWin: 99,
  stakes: { least: 20, most: 10_000 },
};

/** The rows of a catalogue with these games. */
async function rowsOf(...games: readonly object[]) {
  const listed = await fetchStudioGames({
    config: { vendorsUrl: 'http://vendors.test' },
    fetch: async () => Response.json({ games }),
  });
  return buildCatalogue({ games: listed, colours: new Map(), vendorsUrl: 'http://vendors.test', size: 0 });
}

test('7-66 a game that is no slot has its type, its category and its range of returns', async () => {
  expect(await rowsOf(dice)).toMatchObject([
    {
      type: 'logical',
      categories: expect.arrayContaining(['fast']),
      rtp: '98.90',
      rtp_most: '99.00',
      rtp_source: 'exact',
      max_win: 99,
      lines: null,
      stake_from: 20,
      stake_to: 10_000,
    },
  ]);
});

test.each([
  ['live', 'live'],
  ['casino', 'table-games'],
  ['high_low', 'table-games'],
  ['fast', 'fast'],
  ['logical', 'fast'],
  ['slot', 'slots'],
])('1-3 games of type %s are in the category %s and in no other kind', async (type, category) => {
  const kinds = ['live', 'table-games', 'fast', 'slots', 'classics', 'ways'];
  const [row] = await rowsOf({ ...dice, type });
  expect(row?.categories.filter((one) => kinds.includes(one))).toEqual([category]);
});

test.each([
  ['a win of text', { maxWin: '99' }, { max_win: null }],
  ['a win of zero', { maxWin: 0 }, { max_win: null }],
  ['half a line', { lines: 2.5 }, { lines: null }],
  ['one end of the stakes', { stakes: { least: 20 } }, { stake_from: null, stake_to: null }],
  ['no stakes', { stakes: null }, { stake_from: null, stake_to: null }],
  ['a source of returns that is not known', { rtpSource: 'guessed' }, { rtp_source: null }],
  [
    'a chance above 1',
    {
      odds: {
        played: 'x',
        source: 'exact',
        outcomes: [
          [0, 1.5],
          [1, -0.5],
        ],
      },
    },
    { odds: null },
  ],
  ['chances that do not add up', { odds: { played: 'x', source: 'exact', outcomes: [[0, 0.5]] } }, { odds: null }],
  ['odds without a source', { odds: { played: 'x', outcomes: [[0, 1]] } }, { odds: null }],
  ['a highest return of another kind', { rtpMost: 99 }, { rtp_most: null }],
])('7-66 %s is not said of the game', async (_what, more, row) => {
  expect(await rowsOf({ ...dice, ...more })).toMatchObject([row]);
});

test.each([null, 'dice', { ...dice, sysname: '../dice' }, { ...dice, title: 7 }, { ...dice, volatility: 'none' }])(
  '7-66 the entry %j is left out',
  async (entry) => expect(await rowsOf(entry as object, dice)).toHaveLength(1),
);
