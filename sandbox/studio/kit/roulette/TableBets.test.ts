import { expect, test } from 'vitest';
import { chipsOf, MOST_CHIPS, roulette } from '../../games/roulette/rules.ts';
import { stakeRange } from '../server/playStakes.ts';
import { calls } from './calls.ts';
import { chipValues, TableBets } from './TableBets.ts';

const limits = { least: 20n, most: 10_000n, step: 10n, places: 60 };
const bets = () => new TableBets(limits);

test('chips add up on their place', () => {
  const table = bets();
  table.add({ red: 1 }, 100n);
  table.add({ red: 1 }, 50n);
  table.add(calls.voisins, 10n);
  expect(table.on.get('red')).toBe(150n);
  expect(table.on.get('street:0-2-3')).toBe(20n);
  expect(table.total).toBe(240n);
});

test('chips that do not fit are not put down, not even some of them', () => {
  const table = bets();
  table.add({ red: 1 }, 9_950n);
  expect(table.add(calls.voisins, 10n)).toBe('most');
  expect(table.total).toBe(9_950n);
  const full = new TableBets({ ...limits, places: 3 });
  expect(full.add({ red: 1, odd: 1, low: 1, 'dozen:1': 1 }, 10n)).toBe('places');
  expect(full.on.size).toBe(0);
});

test('undo takes back one step at a time, a clearing and a doubling too', () => {
  const table = bets();
  table.add({ red: 1 }, 100n);
  table.double();
  table.clear();
  table.remove('red');
  expect(table.total).toBe(0n);
  table.undo();
  expect(table.total).toBe(200n);
  table.undo();
  expect(table.total).toBe(100n);
  table.undo();
  expect([table.total, table.canUndo]).toEqual([0n, false]);
});

test('doubling above the highest stake changes nothing', () => {
  const table = bets();
  table.add({ red: 1 }, 6_000n);
  expect(table.double()).toBe('most');
  expect(table.total).toBe(6_000n);
});

test('the last bets are repeated on top of what is there', () => {
  const table = bets();
  table.add({ red: 1 }, 100n);
  table.played();
  expect([table.total, table.canUndo, table.canRepeat]).toEqual([0n, false, true]);
  table.add({ red: 1, odd: 1 }, 50n);
  expect(table.repeat()).toBeNull();
  expect(Object.fromEntries(table.on)).toEqual({ red: 150n, odd: 50n });
});

test('the bet is in the largest chips that make all amounts, and comes back from them', () => {
  const table = bets();
  expect(table.chips()).toBeNull();
  table.add({ red: 1 }, 10_000n - 250n);
  table.add({ 'straight:7': 1 }, 250n);
  expect(table.chips()).toEqual({ red: 39, 'straight:7': 1 });
  const again = bets();
  again.restore({ red: 39, 'straight:7': 1 }, 10_000n);
  expect(again.on).toEqual(table.on);
});

test('every chip can be staked alone up to the highest stake, in currencies of any decimals', () => {
  for (const decimals of [0, 2, 3, 9]) {
    const range = stakeRange(decimals);
    for (const value of chipValues(range)) expect(value % range.step).toBe(0n);
    expect(range.most / range.step).toBeLessThanOrEqual(BigInt(MOST_CHIPS));
    const table = new TableBets({ ...range, places: 60 });
    table.add({ red: 1 }, range.step);
    table.add({ odd: 1 }, range.most - range.step);
    const bet = roulette.readBet({ chips: table.chips() });
    expect((table.total / BigInt(chipsOf(bet))) % range.step).toBe(0n);
  }
});
