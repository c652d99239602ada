import { beforeEach, expect, test } from 'vitest';
import { Board } from '../live/Board.ts';
import { oddsOf, payoutOf, slipBets, stakeOf, typedAmount } from './slipTerms.ts';
import { keyOf, SlipStore } from './SlipStore.ts';

const pick = (event: string, odds = 2000, market = 'result', selection = 'home') => ({
  event,
  market,
  selection,
  odds,
});
let slip: SlipStore;
beforeEach(() => {
  slip = new SlipStore(new Board(), null);
});

test('a second selection of a market takes the place of the first, the same one again leaves', () => {
  slip.toggle(pick('a'));
  slip.toggle(pick('a', 3000, 'result', 'draw'));
  expect(slip.picks.map(keyOf)).toEqual(['a|result|draw']);
  slip.toggle(pick('a', 3000, 'result', 'draw'));
  expect(slip.picks).toEqual([]);
});

test('picks of several matches combine, those of one match are built', () => {
  for (const event of ['a', 'b']) slip.toggle(pick(event));
  expect(slip.mode).toBe('accumulator');
  slip.toggle(pick('c'));
  expect(slip.modes()).toEqual(['singles', 'accumulator', 'system']);
  slip.setPicks([]);
  slip.toggle(pick('a'));
  slip.toggle(pick('a', 1900, 'totals:2.5', 'over'));
  expect(slip.mode).toBe('builder');
  slip.toggle(pick('b'));
  expect(slip.modes()).toEqual(['singles']);
});

test('a system stakes its line stake once for every line', () => {
  for (const event of ['a', 'b', 'c']) slip.toggle(pick(event));
  slip.update({ mode: 'system', size: 2, stake: '1' });
  const [bet] = slipBets(slip);
  if (bet === undefined) throw new Error('no bet');
  expect(bet.system).toBe('2/3');
  expect(stakeOf(bet, 2)).toBe(300n);
  expect(payoutOf(bet, null, 2)).toBe(1200n);
  expect(oddsOf(bet, null)).toBe(4000);
});

test('singles have stakes of their own, and typed amounts may have a comma', () => {
  for (const event of ['a', 'b']) slip.toggle(pick(event));
  slip.update({ mode: 'singles', stake: '2,5' });
  slip.setStake('b|result|home', '4');
  expect(slipBets(slip).map((bet) => stakeOf(bet, 2))).toEqual([250n, 400n]);
  expect(typedAmount('1.', 2)).toBe(100n);
  expect(typedAmount('1.005', 2)).toBeNull();
  expect(typedAmount('-1', 2)).toBeNull();
});

test('a pick beyond the most that a slip takes is said, not swallowed', () => {
  for (let index = 0; index < 12; index += 1) slip.toggle(pick(`e${index}`));
  expect(slip.isOverfull).toBe(false);
  slip.toggle(pick('one more'));
  expect(slip.picks).toHaveLength(12);
  expect([slip.isOverfull, slip.isOpen]).toEqual([true, true]);
  slip.toggle(pick('e0'));
  expect(slip.isOverfull).toBe(false);
});

test('a pick that left and comes back has the common stake', () => {
  for (const event of ['a', 'b']) slip.toggle(pick(event));
  slip.update({ mode: 'singles', stake: '2' });
  slip.setStake('b|result|home', '400');
  slip.toggle(pick('b'));
  slip.toggle(pick('b'));
  expect(slip.stakeOf(pick('b'))).toBe('2');
});
