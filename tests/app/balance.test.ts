import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../src/kernel/testing/FakeClock.ts';
import { BalanceStore, winHoldMs } from '../../src/domains/session/BalanceStore.ts';
import type { Balances } from '../../src/kernel/views.ts';
import { money } from '../../src/shared/money/money.ts';

const usd = (minor: bigint) => money(minor, 'USD');
const balances = (main: bigint, version: number): Balances => ({
  main: usd(main),
  bonus: usd(0n),
  bettingBonus: usd(0n),
  fun: usd(0n),
  version,
});

function storeWith(main: bigint, version: number) {
  const clock = new FakeClock();
  const store = new BalanceStore(clock);
  store.apply(balances(main, version));
  return { clock, store };
}

test('4-63 I6 4-64 a balance never goes back a version', () => {
  const { store } = storeWith(100n, 5);
  store.apply(balances(900n, 4));
  expect(store.main).toEqual(usd(100n));
  store.apply(balances(200n, 6));
  expect(store.main).toEqual(usd(200n));
});

describe('a booked win', () => {
  test('4-64 is out of sight until its round was shown', () => {
    const { store } = storeWith(90n, 1);
    store.holdWin('r1', usd(50n));
    store.apply(balances(140n, 2));
    expect([store.main, store.total, store.heldTotal]).toEqual([usd(90n), usd(90n), usd(50n)]);
    store.roundShown('r1');
    expect([store.main, store.heldTotal]).toEqual([usd(140n), null]);
  });

  test('is shown after ten seconds even if no game says so', async () => {
    const { clock, store } = storeWith(140n, 1);
    store.holdWin('r1', usd(50n));
    await clock.advance(winHoldMs - 1);
    expect(store.main).toEqual(usd(90n));
    await clock.advance(1);
    expect(store.main).toEqual(usd(140n));
  });

  test('whose round was shown before it was booked is never held, nor one that is old, nor one twice', () => {
    const { store } = storeWith(140n, 1);
    store.roundShown('r1');
    store.holdWin('r1', usd(50n));
    store.holdWin('r2', usd(50n), winHoldMs);
    expect(store.main).toEqual(usd(140n));
    store.holdWin('r3', usd(50n));
    store.holdWin('r3', usd(50n));
    expect(store.main).toEqual(usd(90n));
  });

  test('of somebody who left is forgotten with its timer', () => {
    const { clock, store } = storeWith(140n, 1);
    store.holdWin('r1', usd(50n));
    store.forget();
    expect([store.main, clock.waiting]).toEqual([null, 0]);
  });
});
