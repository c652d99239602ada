import { expect, test } from 'vitest';
import { beginAutoplay, countRound, endAfterRound, endBeforeRound } from './AutoplayRules.ts';
import type { AutoplayEnd, AutoplayPlan } from './AutoplayRules.ts';
import { fc } from '../../../../tests/fastCheck.ts';

const plan = (more: Partial<AutoplayPlan> = {}): AutoplayPlan => ({
  rounds: 10,
  lossLimit: 10_000n,
  winLimit: null,
  balanceLimit: null,
  stopsOnFeature: false,
  ...more,
});

/** A win that stands for a round with a feature. */
const FEATURE_WIN = 777n;

/** Plays rounds of the given stake and wins until autoplay ends; `open` while it would go on. */
function played(of: AutoplayPlan, stake: bigint, wins: readonly bigint[], balance = 1_000_000n) {
  let state = beginAutoplay(of);
  let rounds = 0;
  for (const totalWin of wins) {
    const before = endBeforeRound(of, state, stake, balance);
    if (before !== null) return { end: before, rounds, net: state.net };
    state = countRound(state);
    balance += totalWin - stake;
    rounds += 1;
    const after = endAfterRound(of, state, { staked: stake, totalWin, hasFeature: totalWin === FEATURE_WIN });
    state = after.state;
    if (after.end !== null) return { end: after.end, rounds, net: state.net };
  }
  return { end: 'open' as AutoplayEnd | 'open', rounds, net: state.net };
}

test('it ends after the chosen number of rounds', () => {
  expect(played(plan({ rounds: 3 }), 100n, [0n, 300n, 100n, 0n])).toEqual({ end: 'rounds', rounds: 3, net: 100n });
});

test('it ends before the round that could lose more than the limit, however much was won and lost', () => {
  expect(played(plan({ lossLimit: 250n }), 100n, [0n, 0n, 0n])).toEqual({ end: 'loss', rounds: 2, net: -200n });
  expect(played(plan({ lossLimit: 200n }), 100n, [0n, 0n, 0n])).toEqual({ end: 'loss', rounds: 2, net: -200n });
  expect(played(plan({ lossLimit: 200n }), 100n, [0n, 150n, 0n, 0n])).toEqual({ end: 'loss', rounds: 3, net: -150n });
  expect(played(plan({ lossLimit: 99n }), 100n, [0n])).toEqual({ end: 'loss', rounds: 0, net: 0n });
});

test('it ends with a single win of the limit, which is what is paid above the stake', () => {
  const winning = plan({ winLimit: 200n });
  expect(played(winning, 100n, [299n, 300n, 0n])).toEqual({ end: 'win', rounds: 2, net: 399n });
  expect(played(plan(), 100n, [90_000n, 0n]).end).toBe('open');
});

test('a stake that comes back is no win', () => {
  expect(played(plan({ winLimit: 1n }), 100n, [100n, 99n])).toEqual({ end: 'open', rounds: 2, net: -1n });
});

test('it ends when the balance is below the stake', () => {
  expect(played(plan(), 100n, [0n, 0n, 0n], 250n)).toEqual({ end: 'balance', rounds: 2, net: -200n });
});

test('it ends before a round when the balance has fallen below the limit', () => {
  const saving = plan({ balanceLimit: 800n });
  expect(played(saving, 100n, [0n, 0n, 0n, 0n], 1_000n)).toEqual({ end: 'balance', rounds: 3, net: -300n });
  expect(played(saving, 100n, [0n], 799n)).toEqual({ end: 'balance', rounds: 0, net: 0n });
});

test('it ends with a feature, if the player wants it to', () => {
  expect(played(plan({ stopsOnFeature: true }), 100n, [0n, FEATURE_WIN, 0n])).toMatchObject({
    end: 'feature',
    rounds: 2,
  });
  expect(played(plan(), 100n, [FEATURE_WIN, 0n]).end).toBe('open');
});

test('no course of rounds loses more than the limit, nor plays more rounds than chosen', () => {
  const amount = fc.bigInt({ min: 1n, max: 1_000n });
  fc.assert(
    fc.property(
      fc.record({
        rounds: fc.integer({ min: 1, max: 30 }),
        lossLimit: amount,
        winLimit: fc.option(amount),
        balanceLimit: fc.option(amount),
        stopsOnFeature: fc.boolean(),
      }),
      amount,
      fc.array(fc.bigInt({ min: 0n, max: 3_000n }), { maxLength: 40 }),
      (of, stake, wins) => {
        const { rounds, net } = played(of, stake, wins);
        expect(rounds).toBeLessThanOrEqual(of.rounds);
        expect(-net <= of.lossLimit).toBe(true);
      },
    ),
  );
});
