import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { jackpots } from '../../../../src/contract/jackpots.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/bonuses/testing/BonusPlay.ts';
import { fillFirst } from './fillFirst.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ hasHousePlayers: true });
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

const again = () => fillFirst(operator.database, new Date(operator.time.ms));

/** What the house has put into pools beyond their seeds. */
const added = () =>
  operator.database.query<{ readonly tier: string; readonly added: bigint }>(
    'select jackpot, tier, currency, added from operator.jackpot_cycles where added > 0',
  );

test('1-5 where house players play, the house fills one pool up to its threshold, once', async () => {
  const before = await added();
  expect(before).toMatchObject([{ jackpot: 'brass-tower', tier: 'mini', currency: 'USD' }]);
  await Promise.all([again(), again()]);
  expect(await added()).toEqual(before);
});

test('1-5 7-76 the first stake wins it, by the rules: paid, published, and nothing is filled after it', async () => {
  const play = await BonusPlay.of(operator);
  await play.credit('100.00');
  await play.round('0.20', '0.00');
  await operator.control('countJackpots');
  const { data } = await operator.call('Jackpots.getWinners', {}, { cookie: play.cookie });
  const { count, items } = data as OutputOf<typeof jackpots.getWinners>;
  expect(count).toBe(1);
  expect(items).toMatchObject([
    { jackpot: { id: 'brass-tower' }, tier: 'mini', player: { is_own: true }, proof: { cycle: 1 } },
  ]);
  await operator.control('chainFeed');
  const feed = (await operator.call('feed.get')).data as { readonly items: readonly { readonly payload: string }[] };
  expect(feed.items.filter(({ payload }) => payload.includes('"kind":"jackpot"'))).toHaveLength(1);
  await again();
  const { data: list } = await operator.call('Jackpots.get', { id: 'brass-tower' });
  expect((list as OutputOf<typeof jackpots.get>).items[0]?.pools[0]).toMatchObject({
    amount: { amount: '50.00' },
    cycle: 2,
  });
});
