import { expect, test } from 'vitest';
import type { AutoplayPlan } from '../../../client/autoplay/AutoplayRules.ts';
import { manualClock } from '../../../client/testing/manualClock.ts';
import { AutoplayRun } from './AutoplayRun.ts';

const plan = (more: Partial<AutoplayPlan> = {}): AutoplayPlan => ({
  rounds: 3,
  lossLimit: 1_000n,
  winLimit: null,
  balanceLimit: null,
  stopsOnFeature: false,
  ...more,
});

/** A run whose bets cost 100 and whose rounds take a second, with the given wins. */
function running(wins: readonly bigint[], { canBegin = true, features = [] as readonly number[] } = {}) {
  const clock = manualClock();
  const begun: number[] = [];
  const ends: unknown[] = [];
  let balance = 1_000n;
  let stake: bigint | null = 100n;
  const run = new AutoplayRun({
    clock,
    stake: () => stake,
    balance: () => balance,
    begin: () => {
      if (!canBegin) return false;
      begun.push(clock.now());
      balance -= 100n;
      void clock.wait(1_000).then(() => {
        const totalWin = wins[begun.length - 1] ?? 0n;
        balance += totalWin;
        run.shown({ staked: 100n, totalWin, hasFeature: features.includes(begun.length) });
        return run.rested();
      });
      return true;
    },
    changed: () => undefined,
    ended: (end, net) => void ends.push([end, net, clock.now()]),
  });
  return {
    run,
    begun,
    ends,
    pass: clock.pass,
    unchoose: () => {
      stake = null;
    },
  };
}

test('rounds follow each other with a pause to see the outcome, and end with the chosen number', async () => {
  const { run, begun, ends, pass } = running([250n, 0n, 0n]);
  run.start(plan());
  run.start(plan({ rounds: 100 }));
  expect([run.isOn, run.left]).toEqual([true, 2]);
  await pass(10_000);
  expect(begun).toEqual([0, 1_700, 3_400]);
  expect(ends).toEqual([['rounds', -50n, 4_400]]);
  expect(run.isOn).toBe(false);
});

test('it ends at the loss limit and at a single win', async () => {
  const losing = running([]);
  losing.run.start(plan({ rounds: 100, lossLimit: 250n }));
  await losing.pass(60_000);
  expect([losing.begun.length, losing.ends]).toEqual([2, [['loss', -200n, 3_400]]]);
  const winning = running([0n, 400n]);
  winning.run.start(plan({ rounds: 100, winLimit: 300n }));
  await winning.pass(60_000);
  expect([winning.begun.length, winning.ends]).toEqual([2, [['win', 200n, 2_700]]]);
});

test('it ends when the balance is below the stake', async () => {
  const { run, begun, ends, pass } = running([]);
  run.start(plan({ rounds: 100, lossLimit: 5_000n }));
  await pass(60_000);
  expect([begun.length, ends]).toEqual([10, [['balance', -1_000n, 17_000]]]);
});

test.each([100, 1_300])('stopped after %d ms it begins no further round', async (at) => {
  const { run, begun, ends, pass } = running([]);
  run.start(plan());
  await pass(at);
  run.stop('paused');
  run.stop('player');
  await pass(60_000);
  // The last round counts: the end is told when it is over.
  expect([begun.length, ends]).toEqual([1, [['paused', -100n, Math.max(at, 1_000)]]]);
});

test('a round whose bet is refused ends it and costs nothing', async () => {
  const { run, begun, ends, pass } = running([]);
  run.start(plan());
  await pass(500);
  run.refused();
  await pass(60_000);
  expect([begun.length, ends]).toEqual([1, [['refused', 0n, 500]]]);
});

test('a run begun right after a stop is not hurried by the pause of the last one', async () => {
  const { run, begun, pass } = running([]);
  run.start(plan());
  await pass(1_300);
  run.stop('player');
  run.start(plan());
  await pass(600);
  expect(begun).toEqual([0, 1_300]);
});

test('without a bet to begin with it ends at once', async () => {
  const refused = running([], { canBegin: false });
  refused.run.start(plan());
  expect(refused.ends).toEqual([['refused', 0n, 0]]);
  const gone = running([]);
  gone.run.start(plan());
  gone.unchoose();
  await gone.pass(5_000);
  expect([gone.begun.length, gone.ends]).toEqual([1, [['refused', -100n, 1_700]]]);
});

test.each([
  [true, [['feature', -200n, 2_700]]],
  [false, [['rounds', -300n, 4_400]]],
])('a feature in the second round stops it, if the player wants that (%s)', async (stopsOnFeature, expected) => {
  const { run, ends, pass } = running([0n, 0n, 0n], { features: [2] });
  run.start(plan({ stopsOnFeature }));
  await pass(10_000);
  expect(ends).toEqual(expected);
});
