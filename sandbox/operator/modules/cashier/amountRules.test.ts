import { expect, test } from 'vitest';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import type { TestCashier } from './testing/TestCashier.ts';
import { withCashier } from './testing/withCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
withCashier((...opened) => ([operator, cashier] = opened));

const rules = [
  { name: 'minValue', params: { min: '20' } },
  { name: 'maxValue', params: { max: '60' } },
  { name: 'amountNotMultipleOf', params: { value: '2.5' } },
];

test('5-13, 5-14, 5-16, 3-32 an amount that the configuration refuses is neither deposited nor withdrawn', async () => {
  operator.vendors.on('/content/api/site-configuration', () =>
    Response.json({ data: { validators: [{ field: 'amount', rules }] } }),
  );
  operator.time.ms += 31_000;
  const { cookie } = await cashier.funded('100.00');
  const codeOf = ({ error }: Awaited<ReturnType<TestCashier['deposit']>>) =>
    (error.error_data as { amount?: { code: string }[] } | undefined)?.amount?.[0]?.code;
  // The first order asks for the configuration, which no transaction waits for.
  await cashier.deposit(cookie, { amount: '27.50' });
  await expect.poll(async () => codeOf(await cashier.deposit(cookie, { amount: '15.00' }))).toBe('minValue');
  for (const [amount, code] of [
    ['15.00', 'minValue'],
    ['70.00', 'maxValue'],
    ['25.50', 'amountNotMultipleOf'],
  ]) {
    expect([amount, codeOf(await cashier.deposit(cookie, { amount: amount ?? '' }))]).toEqual([amount, code]);
    expect([amount, codeOf(await cashier.withdraw(cookie, { amount: amount ?? '' }))]).toEqual([amount, code]);
  }
  expect((await cashier.deposit(cookie, { amount: '27.50' })).status).toBe(200);
  expect((await cashier.withdraw(cookie, { amount: '27.50' })).status).toBe(200);
});
