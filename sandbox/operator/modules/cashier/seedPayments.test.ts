import { expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier/cashier.ts';
import { signInSeeded } from '../../testing/signInSeeded.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { withAuditedOperator } from '../../testing/withAuditedOperator.ts';

type History = OutputOf<typeof cashier.gethistory>;

let operator: TestOperator;
withAuditedOperator((started) => (operator = started));

test('7-49 the ready-made player has paid in twice and out once, a deposit has failed and one was given up', async () => {
  const get = await signInSeeded(operator);
  expect((await get<History>('cashier.gethistory')).items).toMatchObject([
    { type: 'deposit', status: 'cancelled', amount: { amount: '50.00' }, reason: 'cancelled_by_buyer' },
    { type: 'deposit', status: 'succeeded', amount: { amount: '80.00' } },
    { type: 'deposit', status: 'failed', amount: { amount: '80.00' }, reason: 'declined_by_bank' },
    {
      type: 'withdrawal',
      status: 'succeeded',
      amount: { amount: '30.00' },
      method_name: 'Purse',
      requisites: 'ro...1988',
    },
    { type: 'deposit', status: 'succeeded', amount: { amount: '20.00' } },
  ]);
  expect(await get('account.getBalance')).toMatchObject({ balance_main: { amount: '100.00' } });
});

test('7-52 the stages of their withdrawal are done', async () => {
  const get = await signInSeeded(operator);
  const { items } = await get<History>('cashier.gethistory', { type: 'withdrawal' });
  expect(await get('cashier.getwithdrawal', { transaction: items[0]?.id })).toMatchObject({
    steps: [
      { id: 'request', state: 'done' },
      { id: 'review', state: 'done', reason: 'not_needed' },
      { id: 'delivery', state: 'done', since: '2026-05-12T10:06:00.000Z', ended_at: '2026-05-12T10:14:00.000Z' },
    ],
  });
});

test('the payment service is never asked about them, since it does not know them', async () => {
  operator.time.ms += 2 * 86_400_000;
  expect((await operator.control('reconcile')).json()).toMatchObject({ reconciled: 0 });
  const rows = await operator.database.query('select 1 from operator.payments where asked_at is not null');
  expect(rows).toEqual([]);
});

test('7-49 the second ready-made player has no payment', async () => {
  const get = await signInSeeded(operator, 'newcomer');
  expect(await get('cashier.gethistory')).toMatchObject({ count: 0 });
});
