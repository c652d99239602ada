import { beforeEach, expect, test } from 'vitest';
import { Board } from '../live/Board.ts';
import { oddsOf, payoutOf, slipBets, stakeOf } from './slipTerms.ts';
import { keyOf, SlipStore } from './SlipStore.ts';
import { amountAsTyped, typedAmount } from '../../../../src/shared/money/typedAmount.ts';

const pick = (event: string, odds = 2000, market = 'result', selection = 'home') => ({
  event,
  market,
  selection,
  odds,
});
const dollars = { decimals: 2, locale: 'en' } as const;
let slip: SlipStore;
beforeEach(() => {
  slip = new SlipStore(new Board(), null, 'en');
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
  expect(stakeOf(bet, dollars)).toBe(300n);
  expect(payoutOf(bet, null, dollars)).toBe(1200n);
  expect(oddsOf(bet, null)).toBe(4000);
});

test('singles have stakes of their own', () => {
  for (const event of ['a', 'b']) slip.toggle(pick(event));
  slip.update({ mode: 'singles', stake: '2.5' });
  slip.setStake('b|result|home', '4');
  expect(slipBets(slip).map((bet) => stakeOf(bet, dollars))).toEqual([250n, 400n]);
});

test.each([
  ['1.', 'en', 2, 100n],
  ['1.005', 'en', 2, null],
  ['-1', 'en', 2, null],
  ['', 'en', 2, null],
  ['1,000', 'en', 2, 100_000n],
  ['1,500.50', 'en', 2, 150_050n],
  ['2,5', 'en', 2, null],
  ['2,5', 'es', 2, 250n],
  ['1.500', 'es', 2, 150_000n],
  ['3,000', 'en', 3, 3_000_000n],
  ['3,000', 'es', 3, 3000n],
  ['٥٠', 'ar', 2, 5000n],
  ['١٢٫٥', 'ar', 2, 1250n],
] as const)('Part 17 the stake %j in %s with %i decimals is %s minor units', (text, locale, decimals, units) => {
  expect(typedAmount(text, { decimals, locale })).toBe(units);
});

test('Part 17 a stake that the page writes is read as the same amount in each language', () => {
  const dinars = { decimals: 3, locale: 'es' } as const;
  expect(amountAsTyped('1.500', dinars)).toBe('1,500');
  expect(typedAmount(amountAsTyped('1.500', dinars), dinars)).toBe(1500n);
});

test('Part 17 the stake of the last bet is not offered in another language, where it may be another amount', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const spanish = new SlipStore(new Board(), storage, 'es');
  spanish.update({ stake: '1.500' });
  spanish.rememberStake();
  const again = (locale: 'en' | 'es') => {
    const store = new SlipStore(new Board(), storage, locale);
    store.restore();
    return store.stake;
  };
  expect([again('es'), again('en')]).toEqual(['1.500', '']);
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
