import { describe, expect, test } from 'vitest';
import { FakeClock } from '../fakes/FakeClock.ts';
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

test('4-63 I6 4-64 a balance with an older version is ignored', () => {
  const { store } = storeWith(100n, 5);
  store.apply(balances(900n, 4));
  expect(store.main).toEqual(usd(100n));
  store.apply(balances(200n, 6));
  expect(store.main).toEqual(usd(200n));
});

describe('a booked win', () => {
  test('4-64 is not part of the balance until its round was shown', () => {
    const { store } = storeWith(90n, 1);
    store.holdWin('r1', usd(50n));
    store.apply(balances(140n, 2));
    expect([store.main, store.total]).toEqual([usd(90n), usd(90n)]);
    store.roundShown('r1');
    expect(store.main).toEqual(usd(140n));
  });

  test('is added to the balance after ten seconds even if the game reports nothing', async () => {
    const { clock, store } = storeWith(140n, 1);
    store.holdWin('r1', usd(50n));
    await clock.advance(winHoldMs - 1);
    expect(store.main).toEqual(usd(90n));
    await clock.advance(1);
    expect(store.main).toEqual(usd(140n));
  });

  test('is not held if its round was already shown or if it is older than the hold time, and is held only once', () => {
    const { store } = storeWith(140n, 1);
    store.roundShown('r1');
    store.holdWin('r1', usd(50n));
    store.holdWin('r2', usd(50n), winHoldMs);
    expect(store.main).toEqual(usd(140n));
    store.holdWin('r3', usd(50n));
    store.holdWin('r3', usd(50n));
    expect(store.main).toEqual(usd(90n));
  });

  test('is dropped together with its timer when the store forgets the player', () => {
    const { clock, store } = storeWith(140n, 1);
    store.holdWin('r1', usd(50n));
    store.forget();
    expect([store.main, clock.waiting]).toEqual([null, 0]);
  });
});
