import { expect, test } from 'vitest';
import { wireGame } from '../../../../tests/fakes/wireSamples.ts';
import { gamesToAsk, pickRails, railCount, railSize } from './lobbyRails.ts';
import type { CategoryGames, LobbyRail } from './lobbyRails.ts';
import { parseGame } from '../parseGames.ts';
import { fc } from '../../../../tests/fastCheck.ts';

/** A category with this id and games named by one letter each. */
const listed = (id: string, sysnames: Iterable<string>): CategoryGames => {
  const games = [...sysnames].map((sysname) => parseGame(wireGame(sysname)));
  return { category: { id, title: id, count: games.length }, games };
};
const told = (rails: readonly LobbyRail[]) =>
  rails.map(({ category, games }) => `${category?.id ?? 'all'}: ${games.map(({ sysname }) => sysname).join('')}`);

test.each([
  [
    'each game stands in the first rail that shows it',
    [listed('popular', 'abcdef'), listed('slots', 'abcdefghijkl')],
    ['popular: abcdef', 'slots: ghijkl'],
  ],
  [
    'a category with too few games left has no rail, and leaves them to the next',
    [listed('popular', 'abcdef'), listed('new', 'defgh'), listed('slots', 'abcdefghijkl')],
    ['popular: abcdef', 'slots: ghijkl'],
  ],
  ['four fill a row', [listed('popular', 'abcd'), listed('new', 'cdefgh')], ['popular: abcd', 'new: efgh']],
  ['an empty category has no rail', [listed('popular', ''), listed('new', 'abcd')], ['new: abcd']],
  [
    'short rails leave no half row empty: where no category has enough, one rail holds the games of all',
    [listed('popular', 'a'), listed('new', 'bc'), listed('slots', 'cde')],
    ['all: abcde'],
  ],
  [
    'few games are better than none',
    [listed('popular', ''), listed('new', 'ab'), listed('slots', 'abc')],
    ['all: abc'],
  ],
  ['nothing is nothing', [listed('popular', '')], []],
])('2.2-1 %s', (_what, categories, rails) => expect(told(pickRails(categories))).toEqual(rails));

const anyCategories = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 90 }), { maxLength: railCount })
  .map((lists) =>
    lists.map((list, index) =>
      listed(
        String(index),
        list.slice(0, gamesToAsk(index)).map((game) => `g${game} `),
      ),
    ),
  );

test('no lobby shows a game twice, nor a rail longer than its size', () => {
  fc.assert(
    fc.property(anyCategories, (categories) => {
      const rails = pickRails(categories);
      const sysnames = rails.flatMap(({ games }) => games.map(({ sysname }) => sysname));
      expect(new Set(sysnames).size).toBe(sysnames.length);
      for (const { games } of rails) expect(games.length).toBeLessThanOrEqual(railSize);
    }),
  );
});

test('2.2-1 a row is short only if the whole lobby has no more games', () => {
  fc.assert(
    fc.property(anyCategories, (categories) => {
      const rails = pickRails(categories);
      const known = new Set(categories.flatMap(({ games }) => games.map(({ sysname }) => sysname)));
      for (const { games } of rails) expect(games.length).toBeGreaterThanOrEqual(Math.min(4, known.size));
      expect(rails.length > 0).toBe(known.size > 0);
    }),
  );
});

test('a category that is large enough has a full rail, whatever the rails above it contain', () => {
  const all = Array.from({ length: railSize * railCount }, (_, index) => `g${index} `);
  const rails = pickRails(
    Array.from({ length: railCount }, (_, index) => listed(String(index), all.slice(0, gamesToAsk(index)))),
  );
  expect(rails.map(({ games }) => games.length)).toEqual(Array(railCount).fill(railSize));
});
