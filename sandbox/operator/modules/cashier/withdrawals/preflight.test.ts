import { afterAll, beforeAll, expect, test } from 'vitest';
import { decimalText } from '../../../../../src/shared/money/decimalText.ts';
import { currencyDecimals } from '../../../../../src/shared/money/currencyDecimals.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { minorUnits } from '../../../ledger/amounts.ts';
import { policyAmount } from '../../../market/withdrawalPolicy.ts';
import { TestCashier, idOf } from '../testing/TestCashier.ts';
import { WithdrawalPlayer } from './testing/WithdrawalPlayer.ts';
import type { Settings } from './testing/WithdrawalPlayer.ts';
import { fc } from '../../../../../tests/fastCheck.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  new TestCashier(operator).vendorTakes();
}, 60_000);
afterAll(() => operator.close());

const minor = ({ amount, currency }: { readonly amount: string; readonly currency: string }) =>
  minorUnits(amount, currency) ?? -1n;
const text = (amount: bigint, currency: string) => decimalText(amount, currencyDecimals(currency));

/** Reasons whose money is not on the balance that withdrawals are taken from. */
const elsewhere = ['pending', 'bonus', 'vault'];

/** The type that the preflight names for an amount: the locks lie above what is available, the last one lowest. */
function namedFor(amount: bigint, { available, locked }: Settings): string {
  const least = locked.find(({ reason }) => reason === 'minimum');
  let top = minor(available) + (least === undefined ? 0n : minor(least.amount));
  if (least !== undefined && amount <= top) return least.error;
  const onBalance = locked.filter(({ reason }) => reason !== 'minimum' && !elsewhere.includes(reason));
  for (const lock of onBalance.reverse()) {
    top += minor(lock.amount);
    if (amount <= top) return lock.error;
  }
  return 'WithdrawalLimitsExceededException';
}

const state = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  /** In dollars of the policy, so that every currency meets its bounds. */
  credit: fc.integer({ min: 0, max: 30_000 }),
  odd: fc.bigInt(0n, 99n),
  earlier: fc.array(fc.record({ dollars: fc.integer({ min: 11, max: 2400 }), days: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 3,
  }),
  isVerified: fc.boolean(),
  needs: fc.constantFrom(
    null,
    [],
    ['contact:email'],
    ['profile:first_name', 'kycProfile'],
    ['requisitesVerified'],
    ['provider'],
  ),
});

test('2.3-9, 8-3, 8-6 to 8-9 whatever the state: what is available goes out, one unit more meets what is named', async () => {
  await fc.assert(
    fc.asyncProperty(state, async ({ currency, credit, odd, earlier, isVerified, needs }) => {
      const player = await WithdrawalPlayer.create(operator, '', currency);
      const start = policyAmount(credit, currency) + odd;
      if (start > 0n) await player.credit(text(start, currency));
      if (isVerified) await player.verify();
      await player.needs([]);
      for (const { dollars, days } of earlier) {
        const reply = await player.withdraw(text(policyAmount(dollars, currency), currency));
        if (reply.status !== 200) continue;
        await operator.database.query(
          `update operator.payments set created_at = created_at - make_interval(days => $2) where id = $1`,
          [idOf(reply), days],
        );
      }
      if (needs === null) await operator.control('require', { uid: player.uid, action: 'withdraw', needs: null });
      else await player.needs(needs);
      const settings = await player.settings();
      const [method] = settings.methods;
      const least = minor(method!.min);
      const available = minor(settings.available);
      const sum = settings.locked.reduce((all, { amount }) => all + minor(amount), available);
      expect(sum).toBe(minor(settings.total));
      expect(sum).toBe(start);

      const more = available + 1n < least ? least : available + 1n;
      const refused = await player.withdraw(text(more, currency));
      expect({ more, type: refused.error?.type }).toEqual({ more, type: namedFor(more, settings) });
      if (least > 1n) {
        const tooLittle = await player.withdraw(text(least - 1n, currency));
        expect(tooLittle.error.type).toBe('InvalidParameterException');
      }
      if (available > 0n) expect((await player.withdraw(text(available, currency))).status).toBe(200);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('1-11, 2.3-9 bonus money, pending withdrawals and the vault are locked with amounts that sum to the total', async () => {
  const player = await WithdrawalPlayer.create(operator, '500.00');
  const terms = {
    type: 'casino',
    wager_times: 10,
    wager_base: 'bonus',
    is_sticky: false,
    max_stake: null,
    max_conversion_times: null,
    days: 7,
    counts: { types: {}, games: {}, excluded: [] },
  };
  const id = idOf(await player.withdraw('100'));
  await operator.control('grantBonus', {
    uid: player.uid,
    amount: '40.00',
    currency: 'USD',
    source_id: 'preflight',
    terms: JSON.stringify(terms),
  });
  await operator.database.query(
    `insert into operator.ledger_accounts (uid, kind, currency, balance) values ($1, 'vault', 'USD', 2500)`,
    [player.uid],
  );
  expect(await player.settings()).toMatchObject({
    total: { amount: '565.00' },
    available: { amount: '400.00' },
    locked: [
      { reason: 'pending', amount: { amount: '100.00' }, link: `/cashier/withdraw?transaction=${id}` },
      { reason: 'bonus', amount: { amount: '40.00' }, link: '/profile/bonuses' },
      { reason: 'vault', amount: { amount: '25.00' } },
    ],
  });
  expect((await player.withdraw('400', { burn_bonuses: true })).status).toBe(200);
  const after = await player.settings();
  expect(after.available.amount).toBe('0.00');
  expect(after.locked.map(({ reason }) => reason)).toEqual(['pending', 'vault']);
});

test('8-3, 8-7 the needs of a large sum are all named, the first with the money, and tell what mends them', async () => {
  const player = await WithdrawalPlayer.create(operator, '3000.00');
  const { locked, available } = await player.settings();
  expect(available.amount).toBe('2000.00');
  expect(locked.map(({ reason, error, amount }) => [reason, error, amount.amount])).toEqual([
    ['profile', 'UserNeedProfileDataException', '1000.00'],
    ['contact', 'UserNeedConfirmContactException', '0.00'],
    ['identity', 'KycWithdrawalException', '0.00'],
  ]);
  expect(locked[0]!.fields).toContain('first_name');
  expect([locked[1]!.contact, locked[2]!.status, locked[2]!.link]).toEqual(['email', 'none', '/profile/verification']);
});

test('8-6 limits of an operation and of periods are told before an amount is typed, with what is left and until when', async () => {
  const player = await WithdrawalPlayer.create(operator, '9000.00');
  await player.needs([]);
  const first = await player.settings();
  expect(first.limits).toMatchObject({
    operation: { amount: '2500.00' },
    review_above: { amount: '1000.00' },
    periods: [
      { period: 'day', limit: { amount: '2500.00' }, left: { amount: '2500.00' }, until: null },
      { period: 'week', limit: { amount: '5000.00' } },
      { period: 'month', limit: { amount: '10000.00' } },
    ],
  });
  expect(first.methods[0]!.max.amount).toBe('2500.00');
  // The day's limit is as low as that of one operation, and says more: the rest cannot go with the next one.
  expect((await player.withdraw('2500.01')).error).toMatchObject({
    type: 'WithdrawalLimitsPeriodExceededException',
    error_data: { period: 'day', left: { amount: '2500.00' } },
  });
  expect((await player.withdraw('2500')).status).toBe(200);
  const until = new Date(operator.time.ms + 24 * 3_600_000).toISOString();
  const { available, locked } = await player.settings();
  expect(available.amount).toBe('0.00');
  expect(locked.find(({ reason }) => reason === 'period')).toMatchObject({
    period: 'day',
    amount: { amount: '6500.00' },
    bound: { amount: '2500.00' },
    until,
  });
  expect((await player.withdraw('10')).error).toMatchObject({
    type: 'WithdrawalLimitsPeriodExceededException',
    error_data: { period: 'day', until, left: { amount: '0.00' } },
  });
});

test('8-6, D3 parallel withdrawals at the edge of a period’s limit never pass it', async () => {
  const player = await WithdrawalPlayer.create(operator, '9000.00');
  await player.needs([]);
  const replies = await Promise.all(Array.from({ length: 12 }, () => player.withdraw('600')));
  const types = replies.map(({ status, error }) => (status === 200 ? 'paid' : error.type)).sort();
  expect(types).toEqual([
    ...Array.from({ length: 8 }, () => 'WithdrawalLimitsPeriodExceededException'),
    ...Array.from({ length: 4 }, () => 'paid'),
  ]);
  const { limits } = await player.settings();
  expect(limits.periods[0]!.left.amount).toBe('100.00');
});

test('2.3-9 less than the method’s minimum is said as such', async () => {
  const player = await WithdrawalPlayer.create(operator, '4.20');
  expect(await player.settings()).toMatchObject({
    available: { amount: '0.00' },
    locked: [
      { reason: 'minimum', error: 'InvalidParameterException', amount: { amount: '4.20' }, bound: { amount: '10.00' } },
    ],
  });
});

test('8-9 a new destination is checked, offered by its mask meanwhile, and free after the check', async () => {
  const player = await WithdrawalPlayer.create(operator, '300.00');
  await player.needs(['requisitesVerified']);
  expect((await player.settings()).locked).toMatchObject([
    { reason: 'destination', error: 'RequisitesOnVerificationException', amount: { amount: '300.00' }, until: null },
  ]);
  expect((await player.withdraw('20')).error.type).toBe('RequisitesOnVerificationException');
  const { destinations, locked } = await player.settings();
  expect(destinations).toMatchObject([{ method: 'card', requisites: '411111...1111', status: 'checking' }]);
  expect(JSON.stringify(destinations)).not.toContain('4111111111111111');
  const until = new Date(operator.time.ms + 2 * 60_000).toISOString();
  expect([locked[0]!.until, destinations[0]!.until]).toEqual([until, until]);
  operator.time.ms += 2 * 60_000;
  const after = await player.settings();
  expect([after.available.amount, after.destinations[0]!.status]).toEqual(['300.00', 'ready']);
  const again = { requisites: '', destination: after.destinations[0]!.id };
  expect((await player.withdraw('300', again)).status).toBe(200);
});
