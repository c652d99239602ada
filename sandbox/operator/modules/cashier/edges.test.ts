import { expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import type { TestCashier } from './testing/TestCashier.ts';
import { withCashier } from './testing/withCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
withCashier((...opened) => ([operator, cashier] = opened));

const AT_ONCE = 50;

const kinds = (replies: readonly { readonly status: number; readonly error: { readonly type: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, error } of replies) {
    const kind = status === 200 ? 'taken' : error.type;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

test('I1 3-55 fifty deposits at once never pass the deposit limit', async () => {
  const { cookie } = await operator.player();
  await operator.call('responsible.setLimit', { kind: 'deposit', period: 'day', amount: '175.00' }, { cookie });
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () => cashier.deposit(cookie, { amount: '25.00' })),
  );
  expect(kinds(replies)).toEqual({ taken: 7, BillingDepositLimitExceededException: AT_ONCE - 7 });
});

test('I2 fifty withdrawals at once never pass the balance', async () => {
  const { cookie } = await cashier.funded('130.00');
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => cashier.withdraw(cookie)));
  expect(kinds(replies)).toEqual({ taken: 6, WithdrawalLimitsExceededException: AT_ONCE - 6 });
  expect(await cashier.balance(cookie)).toBe('10.00');
});

test('I1 I2 fifty deposits and withdrawals at once keep every cent', async () => {
  const { cookie, uid } = await cashier.funded('100.00');
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      index % 2 === 0
        ? operator.control('credit', { uid, amount: '0.01', currency: 'USD' })
        : cashier.withdraw(cookie, { amount: '10.00' }),
    ),
  );
  expect(replies).toHaveLength(AT_ONCE);
  const [held] = await operator.database.query<{ sum: bigint }>(
    `select sum(amount)::bigint as sum from operator.payments where uid = $1 and type = 'withdrawal'`,
    [uid],
  );
  expect(Number(await cashier.balance(cookie)) * 100 + Number(held?.sum)).toBeCloseTo(10_025, 6);
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
