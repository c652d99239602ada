import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { money } from '../../shared/money/money.ts';
import { BalanceStore } from './BalanceStore.ts';
import type { Balances } from '../../kernel/views.ts';
import { fc } from '../../../tests/fastCheck.ts';

const balances = (main: bigint, version: number, currency = 'USD'): Balances => ({
  main: money(main, currency),
  bonus: money(0n, currency),
  bettingBonus: money(0n, currency),
  fun: money(0n, currency),
  version,
});

test('I6 in whatever order balances arrive, the latest one is shown at each moment', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (versions) => {
      const store = new BalanceStore(new FakeClock());
      let latest = 0;
      for (const version of versions) {
        store.apply(balances(BigInt(version * 100), version));
        latest = Math.max(latest, version);
        expect(store.main).toEqual(money(BigInt(latest * 100), 'USD'));
      }
    }),
  );
});

test('4-64 with wins and shown rounds in any order, in the end exactly the booked balance is shown', () => {
  const step = fc.record({
    round: fc.integer({ min: 1, max: 6 }),
    win: fc.bigInt({ min: 0n, max: 10n ** 24n }),
    isShownFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(step, { selector: ({ round }) => round }), (rounds) => {
      const store = new BalanceStore(new FakeClock());
      let booked = 500n;
      let held = 0n;
      store.apply(balances(booked, 0));
      for (const [index, { round, win, isShownFirst }] of rounds.entries()) {
        if (isShownFirst) store.roundShown(String(round));
        store.holdWin(String(round), money(win, 'USD'));
        booked += win;
        if (!isShownFirst) held += win;
        const before = store.main;
        store.apply(balances(booked, index + 1));
        if (isShownFirst) expect(store.main?.minor).toBe(booked - held);
        else expect(store.main?.minor).toBe((before?.minor ?? 0n) + win);
      }
      for (const { round } of rounds) store.roundShown(String(round));
      expect(store.main).toEqual(money(booked, 'USD'));
    }),
  );
});

test('amounts past 2^53 stay exact', () => {
  const store = new BalanceStore(new FakeClock());
  store.apply(balances(9_007_199_254_740_993n, 1));
  store.holdWin('r1', money(1n, 'USD'));
  expect(store.main?.minor).toBe(9_007_199_254_740_992n);
});

test('without a balance nothing is stale', () => {
  const store = new BalanceStore(new FakeClock());
  store.markStale();
  expect([store.isStale, store.main, store.total]).toEqual([false, null, null]);
});

test('an older balance is still an answer: the shown one is not stale any more', () => {
  const store = new BalanceStore(new FakeClock());
  store.apply(balances(500n, 5));
  store.markStale();
  store.apply(balances(400n, 4));
  expect([store.isStale, store.main]).toEqual([false, money(500n, 'USD')]);
});

test('3-4 a win in the previous currency is not subtracted from a balance in another', () => {
  const store = new BalanceStore(new FakeClock());
  store.apply(balances(500n, 1));
  store.holdWin('r1', money(100n, 'USD'));
  store.apply(balances(70n, 2, 'EUR'));
  expect([store.main, store.total]).toEqual([money(70n, 'EUR'), money(70n, 'EUR')]);
});

describe('3-7 a held win of bonus money', () => {
  const parts = (main: bigint, bonus: bigint, version: number): Balances => ({
    ...balances(main, version),
    bonus: money(bonus, 'USD'),
  });
  const shown = ({ main, bonus, total }: BalanceStore) => [main?.minor, bonus?.minor, total?.minor];

  test('is held back from the bonus balance, and its main part from the main balance', () => {
    const store = new BalanceStore(new FakeClock());
    store.apply(parts(500n, 300n, 1));
    store.applyWin('r1', money(100n, 'USD'), parts(540n, 360n, 2));
    expect(shown(store)).toEqual([500n, 300n, 800n]);
    store.roundShown('r1');
    expect(shown(store)).toEqual([540n, 360n, 900n]);
  });

  test('that is converted before it is shown leaves no negative balance', () => {
    const store = new BalanceStore(new FakeClock());
    store.apply(parts(500n, 300n, 1));
    store.applyWin('r1', money(60n, 'USD'), parts(500n, 360n, 2));
    store.apply(parts(860n, 0n, 3));
    expect(shown(store)).toEqual([800n, 0n, 800n]);
  });
});
