import { expect, test } from 'vitest';
import { seededDraw } from '../../kit/fair/seededRandom.ts';
import { enumerate, scripted } from '../../kit/testing/scripted.ts';
import { mines, MOST_MINES, MOST_STAKES, minesMultiplier, minesReturn, mostTiles, TILES } from './rules.ts';
import type { MinesMove } from './rules.ts';

const open = (tile: number): MinesMove => ({ kind: 'open', tile });
const cashOut: MinesMove = { kind: 'cashOut' };
/** Draws that leave the tiles in order: the mines are the first ones. */
const inOrder = () => scripted(Array.from({ length: MOST_MINES }, () => 0));

test('1-3 every number of mines and tiles returns from 96 to 99 % of the stakes, exactly', () => {
  for (let count = 1; count <= MOST_MINES; count += 1)
    for (let opened = 1; opened <= mostTiles(count); opened += 1) {
      const back = minesReturn(count, opened).toNumber();
      expect(back, `${count} mines, ${opened} tiles`).toBeGreaterThan(0.96);
      expect(back, `${count} mines, ${opened} tiles`).toBeLessThanOrEqual(0.99);
    }
});

test('the mines are placed uniformly: enumeration equals the formula', () => {
  const outcomes = enumerate((draw) => mines.play({ mines: 2 }, 100n, [open(3), open(7), cashOut].slice(0, 1), draw));
  const safe = outcomes.filter(({ result }) => result.view.hit === null);
  expect([outcomes.length, safe.length]).toEqual([25 * 24, 23 * 24]);
});

test('tiles are opened until the player cashes out', () => {
  const bet = { mines: 3 };
  const atStart = mines.play(bet, 200n, [], inOrder());
  expect(atStart.payout).toBeNull();
  expect(atStart.view).toMatchObject({ opened: [], multiplier: '0.00', next: '1.12', chance: [22, 25], layout: null });
  const after = mines.play(bet, 200n, [open(10), open(24)], inOrder());
  expect(after.payout).toBeNull();
  expect(after.view).toMatchObject({ opened: [10, 24], multiplier: minesMultiplier(3, 2).toFixed(2), layout: null });
  const done = mines.play(bet, 200n, [open(10), open(24), cashOut], inOrder());
  expect(done.view).toMatchObject({ multiplier: '1.28', next: null, chance: null, hit: null, layout: [0, 1, 2] });
  expect(done.payout).toBe(256n);
});

test('a mine ends the round without a payout; the last safe tile cashes out by itself', () => {
  const lost = mines.play({ mines: 3 }, 200n, [open(10), open(2)], inOrder());
  expect([lost.payout, lost.view.hit, lost.view.layout]).toEqual([0n, 2, [0, 1, 2]]);
  const all = mines.play({ mines: 24 }, 200n, [open(24)], inOrder());
  expect([all.payout, all.view.multiplier]).toEqual([4_950n, '24.75']);
});

test('no round pays more than 10,000 stakes: it is cashed out before', () => {
  for (let count = 1; count <= MOST_MINES; count += 1) {
    const most = mostTiles(count);
    expect(minesMultiplier(count, most).toNumber()).toBeLessThanOrEqual(MOST_STAKES);
    const moves = Array.from({ length: most }, (_, index) => open(TILES - 1 - index));
    expect(mines.play({ mines: count }, 100n, moves, inOrder()).payout).not.toBeNull();
    expect(mines.play({ mines: count }, 100n, moves.slice(1), inOrder()).payout).toBeNull();
  }
});

test.each([
  [[cashOut], 'move'],
  [[open(5), open(5)], 'tile'],
  [[open(0), open(5)], 'move'],
  [[open(5), cashOut, open(6)], 'move'],
])('moves %j are refused at %s', (moves, field) => {
  expect(() => mines.play({ mines: 3 }, 100n, moves, inOrder())).toThrow(expect.objectContaining({ field }));
});

test.each([{}, { mines: 0 }, { mines: 25 }, { mines: 1.5 }])('the bet %j is refused', (bet) => {
  expect(() => mines.readBet(bet)).toThrow(expect.objectContaining({ field: 'mines' }));
});

test('an open round shows no mine, whatever is drawn', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { view, payout } = mines.play({ mines: 5 }, 100n, [open(seed % TILES)], seededDraw(seed));
    expect(view.layout === null).toBe(payout === null);
  }
});
